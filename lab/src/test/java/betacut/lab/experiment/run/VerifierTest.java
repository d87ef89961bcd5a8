package betacut.lab.experiment.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.result.ResultsCsv;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.run.Audit;
import betacut.lab.run.Verification;
import betacut.lab.store.Log;
import betacut.lab.unit.LocalExecutor;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerifierTest {
  private static final Experiment EXPERIMENT =
      SpecReader.read(
          """
          name = "twice"
          games = ["connect4"]
          memory = "kept"
          repeats = 2
          positions.list = ["-", "44", "4,4"]
          fixed = "pvs depth=5 table-mib=1"
          [factors]
          threads = [1, 2]
          order = ["hash,killers", "random"]
          """,
          "twice.toml");

  private static List<Measurement> measured() {
    var log = Log.inMemory(Measurement.COLUMNS);
    new Runner(EXPERIMENT, log, TrialListener.SILENT, 1).run(new StopSignal());
    return new ArrayList<>(log.all());
  }

  private static Verification verify(List<Measurement> measurements) {
    var audit = new Audit();
    new Verifier(EXPERIMENT, audit, TrialListener.SILENT, new LocalExecutor(2))
        .verify(measurements, new StopSignal());
    return audit.verification();
  }

  @Test
  void sameCountsAreFoundAgain() {
    Verification verification = verify(measured());
    assertThat(verification.holds(false)).isTrue();
    assertThat(verification.compared()).isEqualTo(3 * 2 * 2);
    assertThat(verification.skipped()).as("several threads").isEqualTo(3 * 2 * 2);
    assertThat(verification.missing()).isZero();
  }

  @Test
  void changedCountsAreNamed() {
    List<Measurement> measurements = measured();
    Measurement m = measurements.get(1);
    measurements.set(
        1,
        new Measurement(
            1, m.counts(), m.score() + 1, m.kind(), m.depth(), m.move(), m.fullPermille(), 0, 0));
    Verification verification = verify(measurements);
    assertThat(verification.holds(false)).isFalse();
    assertThat(verification.different()).isEqualTo(1);
    assertThat(verification.first().getFirst())
        .startsWith("trial 1, connect4 ")
        .contains("order=random")
        .contains("score " + (m.score() + 1));
  }

  /** Whatever was changed, that and nothing else is shown. */
  @Test
  void theFieldThatDiffersIsShown() {
    String results = new ResultsCsv(EXPERIMENT).write(measured());
    List<String> lines = results.lines().toList();
    int column = List.of(lines.getFirst().split(",")).indexOf("stores");
    // The order of moves is quoted and holds a comma, so fields are counted from the end.
    int fromEnd = lines.getFirst().split(",").length - column;
    String[] cells = lines.get(1).split(",");
    String before = cells[cells.length - fromEnd];
    cells[cells.length - fromEnd] = before + "9";
    String changed = results.replace(lines.get(1), String.join(",", cells));
    Verification verification = verify(new ResultsCsv(EXPERIMENT).read(changed, "results.csv"));
    assertThat(verification.first()).hasSize(1);
    assertThat(verification.first().getFirst())
        .endsWith(": stores %s9, now %s".formatted(before, before));
  }

  @Test
  void missingTrialsAreNotMadeUp() {
    List<Measurement> measurements = measured();
    measurements.removeFirst();
    Verification verification = verify(measurements);
    assertThat(verification.missing()).isEqualTo(1);
    assertThat(verification.compared()).isEqualTo(11);
    assertThat(verification.holds(false)).isFalse();
    assertThat(verification.holds(true)).as("partial").isTrue();
    assertThat(verify(List.of()).holds(true)).as("nothing was compared").isFalse();
  }

  @Test
  void tableOfResultsReadsBack() {
    List<Measurement> measurements = measured();
    var csv = new ResultsCsv(EXPERIMENT);
    String text = csv.write(measurements);
    assertThat(text.lines()).hasSize(1 + EXPERIMENT.trials().size());
    assertThat(text).contains("\"hash,killers\"");
    assertThat(csv.read(text, "results.csv")).isEqualTo(measurements);
  }

  @Test
  void damagedTablesAreRefusedByLine() {
    var csv = new ResultsCsv(EXPERIMENT);
    String text = csv.write(measured());
    String position = EXPERIMENT.blocks().getLast().position();
    String row = text.lines().toList().get(2);
    assertThatThrownBy(() -> csv.read(text.replace(row, row.substring(0, 8)), "r.csv"))
        .hasMessageStartingWith("r.csv:3: this is no row");
    assertThatThrownBy(() -> csv.read("a,b\n", "r.csv")).hasMessageStartingWith("r.csv:1: ");
    assertThatThrownBy(() -> csv.read(text.replace("," + position + ",", ",x,"), "r.csv"))
        .hasMessageContaining("has position 'x' instead of '%s'".formatted(position));
  }
}
