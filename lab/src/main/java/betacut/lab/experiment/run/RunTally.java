package betacut.lab.experiment.run;

import betacut.lab.experiment.Comparison;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.PositionBlock;
import betacut.lab.experiment.Setting;
import betacut.lab.experiment.Stop;
import betacut.lab.experiment.Trial;
import betacut.lab.run.RunProgress;
import betacut.stats.sample.RunningMean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** What a run knows while it goes on. Guarded by its user. */
final class RunTally {
  private static final double CONFIDENCE = 0.95;

  private record Cell(String game, Setting setting) {}

  private final Experiment experiment;
  private final List<Trial> trials;
  private final int workers;
  private final Map<Cell, RunningMean> nanos = new HashMap<>();
  private final Map<Cell, Integer> waiting = new LinkedHashMap<>();
  private final Map<Cell, Map<Integer, RunningMean>> values = new HashMap<>();
  private final Measure watched;
  private long begun = System.nanoTime();
  private int done;
  private int doneBefore;
  private double searchedNanos;

  RunTally(Experiment experiment, List<Trial> trials, int workers) {
    this.experiment = experiment;
    this.trials = trials;
    this.workers = workers;
    trials.forEach(trial -> waiting.merge(cell(trial), 1, Integer::sum));
    watched =
        experiment
            .stop()
            .map(Stop::measure)
            .orElse(
                experiment.measures().stream()
                    .filter(measure -> measure.kind() == Measure.Kind.COST)
                    .findFirst()
                    .orElse(Measure.NODES));
  }

  private static Cell cell(Trial trial) {
    return new Cell(trial.game(), trial.setting());
  }

  /** Starts the clock by which the time left is guessed. */
  void begin() {
    begun = System.nanoTime();
  }

  /** What an earlier run has measured. */
  void addBefore(Trial trial, Measurement measurement) {
    add(trial, measurement);
    doneBefore++;
    searchedNanos = 0;
  }

  void add(Trial trial, Measurement measurement) {
    Cell cell = cell(trial);
    done++;
    searchedNanos += measurement.nanos();
    waiting.merge(cell, -1, Integer::sum);
    nanos.merge(cell, RunningMean.NONE.plus(measurement.nanos()), RunningMean::plus);
    values
        .computeIfAbsent(cell, unseen -> new HashMap<>())
        .merge(trial.block(), RunningMean.NONE.plus(watched.of(measurement)), RunningMean::plus);
  }

  int done() {
    return done;
  }

  RunProgress progress() {
    return new RunProgress(
        done, trials.size(), left(), live(), OptionalDouble.empty(), Optional.empty());
  }

  /** Searches of settings yet unseen are guessed; so is what keeping a result takes. */
  private Optional<Duration> left() {
    int lately = done - doneBefore;
    if (lately == 0) {
      return Optional.empty();
    }
    double usual = nanos.values().stream().mapToDouble(RunningMean::mean).average().orElseThrow();
    double searches = 0;
    for (Map.Entry<Cell, Integer> cell : waiting.entrySet()) {
      RunningMean known = nanos.get(cell.getKey());
      searches += cell.getValue() * (known == null ? usual : known.mean());
    }
    double passed = (double) (System.nanoTime() - begun) * workers;
    double keeping = Math.max(0, passed - searchedNanos) / lately;
    double sum = searches + keeping * (trials.size() - done);
    return Optional.of(Duration.ofNanos((long) (sum / workers)));
  }

  /** Whether the mean over the first positions of a game is known well for every setting. */
  boolean isNarrow(Grid grid, int positions) {
    Stop stop = experiment.stop().orElseThrow();
    for (Setting setting : grid.settings()) {
      Map<Integer, RunningMean> known =
          values.getOrDefault(new Cell(grid.game(), setting), Map.of());
      RunningMean mean = RunningMean.NONE;
      for (PositionBlock block : grid.blocks().subList(0, positions)) {
        mean = mean.plus(known.get(block.number()).mean());
      }
      if (!stop.rule().isReached(mean)) {
        return false;
      }
    }
    return true;
  }

  /** The last setting against its baseline, in the game under way. */
  private Optional<RunProgress.Live> live() {
    Grid grid =
        experiment.grids().stream()
            .filter(this::isUnderWay)
            .findFirst()
            .orElse(experiment.grids().getLast());
    Setting last = grid.settings().getLast();
    return experiment
        .comparison()
        .filter(comparison -> !last.values().get(comparison.factor()).equals(comparison.baseline()))
        .map(comparison -> ratio(grid, last, comparison))
        .orElseGet(() -> mean(grid, last));
  }

  private boolean isUnderWay(Grid grid) {
    return grid.settings().stream().anyMatch(s -> waiting.get(new Cell(grid.game(), s)) > 0);
  }

  private Optional<RunProgress.Live> mean(Grid grid, Setting setting) {
    RunningMean mean = RunningMean.NONE;
    for (RunningMean value :
        values.getOrDefault(new Cell(grid.game(), setting), Map.of()).values()) {
      mean = mean.plus(value.mean());
    }
    String what = "%s %s, %s".formatted(grid.game(), watched.label(), setting);
    return mean.count() < 2
        ? Optional.empty()
        : Optional.of(new RunProgress.Live(what, mean.estimate(CONFIDENCE), (int) mean.count()));
  }

  private Optional<RunProgress.Live> ratio(Grid grid, Setting setting, Comparison comparison) {
    Setting baseline = setting.with(comparison.factor(), comparison.baseline());
    var first = values.getOrDefault(new Cell(grid.game(), setting), Map.of());
    var second = values.getOrDefault(new Cell(grid.game(), baseline), Map.of());
    List<Integer> both = new ArrayList<>(first.keySet());
    both.retainAll(second.keySet());
    RunningMean logs = RunningMean.NONE;
    for (int block : both) {
      double ratio = first.get(block).mean() / second.get(block).mean();
      logs = ratio > 0 && ratio < Double.POSITIVE_INFINITY ? logs.plus(Math.log(ratio)) : logs;
    }
    if (logs.count() < 2) {
      return Optional.empty();
    }
    String what =
        "%s %s, %s : %s".formatted(grid.game(), watched.label(), setting, comparison.baseline());
    return Optional.of(
        new RunProgress.Live(
            what, logs.estimate(CONFIDENCE).mapped(Math::exp), (int) logs.count()));
  }
}
