package betacut.search;

import betacut.rules.Evaluator;
import betacut.rules.Evaluator.CutModel;
import betacut.rules.Game;
import betacut.rules.UsageException;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What an engine is made of. A value: two engines with equal options and one thread visit the same
 * nodes.
 *
 * @param evaluation the name of one of the game's evaluators; empty for its default
 * @param order what sorts moves; nothing for the game's own preference, or else the usual parts
 * @param seed fixes every random choice
 * @param cutModel figures of yours for Multi-ProbCut; nothing for the game's own
 */
public record Options(
    Algorithm algorithm,
    String evaluation,
    Optional<Set<OrderPart>> order,
    Set<Feature> features,
    TablePolicy table,
    TableSize tableSize,
    int threads,
    long seed,
    Thresholds thresholds,
    Optional<CutModel> cutModel) {
  /** The size of a table if nobody says another. */
  public static final int DEFAULT_MEBIBYTES = 64;

  /** More would not help each other. */
  public static final int MAX_THREADS = 256;

  /** Refuses sizes that no engine has. */
  public Options {
    order = order.map(parts -> sorted(OrderPart.class, parts));
    features = sorted(Feature.class, features);
    requireRange("The number of threads", threads, 1, MAX_THREADS);
  }

  /** A copy whose order, and so its text, is the same in every run. */
  private static <E extends Enum<E>> Set<E> sorted(Class<E> type, Set<E> elements) {
    EnumSet<E> copy = EnumSet.noneOf(type);
    copy.addAll(elements);
    return Collections.unmodifiableSet(copy);
  }

  private static void requireRange(String name, int value, int low, int high) {
    if (value < low || value > high) {
      throw new UsageException(
          "%s is %d; it must be from %d to %d.".formatted(name, value, low, high));
    }
  }

  /** An algorithm as it is usually meant: the classics bare, the modern ones with everything. */
  public static Options of(Algorithm algorithm) {
    return switch (algorithm) {
      case MINIMAX, NEGAMAX, ALPHABETA, FAIL_HARD -> plain(algorithm);
      default -> full(algorithm);
    };
  }

  /** No table, natural order, fixed depth. */
  public static Options plain(Algorithm algorithm) {
    return new Options(
        algorithm,
        "",
        Optional.of(Set.of()),
        EnumSet.of(Feature.TWINS),
        TablePolicy.NONE,
        TableSize.ofMebibytes(DEFAULT_MEBIBYTES),
        1,
        1,
        Thresholds.USUAL,
        Optional.empty());
  }

  /** Iterative deepening, the default table, the game's order and transposition cutoffs. */
  public static Options full(Algorithm algorithm) {
    return new Options(
        algorithm,
        "",
        Optional.empty(),
        EnumSet.of(Feature.TWINS, Feature.DEEPENING, Feature.ETC),
        TablePolicy.BUCKET,
        TableSize.ofMebibytes(DEFAULT_MEBIBYTES),
        1,
        1,
        Thresholds.USUAL,
        Optional.empty());
  }

  /**
   * The same with the order that a search of this game has: the one set, the game's own, or the
   * usual one with the opinions of an evaluation that foresees them.
   */
  public Options orderedFor(Game<?> game, Evaluator<?> evaluator) {
    return order.isEmpty()
            && game.preferredOrder().isEmpty()
            && evaluator instanceof Evaluator.Foreseeing
        ? withOrder(OrderPart.FORESEEN)
        : orderedFor(game);
  }

  /** The same with the order set, or else the game's own. */
  public Options orderedFor(Game<?> game) {
    String preferred = game.preferredOrder();
    return order.isPresent()
        ? this
        : withOrder(preferred.isEmpty() ? OrderPart.USUAL : OrderPart.parse(preferred));
  }

  /** Whether moves are sorted by this, too. */
  public boolean has(OrderPart part) {
    return order.orElse(OrderPart.USUAL).contains(part);
  }

  /** Whether a feature is on. */
  public boolean has(Feature feature) {
    return features.contains(feature);
  }

  /** Whether some option may change values; one that the algorithm has no use for does not. */
  public boolean isSelective() {
    return switch (algorithm) {
      case PVS -> features.stream().anyMatch(Feature::isSelective);
      case ALPHABETA, MTDF, SSS, DUAL -> has(Feature.QUIESCENCE) || cutsByChance();
      case MINIMAX, NEGAMAX -> has(Feature.QUIESCENCE);
      default -> false;
    };
  }

  private boolean cutsByChance() {
    return has(Feature.PROBCUT) || has(Feature.MULTI_PROBCUT);
  }

  /** The same with a feature more. */
  public Options with(Feature feature) {
    return switched(feature, true);
  }

  /** The same without a feature. */
  public Options without(Feature feature) {
    return switched(feature, false);
  }

  private Options switched(Feature feature, boolean isOn) {
    EnumSet<Feature> changed = EnumSet.of(feature);
    changed.addAll(features);
    if (!isOn) {
      changed.remove(feature);
    }
    return withFeatures(changed);
  }

  /** These features instead. */
  public Options withFeatures(Set<Feature> newFeatures) {
    return new Options(
        algorithm,
        evaluation,
        order,
        newFeatures,
        table,
        tableSize,
        threads,
        seed,
        thresholds,
        cutModel);
  }

  /** Another algorithm, all else as it is. */
  public Options withAlgorithm(Algorithm newAlgorithm) {
    return new Options(
        newAlgorithm,
        evaluation,
        order,
        features,
        table,
        tableSize,
        threads,
        seed,
        thresholds,
        cutModel);
  }

  /** One of the game's evaluators by name; the empty text is its default. */
  public Options withEvaluation(String name) {
    return new Options(
        algorithm, name, order, features, table, tableSize, threads, seed, thresholds, cutModel);
  }

  /** These parts, whatever the game prefers; none leaves moves in the game's natural order. */
  public Options withOrder(Set<OrderPart> parts) {
    return new Options(
        algorithm,
        evaluation,
        Optional.of(parts),
        features,
        table,
        tableSize,
        threads,
        seed,
        thresholds,
        cutModel);
  }

  /** Another table, or another size of it. */
  public Options withTable(TablePolicy policy, int mebibytes) {
    return withTable(policy, TableSize.ofMebibytes(mebibytes));
  }

  /** Another table, or another size of it. */
  public Options withTable(TablePolicy policy, TableSize size) {
    return new Options(
        algorithm, evaluation, order, features, policy, size, threads, seed, thresholds, cutModel);
  }

  /** The most memory the table takes. */
  public int tableMebibytes() {
    return tableSize.mebibytes();
  }

  /** So many threads on one search. */
  public Options withThreads(int number) {
    return new Options(
        algorithm,
        evaluation,
        order,
        features,
        table,
        tableSize,
        number,
        seed,
        thresholds,
        cutModel);
  }

  /** Other random choices. */
  public Options withSeed(long newSeed) {
    return new Options(
        algorithm,
        evaluation,
        order,
        features,
        table,
        tableSize,
        threads,
        newSeed,
        thresholds,
        cutModel);
  }

  /** Other depths from which on the table and cutoffs through it are used. */
  public Options withThresholds(Thresholds depths) {
    return new Options(
        algorithm, evaluation, order, features, table, tableSize, threads, seed, depths, cutModel);
  }

  /** Multi-ProbCut with these figures instead of the game's own. */
  public Options withCutModel(CutModel model) {
    return new Options(
            algorithm,
            evaluation,
            order,
            features,
            table,
            tableSize,
            threads,
            seed,
            thresholds,
            Optional.of(model))
        .with(Feature.MULTI_PROBCUT);
  }

  /**
   * From which remaining depth on parts of the search are worth their time. They change which nodes
   * are visited, never a value.
   *
   * @param table least depth at which the table is asked and written; below it a probe costs more
   *     than the nodes it saves (measurements: table depth)
   * @param etc least depth of enhanced transposition cutoffs; at 3, the least whose children are
   *     usually stored, they save nodes but no time
   */
  public record Thresholds(int table, int etc) {
    /** What was measured to be fastest. */
    public static final Thresholds USUAL = new Thresholds(2, 4);

    private static final int MOST = 255;

    /** Refuses depths that no search has. */
    public Thresholds {
      requireRange("table-depth", table, 1, MOST);
      requireRange("etc-depth", etc, 1, MOST);
    }
  }

  /**
   * How large a table may be: so many MiB, or so many entries whatever memory they take.
   *
   * @param mebibytes the most memory it takes
   * @param entries how many entries fit; nothing for as many as the memory holds
   */
  public record TableSize(int mebibytes, OptionalInt entries) {
    /** The largest table in memory. */
    public static final int MAX_MEBIBYTES = (1 << 14) - 1;

    private static final int MIN_ENTRIES = 4;
    private static final int MAX_ENTRIES = 1_000_000_000;

    /** What {@link TablePolicy#LRS} needs, the hungriest: key, entry, three links and two heads. */
    private static final int MOST_ENTRY_BYTES =
        2 * Long.BYTES + 3 * Integer.BYTES + 2 * Integer.BYTES;

    /** Refuses sizes that no table has. */
    public TableSize {
      requireRange("The table size in MiB", mebibytes, 1, MAX_MEBIBYTES);
      entries.ifPresent(
          number -> requireRange("The table size in entries", number, MIN_ENTRIES, MAX_ENTRIES));
    }

    /**
     * As many entries as fit into so much memory.
     *
     * @throws UsageException if no table is so large or so small
     */
    public static TableSize ofMebibytes(int mebibytes) {
      return new TableSize(mebibytes, OptionalInt.empty());
    }

    /**
     * So many entries.
     *
     * @throws UsageException if no table is so large or so small
     */
    public static TableSize ofEntries(int entries) {
      long bytes = Math.max(1, (long) entries * MOST_ENTRY_BYTES);
      long mebibytes = Math.ceilDiv(bytes, 1L << 20);
      return new TableSize((int) Math.min(mebibytes, MAX_MEBIBYTES), OptionalInt.of(entries));
    }

    /** How many entries fit into so much memory whatever the policy. */
    public static int entriesIn(int mebibytes) {
      return (int) Math.min(MAX_ENTRIES, ((long) mebibytes << 20) / MOST_ENTRY_BYTES);
    }
  }
}
