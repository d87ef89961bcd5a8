package betacut.lab.experiment.result;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Trial;
import betacut.lab.experiment.run.Runner;
import betacut.lab.experiment.run.TrialListener;
import betacut.lab.experiment.spec.Presets;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.report.Provenance;
import betacut.lab.store.Log;
import betacut.search.Statistics;
import betacut.search.StopSignal;
import betacut.stats.sample.Bootstrap;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;
import java.util.function.LongFunction;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A/A: an engine is compared with itself, and a laboratory that finds something is wrong. */
class SelfComparisonTest {
  private static final int RUNS = 200;

  /** One run in twenty may err. */
  private static final int MOST_ALARMS = RUNS / 20;

  private static final Pattern CLAIM =
      Pattern.compile("cheaper|dearer|cross at|that is sure:|\\d\\*");

  private static final String SPEC =
      """
      name = "self"
      games = ["connect4"]
      measures = [%s]
      repeats = %d
      seed = %d
      positions.random = { count = 12, plies = [2, 12] }
      [variants]
      a = "alphabeta table=none order=random seed=%d"
      b = "alphabeta table=none order=random seed=%d"
      [factors]
      depth = [1, 2, 3]
      """;

  private static Experiment experiment(String measures, int repeats, long seed, long other) {
    return SpecReader.read(SPEC.formatted(measures, repeats, seed, seed, other), "self.toml");
  }

  /** Everything a reader is told, in terminal and report. */
  private static List<String> told(Experiment experiment, List<Measurement> measurements) {
    var bootstrap = new Bootstrap(Bootstrap.Method.PERCENTILE, 20, 0.95, experiment.seed());
    Summary summary =
        new Summarizer(experiment, Optional.empty(), bootstrap, 5).summarize(measurements);
    var report =
        ExperimentReport.of(
            experiment, summary, measurements.size(), new Provenance(new LinkedHashMap<>()));
    List<String> told = new ArrayList<>(SummaryText.lines(summary));
    told.addAll(SummaryScreen.lines(experiment, summary));
    told.addAll(report.summary());
    report.figures().forEach(figure -> told.add(figure.summary()));
    return told;
  }

  private static int alarms(LongFunction<List<String>> run) {
    int alarms = 0;
    for (long seed = 1; seed <= RUNS; seed++) {
      alarms += run.apply(seed).stream().anyMatch(line -> CLAIM.matcher(line).find()) ? 1 : 0;
    }
    return alarms;
  }

  /** The same search in two random orders of moves: counts differ, and neither is the better. */
  @Test
  void countsThatDifferByChanceSaySoAtMostOnceInTwenty() {
    int alarms =
        alarms(
            seed -> {
              Experiment experiment = experiment("\"nodes\", \"leaves\"", 1, seed, seed + RUNS);
              var log = Log.inMemory(Measurement.COLUMNS);
              new Runner(experiment, log, TrialListener.SILENT, 1).run(new StopSignal());
              return told(experiment, log.all());
            });
    assertThat(alarms).isLessThanOrEqualTo(MOST_ALARMS);
  }

  /** The trials of one experiment in the order they are made, each slowed down as it is told. */
  private static List<Measurement> slowed(
      Experiment experiment, IntToDoubleFunction wall, IntToDoubleFunction cpu) {
    List<Measurement> measurements = new ArrayList<>();
    for (Trial trial : experiment.trials()) {
      int depth = Integer.parseInt(trial.setting().values().get("depth"));
      double size = (1 + trial.block() % 5) * 20_000 * Math.pow(3, depth);
      measurements.add(
          new Measurement(
              trial.number(),
              new Statistics((long) size, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
              0,
              "estimate",
              depth,
              "4",
              0,
              (long) (size * wall.applyAsDouble(trial.number())),
              (long) (size * cpu.applyAsDouble(trial.number()))));
    }
    return measurements;
  }

  /** Bursts that take a thread off its processor, a machine that slows down, and jitter. */
  @Test
  void noiseOfBusyMachineSaysSomethingAtMostOnceInTwenty() {
    int alarms =
        alarms(
            seed -> {
              Experiment experiment = experiment("\"cpu\", \"time\", \"nodes\"", 3, seed, seed);
              var random = new SplittableRandom(seed);
              int trials = experiment.trials().size();
              double[] cpu = new double[trials];
              double[] wall = new double[trials];
              for (int i = 0; i < trials; i++) {
                double jitter = 0.1 * (random.nextDouble() + random.nextDouble() - 1);
                double drift = 0.3 * i / trials;
                boolean isBurst = random.nextInt(6) == 0;
                cpu[i] = 1 + drift + jitter + (isBurst ? 0.2 * random.nextDouble() : 0);
                wall[i] = cpu[i] + (isBurst ? Math.pow(random.nextDouble(), -0.7) : 0);
              }
              return told(experiment, slowed(experiment, i -> wall[i], i -> cpu[i]));
            });
    assertThat(alarms).isLessThanOrEqualTo(MOST_ALARMS);
  }

  /**
   * One search made 12,000 times on two processors with five other builds beside it: wall and
   * processor time of each, in tenths of a microsecond. Every run is laid over another stretch.
   */
  @Test
  void recordedTimesOfBusyMachineSaySomethingAtMostOnceInTwenty() throws IOException {
    double[][] recorded = recorded();
    int alarms =
        alarms(
            seed -> {
              Experiment experiment = experiment("\"cpu\", \"time\", \"nodes\"", 3, seed, seed);
              int trials = experiment.trials().size();
              int from = (int) ((seed - 1) * (recorded.length - trials) / (RUNS - 1));
              return told(
                  experiment,
                  slowed(experiment, i -> recorded[from + i][0], i -> recorded[from + i][1]));
            });
    assertThat(alarms).isLessThanOrEqualTo(MOST_ALARMS);
  }

  private static double[][] recorded() throws IOException {
    try (var stream = SelfComparisonTest.class.getResourceAsStream("busy-machine.txt")) {
      String text = new String(stream.readAllBytes(), StandardCharsets.US_ASCII);
      return text.lines()
          .map(line -> line.split(" "))
          .map(pair -> new double[] {Double.parseDouble(pair[0]), Double.parseDouble(pair[1])})
          .toArray(double[][]::new);
    }
  }

  /** The preset itself, on whatever machine this is. */
  @Test
  void presetFindsNothing() {
    Experiment experiment = SpecReader.readQuick(Presets.text("aa"), Presets.fileName("aa"));
    var log = Log.inMemory(Measurement.COLUMNS);
    new Runner(experiment, log, TrialListener.SILENT, 1).run(new StopSignal());
    assertThat(told(experiment, log.all()))
        .filteredOn(line -> line.contains("in nodes"))
        .containsOnly(
            "connect4: in nodes, b and a are the same at every depth and position",
            "connect4: in nodes, b and a are the same at every depth and position.");
  }

  /** Two engines that do differ are told apart, so that silence means something. */
  @Test
  void realDifferenceIsFound() {
    Experiment experiment = experiment("\"cpu\", \"nodes\"", 3, 1, 1);
    List<Measurement> measurements =
        slowed(experiment, i -> 1, i -> isSecond(experiment, i) ? 1.2 + 0.01 * (i % 7) : 1);
    assertThat(told(experiment, measurements))
        .contains("connect4: in cpu, b is dearer than a at every depth");
  }

  private static boolean isSecond(Experiment experiment, int trial) {
    return experiment.trials().get(trial).setting().values().get("variant").equals("b");
  }
}
