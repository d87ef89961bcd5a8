package betacut.stats.growth;

import betacut.stats.sample.Distributions;
import betacut.stats.sample.Interval;
import betacut.stats.sample.Samples;

/**
 * The curve cost = a·b^depth; b is the effective branching factor.
 *
 * @param rSquared 1 − residual / total sum of squares, of what the method made small: of costs for
 *     the nonlinear fit, of their logarithms for the log-linear one
 * @param logBaseError the standard error of ln b
 * @param degrees points minus the two parameters
 */
public record ExponentialFit(
    FitMethod method, double a, double b, double rSquared, double logBaseError, int degrees) {

  /** The cost the curve gives for a depth. */
  public double at(double depth) {
    return a * Math.pow(b, depth);
  }

  /**
   * Student's interval of b, taken on the scale of ln b so that it stays positive. It takes the
   * points as independent with errors of equal size on the method's scale; that holds roughly for
   * logarithms and badly for costs, where the bootstrap of {@link GrowthSample} is the honest one.
   */
  public Interval baseInterval(double confidence) {
    if (degrees == 0) {
      return new Interval(0, Double.POSITIVE_INFINITY, confidence);
    }
    double width = Distributions.studentWidth(confidence, degrees) * logBaseError;
    return new Interval(b * Math.exp(-width), b * Math.exp(width), confidence);
  }

  /** R² of this curve on costs themselves, whichever method found it; may be negative. */
  public double rSquaredOfCosts(double[] depths, double[] costs) {
    double residual = 0;
    for (int i = 0; i < costs.length; i++) {
      residual += Math.pow(costs[i] - at(depths[i]), 2);
    }
    return rSquared(residual, costs);
  }

  static double rSquared(double residual, double[] values) {
    double total = Samples.sumOfSquares(values, Samples.mean(values));
    return total == 0 ? 1 : 1 - residual / total;
  }
}
