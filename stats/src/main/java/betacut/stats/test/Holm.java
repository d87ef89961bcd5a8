package betacut.stats.test;

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
