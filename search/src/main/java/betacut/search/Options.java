package betacut.search;

import betacut.rules.Game;
import betacut.rules.UsageException;
import betacut.search.table.TablePolicy;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What an engine is made of. A value: two engines with equal options and one thread visit the same
 * nodes.
 *
 * @param evaluation the name of one of the game's evaluators; empty for its default
 * @param seed fixes every random choice
 */
public record Options(
    Algorithm algorithm,
    String evaluation,
    Set<OrderPart> order,
    Set<Feature> features,
    TablePolicy table,
    int tableMebibytes,
    int threads,
    long seed,
    Thresholds thresholds) {
  public static final int DEFAULT_MEBIBYTES = 64;
  public static final int MAX_THREADS = 256;

  public Options {
    order = sorted(OrderPart.class, order);
    features = sorted(Feature.class, features);
    requireRange("The number of threads", threads, 1, MAX_THREADS);
    requireRange("The table size in MiB", tableMebibytes, 1, TablePolicy.MAX_MEBIBYTES);
  }

  /** With the usual thresholds. */
  public Options(
      Algorithm algorithm,
      String evaluation,
      Set<OrderPart> order,
      Set<Feature> features,
      TablePolicy table,
      int tableMebibytes,
      int threads,
      long seed) {
    this(
        algorithm,
        evaluation,
        order,
        features,
        table,
        tableMebibytes,
        threads,
        seed,
        Thresholds.USUAL);
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
        Set.of(),
        EnumSet.of(Feature.TWINS),
        TablePolicy.NONE,
        DEFAULT_MEBIBYTES,
        1,
        1);
  }

  /** Iterative deepening, the default table, ordering and transposition cutoffs. */
  public static Options full(Algorithm algorithm) {
    return new Options(
        algorithm,
        "",
        EnumSet.of(OrderPart.HASH, OrderPart.KILLERS, OrderPart.HISTORY, OrderPart.STATIC),
        EnumSet.of(Feature.TWINS, Feature.DEEPENING, Feature.ETC),
        TablePolicy.BUCKET,
        DEFAULT_MEBIBYTES,
        1,
        1);
  }

  /** The same with the move order that the game prefers, if it has a preference. */
  public Options orderedFor(Game<?> game) {
    return game.preferredOrder().isEmpty() || order.isEmpty()
        ? this
        : withOrder(OrderPart.parse(game.preferredOrder()));
  }

  public boolean has(Feature feature) {
    return features.contains(feature);
  }

  /** Whether some option may change values. */
  public boolean isSelective() {
    return features.stream().anyMatch(Feature::isSelective);
  }

  public Options with(Feature feature) {
    EnumSet<Feature> more = EnumSet.of(feature);
    more.addAll(features);
    return withFeatures(more);
  }

  public Options without(Feature feature) {
    EnumSet<Feature> fewer = EnumSet.of(feature);
    fewer.addAll(features);
    fewer.remove(feature);
    return withFeatures(fewer);
  }

  public Options withFeatures(Set<Feature> newFeatures) {
    return new Options(
        algorithm,
        evaluation,
        order,
        newFeatures,
        table,
        tableMebibytes,
        threads,
        seed,
        thresholds);
  }

  public Options withAlgorithm(Algorithm newAlgorithm) {
    return new Options(
        newAlgorithm,
        evaluation,
        order,
        features,
        table,
        tableMebibytes,
        threads,
        seed,
        thresholds);
  }

  public Options withEvaluation(String name) {
    return new Options(
        algorithm, name, order, features, table, tableMebibytes, threads, seed, thresholds);
  }

  public Options withOrder(Set<OrderPart> parts) {
    return new Options(
        algorithm, evaluation, parts, features, table, tableMebibytes, threads, seed, thresholds);
  }

  public Options withTable(TablePolicy policy, int mebibytes) {
    return new Options(
        algorithm, evaluation, order, features, policy, mebibytes, threads, seed, thresholds);
  }

  public Options withThreads(int number) {
    return new Options(
        algorithm, evaluation, order, features, table, tableMebibytes, number, seed, thresholds);
  }

  public Options withSeed(long newSeed) {
    return new Options(
        algorithm,
        evaluation,
        order,
        features,
        table,
        tableMebibytes,
        threads,
        newSeed,
        thresholds);
  }

  public Options withThresholds(Thresholds depths) {
    return new Options(
        algorithm, evaluation, order, features, table, tableMebibytes, threads, seed, depths);
  }
}
