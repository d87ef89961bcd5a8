package betacut.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.report.Provenance;
import betacut.lab.report.ReportFolder;
import betacut.lab.store.Log;
import betacut.search.StopSignal;
import betacut.stats.rating.Sprt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentReportTest {
  @TempDir Path folder;

  private String written(TournamentResults results) throws IOException {
    var nothing = new Provenance(new LinkedHashMap<>());
    ReportFolder.write(TournamentReport.of(results, nothing), folder, Optional.empty());
    return Files.readString(folder.resolve("report.md"));
  }

  @Test
  void reportHoldsTablesAndTest() throws IOException {
    var test = new Sprt(Sprt.Scale.LOGISTIC, 0, 100, 0.05, 0.05);
    var spec =
        TournamentSpec.of("tictactoe", "perfect", "random")
            .withMode(Mode.SPRT, Optional.of(test))
            .withRounds(40, "random:1", 2);
    TournamentResults results =
        Tournament.of(spec)
            .run(Log.inMemory(PlayedGame.COLUMNS), 2, TournamentListener.SILENT, new StopSignal());
    String text = written(results);
    assertThat(text)
        .contains("Crosstable", "Bradley-Terry", "performance", "Pairs of games", "random:1")
        .contains("Decided: the first player is stronger");
    assertThat(folder.resolve("charts/log-likelihood-ratio.svg")).exists();
    assertThat(folder.resolve("tables/pairs-of-games.csv")).exists();
  }

  @Test
  void emptyTournamentHasReportToo() throws IOException {
    var spec = TournamentSpec.of("tictactoe", "perfect", "random");
    assertThat(written(TournamentResults.of(spec, 20, List.of()))).contains("0 of 20 games");
  }
}
