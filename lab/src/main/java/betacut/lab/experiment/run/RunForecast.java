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
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * How long an experiment will take, from some of its own searches: each engine looks at the first
 * position of its game, a ply deeper each time, until its share of the patience is used up. What is
 * deeper is taken to grow as the nodes of the last plies did, for counts are the same on a busy
 * machine, and to cost as much processor time for each node. Right within a factor of two or three,
 * which is what somebody wants to know before starting.
 */
final class RunForecast {
  private static final Duration PATIENCE = Duration.ofMillis(400);
  private static final double LEAST_GROWTH = 1.2;
  private static final double USUAL_GROWTH = 4;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** What was seen of an engine: nodes by depth, and what all of them took. */
  private record Ladder(TreeMap<Integer, Double> nodes, double nanosPerNode) {
    double nanos(int depth) {
      Map.Entry<Integer, Double> known = nodes.floorEntry(depth);
      if (known == null) {
        return nodes.firstEntry().getValue() * nanosPerNode;
      }
      Map.Entry<Integer, Double> before = nodes.floorEntry(known.getKey() - 2);
      double growth =
          before == null
              ? USUAL_GROWTH
              : Math.sqrt(known.getValue() / Math.max(1, before.getValue()));
      int deeper = depth - known.getKey();
      return nanosPerNode * known.getValue() * Math.pow(Math.max(LEAST_GROWTH, growth), deeper);
    }
  }

  private final Experiment experiment;
  private final StopSignal signal;
  private final Map<String, Ladder> ladders = new LinkedHashMap<>();
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
    Ladder ladder = ladders.computeIfAbsent(key(grid, engine), unseen -> climb(grid, engine));
    boolean isDeep = engine.values().containsKey("depth");
    return ladder.nanos(isDeep ? limits.depth() : ladder.nodes.lastKey());
  }

  /** The nodes of each depth, as far as there is patience. */
  private Ladder climb(Grid grid, EngineText engine) {
    var nodes = new TreeMap<Integer, Double>();
    int deepest = deepest(grid, engine);
    long begun = System.nanoTime();
    long cpu = cpuNanos();
    double all = 0;
    for (int depth = 1; depth <= deepest && !signal.isGiven(); depth++) {
      long left = share - (System.nanoTime() - begun);
      if (depth > 2 && left <= 0) {
        break;
      }
      Result result = search(grid, engine, depth, Math.max(left, share / 4));
      all += result.statistics().nodes();
      if (result.end() == Result.End.TIME && depth > 1) {
        break; // nobody knows how many it would have been
      }
      nodes.put(depth, (double) Math.max(1, result.statistics().nodes()));
    }
    if (nodes.isEmpty()) {
      nodes.put(1, 1.0);
    }
    return new Ladder(nodes, (cpuNanos() - cpu) / Math.max(1, all));
  }

  private static long cpuNanos() {
    return THREADS.isCurrentThreadCpuTimeSupported()
        ? THREADS.getCurrentThreadCpuTime()
        : System.nanoTime();
  }

  private int deepest(Grid grid, EngineText engine) {
    return grid.settings().stream()
        .map(setting -> engine(grid, setting))
        .filter(other -> key(grid, other).equals(key(grid, engine)))
        .mapToInt(other -> Math.min(99, other.limits().depth()))
        .max()
        .orElse(1);
  }

  private Result search(Grid grid, EngineText engine, int depth, long nanos) {
    Game<?> game = Games.find(grid.game());
    EngineText limited =
        engine.plus(Map.of("depth", "" + depth, "time", Math.max(1, nanos / 1_000_000) + "ms"));
    return Engine.of(game, engine.plus(Map.of("depth", "" + depth)).options(game))
        .search(
            game.parse(grid.blocks().getFirst().position()),
            limited.limits(),
            Detail.BEST,
            Progress.SILENT,
            signal);
  }
}
