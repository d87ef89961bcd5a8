package betacut.cli;

import betacut.cli.core.Terminal;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One run of the command line inside the test: what was printed, and the exit code. */
record Run(int code, String out, String err) {
  static Run of(String... args) {
    return typing("", args);
  }

  static Run typing(String input, String... args) {
    return in(new StringReader(input), Map.of(), false, args);
  }

  static Run in(
      Reader input, Map<String, String> environment, boolean isInteractive, String... args) {
    var out = new StringWriter();
    var err = new StringWriter();
    var terminal =
        new Terminal(
            new BufferedReader(input),
            new PrintWriter(out, true),
            new PrintWriter(err, true),
            environment,
            isInteractive);
    int code = Main.run(terminal, args);
    return new Run(code, out.toString(), err.toString());
  }

  /** A terminal that nobody reads. */
  static Terminal terminal() {
    return new Terminal(
        new BufferedReader(new StringReader("")),
        new PrintWriter(new StringWriter()),
        new PrintWriter(new StringWriter()),
        Map.of(),
        false);
  }

  List<String> lines() {
    return out.lines().toList();
  }

  /** The last line printed, which is the answer. */
  String answer() {
    return lines().getLast();
  }

  /** The number that a field of the answer holds. */
  long number(String field) {
    return Long.parseLong(value(field));
  }

  /** The text that a field of the answer holds. */
  String text(String field) {
    return value(field).replace("\"", "").replace("\\u2713", "✓");
  }

  private String value(String field) {
    Matcher matcher =
        Pattern.compile("\"" + field + "\":(\"[^\"]*\"|-?\\d+|null|\\[[^]]*])").matcher(answer());
    if (!matcher.find()) {
      throw new AssertionError("no field " + field + " in " + answer());
    }
    return matcher.group(1);
  }

  /** The names of a JSON object's own fields, in order. */
  static List<String> fields(String line) {
    var flat = new StringBuilder();
    int depth = 0;
    for (char c : line.toCharArray()) {
      depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
      flat.append(depth == 1 ? c : ' ');
    }
    return Pattern.compile("\"(\\w+)\":").matcher(flat).results().map(m -> m.group(1)).toList();
  }
}
