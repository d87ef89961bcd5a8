package betacut.play.level;

import java.util.random.RandomGenerator;

/**
 * Normally distributed numbers by Marsaglia's polar method, with arithmetic alone: the JDK's come
 * from tables of its own, and libraries differ in the last digit of a logarithm. So a level errs at
 * the same moves on every machine and in every browser.
 */
final class NormalNumbers {
  private static final int EXPONENT_BIAS = 1023;
  private static final int FRACTION_BITS = 52;
  private static final long FRACTION = (1L << FRACTION_BITS) - 1;

  /** With the square of a third 17 powers leave less than the last digit. */
  private static final int LAST_POWER = 2 * 17 + 1;

  private static final double LOG_2 = 0x1.62e42fefa39efp-1;

  private NormalNumbers() {}

  /** A number with mean 0 and variance 1. */
  static double next(RandomGenerator random) {
    while (true) {
      double x = 2 * random.nextDouble() - 1;
      double y = 2 * random.nextDouble() - 1;
      double square = x * x + y * y;
      if (square > 0 && square < 1) {
        return x * Math.sqrt(-2 * log(square) / square);
      }
    }
  }

  /** The natural logarithm of 2^e·m: e·log 2 + 2·(s + s³/3 + s⁵/5 + …), s = (m − 1) / (m + 1). */
  static double log(double number) {
    long bits = Double.doubleToLongBits(number);
    int exponent = (int) (bits >>> FRACTION_BITS) - EXPONENT_BIAS;
    double m = Double.longBitsToDouble(bits & FRACTION | (long) EXPONENT_BIAS << FRACTION_BITS);
    double s = (m - 1) / (m + 1);
    double sum = 0;
    for (int power = LAST_POWER; power > 0; power -= 2) {
      sum = sum * s * s + 1.0 / power;
    }
    return exponent * LOG_2 + 2 * s * sum;
  }
}
