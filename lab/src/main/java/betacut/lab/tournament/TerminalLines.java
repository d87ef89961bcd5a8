package betacut.lab.tournament;

import java.util.Locale;

/** A text for a terminal of 80 columns, line by line. */
final class TerminalLines {
  private static final int WIDTH = 80;

  private final StringBuilder text = new StringBuilder();

  /** A line that fits by itself. */
  void line(String format, Object... values) {
    text.append(formatted(format, values).stripTrailing()).append('\n');
  }

  /** A sentence, with its lines broken between words. */
  void sentence(String format, Object... values) {
    String rest = formatted(format, values);
    while (rest.length() > WIDTH && rest.lastIndexOf(' ', WIDTH) > 0) {
      int space = rest.lastIndexOf(' ', WIDTH);
      line("%s", rest.substring(0, space));
      rest = rest.substring(space + 1);
    }
    line("%s", rest);
  }

  private static String formatted(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
