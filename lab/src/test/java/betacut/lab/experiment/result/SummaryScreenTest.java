package betacut.lab.experiment.result;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.run.Runner;
import betacut.lab.experiment.run.TrialListener;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.store.Log;
import betacut.search.StopSignal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SummaryScreenTest {
  private static List<String> screen(String variants) {
    Experiment experiment =
        SpecReader.read(
            """
            name = "screen"
            title = "A screen"
            games = ["connect4"]
            measures = ["nodes", "leaves", "value"]
            positions.random = { count = 10, plies = [4, 10] }
            [variants]
            plain = "minimax"
            %s
            [factors]
            depth = [1, 2, 3]
            """
                .formatted(variants),
            "screen.toml");
    var log = Log.inMemory(Measurement.COLUMNS);
    new Runner(experiment, log, TrialListener.SILENT, 1).run(new StopSignal());
    return SummaryScreen.lines(experiment, Summary.of(experiment, log.all(), Optional.empty()));
  }

  @Test
  void tableComesFirst() {
    List<String> lines = screen("cut = \"alphabeta table=none\"");
    assertThat(lines)
        .startsWith("A screen", "", "connect4: nodes, times that of plain", "depth     cut");
    assertThat(lines.get(4)).isEqualTo("1           =");
    assertThat(lines.get(6)).matches("3      0\\.\\d{3}\\*");
    assertThat(lines)
        .contains(
            "Answers as the baseline's at every position: in all 3 comparisons.",
            "connect4: in nodes, cut against plain: the same at depth 1, cheaper at depths 2 to 3");
  }

  @Test
  void screenIsNotFlooded() {
    var variants = new StringBuilder();
    for (int i = 1; i <= 14; i++) {
      variants.append("variant-number-%d = \"alphabeta table=none seed=%d\"\n".formatted(i, i));
    }
    List<String> lines = screen(variants.toString());
    assertThat(lines).hasSizeLessThan(60);
    assertThat(lines.getLast())
        .matches("\\d+ more findings are in the report: --out FOLDER writes it\\.");
    assertThat(lines).filteredOn(line -> line.startsWith("depth")).allMatch(l -> l.length() <= 80);
  }
}
