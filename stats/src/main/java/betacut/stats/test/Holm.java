package betacut.stats.test;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * P-values corrected for being several: rejecting those below α errs anywhere with probability α at
 * most, whatever the dependence of the tests (Holm, <i>A simple sequentially rejective multiple
 * test procedure</i>, 1979).
 */
public final class Holm {
  private Holm() {}

  /**
   * What a p-value would be corrected to among others, of which one is its own: those that are
   * smaller come before it.
   */
  public static double least(double pValue, double... all) {
    long smaller = Arrays.stream(all).filter(other -> other < pValue).count();
    return Math.min(1, Math.max(1, all.length - smaller) * pValue);
  }

  /**
   * The corrected values, in the order given: the k-th smallest is multiplied by the number of
   * those not smaller, and none falls below its predecessor.
   */
  public static double[] adjust(double... pValues) {
    int n = pValues.length;
    double[] adjusted = new double[n];
    int[] order =
        IntStream.range(0, n)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> pValues[i]))
            .mapToInt(Integer::intValue)
            .toArray();
    double largest = 0;
    for (int k = 0; k < n; k++) {
      largest = Math.max(largest, Math.min(1, (n - k) * pValues[order[k]]));
      adjusted[order[k]] = largest;
    }
    return adjusted;
  }
}
