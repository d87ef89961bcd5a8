package betacut.lab.experiment.result;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Trial;
import betacut.lab.experiment.run.ExperimentPlan;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.report.Provenance;
import betacut.lab.report.QuietCheck;
import betacut.lab.report.Report;
import betacut.lab.run.Parallelism;
import betacut.search.Statistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/** Times of a machine that has other things to do are told with a warning, and with the reason. */
class BusyMachineTest {
  private static final Experiment EXPERIMENT =
      SpecReader.read(
          """
          name = "timed"
          games = ["connect4"]
          measures = ["cpu", "time", "nodes"]
          positions.random = { count = 12, plies = [2, 6] }
          [variants]
          plain = "alphabeta table=none"
          table = "alphabeta table=bucket"
          [factors]
          depth = [1, 2, 3]
          """,
          "timed.toml");
  private static final QuietCheck QUIET = new QuietCheck(OptionalDouble.of(0.02), 0.3, 2);
  private static final QuietCheck BUSY = new QuietCheck(OptionalDouble.of(1.9), 7.1, 2);

  private static boolean isTable(Trial trial) {
    return trial.setting().values().get("variant").equals("table");
  }

  /** Every search takes 1 ms of a processor times {@code cpu}, and {@code wall} ms of waiting. */
  private static Summary summary(
      Optional<QuietCheck> before, ToDoubleFunction<Trial> cpu, ToDoubleFunction<Trial> waiting) {
    List<Measurement> all =
        EXPERIMENT.trials().stream()
            .map(
                trial -> {
                  double uneven = 1 + trial.block() / 100.0;
                  double own = cpu.applyAsDouble(trial) * uneven;
                  return new Measurement(
                      trial.number(),
                      new Statistics(100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
                      0,
                      "estimate",
                      1,
                      "4",
                      0,
                      (long) ((own + waiting.applyAsDouble(trial)) * 1e6),
                      (long) (own * 1e6));
                })
            .toList();
    return Summary.of(EXPERIMENT, all, before);
  }

  @Test
  void everyTimeOfBusyMachineIsMarked() {
    Summary summary = summary(Optional.of(QUIET), trial -> 1, trial -> 1.5);
    assertThat(SummaryScreen.lines(EXPERIMENT, summary))
        .filteredOn(line -> line.matches("connect4.*\\b(cpu|time)\\b.*"))
        .isNotEmpty()
        .allMatch(line -> line.endsWith("[busy machine]"));
    assertThat(SummaryText.lines(summary))
        .filteredOn(line -> line.contains("nodes"))
        .isNotEmpty()
        .noneMatch(line -> line.contains("busy"));
    Report report =
        ExperimentReport.of(EXPERIMENT, summary, 72, new Provenance(new LinkedHashMap<>()));
    assertThat(report.summary().getLast()).startsWith("Busy machine: searches had a processor 4");
    assertThat(
            report.tables().filter(grid -> grid.table().caption().matches(".*\\b(cpu|time)\\b.*")))
        .isNotEmpty()
        .allMatch(grid -> grid.table().summary().endsWith("taken on a busy machine."));
  }

  @Test
  void whatWasSeenBeforeCountsToo() {
    assertThat(summary(Optional.of(BUSY), trial -> 1, trial -> 0).isDisturbed()).isTrue();
    Summary quiet = summary(Optional.of(QUIET), trial -> 1, trial -> 0);
    assertThat(quiet.isDisturbed()).isFalse();
    assertThat(SummaryText.machine(quiet).orElseThrow())
        .isEqualTo(
            "Quiet machine: searches had a processor 100.0 % of their time; before, other programs"
                + " used 0.02 of 2 processors, the load was 0.30.");
    assertThat(SummaryText.lines(quiet)).noneMatch(line -> line.contains("busy"));
  }

  /** Processor time says dearer, wall time cheaper: never without the reason. */
  @Test
  void contradictionNamesItsReason() {
    Summary summary = summary(Optional.empty(), t -> isTable(t) ? 1.5 : 1, t -> isTable(t) ? 0 : 1);
    assertThat(SummaryText.lines(summary))
        .contains(
            "connect4: in cpu, table is dearer than plain at every depth [busy machine]",
            "connect4: in time, table is cheaper than plain at every depth; processor time says"
                + " the opposite at some depth, for it leaves out waiting, here 27.5 % of the time"
                + " [busy machine]");
  }

  @Test
  void aLookIsKeptWithTheRun() {
    var plan = new ExperimentPlan(EXPERIMENT);
    Provenance provenance = plan.provenance(Parallelism.of(1));
    QuietCheck seen = QuietCheck.of(provenance).orElseThrow();
    assertThat(seen.processors()).isEqualTo(Runtime.getRuntime().availableProcessors());
    assertThat(plan.caution(provenance).orElseThrow())
        .startsWith(seen.isQuiet() ? "The machine is quiet: " : "The machine is busy: ");
    for (QuietCheck check : List.of(QUIET, BUSY, new QuietCheck(OptionalDouble.empty(), -1, 4))) {
      assertThat(QuietCheck.of(check.in(provenance))).contains(check);
    }
    assertThat(QuietCheck.of(new Provenance(new LinkedHashMap<>()))).isEmpty();
  }
}
