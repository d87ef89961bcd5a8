package betacut.stats.rating;

/**
 * The probability that the first player of a match is the stronger one, for few units: all
 * distributions of a unit's points being equally likely beforehand, the share of those with a mean
 * above one half, given the counts (Dirichlet's posterior).
 *
 * <p>Such a mean is above one half if Σ s·G is positive, where s is a class's distance from one
 * half and G are independent gamma variables, each of shape count + 1. That probability is ½ + 1/π
 * ∫ sin θ(t) ρ(t) dt/t, where θ = Σ shape · arctan(s·t) and ρ = Π (1 + s²t²)^(−shape/2), by
 * inversion of the characteristic function (Gil-Pelaez 1951, Imhof 1961). In ln t the integrand is
 * smooth and vanishes at both ends, so that plain sums converge faster than any power of the step.
 */
final class Superiority {
  private static final double FROM = -40;
  private static final double TO = 12;
  private static final double STEP = 0.02;

  /** Digits that the sum is right to; with them a coin's even chance is one half exactly. */
  private static final double RESOLUTION = 1e12;

  private Superiority() {}

  /**
   * @param counts units by score, from none of the points to all of them, in even steps
   */
  static double of(double[] counts) {
    double sum = 0;
    for (double x = FROM; x <= TO; x += STEP) {
      sum += integrand(counts, Math.exp(x));
    }
    return Math.rint((0.5 + sum * STEP / Math.PI) * RESOLUTION) / RESOLUTION;
  }

  private static double integrand(double[] counts, double t) {
    double angle = 0;
    double logarithm = 0;
    for (int i = 0; i < counts.length; i++) {
      double distance = 2.0 * i / (counts.length - 1) - 1;
      angle += (counts[i] + 1) * Math.atan(distance * t);
      logarithm -= (counts[i] + 1) / 2 * Math.log1p(distance * distance * t * t);
    }
    return Math.sin(angle) * Math.exp(logarithm);
  }
}
