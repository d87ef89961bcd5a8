package betacut.lab.statistics;

/**
 * Whether the rows of a table of counts, such as win/draw/loss against several opponents, come from
 * one distribution (Pearson 1900). An approximation: cells with an expectation below 5 make it
 * doubtful, and then {@link FisherTest} is the one to use.
 *
 * @param smallestExpectation of any cell, to be looked at before the result is believed
 */
public record ChiSquareTest(
    double statistic, int degrees, double pValue, double smallestExpectation) {

  /** The test of a table; rows and columns without counts are left out. */
  public static ChiSquareTest of(int[][] table) {
    double[] rows = new double[table.length];
    double[] columns = new double[table[0].length];
    double total = 0;
    for (int i = 0; i < rows.length; i++) {
      for (int j = 0; j < columns.length; j++) {
        rows[i] += table[i][j];
        columns[j] += table[i][j];
        total += table[i][j];
      }
    }
    double statistic = 0;
    double smallest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < rows.length; i++) {
      for (int j = 0; j < columns.length; j++) {
        double expected = rows[i] * columns[j] / total;
        if (expected > 0) {
          statistic += Math.pow(table[i][j] - expected, 2) / expected;
          smallest = Math.min(smallest, expected);
        }
      }
    }
    int degrees = (used(rows) - 1) * (used(columns) - 1);
    double pValue = degrees <= 0 ? 1 : Distributions.chiSquareTail(statistic, degrees);
    return new ChiSquareTest(statistic, degrees, pValue, smallest);
  }

  private static int used(double[] sums) {
    int used = 0;
    for (double sum : sums) {
      used += sum > 0 ? 1 : 0;
    }
    return used;
  }
}
