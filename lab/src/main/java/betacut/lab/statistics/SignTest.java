package betacut.lab.statistics;

/**
 * Whether one variant is better more often than the other, by counting signs: under the null
 * hypothesis each sign is a fair coin. Exact, two-sided; differences of zero are left out (Dixon
 * and Mood 1946). Asks for nothing but independent pairs.
 *
 * @param pValue the probability of a split at least as uneven
 */
public record SignTest(int positive, int negative, double pValue) {
  /** The test of so many pairs in favour of either side. */
  public static SignTest ofCounts(int positive, int negative) {
    int fewer = Math.min(positive, negative);
    double tail = Distributions.binomial(fewer, positive + negative, 0.5);
    return new SignTest(positive, negative, Math.min(1, 2 * tail));
  }

  /** The test of paired differences. */
  public static SignTest of(double... differences) {
    int positive = 0;
    int negative = 0;
    for (double difference : differences) {
      positive += difference > 0 ? 1 : 0;
      negative += difference < 0 ? 1 : 0;
    }
    return ofCounts(positive, negative);
  }
}
