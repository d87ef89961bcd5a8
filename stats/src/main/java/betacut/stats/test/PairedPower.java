package betacut.stats.test;

import betacut.stats.sample.Distributions;
import betacut.stats.sample.Samples;
import java.util.Arrays;

/**
 * How often {@link WilcoxonSignedRank} will see a difference, asked before it is looked for. A
 * pilot says how paired differences are spread; moved so that their middle is the difference asked
 * for, they are what the test would meet.
 *
 * <p>The rank sum is taken as normal, with the mean and variance that it has under the alternative
 * (Lehmann, <i>Nonparametrics</i>, 1975, chapter 4.4): they depend on the chances that one
 * difference, the sum of two, and two sums with a member in common are positive. These are counted
 * in the pilot, not assumed of a normal one. Around 0 a value counts in part, within the standard
 * error of the pilot: otherwise a small difference would fall between its few values.
 */
public final class PairedPower {
  /** Beyond this many nobody measures. */
  public static final int MOST = 10_000_000;

  private final double one;
  private final double two;
  private final double three;

  /**
   * @param pilot differences seen before, at least three
   * @param shift the difference that is to be seen
   */
  public PairedPower(double[] pilot, double shift) {
    int n = pilot.length;
    if (n < 3 || shift == 0) {
      throw new IllegalArgumentException(n + " differences, shift " + shift);
    }
    double middle = HodgesLehmann.of(0.95, pilot).value();
    double[] moved = Arrays.stream(pilot).map(d -> d - middle + Math.abs(shift)).toArray();
    double width = Math.sqrt(3 * Samples.sumOfSquares(pilot, Samples.mean(pilot)) / (n - 1) / n);
    one = Arrays.stream(moved).map(value -> positive(value, width)).sum() / n;
    double pairs = 0;
    double triples = 0;
    for (int i = 0; i < n; i++) {
      double sum = 0;
      double squares = 0;
      for (int j = 0; j < n; j++) {
        double share = i == j ? 0 : positive(moved[i] + moved[j], width);
        sum += share;
        squares += share * share;
      }
      pairs += sum;
      triples += sum * sum - squares;
    }
    two = pairs / n / (n - 1);
    three = triples / n / (n - 1) / (n - 2);
  }

  /** Whether it is; in part if it is nearer to 0 than the width. */
  private static double positive(double value, double width) {
    return Math.abs(value) > width
        ? value > 0 ? 1 : 0
        : width == 0 ? 0.5 : 0.5 + value / (2 * width);
  }

  /**
   * The chance that the test of so many differences gives a p-value below {@code error}.
   *
   * @param error of both sides together
   */
  public double of(int n, double error) {
    if (n < fewest(error)) {
      return 0;
    }
    double pairs = n * (n - 1.0) / 2;
    double mean = n * one + pairs * two;
    double variance =
        n * one * (1 - one)
            + pairs * (2 * (one - two) * (one - two) + 3 * two * (1 - two))
            + 2 * pairs * (n - 2) * (three - two * two);
    double width = Distributions.normalWidth(1 - error) * Math.sqrt(WilcoxonSignedRank.variance(n));
    double beyond = mean - n * (n + 1.0) / 4 - width - 0.5;
    return variance <= 0 ? beyond > 0 ? 1 : 0 : Distributions.normal(beyond / Math.sqrt(variance));
  }

  /** With fewer the test cannot fall below the error, though all differences agree. */
  static int fewest(double error) {
    return (int) Math.floor(1 - Math.log(error) / Math.log(2)) + 1;
  }

  /** The smallest number of differences that suffices, or {@link #MOST}. */
  public int needed(double error, double power) {
    int low = fewest(error) - 1;
    int high = low + 1;
    while (of(high, error) < power && high < MOST) {
      low = high;
      high = (int) Math.min(MOST, 2L * high);
    }
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (of(middle, error) < power) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }
}
