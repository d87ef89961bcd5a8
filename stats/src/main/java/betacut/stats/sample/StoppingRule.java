package betacut.stats.sample;

/**
 * Measure until the interval of the mean is narrow enough.
 *
 * <p>Who looks after every value stops at a lucky one. So the rule looks only at {@code minimum}
 * values and then each time their number has grown by {@code growth}, and the k-th look demands the
 * confidence 1 − α / (k(k + 1)). These α sum to that of the whole, hence the interval at the end is
 * good whenever the end comes (Bonferroni's inequality).
 *
 * @param relativeHalfWidth the width wanted, as a share of the mean: 0.01 for ±1 %
 * @param confidence of the final interval
 * @param minimum values before the first look
 * @param growth the number of values from one look to the next, as a ratio
 */
public record StoppingRule(
    double relativeHalfWidth, double confidence, int minimum, double growth) {
  /** Refuses rules that never look, look at once, or want certainty. */
  public StoppingRule {
    if (!(relativeHalfWidth > 0
        && confidence > 0
        && confidence < 1
        && minimum >= 2
        && growth > 1)) {
      throw new IllegalArgumentException("no stopping rule");
    }
  }

  /** The number of values at the {@code look}-th look, the first being 1. */
  public long valuesAt(int look) {
    double values = minimum;
    for (int i = 1; i < look; i++) {
      values = Math.max(values + 1, Math.floor(values * growth));
    }
    return (long) values;
  }

  /** How many looks there were by this number of values. */
  public int looks(long values) {
    int looks = 0;
    while (valuesAt(looks + 1) <= values) {
      looks++;
    }
    return looks;
  }

  /** The number of values to go on to when there are so many already. */
  public long nextLook(long values) {
    return valuesAt(looks(values) + 1);
  }

  /** The mean with an interval that allows for all looks so far. */
  public Estimate estimate(RunningMean mean) {
    double looks = Math.max(1, looks(mean.count()));
    return mean.estimate(1 - (1 - confidence) / (looks * (looks + 1)));
  }

  /**
   * Whether this is a number of values to look at, {@link #nextLook} of an earlier one, and the
   * interval is narrow enough. That of a mean of 0 never is.
   */
  public boolean isReached(RunningMean mean) {
    return mean.count() >= minimum
        && valuesAt(looks(mean.count())) == mean.count()
        && estimate(mean).interval().halfWidth() <= relativeHalfWidth * Math.abs(mean.mean());
  }
}
