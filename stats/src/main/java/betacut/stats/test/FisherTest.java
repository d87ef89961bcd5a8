package betacut.stats.test;

/**
 * Whether two rows of counts come from one distribution, exactly: all tables with the same row and
 * column sums are gone through, and those no likelier than the one seen are added up (Fisher 1935;
 * Freeman and Halton 1951 for more than two columns).
 */
public final class FisherTest {
  /** Tables count as equally likely when they differ by less: rounding, not evidence. */
  private static final double SAME = 1 + 1e-9;

  private final int[] columns;
  private final double[] logs;
  private final double limit;
  private double sum;

  private FisherTest(int[] first, int[] second) {
    columns = new int[first.length];
    int total = 0;
    int row = 0;
    for (int j = 0; j < columns.length; j++) {
      columns[j] = first[j] + second[j];
      total += columns[j];
      row += first[j];
    }
    logs = new double[total + 1];
    for (int i = 1; i <= total; i++) {
      logs[i] = logs[i - 1] + Math.log(i);
    }
    double all = logChoose(total, row);
    double seen = -all;
    for (int j = 0; j < columns.length; j++) {
      seen += logChoose(columns[j], first[j]);
    }
    limit = Math.exp(seen) * SAME;
    count(0, row, total, -all);
  }

  /** The two-sided probability; the work grows with the number of tables, so keep columns few. */
  public static double pValue(int[] first, int[] second) {
    if (first.length != second.length) {
      throw new IllegalArgumentException("rows of different length");
    }
    return Math.min(1, new FisherTest(first, second).sum);
  }

  /** Deals {@code left} counts of the first row to the columns from {@code column} on. */
  private void count(int column, int left, int room, double logWeight) {
    if (column == columns.length) {
      double probability = Math.exp(logWeight);
      sum += probability <= limit ? probability : 0;
      return;
    }
    int size = columns[column];
    int least = Math.max(0, left - (room - size));
    for (int here = least; here <= Math.min(size, left); here++) {
      count(column + 1, left - here, room - size, logWeight + logChoose(size, here));
    }
  }

  private double logChoose(int n, int k) {
    return logs[n] - logs[k] - logs[n - k];
  }
}
