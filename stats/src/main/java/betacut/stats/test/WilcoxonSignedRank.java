package betacut.stats.test;

import betacut.stats.sample.Distributions;
import java.util.Arrays;

/**
 * Wilcoxon's signed-rank test, two-sided, of paired differences that under the null hypothesis are
 * spread evenly around zero (Wilcoxon 1945). Zeros are left out.
 *
 * <p>Up to 50 differences of distinct size the probability is exact, by counting the sign patterns
 * of every rank sum. Otherwise it is the normal approximation with variance corrected for ties and
 * half a unit for continuity (Hollander and Wolfe, <i>Nonparametric statistical methods</i>), as R
 * computes it.
 *
 * @param count differences that are not zero
 * @param rankSum the sum of the ranks of positive differences, called W+ or V
 */
public record WilcoxonSignedRank(int count, double rankSum, double pValue, boolean exact) {
  static final int MOST_EXACT = 50;

  /** The test of paired differences. */
  public static WilcoxonSignedRank of(double... differences) {
    double[] sorted =
        Arrays.stream(differences)
            .filter(difference -> difference != 0)
            .boxed()
            .sorted((one, two) -> Double.compare(Math.abs(one), Math.abs(two)))
            .mapToDouble(Double::doubleValue)
            .toArray();
    int n = sorted.length;
    double rankSum = 0;
    double ties = 0;
    for (int first = 0; first < n; ) {
      int end = first;
      int positive = 0;
      while (end < n && Math.abs(sorted[end]) == Math.abs(sorted[first])) {
        positive += sorted[end++] > 0 ? 1 : 0;
      }
      double size = end - first;
      rankSum += positive * (first + 1 + end) / 2.0;
      ties += size * (size * size - 1);
      first = end;
    }
    boolean exact = n <= MOST_EXACT && ties == 0;
    double pValue = exact ? exact(n, (int) rankSum) : approximate(n, rankSum, ties);
    return new WilcoxonSignedRank(n, rankSum, pValue, exact);
  }

  /** The least p-value that so many differences can have: all have the same sign. */
  public static double least(int count) {
    return Math.min(1, Math.scalb(2.0, -count));
  }

  /**
   * The size of the effect, from −1, all differences negative, to 1: the share of ranks of positive
   * differences less that of negative ones, called the matched-pairs rank-biserial correlation
   * (King and Minium 2003; Kerby, <i>The simple difference formula</i>, 2014).
   */
  public double rankBiserial() {
    return count == 0 ? 0 : 4 * rankSum / (count * (count + 1.0)) - 1;
  }

  private static double exact(int n, int rankSum) {
    int most = n * (n + 1) / 2;
    double[] probability = probabilities(n);
    double tail = Arrays.stream(probability, 0, Math.min(rankSum, most - rankSum) + 1).sum();
    return Math.min(1, 2 * tail);
  }

  /** Of every rank sum: subsets of 1 … n are counted by adding one rank at a time. */
  static double[] probabilities(int n) {
    int most = n * (n + 1) / 2;
    double[] probability = new double[most + 1];
    probability[0] = 1;
    for (int rank = 1; rank <= n; rank++) {
      for (int sum = most; sum >= 0; sum--) {
        double with = sum >= rank ? probability[sum - rank] : 0;
        probability[sum] = (probability[sum] + with) / 2;
      }
    }
    return probability;
  }

  /** Of the rank sum of so many differences of distinct size. */
  static double variance(double n) {
    return n * (n + 1) * (2 * n + 1) / 24;
  }

  private static double approximate(double n, double rankSum, double ties) {
    double variance = variance(n) - ties / 48;
    double distance = Math.max(0, Math.abs(rankSum - n * (n + 1) / 4) - 0.5);
    return 2 * Distributions.normal(-distance / Math.sqrt(variance));
  }
}
