package betacut.text.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads JSON (RFC 8259) to the letter: maps, lists, strings, doubles, booleans and null. Refuses
 * what is nested too deeply, names a field twice or goes on after its end.
 */
public final class JsonReader {
  private static final int DEEPEST = 16;
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9]\\d{0,17})(\\.\\d{1,24})?([eE][+-]?\\d{1,3})?");
  private static final String ESCAPES = "\"\\/bfnrt";
  private static final String ESCAPED = "\"\\/\b\f\n\r\t";

  private final String text;
  private int at;
  private int depth;

  private JsonReader(String text) {
    this.text = text;
  }

  /**
   * The value a text stands for.
   *
   * @throws IllegalArgumentException if it is not JSON, saying where and what was expected
   */
  public static Object read(String text) {
    var reader = new JsonReader(text);
    Object value = reader.value();
    reader.space();
    if (reader.at < text.length()) {
      throw reader.expected("the end");
    }
    return value;
  }

  private Object value() {
    space();
    if (at == text.length()) {
      throw expected("a value");
    }
    return switch (text.charAt(at)) {
      case '{' -> nested(this::object);
      case '[' -> nested(this::array);
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private <T> T nested(java.util.function.Supplier<T> content) {
    if (++depth > DEEPEST) {
      throw expected("at most " + DEEPEST + " levels of nesting");
    }
    at++;
    T value = content.get();
    depth--;
    return value;
  }

  private Map<String, Object> object() {
    Map<String, Object> fields = new LinkedHashMap<>();
    if (skipped('}')) {
      return fields;
    }
    do {
      space();
      String name = string();
      require(':');
      if (fields.containsKey(name)) {
        throw expected("'" + name + "' only once");
      }
      fields.put(name, value());
    } while (skipped(','));
    require('}');
    return fields;
  }

  private List<Object> array() {
    List<Object> values = new ArrayList<>();
    if (skipped(']')) {
      return values;
    }
    do {
      values.add(value());
    } while (skipped(','));
    require(']');
    return values;
  }

  private String string() {
    if (at == text.length() || text.charAt(at) != '"') {
      throw expected("a text in quotes");
    }
    var string = new StringBuilder();
    for (at++; at < text.length() && text.charAt(at) != '"'; at++) {
      char letter = text.charAt(at);
      if (letter < ' ') {
        throw expected("no control characters in a text");
      }
      string.append(letter == '\\' ? escape() : letter);
    }
    require('"');
    return string.toString();
  }

  /** The letter an escape stands for; stops at its last character. */
  private char escape() {
    at++;
    if (text.startsWith("u", at) && at + 4 < text.length()) {
      String digits = text.substring(at + 1, at + 5);
      if (digits.matches("[0-9a-fA-F]{4}")) {
        at += 4;
        return (char) Integer.parseInt(digits, 16);
      }
    }
    int escape = at < text.length() ? ESCAPES.indexOf(text.charAt(at)) : -1;
    if (escape < 0) {
      throw expected("an escape such as \\n or \\u00e9");
    }
    return ESCAPED.charAt(escape);
  }

  private Object word(String word, Object meaning) {
    if (!text.startsWith(word, at)) {
      throw expected("a value");
    }
    at += word.length();
    return meaning;
  }

  private Double number() {
    Matcher number = NUMBER.matcher(text).region(at, text.length());
    if (!number.lookingAt()) {
      throw expected("a value");
    }
    at = number.end();
    return Double.valueOf(number.group());
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private boolean skipped(char wanted) {
    space();
    boolean isThere = at < text.length() && text.charAt(at) == wanted;
    at += isThere ? 1 : 0;
    return isThere;
  }

  private void require(char wanted) {
    if (!skipped(wanted)) {
      throw expected("'" + wanted + "'");
    }
  }

  private IllegalArgumentException expected(String what) {
    return new IllegalArgumentException(
        "not JSON at character %d: expected %s".formatted(at + 1, what));
  }
}
