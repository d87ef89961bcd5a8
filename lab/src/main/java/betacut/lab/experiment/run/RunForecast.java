package betacut.lab.experiment.run;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.PositionBlock;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * How long an experiment will take, from some of its own searches. First each engine looks at up to
 * three positions of its game, a ply deeper each time, until its share of the nodes is used up: so
 * far nodes are known, and what is deeper is taken to grow as the last plies did; counts are the
 * same on a busy machine and on a cold one. Then, all that being warm, a shallow and a deep search
 * of each are timed: what a search costs at once, and for each node. Right within a factor of two
 * or three, which is what somebody wants to know before starting.
 */
final class RunForecast {
  /** For all engines together; less than a second on an ordinary machine. */
  private static final long NODES = 600_000;

  private static final long FEWEST_NODES = 5_000;
  private static final int POSITIONS = 3;

  /** A position that answers nothing must not keep anybody waiting. */
  private static final Duration LONGEST_SEARCH = Duration.ofSeconds(2);

  private static final double LEAST_GROWTH = 1.2;
  private static final double USUAL_GROWTH = 4;
  private static final int TIMES = 2;

  /** The nodes of one engine at one position, by depth. */
  private record Ladder(PositionBlock at, TreeMap<Integer, Double> nodes) {
    double nodes(int depth) {
      Map.Entry<Integer, Double> known = nodes.floorEntry(depth);
      if (known == null) {
        return nodes.firstEntry().getValue();
      }
      Map.Entry<Integer, Double> before = nodes.floorEntry(known.getKey() - 2);
      double growth =
          before == null
              ? USUAL_GROWTH
              : Math.sqrt(known.getValue() / Math.max(1, before.getValue()));
      int deeper = depth - known.getKey();
      return known.getValue() * Math.pow(Math.max(LEAST_GROWTH, growth), deeper);
    }
  }

  /** What a search costs whatever it does, and what each node does, in nanoseconds. */
  private record Price(double once, double perNode) {
    double of(double nodes) {
      return once + perNode * nodes;
    }
  }

  private final Experiment experiment;
  private final StopSignal signal;
  private final Map<String, List<Ladder>> ladders = new LinkedHashMap<>();
  private final Map<String, Price> prices = new LinkedHashMap<>();
  private final long share;

  private RunForecast(Experiment experiment, StopSignal signal) {
    this.experiment = experiment;
    this.signal = signal;
    long engines =
        experiment.grids().stream()
            .flatMap(grid -> grid.settings().stream().map(s -> key(grid, engine(grid, s))))
            .distinct()
            .count();
    share = Math.max(FEWEST_NODES, NODES / POSITIONS / Math.max(1, engines));
  }

  /** With so many searches at once. */
  static Duration of(Experiment experiment, int workers, StopSignal signal) {
    double nanos = new RunForecast(experiment, signal).nanos();
    return Duration.ofNanos((long) (nanos / workers));
  }

  private double nanos() {
    for (Grid grid : experiment.grids()) {
      for (Setting setting : grid.settings()) {
        EngineText engine = engine(grid, setting);
        if (!isByClock(engine)) {
          ladders.computeIfAbsent(key(grid, engine), unseen -> climb(grid, engine));
        }
      }
    }
    double sum = 0;
    for (Grid grid : experiment.grids()) {
      for (Setting setting : grid.settings()) {
        sum += all(grid, engine(grid, setting));
      }
    }
    return sum;
  }

  /** All searches of a setting: those that count, those before them, and those before the first. */
  private double all(Grid grid, EngineText engine) {
    int searches = experiment.repeats() * grid.blocks().size();
    if (isByClock(engine)) {
      return (double) engine.limits().time().toNanos() * (searches + experiment.warmups());
    }
    String key = key(grid, engine);
    List<Ladder> own = ladders.get(key);
    Price price = prices.computeIfAbsent(key, unseen -> price(grid, engine, own));
    double[] each = own.stream().mapToDouble(one -> price.of(nodes(one, engine))).toArray();
    double mean = Arrays.stream(each).average().orElse(0);
    boolean isPrimed = experiment.needsQuiet() && experiment.warmups() > 0;
    double primed = isPrimed ? Math.min(mean, TrialWorker.PRIMING_NANOS) : 0;
    return searches * (mean + primed) + experiment.warmups() * each[0];
  }

