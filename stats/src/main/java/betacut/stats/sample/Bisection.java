package betacut.stats.sample;

import java.util.function.DoubleUnaryOperator;

/** Halving an interval until two neighbouring doubles are left: slow, and never wrong. */
public final class Bisection {
  private Bisection() {}

  /**
   * Where {@code function}, which decreases between {@code low} and {@code high}, passes zero. It
   * is never called at the two ends, so poles there do no harm.
   */
  public static double ofDecreasing(DoubleUnaryOperator function, double low, double high) {
    double below = low;
    double above = high;
    while (true) {
      double middle = below + (above - below) / 2;
      if (middle <= below || middle >= above) {
        return middle;
      }
      if (function.applyAsDouble(middle) > 0) {
        below = middle;
      } else {
        above = middle;
      }
    }
  }
}
