package betacut.lab.level;

/**
 * The non-decreasing sequence nearest to the one measured: neighbours in the wrong order are
 * replaced by their mean until none are left (pool adjacent violators; Ayer and others 1955).
 */
final class Isotonic {
  private Isotonic() {}

  static double[] of(double... values) {
    double[] sums = new double[values.length];
    int[] sizes = new int[values.length];
    int blocks = 0;
    for (double value : values) {
      sums[blocks] = value;
      sizes[blocks++] = 1;
      while (blocks > 1 && mean(sums, sizes, blocks - 2) > mean(sums, sizes, blocks - 1)) {
        blocks--;
        sums[blocks - 1] += sums[blocks];
        sizes[blocks - 1] += sizes[blocks];
      }
    }
    double[] ordered = new double[values.length];
    for (int block = 0, i = 0; block < blocks; block++) {
      for (int end = i + sizes[block]; i < end; i++) {
        ordered[i] = mean(sums, sizes, block);
      }
    }
    return ordered;
  }

  private static double mean(double[] sums, int[] sizes, int block) {
    return sums[block] / sizes[block];
  }
}