  private static double nodes(Ladder ladder, EngineText engine) {
    long most = engine.limits().nodes();
    if (engine.values().containsKey("depth")) {
      return Math.min(most, ladder.nodes(engine.limits().depth()));
    }
    return most < Long.MAX_VALUE ? most : ladder.nodes().lastEntry().getValue();
  }

  private static boolean isByClock(EngineText engine) {
    return engine.values().containsKey("time");
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

  /** The first position, one from the middle and the last. */
  private List<Ladder> climb(Grid grid, EngineText engine) {
    List<PositionBlock> blocks = grid.blocks();
    List<Ladder> found = new ArrayList<>();
    Stream.of(0, blocks.size() / 2, blocks.size() - 1)
        .distinct()
        .forEach(i -> found.add(climb(grid, engine, blocks.get(i))));
    return found;
  }

  /** The nodes of each depth, as far as they go. */
  private Ladder climb(Grid grid, EngineText engine, PositionBlock block) {
    var nodes = new TreeMap<Integer, Double>();
    int deepest = deepest(grid, engine);
    long left = share;
    for (int depth = 1; depth <= deepest && !signal.isGiven(); depth++) {
      Result result = search(grid, engine, block, depth, Math.max(left, share / 4));
      boolean isWhole = result.end() == Result.End.DEPTH || result.end() == Result.End.SOLVED;
      if (!isWhole && depth > 1) {
        break; // nobody knows how many it would have been
      }
      nodes.put(depth, (double) Math.max(1, result.statistics().nodes()));
      left -= result.statistics().nodes();
      if (depth > 2 && left <= 0) {
        break;
      }
    }
    if (nodes.isEmpty()) {
      nodes.put(1, 1.0);
    }
    return new Ladder(block, nodes);
  }

  /** Timed where most nodes are known, when the searches before have warmed everything. */
  private Price price(Grid grid, EngineText engine, List<Ladder> own) {
    Ladder largest =
        Collections.max(own, Comparator.comparing(one -> one.nodes.lastEntry().getValue()));
    Map.Entry<Integer, Double> low = largest.nodes.firstEntry();
    Map.Entry<Integer, Double> high = largest.nodes.lastEntry();
    double once = nanos(grid, engine, largest.at, low.getKey());
    double deep = nanos(grid, engine, largest.at, high.getKey());
    double more = high.getValue() - low.getValue();
    return more < 1
        ? new Price(0, once / low.getValue())
        : new Price(once, Math.max(0, deep - once) / more);
  }

  /** The least of a few: what disturbs a search only makes it longer. */
  private double nanos(Grid grid, EngineText engine, PositionBlock block, int depth) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < TIMES && !signal.isGiven(); i++) {
      long begun = cpuNanos();
      search(grid, engine, block, depth, Long.MAX_VALUE);
      least = Math.min(least, cpuNanos() - begun);
    }
    return Double.isFinite(least) ? least : 0;
  }

  private static long cpuNanos() {
    long known = ThreadTime.cpuNanos();
    return known < 0 ? System.nanoTime() : known;
  }

  private int deepest(Grid grid, EngineText engine) {
    return grid.settings().stream()
        .map(setting -> engine(grid, setting))
        .filter(other -> key(grid, other).equals(key(grid, engine)))
        .mapToInt(other -> Math.min(99, other.limits().depth()))
        .max()
        .orElse(1);
  }

  private Result search(
      Grid grid, EngineText engine, PositionBlock block, int depth, long mostNodes) {
    Game<?> game = Games.find(grid.game());
    EngineText deep = engine.plus(Map.of("depth", "" + depth));
    var limits = new Limits(depth, Math.min(mostNodes, engine.limits().nodes()), LONGEST_SEARCH);
    return Engine.of(game, deep.options(game))
        .search(game.parse(block.position()), limits, Detail.BEST, Progress.SILENT, signal);
  }
}
