package betacut.stats.sample;

import java.util.Arrays;

/** Numbers that describe a sample. */
public final class Samples {
  private Samples() {}

  /** The arithmetic mean. */
  public static double mean(double... values) {
    requireSome(values);
    return Arrays.stream(values).sum() / values.length;
  }

  /** The middle value, or the mean of the two middle ones. */
  public static double median(double... values) {
    return quantile(0.5, values);
  }

  /**
   * The value below which {@code share} of the sample lies, interpolated between neighbours: type 7
   * of Hyndman and Fan, <i>Sample quantiles in statistical packages</i>, 1996, the default of R.
   */
  public static double quantile(double share, double... values) {
    requireSome(values);
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return quantileOfSorted(share, sorted);
  }

  public static double quantileOfSorted(double share, double[] sorted) {
    double place = share * (sorted.length - 1);
    int below = (int) Math.floor(place);
    int above = Math.min(below + 1, sorted.length - 1);
    double low = sorted[below];
    // Not low + 0 * (…): the neighbour may be infinite.
    return place == below || low == sorted[above]
        ? low
        : low + (place - below) * (sorted[above] - low);
  }

  public static double sumOfSquares(double[] values, double centre) {
    return Arrays.stream(values).map(value -> (value - centre) * (value - centre)).sum();
  }

  static void requireSome(double[] values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("an empty sample");
    }
  }

  public static void requirePositive(double[] values) {
    requireSome(values);
    if (!Arrays.stream(values).allMatch(value -> value > 0 && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("not positive and finite: " + Arrays.toString(values));
    }
  }

  public static void requireSameLength(double[] first, double[] second) {
    if (first.length != second.length) {
      throw new IllegalArgumentException(first.length + " values against " + second.length);
    }
  }
}
