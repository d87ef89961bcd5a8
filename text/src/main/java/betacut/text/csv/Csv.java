package betacut.text.csv;

import betacut.rules.UsageException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Comma-separated values (RFC 4180). A field is quoted only where it has to be; lines end as the
 * RFC wants it, and are read however they end.
 *
 * <p>Spreadsheets calculate what begins like a formula, whoever wrote it. Such a text gets an
 * apostrophe in front, which they take for "this is text"; reading takes it off again.
 */
public final class Csv {
  private static final Pattern FORMULA = Pattern.compile("'*[=+\\-@\\t\\r]");
  private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?|-inf");

  private Csv() {}

  /** All rows, each with its line end. */
  public static String write(List<List<String>> rows) {
    return rows.stream().map(row -> line(row) + "\r\n").collect(Collectors.joining());
  }

  /** One row, without a line end. */
  public static String line(List<String> fields) {
    return fields.stream().map(f -> quoted(shown(f))).collect(Collectors.joining(","));
  }

  private static String shown(String field) {
    boolean isFormula = FORMULA.matcher(field).lookingAt() && !NUMBER.matcher(field).matches();
    return isFormula ? "'" + field : field;
  }

  private static String meant(String field) {
    return field.startsWith("'") && FORMULA.matcher(field).lookingAt() ? field.substring(1) : field;
  }

  private static String quoted(String field) {
    boolean plain = field.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
  }

  /**
   * The rows of a text; a quoted field may hold line ends.
   *
   * @throws IllegalArgumentException if a quote is not closed, or followed by something else than a
   *     comma or a line end
   */
  public static List<List<String>> read(String text) {
    List<List<String>> rows = new ArrayList<>();
    List<String> row = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int end = text.charAt(at) == '"' ? closingQuote(text, at) + 1 : plainEnd(text, at);
      String field = text.substring(at, end);
      row.add(meant(field.startsWith("\"") ? unquoted(field) : field));
      boolean more = end < text.length() && text.charAt(end) == ',';
      at = more ? end + 1 : afterLineEnd(text, end);
      if (!more) {
        rows.add(row);
        row = new ArrayList<>();
      } else if (at == text.length()) {
        row.add("");
      }
    }
    if (!row.isEmpty()) {
      rows.add(row);
    }
    return rows;
  }

  /** The rows of a file; a {@link UsageException} says what is wrong with it. */
  public static List<List<String>> read(String text, String file) {
    try {
      return read(text);
    } catch (IllegalArgumentException damaged) {
      throw new UsageException("%s: %s".formatted(file, damaged.getMessage()));
    }
  }

  private static int plainEnd(String text, int at) {
    int end = at;
    while (end < text.length() && ",\r\n".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return end;
  }

  private static int closingQuote(String text, int open) {
    int at = text.indexOf('"', open + 1);
    while (at >= 0 && text.startsWith("\"\"", at)) {
      at = text.indexOf('"', at + 2);
    }
    if (at < 0) {
      throw new IllegalArgumentException("the quote at character " + (open + 1) + " is not closed");
    }
    return at;
  }

  private static String unquoted(String field) {
    return field.substring(1, field.length() - 1).replace("\"\"", "\"");
  }

  private static int afterLineEnd(String text, int end) {
    int at = text.startsWith("\r\n", end) ? end + 2 : end + 1;
    if (end < text.length() && "\r\n".indexOf(text.charAt(end)) < 0) {
      throw new IllegalArgumentException(
          "a comma or a line end is missing at character " + (end + 1));
    }
    return Math.min(at, text.length());
  }
}
