package betacut.text.toml;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads keys and single values from a text and knows on which line it is. */
final class TomlScanner {
  private static final char END = '\0';
  private static final Pattern WHOLE = Pattern.compile("[+-]?\\d(_?\\d)*");
  private static final Pattern REAL =
      Pattern.compile("[+-]?\\d(_?\\d)*(\\.\\d(_?\\d)*)?([eE][+-]?\\d+)?");

  private final String text;
  private final String file;
  private int at;
  private int line = 1;

  TomlScanner(String text, String file) {
    this.text = text.replace("\r\n", "\n");
    this.file = file;
  }

  int line() {
    return line;
  }

  boolean atEnd() {
    return at == text.length();
  }

  TomlException error(String message) {
    return new TomlException(file, line, message);
  }

  private char peek() {
    return atEnd() ? END : text.charAt(at);
  }

  boolean isAt(char wanted) {
    return peek() == wanted && !atEnd();
  }

  /** Takes a character if it is the next one. */
  boolean take(char wanted) {
    if (!isAt(wanted)) {
      return false;
    }
    at++;
    return true;
  }

  /** Takes a character, with spaces before and after it. */
  void expect(char wanted, String rule) {
    skipSpaces();
    if (!take(wanted)) {
      throw error(rule);
    }
    skipSpaces();
  }

  void skipSpaces() {
    while (isAt(' ') || isAt('\t')) {
      at++;
    }
  }

  /** Skips white space, line ends and comments. */
  void skipBlankLines() {
    while (true) {
      skipSpaces();
      if (isAt('#')) {
        skipComment();
      }
      if (!take('\n')) {
        return;
      }
      line++;
    }
  }

  private void skipComment() {
    while (!atEnd() && peek() != '\n') {
      at++;
    }
  }

  /** Refuses anything but a comment on the rest of the line. */
  void endOfLine() {
    skipSpaces();
    if (isAt('#')) {
      skipComment();
    }
    if (!atEnd() && peek() != '\n') {
      throw error("nothing may follow here, but there is '%s'".formatted(restOfLine()));
    }
  }

  private String restOfLine() {
    int end = text.indexOf('\n', at);
    return text.substring(at, end < 0 ? text.length() : end).strip();
  }

  /** Keys joined by dots. */
  List<String> path() {
    List<String> path = new ArrayList<>();
    do {
      skipSpaces();
      path.add(isAt('"') || isAt('\'') ? string() : bareKey());
      skipSpaces();
    } while (take('.'));
    return path;
  }

  private String bareKey() {
    int start = at;
    while (Character.isLetterOrDigit(peek()) || isAt('_') || isAt('-')) {
      at++;
    }
    if (at == start) {
      throw error("a key is expected, but there is '%s'".formatted(restOfLine()));
    }
    return text.substring(start, at);
  }

  TomlValue scalar() {
    int start = line;
    if (isAt('"') || isAt('\'')) {
      return new TomlValue.Text(string(), start);
    }
    int from = at;
    while (!atEnd() && " \t\n,]}#".indexOf(peek()) < 0) {
      at++;
    }
    String word = text.substring(from, at);
    return switch (word) {
      case "true", "false" -> new TomlValue.Truth(word.equals("true"), start);
      case "" -> throw error("a value is expected");
      default -> number(word);
    };
  }

  private TomlValue number(String word) {
    String digits = word.replace("_", "");
    try {
      if (WHOLE.matcher(word).matches()) {
        return new TomlValue.Whole(Long.parseLong(digits), line);
      }
    } catch (NumberFormatException tooBig) {
      throw error("the number %s is too big".formatted(word));
    }
    if (REAL.matcher(word).matches()) {
      return new TomlValue.Real(Double.parseDouble(digits), word, line);
    }
    throw error("'%s' is no number; write texts in quotes".formatted(word));
  }

  private String string() {
    char quote = text.charAt(at++);
    if (text.startsWith("" + quote + quote, at)) {
      throw error("texts of several lines are not read here; use one line");
    }
    var value = new StringBuilder();
    while (peek() != quote) {
      if (atEnd() || peek() == '\n') {
        throw error("a text has no end: %c is missing".formatted(quote));
      }
      char c = text.charAt(at++);
      value.append(c == '\\' && quote == '"' ? escaped() : c);
    }
    at++;
    return value.toString();
  }

  private char escaped() {
    char c = peek();
    at++;
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case '"', '\\' -> c;
      case 'u' -> unicode();
      default -> throw error("\\%c means nothing in a text".formatted(c));
    };
  }

  private char unicode() {
    try {
      char c = (char) Integer.parseInt(text.substring(at, at + 4), 16);
      at += 4;
      return c;
    } catch (NumberFormatException | StringIndexOutOfBoundsException e) {
      throw error("\\u is followed by four hexadecimal digits");
    }
  }
}
