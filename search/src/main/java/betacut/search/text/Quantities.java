package betacut.search.text;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads numbers and times as people write them: {@code 8}, {@code 2M}, {@code 500ms}. What is none
 * of these is refused by an {@link IllegalArgumentException} whose message is the end of a sentence
 * about it, such as "it must be a whole number".
 */
public final class Quantities {
  private static final Pattern WHOLE = Pattern.compile("([+-]?\\d[\\d_]*)([kmg]?)");
  private static final Pattern TIME = Pattern.compile("(-?\\d+(?:\\.\\d+)?)(ms|s|m|h)");

  private Quantities() {}

  public static int number(String text) {
    long number = bigNumber(text);
    if (number != (int) number) {
      throw new IllegalArgumentException("it must be a smaller whole number");
    }
    return (int) number;
  }

  public static long bigNumber(String text) {
    return parse(text, "it must be a whole number, such as 8");
  }

  /** A number that may be big, so that its units are worth mentioning. */
  public static long count(String text) {
    return parse(text, "it must be a whole number, such as 500k or 2M");
  }

  private static long parse(String text, String otherwise) {
    Matcher whole = WHOLE.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!whole.matches()) {
      throw new IllegalArgumentException(otherwise);
    }
    long unit =
        switch (whole.group(2)) {
          case "k" -> 1_000L;
          case "m" -> 1_000_000L;
          case "g" -> 1_000_000_000L;
          default -> 1L;
        };
    try {
      return Math.multiplyExact(Long.parseLong(whole.group(1).replace("_", "")), unit);
    } catch (ArithmeticException | NumberFormatException e) {
      throw new IllegalArgumentException("it must be a smaller whole number", e);
    }
  }

  public static Duration duration(String text) {
    Matcher time = TIME.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!time.matches()) {
      throw new IllegalArgumentException("it must be a time with its unit, such as 2s or 500ms");
    }
    long nanosPerUnit =
        switch (time.group(2)) {
          case "ms" -> 1_000_000L;
          case "s" -> 1_000_000_000L;
          case "m" -> 60_000_000_000L;
          default -> 3_600_000_000_000L;
        };
    var nanos = new BigDecimal(time.group(1)).multiply(BigDecimal.valueOf(nanosPerUnit));
    if (nanos.signum() <= 0) {
      throw new IllegalArgumentException("it must be more than 0, such as 2s or 500ms");
    }
    return Duration.ofNanos(nanos.min(BigDecimal.valueOf(Long.MAX_VALUE)).longValue());
  }
}
