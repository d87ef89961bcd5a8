package betacut.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads JSON by the grammar of RFC 8259, and nothing more lenient. */
final class JsonReader {
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");
  private static final Pattern STRING =
      Pattern.compile("\"(([^\"\\\\\\x00-\\x1f]|\\\\[\"\\\\/bfnrt]|\\\\u[0-9a-fA-F]{4})*)\"");

  private final String text;
  private int at;

  private JsonReader(String text) {
    this.text = text;
  }

  static Object read(String text) {
    var reader = new JsonReader(text);
    Object value = reader.value();
    reader.space();
    if (reader.at != text.length()) {
      throw new IllegalArgumentException("more at " + reader.at);
    }
    return value;
  }

  private Object value() {
    space();
    return switch (text.charAt(at)) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> match(STRING).translateEscapes();
      case 't' -> literal("true", true);
      case 'f' -> literal("false", false);
      case 'n' -> literal("null", null);
      default -> number();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> map = new LinkedHashMap<>();
    at++;
    while (!accept('}')) {
      if (!map.isEmpty()) {
        expect(',');
      }
      space();
      String key = match(STRING).translateEscapes();
      expect(':');
      map.put(key, value());
    }
    return map;
  }

  private List<Object> array() {
    List<Object> list = new ArrayList<>();
    at++;
    while (!accept(']')) {
      if (!list.isEmpty()) {
        expect(',');
      }
      list.add(value());
    }
    return list;
  }

  private Double number() {
    Matcher matcher = NUMBER.matcher(text).region(at, text.length());
    if (!matcher.lookingAt()) {
      throw new IllegalArgumentException("no value at " + at);
    }
    at = matcher.end();
    return Double.valueOf(matcher.group());
  }

  private String match(Pattern pattern) {
    Matcher matcher = pattern.matcher(text).region(at, text.length());
    if (!matcher.lookingAt()) {
      throw new IllegalArgumentException("no string at " + at);
    }
    at = matcher.end();
    return matcher.group(1);
  }

  private Object literal(String word, Object value) {
    if (!text.startsWith(word, at)) {
      throw new IllegalArgumentException("no value at " + at);
    }
    at += word.length();
    return value;
  }

  private boolean accept(char c) {
    space();
    if (text.charAt(at) != c) {
      return false;
    }
    at++;
    return true;
  }

  private void expect(char c) {
    if (!accept(c)) {
      throw new IllegalArgumentException("no " + c + " at " + at);
    }
  }

  private void space() {
    while (at < text.length() && " \n\r\t".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }
}
