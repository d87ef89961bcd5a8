package betacut.stats.sample;

import java.util.Arrays;

/** Where the middle of a population is, from a sample of independent values. */
public final class Location {
  private Location() {}

  /**
   * The mean with Student's interval. Exact for normal values; for skewed ones, such as node
   * counts, prefer {@link #mean(double[], Bootstrap)}.
   */
  public static Estimate mean(double[] values, double confidence) {
    double mean = Samples.mean(values);
    double error = Math.sqrt(Samples.variance(values) / values.length);
    double width = Distributions.studentWidth(confidence, values.length - 1.0);
    return new Estimate(mean, Interval.around(mean, width * error, confidence));
  }

  /** The mean with a bootstrap interval. */
  public static Estimate mean(double[] values, Bootstrap bootstrap) {
    return new MeanResamples(new double[][] {values}, bootstrap).estimate(means -> means[0]);
  }

  /**
   * The median with an interval between two values of the sample, good for every distribution: the
   * number of values below the median is binomial (Conover, <i>Practical nonparametric
   * statistics</i>). The narrowest interval with at least {@code confidence} is given with the
   * confidence it has; a sample too small for any gives its extremes and less confidence.
   */
  public static Estimate median(double[] values, double confidence) {
    Samples.requireSome(values);
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int n = sorted.length;
    int outside = 0;
    while (2 * Distributions.binomial(outside + 1, n, 0.5) <= 1 - confidence) {
      outside++;
    }
    double reached = Math.max(0, 1 - 2 * Distributions.binomial(outside, n, 0.5));
    Interval interval = new Interval(sorted[outside], sorted[n - 1 - outside], reached);
    return new Estimate(Samples.quantileOfSorted(0.5, sorted), interval);
  }

  /** The median with a bootstrap interval. */
  public static Estimate median(double[] values, Bootstrap bootstrap) {
    return bootstrap.estimate(values.length, units -> Samples.median(Samples.at(units, values)));
  }
}
