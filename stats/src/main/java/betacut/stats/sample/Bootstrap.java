package betacut.stats.sample;

import betacut.platform.SplitMix;
import java.util.Arrays;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Intervals by resampling: units (positions, pairs of games) are drawn with replacement, as many as
 * there are, and the statistic is computed again each time. Units must be independent; what belongs
 * together, such as two variants on one position, is one unit.
 *
 * <p>Sources: Efron, <i>Better bootstrap confidence intervals</i>, 1987; Efron and Tibshirani,
 * <i>An introduction to the bootstrap</i>, 1993, chapters 13 and 14.
 *
 * @param replicates how many resamples; ends of 95 % intervals need thousands
 * @param seed the same seed gives the same interval
 */
public record Bootstrap(Method method, int replicates, double confidence, long seed) {
  private static final int USUAL_REPLICATES = 10_000;

  /** How replicates become an interval. */
  public enum Method {
    /** The middle part of the sorted replicates. */
    PERCENTILE,
    /** The same with its ends moved for bias and for an error that grows with the value. */
    BCA
  }

  /** A number computed from the units with the given indices; an index may occur several times. */
  @FunctionalInterface
  public interface Statistic {
    /** The statistic of these units. It must not be NaN. */
    double of(int[] units);
  }

  /** Refuses settings that give no interval. */
  public Bootstrap {
    if (replicates < 1 || !(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException(replicates + " replicates, confidence " + confidence);
    }
  }

  /** Bias-corrected and accelerated, 95 %, 10,000 replicates. */
  public static Bootstrap bca(long seed) {
    return new Bootstrap(Method.BCA, USUAL_REPLICATES, 0.95, seed);
  }

  /** Percentile, 95 %, 10,000 replicates. */
  public static Bootstrap percentile(long seed) {
    return new Bootstrap(Method.PERCENTILE, USUAL_REPLICATES, 0.95, seed);
  }

  /** The statistic of all units, and its interval. */
  public Estimate estimate(int units, Statistic statistic) {
    return estimate(
        statistic.of(all(units)), resample(units, statistic), () -> withoutOne(units, statistic));
  }

  /**
   * The same for whoever computes the statistic himself.
   *
   * @param replicates that of each resample
   * @param jackknife gives that of all units but one, for each; asked only if the method needs it
   */
  public Estimate estimate(double value, double[] replicates, Supplier<double[]> jackknife) {
    double[] sorted = replicates.clone();
    Arrays.stream(sorted).forEach(Bootstrap::requireNumber);
    Arrays.sort(sorted);
    double tail = (1 - confidence) / 2;
    return new Estimate(
        value,
        switch (method) {
          case PERCENTILE -> between(sorted, tail, 1 - tail);
          case BCA -> corrected(sorted, value, acceleration(jackknife.get()));
        });
  }

  /** The statistic of each resample, in the order they were drawn. */
  public double[] resample(int units, Statistic statistic) {
    double[] results = new double[replicates];
    forEachResample(units, (drawn, i) -> results[i] = requireNumber(statistic.of(drawn)));
    return results;
  }

  /** Passes on the units of each resample, in an array used again and again, and its number. */
  void forEachResample(int units, ObjIntConsumer<int[]> consumer) {
    var random = new SplitMix(seed);
    int[] drawn = new int[units];
    for (int i = 0; i < replicates; i++) {
      for (int j = 0; j < units; j++) {
        drawn[j] = random.nextInt(units);
      }
      consumer.accept(drawn, i);
    }
  }

  /**
   * The same for units that belong together in groups, such as positions of one game: groups are
   * drawn, and from each of them as many units as it has (Davison and Hinkley, <i>Bootstrap methods
   * and their application</i>, 1997, section 3.8).
   *
   * @param groups the units of each
   */
  void forEachResample(int[][] groups, ObjIntConsumer<int[]> consumer) {
    var random = new SplitMix(seed);
    for (int i = 0; i < replicates; i++) {
      IntStream.Builder drawn = IntStream.builder();
      for (int j = 0; j < groups.length; j++) {
        int[] group = groups[random.nextInt(groups.length)];
        for (int k = 0; k < group.length; k++) {
          drawn.add(group[random.nextInt(group.length)]);
        }
      }
      consumer.accept(drawn.build().toArray(), i);
    }
  }

  private Interval corrected(double[] sorted, double value, double acceleration) {
    double below = 0;
    for (double replicate : sorted) {
      below += replicate < value ? 1 : replicate == value ? 0.5 : 0;
    }
    // Half a replicate stands in for none: the quantile of 0 is infinite.
    double share = Math.clamp(below / replicates, 0.5 / replicates, 1 - 0.5 / replicates);
    double bias = Distributions.normalQuantile(share);
    double z = Distributions.normalWidth(confidence);
    return between(sorted, moved(bias, acceleration, -z), moved(bias, acceleration, z));
  }

  private static double moved(double bias, double acceleration, double z) {
    return Distributions.normal(bias + (bias + z) / (1 - acceleration * (bias + z)));
  }

  private Interval between(double[] sorted, double low, double high) {
    return new Interval(
        Samples.quantileOfSorted(low, sorted), Samples.quantileOfSorted(high, sorted), confidence);
  }

  private static double[] withoutOne(int units, Statistic statistic) {
    double[] without = new double[units < 2 ? 0 : units];
    for (int left = 0; left < without.length; left++) {
      int[] others = all(units - 1);
      for (int i = left; i < others.length; i++) {
        others[i]++;
      }
      without[left] = requireNumber(statistic.of(others));
    }
    return without;
  }

  /** A sixth of the skewness of the jackknife values, each computed without one unit. */
  private static double acceleration(double[] without) {
    if (without.length < 2) {
      return 0;
    }
    double mean = Samples.mean(without);
    double cubes = Arrays.stream(without).map(value -> Math.pow(mean - value, 3)).sum();
    double squares = Samples.sumOfSquares(without, mean);
    return squares > 0 ? cubes / (6 * Math.pow(squares, 1.5)) : 0;
  }

  private static int[] all(int units) {
    int[] indices = new int[units];
    Arrays.setAll(indices, i -> i);
    return indices;
  }

  private static double requireNumber(double value) {
    if (Double.isNaN(value)) {
      throw new ArithmeticException("the statistic of a resample is not a number");
    }
    return value;
  }
}
