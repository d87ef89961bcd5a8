package betacut.lab.report.text;

import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * Numbers for people to read: separated thousands, a real minus sign, no more digits than are
 * known. The same on every machine, whatever its locale.
 */
public final class Numbers {
  /** What stands for a number that does not exist. */
  public static final String NONE = "–";

  private static final int DIGITS = 3;
  private static final int MOST_DECIMALS = 9;

  /** Outside of these powers of ten digits are hard to count, so they are written as powers. */
  private static final int SMALLEST_PLAIN = -4;

  private static final int LARGEST_PLAIN = 12;

  /** A leading digit below this keeps a second one: the rule of the particle physicists. */
  private static final double KEEPS_SECOND_DIGIT = 3.55;

  private Numbers() {}

  /** A count: 11,482. */
  public static String count(long value) {
    return String.format(Locale.ROOT, "%,d", value).replace('-', '−');
  }

  /** With so many decimals: 1,234.50. */
  public static String fixed(double value, int decimals) {
    if (!Double.isFinite(value)) {
      return notFinite(value);
    }
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP);
    return String.format(Locale.ROOT, "%,." + decimals + "f", rounded).replace('-', '−');
  }

  /** With three significant digits, and all digits before the point: 0.0123, 548, 12,345. */
  public static String significant(double value) {
    return significant(value, DIGITS);
  }

  /** With so many significant digits, and all digits before the point. */
  public static String significant(double value, int digits) {
    if (!Double.isFinite(value) || value == 0) {
      return value == 0 ? "0" : notFinite(value);
    }
    BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(digits));
    int exponent = rounded.precision() - rounded.scale() - 1;
    if (exponent < SMALLEST_PLAIN || exponent > LARGEST_PLAIN) {
      return fixed(rounded.movePointLeft(exponent).doubleValue(), digits - 1)
          + "×"
          + powerOfTen(exponent);
    }
    return fixed(value, Math.max(0, digits - 1 - exponent));
  }

  /** 10 with a raised exponent. */
  public static String powerOfTen(int exponent) {
    String raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    StringBuilder text = new StringBuilder("10");
    for (char c : Integer.toString(exponent).toCharArray()) {
      text.append(c == '-' ? '⁻' : raised.charAt(c - '0'));
    }
    return text.toString();
  }

  /** An estimate with as many digits as its interval supports: 3.06 [2.98, 3.15]. */
  public static String estimate(Estimate estimate) {
    int decimals = decimals(estimate);
    return fixed(estimate.value(), decimals) + " " + interval(estimate.interval(), decimals);
  }

  /** The two ends: [2.98, 3.15]. */
  public static String interval(Interval interval, int decimals) {
    return "[" + fixed(interval.low(), decimals) + ", " + fixed(interval.high(), decimals) + "]";
  }

  /**
   * The decimals that an interval supports: its half width is left with two digits if it begins
   * with a small one, otherwise with one. Without width or end, three significant digits.
   */
  public static int decimals(Estimate estimate) {
    double value = estimate.value();
    double half = estimate.interval().halfWidth();
    if (!Double.isFinite(half) || half == 0) {
      double low = estimate.interval().low();
      half = Double.isFinite(low) && low != value ? Math.abs(value - low) : 0;
    }
    if (half == 0) {
      return Double.isFinite(value) && value != Math.rint(value)
          ? clamp(DIGITS - 1 - exponent(value))
          : 0;
    }
    int exponent = exponent(half);
    boolean second = half / Math.pow(10, exponent) < KEEPS_SECOND_DIGIT;
    return clamp(-exponent + (second ? 1 : 0));
  }

  /** A time in the unit that suits it: 830 ns, 1.65 ms, 12.3 s, 4 min 05 s, 2 h 13 min. */
  public static String seconds(double seconds) {
    double size = Math.abs(seconds);
    if (!Double.isFinite(seconds)) {
      return notFinite(seconds);
    }
    if (size >= 59.95) {
      return longTime(Math.round(seconds));
    }
    if (size >= 0.9995 || size == 0) {
      return significant(seconds) + " s";
    }
    if (size >= 0.9995e-3) {
      return significant(seconds * 1e3) + " ms";
    }
    return size >= 0.9995e-6
        ? significant(seconds * 1e6) + " µs"
        : significant(seconds * 1e9) + " ns";
  }

  /** How many times as much: 3.06×. */
  public static String ratio(double ratio) {
    return Double.isFinite(ratio) ? significant(ratio) + "×" : notFinite(ratio);
  }

  /** A share of one: 28.4 %. */
  public static String percent(double share) {
    return Double.isFinite(share) ? fixed(share * 100, 1) + " %" : notFinite(share);
  }

  /** A probability under the null hypothesis: 0.032, or <0.001 where more digits mislead. */
  public static String pValue(double p) {
    if (Double.isNaN(p)) {
      return NONE;
    }
    if (p < 0.001) {
      return "<0.001";
    }
    return p < 0.0995 ? significant(p, 2) : fixed(p, 2);
  }

  /** A difference of strength, with its sign: +35, −120, 0. */
  public static String elo(double elo) {
    return signed(elo, 0);
  }

  /** A difference of strength with its interval: +35 [+12, +58]. */
  public static String elo(Estimate elo) {
    int decimals = Math.min(1, decimals(elo));
    Interval interval = elo.interval();
    return "%s [%s, %s]"
        .formatted(
            signed(elo.value(), decimals),
            signed(interval.low(), decimals),
            signed(interval.high(), decimals));
  }

  private static String signed(double value, int decimals) {
    String text = fixed(value, decimals);
    boolean positive = value > 0 && text.chars().anyMatch(c -> c >= '1' && c <= '9' || c == '∞');
    return positive ? "+" + text : text;
  }

  private static String longTime(long seconds) {
    long minutes = seconds / 60;
    return minutes < 60
        ? "%d min %02d s".formatted(minutes, seconds % 60)
        : count(minutes / 60) + " h %02d min".formatted(minutes % 60);
  }

  private static int exponent(double value) {
    return (int) Math.floor(Math.log10(Math.abs(value)));
  }

  private static int clamp(int decimals) {
    return Math.clamp(decimals, 0, MOST_DECIMALS);
  }

  private static String notFinite(double value) {
    return Double.isNaN(value) ? NONE : value > 0 ? "∞" : "−∞";
  }
}
