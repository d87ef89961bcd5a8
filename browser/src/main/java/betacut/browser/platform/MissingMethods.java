package betacut.browser.platform;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.teavm.jso.JSBody;

/**
 * Methods of the JDK that TeaVM's class library lacks, or whose answers differ there, and that our
 * classes call. Each stands for the one of its name in the class that {@link InClass} names; a
 * first parameter of that class is the object it is called on.
 */
public final class MissingMethods {
  private MissingMethods() {}

  @InClass(String.class)
  public static Stream<String> lines(String text) {
    List<String> lines = new ArrayList<>(Arrays.asList(text.split("\r\n|\r|\n", -1)));
    if (lines.get(lines.size() - 1).isEmpty()) {
      lines.remove(lines.size() - 1);
    }
    return lines.stream();
  }

  @InClass(String.class)
  public static String formatted(String format, Object[] arguments) {
    return format(Locale.ROOT, format, arguments);
  }

  @InClass(String.class)
  public static String format(String format, Object[] arguments) {
    return format(Locale.ROOT, format, arguments);
  }

  @InClass(String.class)
  public static String format(Locale locale, String format, Object[] arguments) {
    DecimalText.Rewritten same = DecimalText.withTexts(format, arguments);
    return String.format(locale, same.format(), same.arguments());
  }

  /** The shortest text that means the number: browsers and the JDK agree on its digits. */
  @InClass(Double.class)
  public static String toString(double number) {
    if (number == 0) {
      return 1 / number < 0 ? "-0.0" : "0.0";
    }
    if (!Double.isFinite(number)) {
      return shortest(number); // NaN, Infinity: the same words
    }
    BigDecimal digits = new BigDecimal(shortest(number));
    double size = Math.abs(number);
    if (size >= 1e-3 && size < 1e7) {
      String plain = digits.toPlainString();
      return plain.indexOf('.') < 0 ? plain + ".0" : plain;
    }
    BigDecimal stripped = digits.stripTrailingZeros();
    int exponent = stripped.precision() - stripped.scale() - 1;
    String front = stripped.movePointLeft(exponent).toPlainString();
    return front + (front.indexOf('.') < 0 ? ".0E" : "E") + exponent;
  }

  @JSBody(params = "number", script = "return String(number);")
  private static native String shortest(double number);

  @InClass(StringBuilder.class)
  public static StringBuilder append(StringBuilder text, double number) {
    return text.append(toString(number));
  }

  @InClass(BigDecimal.class)
  public static BigDecimal valueOf(double number) {
    return new BigDecimal(toString(number));
  }

  @InClass(Character.class)
  public static String toString(int codePoint) {
    return new String(Character.toChars(codePoint));
  }

  @InClass(StringBuilder.class)
  public static StringBuilder repeat(StringBuilder text, int codePoint, int count) {
    return text.append(toString(codePoint).repeat(count));
  }

  @InClass(Class.class)
  public static String getPackageName(Class<?> type) {
    String name = type.getName();
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }

  @InClass(Long.class)
  public static long parseUnsignedLong(String text, int radix) {
    long value = 0;
    for (char letter : text.toCharArray()) {
      int digit = Character.digit(letter, radix);
      if (digit < 0) {
        throw new NumberFormatException(text);
      }
      value = value * radix + digit;
    }
    return value;
  }

  @InClass(Math.class)
  public static long unsignedMultiplyHigh(long a, long b) {
    return PagePlatform.highProduct(a, b);
  }

  /** TeaVM's own rounds halves away from zero; Java's rounds them up. */
  @InClass(Math.class)
  public static long round(double number) {
    double below = Math.floor(number);
    return (long) (number - below >= 0.5 ? below + 1 : below);
  }

  /** The same of floats, which are doubles, too. */
  @InClass(Math.class)
  public static int round(float number) {
    double below = Math.floor(number);
    return (int) (number - below >= 0.5 ? below + 1 : below);
  }

  /** TeaVM's own makes an empty copy that fails at the first look into it. */
  @InClass(Map.class)
  public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
    return map.isEmpty() ? Map.of() : Map.copyOf(map);
  }

  /** The same of sets. */
  @InClass(Set.class)
  public static <E> Set<E> copyOf(Collection<? extends E> elements) {
    return elements.isEmpty() ? Set.of() : Set.copyOf(elements);
  }

  @InClass(System.class)
  public static Map<String, String> getenv() {
    return Map.of();
  }

  @InClass(Duration.class)
  public static long toSeconds(Duration time) {
    return time.getSeconds();
  }

  @InClass(java.util.Collections.class)
  public static <K, V> SequencedMap<K, V> unmodifiableSequencedMap(
      SequencedMap<? extends K, ? extends V> map) {
    @SuppressWarnings("unchecked") // nobody can put anything into it
    var same = (SequencedMap<K, V>) map;
    return PagePlatform.fixed(same);
  }

  @InClass(ByteBuffer.class)
  public static ByteBuffer slice(ByteBuffer buffer, int from, int length) {
    ByteBuffer part = buffer.duplicate();
    part.position(from);
    part.limit(from + length);
    return part.slice();
  }

  @InClass(ConcurrentHashMap.class)
  public static <K, V> long mappingCount(ConcurrentHashMap<K, V> map) {
    return map.size();
  }

  /** Nobody else is there to wait for. */
  @InClass(LockSupport.class)
  public static void parkNanos(long nanos) {}

  @InClass(Matcher.class)
  public static Stream<MatchResult> results(Matcher matcher) {
    List<MatchResult> found = new ArrayList<>();
    matcher.reset();
    while (matcher.find()) {
      found.add(matcher.toMatchResult());
    }
    return found.stream();
  }

  @InClass(Matcher.class)
  public static String replaceAll(Matcher matcher, Function<MatchResult, String> replacement) {
    matcher.reset();
    var text = new StringBuffer();
    while (matcher.find()) {
      matcher.appendReplacement(text, replacement.apply(matcher));
    }
    return matcher.appendTail(text).toString();
  }
}
