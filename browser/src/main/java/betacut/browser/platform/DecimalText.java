package betacut.browser.platform;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Numbers with a point in formats, as the JDK writes them: the digits of the shortest text that
 * means the number, halves rounded up.
 */
final class DecimalText {
  private static final int USUAL_DIGITS = 6;

  /** Below this {@code %g} writes a power of ten. */
  private static final BigDecimal SMALLEST_PLAIN = new BigDecimal("0.0001");

  private DecimalText() {}

  /**
   * A number with a point.
   *
   * @param letter f, e or g
   * @param given how many digits; the usual ones if negative
   */
  static String of(char letter, int given, Number number) {
    double real = number.doubleValue();
    if (!(number instanceof BigDecimal) && !Double.isFinite(real)) {
      return Double.isNaN(real) ? "NaN" : real > 0 ? "Infinity" : "-Infinity";
    }
    int digits = given < 0 ? USUAL_DIGITS : given;
    boolean isNegative =
        number instanceof BigDecimal known ? known.signum() < 0 : real < 0 || 1 / real < 0;
    BigDecimal size = exact(number).abs();
    String text =
        switch (letter) {
          case 'f' -> size.setScale(digits, RoundingMode.HALF_UP).toPlainString();
          case 'e' -> scientific(size, digits);
          default -> general(size, Math.max(1, digits));
        };
    return isNegative ? "-" + text : text;
  }

  private static BigDecimal exact(Number number) {
    return number instanceof BigDecimal known
        ? known
        : new BigDecimal(Double.toString(number.doubleValue()));
  }

  private static String general(BigDecimal size, int digits) {
    if (size.signum() == 0) {
      return size.setScale(digits - 1, RoundingMode.HALF_UP).toPlainString();
    }
    BigDecimal rounded = size.round(new MathContext(digits, RoundingMode.HALF_UP));
    int exponent = exponent(rounded);
    return rounded.compareTo(SMALLEST_PLAIN) >= 0 && exponent < digits
        ? rounded.setScale(digits - 1 - exponent, RoundingMode.HALF_UP).toPlainString()
        : scientific(size, digits - 1);
  }

  private static String scientific(BigDecimal size, int digits) {
    BigDecimal rounded = size.round(new MathContext(digits + 1, RoundingMode.HALF_UP));
    int exponent = size.signum() == 0 ? 0 : exponent(rounded);
    String front =
        rounded.movePointLeft(exponent).setScale(digits, RoundingMode.HALF_UP).toPlainString();
    int power = Math.abs(exponent);
    return front + (exponent < 0 ? "e-" : "e+") + (power < 10 ? "0" : "") + power;
  }

  private static int exponent(BigDecimal number) {
    return number.precision() - number.scale() - 1;
  }
}
