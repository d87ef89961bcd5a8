package betacut.cli.text;

import java.util.Collection;
import java.util.OptionalInt;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/** Writes one JSON object on one line, its fields in the order they are put. ASCII only. */
public final class Json {
  private final StringBuilder text = new StringBuilder();

  /** Puts a text, or {@code null}. */
  public Json put(String name, String value) {
    return raw(name, value == null ? "null" : quoted(value));
  }

  public Json put(String name, long value) {
    return raw(name, Long.toString(value));
  }

  /** Puts a number, or {@code null} for what is infinite or none. */
  public Json put(String name, double value) {
    return raw(name, Double.isFinite(value) ? Double.toString(value) : "null");
  }

  public Json putObject(String name, Json value) {
    return raw(name, value.toString());
  }

  public Json put(String name, boolean value) {
    return raw(name, Boolean.toString(value));
  }

  public Json putTexts(String name, Collection<String> values) {
    return raw(name, values.stream().map(Json::quoted).collect(joined()));
  }

  /** Puts a list of numbers, with {@code null} for those that are not there. */
  public Json putNumbers(String name, Collection<OptionalInt> values) {
    return raw(
        name,
        values.stream()
            .map(value -> value.isPresent() ? Integer.toString(value.getAsInt()) : "null")
            .collect(joined()));
  }

  public Json putObjects(String name, Collection<Json> values) {
    return raw(name, values.stream().map(Json::toString).collect(joined()));
  }

  private static Collector<CharSequence, ?, String> joined() {
    return Collectors.joining(",", "[", "]");
  }

  private Json raw(String name, String value) {
    text.append(text.isEmpty() ? "" : ",").append(quoted(name)).append(':').append(value);
    return this;
  }

  private static String quoted(String value) {
    var quoted = new StringBuilder("\"");
    for (char c : value.toCharArray()) {
      switch (c) {
        case '"' -> quoted.append("\\\"");
        case '\\' -> quoted.append("\\\\");
        case '\n' -> quoted.append("\\n");
        case '\r' -> quoted.append("\\r");
        case '\t' -> quoted.append("\\t");
        default -> {
          boolean isPlain = c >= ' ' && c < 0x7F;
          quoted.append(isPlain ? Character.toString(c) : "\\u%04x".formatted((int) c));
        }
      }
    }
    return quoted.append('"').toString();
  }

  /** The whole object. */
  @Override
  public String toString() {
    return "{" + text + "}";
  }
}
