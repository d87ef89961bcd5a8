package betacut.stats.sample;

/** So many successes in so many independent trials. */
public record Proportion(int successes, int trials) {
  /** Refuses counts that are none. */
  public Proportion {
    if (trials < 1 || successes < 0 || successes > trials) {
      throw new IllegalArgumentException(successes + " of " + trials);
    }
  }

  /** The share of successes. */
  public double share() {
    return (double) successes / trials;
  }

  /**
   * The share with the interval of those probabilities that a score test would not reject (Wilson,
   * <i>Probable inference</i>, 1927). It never leaves [0, 1] and is right for 0 % and 100 % too.
   */
  public Estimate wilson(double confidence) {
    double z = Distributions.normalWidth(confidence);
    double p = share();
    double scale = 1 + z * z / trials;
    double middle = (p + z * z / (2 * trials)) / scale;
    double half = z * Math.sqrt(p * (1 - p) / trials + z * z / (4.0 * trials * trials)) / scale;
    // Rounding must not push the ends past what is possible.
    double low = successes == 0 ? 0 : middle - half;
    double high = successes == trials ? 1 : middle + half;
    return new Estimate(p, new Interval(low, high, confidence));
  }
}
