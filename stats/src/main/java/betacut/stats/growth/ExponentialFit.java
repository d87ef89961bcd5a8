package betacut.stats.growth;

import betacut.stats.sample.Samples;

/**
 * The curve cost = a·b^depth; b is the effective branching factor.
 *
 * @param rSquared 1 − residual / total sum of squares, of what the method made small: of costs for
 *     the nonlinear fit, of their logarithms for the log-linear one
 */
public record ExponentialFit(double a, double b, double rSquared) {
  /** The cost the curve gives for a depth. */
  public double at(double depth) {
    return a * Math.pow(b, depth);
  }

  static double rSquared(double residual, double[] values) {
    double total = Samples.sumOfSquares(values, Samples.mean(values));
    return total == 0 ? 1 : 1 - residual / total;
  }
}
