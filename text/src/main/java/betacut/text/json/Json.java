package betacut.text.json;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.StreamSupport;

/**
 * JSON (RFC 8259) of records, maps, lists, strings, numbers, booleans and null. The fields of a
 * record are its components in their order, without those that are an empty {@code Optional}; enums
 * are their words in small letters, {@code TWO_TIER} being {@code two-tier}. Numbers that JSON does
 * not know, NaN and the infinities, are null.
 */
public final class Json {
  private final StringBuilder text = new StringBuilder();

  private final boolean isOneLine;

  private Json(boolean isOneLine) {
    this.isOneLine = isOneLine;
  }

  /** Indented, so that two reports can be compared line by line; without a line end. */
  public static String of(Object value) {
    return written(value, false);
  }

  /** On one line of ASCII without blanks, for programs that read line by line in any locale. */
  public static String line(Object value) {
    return written(value, true);
  }

  private static String written(Object value, boolean isOneLine) {
    Json json = new Json(isOneLine);
    json.value(value, "\n");
    return json.text.toString();
  }

  /** A number as JSON and CSV write it: all its digits, no separators, a point. */
  public static String number(double value) {
    if (value == Math.rint(value) && Math.abs(value) < 1e15) {
      return Long.toString((long) value);
    }
    double size = Math.abs(value);
    return size >= 1e-6 && size < 1e15
        ? BigDecimal.valueOf(value).toPlainString()
        : Double.toString(value);
  }

  private void value(Object value, String lineEnd) {
    switch (plain(value)) {
      case null -> text.append("null");
      case String words -> string(words);
      case Boolean truth -> text.append(truth);
      case Double number -> text.append(Double.isFinite(number) ? number(number) : "null");
      case Integer number -> text.append(number);
      case Long number -> text.append(number);
      case Map<?, ?> map -> object(map, lineEnd);
      case Iterable<?> list -> array(list, lineEnd);
      default -> throw new IllegalArgumentException("not JSON: " + value.getClass());
    }
  }

  /** What JSON has no kind of its own for, as something it has; null for what is not there. */
  static Object plain(Object value) {
    return switch (value) {
      case Record answer -> Fields.of(answer);
      case Enum<?> word -> word.name().toLowerCase(Locale.ROOT).replace('_', '-');
      case Optional<?> one -> plain(one.orElse(null));
      case OptionalInt one -> one.isPresent() ? one.getAsInt() : null;
      case OptionalLong one -> one.isPresent() ? one.getAsLong() : null;
      case OptionalDouble one -> one.isPresent() ? one.getAsDouble() : null;
      case null, default -> value;
    };
  }

  private void object(Map<?, ?> map, String lineEnd) {
    boolean flat = isOneLine || isSmall(map);
    String blank = isOneLine ? "" : " ";
    text.append('{');
    String separator = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      text.append(separator).append(flat ? separator.isEmpty() ? "" : blank : lineEnd + "  ");
      string((String) entry.getKey());
      text.append(':').append(blank);
      value(entry.getValue(), lineEnd + "  ");
      separator = ",";
    }
    text.append(flat ? "" : lineEnd).append('}');
  }

  /** Rows of a table stay on one line each. */
  private void array(Iterable<?> list, String lineEnd) {
    boolean flat =
        isOneLine || StreamSupport.stream(list.spliterator(), false).allMatch(Json::isSmall);
    String inner = flat ? "" : lineEnd + "  ";
    text.append('[');
    Iterator<?> values = list.iterator();
    boolean empty = !values.hasNext();
    while (values.hasNext()) {
      text.append(inner);
      value(values.next(), lineEnd + "  ");
      text.append(!values.hasNext() ? "" : flat && !isOneLine ? ", " : ",");
    }
    text.append(flat || empty ? "" : lineEnd).append(']');
  }

  /** An estimate and its ends are read at a glance, so they too stay on one line. */
  private static boolean isSmall(Object value) {
    return switch (plain(value)) {
      case Map<?, ?> map -> map.values().stream().allMatch(Json::isNumber);
      case List<?> list -> list.isEmpty();
      case null, default -> true;
    };
  }

  private static boolean isNumber(Object value) {
    Object plain = plain(value);
    return plain == null || plain instanceof Number;
  }

  private void string(String words) {
    text.append('"');
    for (char c : words.toCharArray()) {
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> {
          if (c < 0x20 || Character.isSurrogate(c) || isOneLine && c > 0x7e) {
            text.append("\\u%04x".formatted((int) c));
          } else {
            text.append(c);
          }
        }
      }
    }
    text.append('"');
  }
}
