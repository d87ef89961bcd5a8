package betacut.cli;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads numbers and times as people write them: {@code 8}, {@code 2M}, {@code 500ms}. */
final class Quantities {
  private static final Pattern WHOLE = Pattern.compile("([+-]?\\d[\\d_]*)([kmg]?)");
  private static final Pattern TIME = Pattern.compile("(-?\\d+(?:\\.\\d+)?)(ms|s|m|h)");

  private Quantities() {}

  /** Numbers that may be big, so that their units are worth mentioning. */
  static final class Count implements ITypeConverter<Long> {
    Count() {}

    @Override
    public Long convert(String text) {
      return parse(text, "it must be a whole number, such as 500k or 2M");
    }
  }

  static int number(String text) {
    long number = bigNumber(text);
    if (number != (int) number) {
      throw new TypeConversionException("it must be a smaller whole number");
    }
    return (int) number;
  }

  static long bigNumber(String text) {
    return parse(text, "it must be a whole number, such as 8");
  }

  private static long parse(String text, String otherwise) {
    Matcher whole = WHOLE.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!whole.matches()) {
      throw new TypeConversionException(otherwise);
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
      throw new TypeConversionException("it must be a smaller whole number");
    }
  }

  static Duration duration(String text) {
    Matcher time = TIME.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!time.matches()) {
      throw new TypeConversionException("it must be a time with its unit, such as 2s or 500ms");
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
      throw new TypeConversionException("it must be more than 0, such as 2s or 500ms");
    }
    return Duration.ofNanos(nanos.min(BigDecimal.valueOf(Long.MAX_VALUE)).longValue());
  }
}
