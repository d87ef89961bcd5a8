package betacut.stats.test;

import betacut.stats.sample.Distributions;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import betacut.stats.sample.Samples;
import java.util.Arrays;

/**
 * The typical one of paired differences: the median of the means of all pairs of them, each with
 * itself included (Hodges and Lehmann, <i>Estimates of location based on rank tests</i>, 1963).
 *
 * <p>Its interval holds the shifts that {@link WilcoxonSignedRank} does not refuse (Hollander and
 * Wolfe, <i>Nonparametric statistical methods</i>, 3.4), so that where no differences are zero or
 * of equal size it leaves 0 out exactly if the test refuses 0. Fewer than six differences cannot
 * refuse anything at 95 %: the ends are infinite then.
 */
public final class HodgesLehmann {
  private HodgesLehmann() {}

  /** The typical difference of at least one. */
  public static Estimate of(double confidence, double... differences) {
    double[] means = means(differences);
    Arrays.sort(means);
    int rank = rank(differences.length, 1 - confidence);
    boolean isBounded = rank > 0;
    return new Estimate(
        Samples.quantileOfSorted(0.5, means),
        new Interval(
            isBounded ? means[rank - 1] : Double.NEGATIVE_INFINITY,
            isBounded ? means[means.length - rank] : Double.POSITIVE_INFINITY,
            confidence));
  }

  private static double[] means(double[] differences) {
    int n = differences.length;
    double[] means = new double[n * (n + 1) / 2];
    int filled = 0;
    for (int i = 0; i < n; i++) {
      for (int j = i; j < n; j++) {
        means[filled++] = (differences[i] + differences[j]) / 2;
      }
    }
    return means;
  }

  /** How many rank sums, from the smallest on, the test refuses on either side. */
  private static int rank(int n, double error) {
    if (n > WilcoxonSignedRank.MOST_EXACT) {
      double spread = Math.sqrt(WilcoxonSignedRank.variance(n));
      double width = Distributions.normalWidth(1 - error) * spread;
      return (int) Math.ceil(n * (n + 1) / 4.0 - 0.5 - width);
    }
    double[] probability = WilcoxonSignedRank.probabilities(n);
    int rank = 0;
    for (double tail = probability[0]; 2 * tail < error; tail += probability[rank]) {
      rank++;
    }
    return rank;
  }
}
