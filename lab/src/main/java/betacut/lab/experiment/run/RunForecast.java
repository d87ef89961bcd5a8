package betacut.lab.experiment.run;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Setting;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * How long an experiment will take, from some of its own searches: each engine looks at the first
 * position of its game, a ply deeper each time, until its share of the patience is used up; what is
 * deeper is taken to grow as the last plies did. Right within a factor of two or three, which is
 * what somebody wants to know before starting.
 */
final class RunForecast {
  private static final Duration PATIENCE = Duration.ofMillis(400);
  private static final double LEAST_GROWTH = 1.2;
  private static final double MOST_GROWTH = 12;

  private final Experiment experiment;
  private final StopSignal signal;
  private final Map<String, TreeMap<Integer, Double>> ladders = new LinkedHashMap<>();
  private final long share;

  private RunForecast(Experiment experiment, StopSignal signal) {
    this.experiment = experiment;
    this.signal = signal;
    long engines =
        experiment.grids().stream()
            .flatMap(grid -> grid.settings().stream().map(s -> key(grid, engine(grid, s))))
            .distinct()
            .count();
    share = PATIENCE.toNanos() / Math.max(1, engines);
  }

  /** With so many searches at once. */
  static Duration of(Experiment experiment, int workers, StopSignal signal) {
    double nanos = new RunForecast(experiment, signal).nanos();
    return Duration.ofNanos((long) (nanos / workers));
  }

  private double nanos() {
    double sum = 0;
    for (Grid grid : experiment.grids()) {
      double once = 0;
      for (Setting setting : grid.settings()) {
        once += cost(grid, engine(grid, setting));
      }
      int searches = experiment.repeats() * grid.blocks().size() + experiment.warmups();
      sum += once * searches;
    }
    return sum;
  }

  private EngineText engine(Grid grid, Setting setting) {
    return experiment.engine(grid.game(), setting);
  }

  /** Names an engine whatever its depth. */
  private static String key(Grid grid, EngineText engine) {
    var values = new LinkedHashMap<>(engine.values());
    values.remove("depth");
    return grid.game() + " " + values;
  }

  private double cost(Grid grid, EngineText engine) {
    Limits limits = engine.limits();
    if (engine.values().containsKey("time")) {
      return limits.time().toNanos();
    }
    TreeMap<Integer, Double> ladder =
        ladders.computeIfAbsent(key(grid, engine), unseen -> climb(grid, engine));
    boolean isDeep = engine.values().containsKey("depth");
    return isDeep ? at(ladder, limits.depth()) : ladder.lastEntry().getValue();
  }

  /** The cost of each depth, as far as there is patience. */
  private TreeMap<Integer, Double> climb(Grid grid, EngineText engine) {
    var ladder = new TreeMap<Integer, Double>();
    int deepest = deepest(grid, engine);
    long begun = System.nanoTime();
    for (int depth = 1; depth <= deepest && !signal.isGiven(); depth++) {
      long left = share - (System.nanoTime() - begun);
      if (depth > 2 && left <= 0) {
        break;
      }
      long nanos = search(grid, engine, depth, Math.max(left, share / 4));
      ladder.put(depth, (double) Math.max(1, nanos));
    }
    return ladder.isEmpty() ? new TreeMap<>(Map.of(1, 1.0)) : ladder;
  }

  private int deepest(Grid grid, EngineText engine) {
    return grid.settings().stream()
        .map(setting -> engine(grid, setting))
        .filter(other -> key(grid, other).equals(key(grid, engine)))
        .mapToInt(other -> Math.min(99, other.limits().depth()))
        .max()
        .orElse(1);
  }

  private long search(Grid grid, EngineText engine, int depth, long nanos) {
    Game<?> game = Games.find(grid.game());
    EngineText limited =
        engine.plus(Map.of("depth", "" + depth, "time", Math.max(1, nanos / 1_000_000) + "ms"));
    Result result =
        Engine.of(game, engine.plus(Map.of("depth", "" + depth)).options(game))
            .search(
                game.parse(grid.blocks().getFirst().position()),
                limited.limits(),
                Detail.BEST,
                Progress.SILENT,
                signal);
    return result.nanos();
  }

  private static double at(TreeMap<Integer, Double> ladder, int depth) {
    Map.Entry<Integer, Double> known = ladder.floorEntry(depth);
    if (known == null) {
      return ladder.firstEntry().getValue();
    }
    Map.Entry<Integer, Double> before = ladder.floorEntry(known.getKey() - 2);
    double growth =
        before == null
            ? 4
            : Math.pow(
                known.getValue() / before.getValue(), 1.0 / (known.getKey() - before.getKey()));
    double kept = Math.clamp(growth, LEAST_GROWTH, MOST_GROWTH);
    return known.getValue() * Math.pow(kept, depth - known.getKey());
  }
}
