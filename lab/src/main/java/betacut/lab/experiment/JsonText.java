package betacut.lab.experiment;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;

/** Values as JSON: maps keep their order, numbers that are none become null. */
final class JsonText {
  private JsonText() {}

  static String of(Object value) {
    return switch (value) {
      case null -> "null";
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(field -> quoted(field.getKey().toString()) + ":" + of(field.getValue()))
              .collect(Collectors.joining(",", "{", "}"));
      case Collection<?> items ->
          items.stream().map(JsonText::of).collect(Collectors.joining(",", "[", "]"));
      case Double number when !Double.isFinite(number) -> "null";
      case Number number -> number.toString();
      case Boolean truth -> truth.toString();
      default -> quoted(value.toString());
    };
  }

  private static String quoted(String text) {
    var quoted = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      switch (c) {
        case '"' -> quoted.append("\\\"");
        case '\\' -> quoted.append("\\\\");
        case '\n' -> quoted.append("\\n");
        case '\t' -> quoted.append("\\t");
        default -> quoted.append(c < ' ' ? "\\u%04x".formatted((int) c) : Character.toString(c));
      }
    }
    return quoted.append('"').toString();
  }
}
