package betacut.cli.option;

import java.time.Duration;
import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Numbers and times of {@link betacut.search.text.Quantities}, refused as picocli expects it. */
public final class QuantityOptions {
  private QuantityOptions() {}

  /** Numbers that may be big, so that their units are worth mentioning. */
  public static final class Count implements ITypeConverter<Long> {
    Count() {}

    @Override
    public Long convert(String text) {
      return read(text, betacut.search.text.Quantities::count);
    }
  }

  public static int number(String text) {
    return read(text, betacut.search.text.Quantities::number);
  }

  public static long bigNumber(String text) {
    return read(text, betacut.search.text.Quantities::bigNumber);
  }

  public static Duration duration(String text) {
    return read(text, betacut.search.text.Quantities::duration);
  }

  private static <T> T read(String text, Function<String, T> reader) {
    try {
      return reader.apply(text);
    } catch (IllegalArgumentException refused) {
      throw new TypeConversionException(refused.getMessage());
    }
  }
}
