package betacut.browser.platform;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers with a point in formats, as the JDK writes them: the digits of the shortest text that
 * means the number, halves rounded up. TeaVM rounds otherwise, and lacks {@code %g}.
 */
final class DecimalText {
  private static final Pattern DECIMAL = Pattern.compile("%([-+,0]*)(\\d*)(?:\\.(\\d+))?([feg])");
  private static final Pattern ANY = Pattern.compile("%[-#+ 0,(]*\\d*(?:\\.\\d+)?([a-zA-Z%])");
  private static final Pattern POSITIONED = Pattern.compile("%\\d+\\$");
  private static final int USUAL_DIGITS = 6;
  private static final int GROUP = 3;

  /** Below this {@code %g} writes a power of ten. */
  private static final BigDecimal SMALLEST_PLAIN = new BigDecimal("0.0001");

  private DecimalText() {}

  /** A format with its arguments in the order of their places. */
  record Rewritten(String format, Object[] arguments) {}

  /**
   * The same with every number with a point, and every sign that needs no argument, as a text among
   * the arguments: TeaVM takes an argument away for each.
   */
  static Rewritten withTexts(String format, Object... arguments) {
    if (POSITIONED.matcher(format).find()) {
      return new Rewritten(format, arguments);
    }
    Matcher found = ANY.matcher(format);
    var rewritten = new StringBuilder();
    List<Object> texts = new ArrayList<>();
    int next = 0;
    int from = 0;
    while (found.find()) {
      Matcher decimal = DECIMAL.matcher(found.group());
      boolean isLine = found.group(1).equals("n");
      boolean isSign = isLine || found.group(1).equals("%");
      boolean isDecimal = decimal.matches();
      Object argument = isLine ? "\n" : isSign ? "%" : arguments[next++];
      texts.add(isDecimal ? text(decimal, argument) : argument);
      if (isSign || isDecimal) {
        boolean isLeft = isDecimal && decimal.group(1).indexOf('-') >= 0;
        rewritten.append(format, from, found.start()).append(isLeft ? "%-" : "%");
        rewritten.append(isSign ? "" : decimal.group(2)).append('s');
        from = found.end();
      }
    }
    rewritten.append(format, from, format.length());
    return new Rewritten(rewritten.toString(), texts.toArray());
  }

  private static String text(Matcher decimal, Object number) {
    if (number instanceof Double real && !Double.isFinite(real)) {
      return Double.isNaN(real) ? "NaN" : real > 0 ? "Infinity" : "-Infinity";
    }
    String flags = decimal.group(1);
    int digits = decimal.group(3) == null ? USUAL_DIGITS : Integer.parseInt(decimal.group(3));
    boolean isNegative =
        number instanceof Double real
            ? real < 0 || 1 / real < 0
            : ((BigDecimal) number).signum() < 0;
    BigDecimal size = exact(number).abs();
    String text =
        switch (decimal.group(4).charAt(0)) {
          case 'f' -> size.setScale(digits, RoundingMode.HALF_UP).toPlainString();
          case 'e' -> scientific(size, digits);
          default -> general(size, Math.max(1, digits));
        };
    String sign = isNegative ? "-" : flags.indexOf('+') >= 0 ? "+" : "";
    String grouped = flags.indexOf(',') >= 0 ? grouped(text) : text;
    int width = decimal.group(2).isEmpty() ? 0 : Integer.parseInt(decimal.group(2));
    int missing = width - sign.length() - grouped.length();
    return flags.indexOf('0') >= 0 && missing > 0
        ? sign + "0".repeat(missing) + grouped
        : sign + grouped;
  }

  private static BigDecimal exact(Object number) {
    return number instanceof BigDecimal known
        ? known
        : new BigDecimal(MissingMethods.toString(((Number) number).doubleValue()));
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

  private static String grouped(String text) {
    int point = text.indexOf('.');
    var grouped = new StringBuilder(text);
    for (int at = (point < 0 ? text.length() : point) - GROUP; at > 0; at -= GROUP) {
      grouped.insert(at, ',');
    }
    return grouped.toString();
  }
}
