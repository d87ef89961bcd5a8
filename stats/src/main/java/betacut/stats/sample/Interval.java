package betacut.stats.sample;

/**
 * From {@code low} to {@code high}, either of which may be infinite, holding the true value with
 * probability {@code confidence}.
 */
public record Interval(double low, double high, double confidence) {
  /** Refuses ends in the wrong order, numbers that are none, and a confidence outside [0, 1]. */
  public Interval {
    if (!(low <= high) || !(confidence >= 0 && confidence <= 1)) {
      throw new IllegalArgumentException("no interval: " + low + " … " + high + ", " + confidence);
    }
  }

  public static Interval around(double middle, double halfWidth, double confidence) {
    return new Interval(middle - halfWidth, middle + halfWidth, confidence);
  }

  /** Half the distance of the ends: the number written after ±. */
  public double halfWidth() {
    return low == high ? 0 : (high - low) / 2;
  }
}
