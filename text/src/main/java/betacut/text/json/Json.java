package betacut.text.json;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/**
 * JSON (RFC 8259) of maps, lists, strings, numbers, booleans and null, indented so that two reports
 * can be compared line by line. Numbers that JSON does not know, NaN and the infinities, are null.
 */
public final class Json {
  private final StringBuilder text = new StringBuilder();

  private final boolean isOneLine;

  private Json(boolean isOneLine) {
    this.isOneLine = isOneLine;
  }

  /** The value as text, without a line end. */
  public static String of(Object value) {
    return written(value, false);
  }

  /** The value on one line without blanks, for programs that read line by line. */
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
    switch (value) {
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
    return switch (value) {
      case Map<?, ?> map -> map.values().stream().allMatch(Json::isNumber);
      case List<?> list -> list.isEmpty();
      case null, default -> true;
    };
  }

  private static boolean isNumber(Object value) {
    return value == null || value instanceof Number;
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
          if (c < 0x20 || Character.isSurrogate(c)) {
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
