package betacut.stats.sample;

/**
 * Mean and variance of values that arrive one by one, without keeping them (Welford 1962; Chan,
 * Golub and LeVeque 1983 for joining two). Immutable, so a run can be saved and resumed at any
 * value.
 *
 * @param squares the sum of squared distances from the mean
 */
public record RunningMean(long count, double mean, double squares) {
  /** No values yet. */
  public static final RunningMean NONE = new RunningMean(0, 0, 0);

  /** One value more. */
  public RunningMean plus(double value) {
    double distance = value - mean;
    double next = mean + distance / (count + 1);
    return new RunningMean(count + 1, next, squares + distance * (value - next));
  }

  /** The values of both. */
  public RunningMean plus(RunningMean other) {
    if (count == 0 || other.count == 0) {
      return count == 0 ? other : this;
    }
    double all = (double) count + other.count;
    double distance = other.mean - mean;
    return new RunningMean(
        count + other.count,
        mean + distance * other.count / all,
        squares + other.squares + distance * distance * count * other.count / all);
  }

  /** The variance of the population; infinite until there are two values. */
  public double variance() {
    return count < 2 ? Double.POSITIVE_INFINITY : squares / (count - 1);
  }

  /** The mean with Student's interval. */
  public Estimate estimate(double confidence) {
    double half =
        count < 2
            ? Double.POSITIVE_INFINITY
            : Distributions.studentWidth(confidence, count - 1.0) * Math.sqrt(variance() / count);
    return new Estimate(mean, Interval.around(mean, half, confidence));
  }
}
