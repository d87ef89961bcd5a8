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
import java.util.OptionalDouble;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.teavm.classlib.impl.text.DoubleAnalyzer;
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

  /** As in the JDK, a letter that means itself needs no regular expression. */
  @InClass(String.class)
  public static String[] split(String text, String separator, int limit) {
    boolean isPlain = separator.length() == 1 && ".$|()[{^?*+\\".indexOf(separator.charAt(0)) < 0;
    if (!isPlain) {
      return Pattern.compile(separator).split(text, limit);
    }
    List<String> parts = new ArrayList<>();
    int from = 0;
    int end = text.indexOf(separator);
    while (end >= 0 && (limit <= 0 || parts.size() < limit - 1)) {
      parts.add(text.substring(from, end));
      from = end + 1;
      end = text.indexOf(separator, from);
    }
    parts.add(text.substring(from));
    while (limit == 0 && parts.size() > 1 && parts.getLast().isEmpty()) {
      parts.removeLast();
    }
    boolean isNothing = limit == 0 && from > 0 && parts.getFirst().isEmpty() && parts.size() == 1;
    return isNothing ? new String[0] : parts.toArray(String[]::new);
  }

  /** The same. */
  @InClass(String.class)
  public static String[] split(String text, String separator) {
    return split(text, separator, 0);
  }

  /** Shell's sort: moves are few, and TeaVM's own takes memory each time. */
  @InClass(Arrays.class)
  public static void sort(long[] numbers, int from, int to) {
    int gap = 1;
    while (gap < (to - from) / 3) {
      gap = 3 * gap + 1;
    }
    for (; gap > 0; gap /= 3) {
      for (int i = from + gap; i < to; i++) {
        long number = numbers[i];
        int place = i;
        for (; place >= from + gap && numbers[place - gap] > number; place -= gap) {
          numbers[place] = numbers[place - gap];
        }
        numbers[place] = number;
      }
    }
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
    return FormatText.of(format, arguments);
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

  /** The nearest number, as browsers and the JDK find it. */
  @InClass(Double.class)
  public static double parseDouble(String text) {
    if (!isNumber(text)) {
      throw new NumberFormatException("For input string: \"" + text + "\"");
    }
    return number(text);
  }

  @JSBody(
      params = "text",
      script =
          "return"
              + " /^[+-]?(NaN|Infinity|(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?)$/.test(text.trim());")
  private static native boolean isNumber(String text);

  @JSBody(params = "text", script = "return Number(text);")
  private static native double number(String text);

  @InClass(Double.class)
  public static Double valueOf(String text) {
    return parseDouble(text);
  }

  @JSBody(params = "number", script = "return String(number);")
  private static native String shortest(double number);

  /** The place of the first digit of a whole number; TeaVM's own way needs 9 kB of tables. */
  @InClass(DoubleAnalyzer.class)
  public static int fastIntLog10(double number) {
    int place = 0;
    for (double power = 10; power <= number; power *= 10) {
      place++;
    }
    return place;
  }

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

  /** The JDK's own is more exact than adding one to the other, so that its last digits differ. */
  @InClass(DoubleStream.class)
  public static double sum(DoubleStream numbers) {
    return compensatedSum(numbers.toArray());
  }

  /** The same. */
  @InClass(DoubleStream.class)
  public static OptionalDouble average(DoubleStream numbers) {
    double[] all = numbers.toArray();
    return all.length == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(compensatedSum(all) / all.length);
  }

  /** Kahan's: what rounding took from the sum is taken from the next number. */
  private static double compensatedSum(double[] numbers) {
    double sum = 0;
    double lost = 0;
    double simple = 0;
    for (double number : numbers) {
      double next = number - lost;
      double more = sum + next;
      lost = more - sum - next;
      sum = more;
      simple += number;
    }
    double exact = sum - lost;
    return Double.isNaN(exact) && Double.isInfinite(simple) ? simple : exact;
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
}
