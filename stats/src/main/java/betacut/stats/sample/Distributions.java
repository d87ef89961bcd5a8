package betacut.stats.sample;

/**
 * The normal and Student distributions, right to 1e-10 for up to ten thousand degrees of freedom,
 * in the tails too.
 *
 * <p>The incomplete beta function is the continued fraction of Abramowitz and Stegun 26.5.8, the
 * incomplete gamma function their series 6.5.29 and continued fraction 6.5.31, both evaluated by
 * Lentz' method; the logarithm of the gamma function is Lanczos' approximation (g = 7, nine terms).
 * Inverses are found by bisection.
 */
public final class Distributions {
  private static final double[] LANCZOS = {
    0.99999999999980993,
    676.5203681218851,
    -1259.1392167224028,
    771.32342877765313,
    -176.61502916214059,
    12.507343278686905,
    -0.13857109526572012,
    9.9843695780195716e-6,
    1.5056327351493116e-7
  };

  private static final double TINY = 1e-300;
  private static final double PRECISION = 1e-16;
  private static final int MOST_TERMS = 100_000;

  private Distributions() {}

  /** P(Z ≤ z) of a standard normal Z. */
  public static double normal(double z) {
    double tail = gammaTail(0.5, z * z / 2) / 2;
    return z < 0 ? tail : 1 - tail;
  }

  /** The z with P(Z ≤ z) = {@code probability}; infinite for 0 and 1. */
  public static double normalQuantile(double probability) {
    requireProbability(probability);
    if (probability > 0.5) {
      return -normalQuantile(1 - probability);
    }
    return probability == 0
        ? Double.NEGATIVE_INFINITY
        : Bisection.ofDecreasing(z -> probability - normal(z), -40, 1);
  }

  /** The z with P(−z ≤ Z ≤ z) = {@code confidence}: 1.96 for 0.95. */
  public static double normalWidth(double confidence) {
    return -normalQuantile((1 - confidence) / 2);
  }

  /** P(T ≤ t) of Student's T. */
  public static double student(double t, double degrees) {
    double sum = degrees + t * t;
    double tail = beta(degrees / 2, 0.5, degrees / sum, t * t / sum) / 2;
    return t < 0 ? tail : 1 - tail;
  }

  /** The t with P(−t ≤ T ≤ t) = {@code confidence}. */
  public static double studentWidth(double confidence, double degrees) {
    double tail = (1 - confidence) / 2;
    requireProbability(tail);
    if (tail == 0 || tail == 0.5) {
      return tail == 0 ? Double.POSITIVE_INFINITY : 0;
    }
    return Math.exp(Bisection.ofDecreasing(u -> student(-Math.exp(u), degrees) - tail, -700, 700));
  }

  /** ln Γ(x) for x &gt; 0. */
  static double logGamma(double x) {
    if (x < 0.5) {
      return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
    }
    double sum = LANCZOS[0];
    for (int i = 1; i < LANCZOS.length; i++) {
      sum += LANCZOS[i] / (x - 1 + i);
    }
    double shifted = x + 6.5;
    return Math.log(2 * Math.PI) / 2 + (x - 0.5) * Math.log(shifted) - shifted + Math.log(sum);
  }

  /** I_x(a, b), {@code y} being 1 − x, given apart because the difference may have no digits. */
  private static double beta(double a, double b, double x, double y) {
    if (x <= 0 || y <= 0) {
      return x <= 0 ? 0 : 1;
    }
    if (x > (a + 1) / (a + b + 2)) {
      return 1 - beta(b, a, y, x);
    }
    double logScale = logGamma(a + b) - logGamma(a) - logGamma(b);
    double front = Math.exp(logScale + a * Math.log(x) + b * Math.log(y)) / a;
    return front * betaFraction(a, b, x);
  }

  private static double betaFraction(double a, double b, double x) {
    double c = 1;
    double d = 1 / nonZero(1 - (a + b) * x / (a + 1));
    double product = d;
    for (int m = 1; m < MOST_TERMS; m++) {
      double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
      d = 1 / nonZero(1 + even * d);
      c = nonZero(1 + even / c);
      product *= c * d;
      double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
      d = 1 / nonZero(1 + odd * d);
      c = nonZero(1 + odd / c);
      product *= c * d;
      if (Math.abs(c * d - 1) <= PRECISION) {
        break;
      }
    }
    return product;
  }

  /** Q(a, x) = Γ(a, x) / Γ(a). */
  private static double gammaTail(double a, double x) {
    if (x <= 0 || x == Double.POSITIVE_INFINITY) {
      return x <= 0 ? 1 : 0;
    }
    double front = Math.exp(a * Math.log(x) - x - logGamma(a));
    return x < a + 1 ? 1 - front * gammaSeries(a, x) : front * gammaFraction(a, x);
  }

  private static double gammaSeries(double a, double x) {
    double term = 1 / a;
    double sum = term;
    for (int n = 1; n < MOST_TERMS && term > sum * PRECISION; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return sum;
  }

  private static double gammaFraction(double a, double x) {
    double b = x + 1 - a;
    double c = 1 / TINY;
    double d = 1 / nonZero(b);
    double product = d;
    for (int n = 1; n < MOST_TERMS; n++) {
      double term = -n * (n - a);
      b += 2;
      d = 1 / nonZero(term * d + b);
      c = nonZero(b + term / c);
      product *= c * d;
      if (Math.abs(c * d - 1) <= PRECISION) {
        break;
      }
    }
    return product;
  }

  private static double nonZero(double value) {
    return Math.abs(value) < TINY ? TINY : value;
  }

  private static void requireProbability(double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException("not a probability: " + value);
    }
  }
}
