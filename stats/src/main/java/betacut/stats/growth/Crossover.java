package betacut.stats.growth;

import betacut.stats.sample.Interval;
import betacut.stats.sample.Samples;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/**
 * The depth from which a second variant is the cheaper of two, if there is one in a range of
 * depths.
 *
 * <p>Two curves a·b^d meet at most once, at ln(a₂/a₁) / ln(b₁/b₂), so their order at the two ends
 * of the range tells what happens between them.
 *
 * @param pattern what the curves through all positions do
 * @param depth where they cross, if they do
 * @param interval the percentile interval of the crossing depth, among those resamples that cross
 * @param shares how many of the resamples follow each pattern, as shares that sum to 1
 */
public record Crossover(
    Pattern pattern,
    OptionalDouble depth,
    Optional<Interval> interval,
    Map<Pattern, Double> shares) {

  /** Keeps its own copy of the shares. */
  public Crossover {
    shares = Map.copyOf(shares);
  }

  /** Which of two curves is lower where. */
  public enum Pattern {
    /** The first at the shallow end, the second at the deep end. */
    CROSSES,
    /** The second at the shallow end, the first at the deep end: swap them to learn the depth. */
    CROSSES_BACK,
    /** The first in the whole range: the second never pays. */
    FIRST_ALWAYS,
    /** The second in the whole range. */
    SECOND_ALWAYS,
    /** Neither: they are one curve. */
    SAME;

    static Pattern of(ExponentialFit first, ExponentialFit second, double from, double to) {
      double atOnce = advantage(first, second, from);
      double atLast = advantage(first, second, to);
      if (atOnce == 0 && atLast == 0) {
        return SAME;
      }
      boolean paysAtOnce = atOnce > 0;
      boolean paysAtLast = atLast > 0;
      if (paysAtOnce) {
        return paysAtLast ? SECOND_ALWAYS : CROSSES_BACK;
      }
      return paysAtLast ? CROSSES : FIRST_ALWAYS;
    }
  }

  /**
   * The crossover of two samples of the same positions, resampled by the same bootstrap: positions
   * are drawn in pairs, the first variant's costs with the second's. The bootstrap's method is not
   * asked: conditional on crossing, only percentiles make sense.
   */
  public static Crossover between(GrowthFits first, GrowthFits second, double from, double to) {
    if (first.positions() != second.positions()
        || !first.bootstrap().equals(second.bootstrap())
        || !(from < to)) {
      throw new IllegalArgumentException("the same positions and a range of depths are needed");
    }
    Map<Pattern, Double> shares = new EnumMap<>(Pattern.class);
    Arrays.stream(Pattern.values()).forEach(pattern -> shares.put(pattern, 0.0));
    DoubleStream.Builder crossings = DoubleStream.builder();
    int replicates = first.resampled().size();
    for (int i = 0; i < replicates; i++) {
      ExponentialFit one = first.resampled().get(i);
      ExponentialFit two = second.resampled().get(i);
      Pattern pattern = Pattern.of(one, two, from, to);
      shares.merge(pattern, 1.0 / replicates, Double::sum);
      if (pattern == Pattern.CROSSES) {
        crossings.add(meeting(one, two));
      }
    }
    ExponentialFit one = first.whole();
    ExponentialFit two = second.whole();
    Pattern pattern = Pattern.of(one, two, from, to);
    OptionalDouble depth =
        pattern == Pattern.CROSSES ? OptionalDouble.of(meeting(one, two)) : OptionalDouble.empty();
    double[] sorted = crossings.build().sorted().toArray();
    return new Crossover(pattern, depth, interval(sorted, first.bootstrap().confidence()), shares);
  }

  /** Where two curves meet, in or out of any range; NaN or infinite for parallel ones. */
  public static double meeting(ExponentialFit first, ExponentialFit second) {
    return Math.log(second.a() / first.a()) / Math.log(first.b() / second.b());
  }

  /** The share of resamples in which the second variant does not become the cheaper one. */
  public double shareWithout() {
    return 1 - shares.get(Pattern.CROSSES);
  }

  private static double advantage(ExponentialFit first, ExponentialFit second, double depth) {
    return Math.log(first.a() / second.a()) + depth * Math.log(first.b() / second.b());
  }

  private static Optional<Interval> interval(double[] sorted, double confidence) {
    double tail = (1 - confidence) / 2;
    return sorted.length == 0
        ? Optional.empty()
        : Optional.of(
            new Interval(
                Samples.quantileOfSorted(tail, sorted),
                Samples.quantileOfSorted(1 - tail, sorted),
                confidence));
  }
}
