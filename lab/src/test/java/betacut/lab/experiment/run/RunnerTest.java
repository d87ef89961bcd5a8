package betacut.lab.experiment.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Trial;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.run.RunOutcome;
import betacut.lab.run.RunProgress;
import betacut.lab.store.Log;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunnerTest {
  private static final String SPEC =
      """
      name = "small"
      games = ["connect4", "tictactoe"]
      memory = "MEMORY"
      repeats = 2
      [positions]
      random = { count = 3, plies = [1, 3] }
      connect4.scripts = [[6, 4, 7, 2]]
      connect4.reference = "alphabeta depth=2 evaluation=essay"
      [fixed]
      algorithm = "alphabeta"
      order = "hash"
      table-mib = 1
      [factors]
      table = ["none", "bucket"]
      depth = [3, 5]
      """;

  private static Experiment experiment(String memory) {
    return SpecReader.read(SPEC.replace("MEMORY", memory), "small.toml");
  }

  private static List<Measurement> run(Experiment experiment, int workers) {
    var log = Log.inMemory(Measurement.COLUMNS);
    RunOutcome outcome =
        new Runner(experiment, log, TrialListener.SILENT, workers).run(new StopSignal());
    assertThat(outcome.end()).isEqualTo(RunOutcome.End.COMPLETE);
    assertThat(outcome.done()).isEqualTo(experiment.trials().size());
    return log.all();
  }

  private static void assertSameCounts(List<Measurement> first, List<Measurement> second) {
    assertThat(second).hasSameSizeAs(first);
    for (int i = 0; i < first.size(); i++) {
      assertThat(second.get(i).repeats(first.get(i))).as("trial %d", i).isTrue();
    }
  }

  @Test
  void studysTreesHaveTheirSizes() {
    Experiment experiment =
        SpecReader.read(
            """
            name = "trees"
            games = ["connect4"]
            positions.list = ["-"]
            [variants]
            plain = "alphabeta evaluation=essay"
            table = "preset=essay order=hash"
            [factors]
            depth = [1, 2, 3, 4, 5, 6, 7, 8]
            """,
            "trees.toml");
    assertThat(run(experiment, 1))
        .extracting(measurement -> measurement.counts().nodes())
        .containsExactly(
            8L, 21L, 129L, 482L, 2308L, 8999L, 42941L, 153369L, //
            5L, 15L, 69L, 326L, 1024L, 3819L, 12745L, 38755L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cleared", "kept"})
  void countsDoNotDependOnWorkers(String memory) {
    Experiment experiment = experiment(memory);
    assertSameCounts(run(experiment, 1), run(experiment, 3));
  }

  @Test
  void keptTablesSaveNodesAlongTheLine() {
    long cleared = nodes(run(experiment("cleared"), 1));
    assertThat(nodes(run(experiment("kept"), 1))).isLessThan(cleared);
  }

  @Test
  void repeatsDoNotFindTheTableOfTheLast() {
    Experiment experiment = experiment("kept");
    List<Trial> trials = experiment.trials();
    long[] nodes = new long[experiment.repeats()];
    run(experiment, 1).forEach(m -> nodes[trials.get(m.trial()).repeat()] += m.counts().nodes());
    assertThat(nodes).containsOnly(nodes[0]);
  }

  private static long nodes(List<Measurement> measurements) {
    return measurements.stream().mapToLong(measurement -> measurement.counts().nodes()).sum();
  }

  @ParameterizedTest
  @ValueSource(strings = {"cleared", "kept"})
  void stoppedRunsEndWithTheSameTable(String memory) {
    Experiment experiment = experiment(memory);
    var log = Log.inMemory(Measurement.COLUMNS);
    for (int interruptions = 0; log.done().cardinality() < experiment.trials().size(); ) {
      var signal = new StopSignal();
      int[] left = {1 + interruptions++ % 7};
      TrialListener listener =
          (trial, measurement, progress) -> {
            if (--left[0] <= 0) {
              signal.stop();
            }
          };
      new Runner(experiment, log, listener, 1 + interruptions % 2).run(signal);
    }
    assertSameCounts(run(experiment, 1), log.all());
  }

  @Test
  void measurementsAreKeptBeforeTheyAreTold() {
    Experiment experiment = experiment("cleared");
    var log = Log.inMemory(Measurement.COLUMNS);
    List<RunProgress> told = new ArrayList<>();
    TrialListener listener =
        (trial, measurement, progress) -> {
          assertThat(log.done().get(trial.number())).isTrue();
          told.add(progress);
        };
    new Runner(experiment, log, listener, 2).run(new StopSignal());
    int trials = experiment.trials().size();
    assertThat(told).hasSize(trials);
    assertThat(told.getLast().done()).isEqualTo(trials);
    assertThat(told.getLast().left().orElseThrow()).isZero();
    assertThat(told.getFirst().left().orElseThrow()).isPositive();
    RunProgress.Live live = told.getLast().live().orElseThrow();
    assertThat(live.what()).contains("nodes").contains("none");
    assertThat(live.estimate().value()).isBetween(0.1, 1.0);
  }

  @Test
  void failureOfTheLogEndsTheRun() {
    Log<Measurement> full =
        new Log<Measurement>() {
          private final Log<Measurement> log = Log.inMemory(Measurement.COLUMNS);

          @Override
          public synchronized boolean add(Measurement measurement) {
            if (log.all().size() == 5) {
              throw new IllegalStateException("disk full");
            }
            return log.add(measurement);
          }

          @Override
          public java.util.BitSet done() {
            return log.done();
          }

          @Override
          public List<Measurement> all() {
            return log.all();
          }
        };
    var runner = new Runner(experiment("cleared"), full, TrialListener.SILENT, 2);
    assertThatThrownBy(() -> runner.run(new StopSignal())).hasMessage("disk full");
    assertThat(full.all()).hasSize(5);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void stopsItselfAtWholeBlocks(int workers) {
    Experiment experiment =
        SpecReader.read(
            """
            name = "narrow"
            games = ["tictactoe"]
            positions.random = { count = 60, plies = [1, 4] }
            [fixed]
            algorithm = "minimax"
            [factors]
            depth = [1, 2]
            [stop]
            measure = "nodes"
            within = 0.2
            minimum = 6
            growth = 2
            """,
            "narrow.toml");
    var log = Log.inMemory(Measurement.COLUMNS);
    RunOutcome outcome =
        new Runner(experiment, log, TrialListener.SILENT, workers).run(new StopSignal());
    assertThat(outcome.end()).isEqualTo(RunOutcome.End.NARROW);
    assertThat(outcome.done()).as("24 of 60 positions, two settings").isEqualTo(48);
    assertThat(log.done().length()).isEqualTo(48);
    var again = new Runner(experiment, log, TrialListener.SILENT, workers);
    assertThat(again.isFinished()).isTrue();
    assertThat(again.run(new StopSignal()).done()).isEqualTo(48);
  }

  @ParameterizedTest
  @ValueSource(strings = {"time", "cpu"})
  void timesAreMeasuredAlone(String measure) {
    String text = SPEC.replace("MEMORY", "cleared");
    String timed = text.replace("repeats = 2", "measures = [\"nodes\", \"%s\"]".formatted(measure));
    Experiment experiment = SpecReader.read(timed, "timed.toml");
    assertThat(
            new Runner(experiment, Log.inMemory(Measurement.COLUMNS), TrialListener.SILENT, 0)
                .workers())
        .isEqualTo(1);
    assertThat(experiment.warmups()).isEqualTo(1);
  }
}
