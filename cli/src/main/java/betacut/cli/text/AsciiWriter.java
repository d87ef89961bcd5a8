package betacut.cli.text;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/** For terminals that cannot show more than ASCII: says the same with what there is. */
public final class AsciiWriter extends FilterWriter {
  public AsciiWriter(Writer out) {
    super(out);
  }

  @Override
  public void write(int c) throws IOException {
    write(Character.toString(c), 0, 1);
  }

  @Override
  public void write(char[] buffer, int from, int length) throws IOException {
    write(new String(buffer, from, length), 0, length);
  }

  @Override
  public void write(String text, int from, int length) throws IOException {
    for (char c : text.substring(from, from + length).toCharArray()) {
      out.write(c < 0x80 ? Character.toString(c) : ascii(c));
    }
  }

  private static String ascii(char c) {
    return switch (c) {
      case '×' -> "x";
      case '–', '—', '−' -> "-";
      case '…' -> "...";
      case '≥' -> ">=";
      case '≤' -> "<=";
      case '∞' -> "inf";
      case '─' -> "-";
      case '│' -> "|";
      case '├' -> "+";
      case '└' -> "`";
      case '±' -> "+-";
      case '✓' -> "ok";
      case '“', '”' -> "\"";
      case '‘', '’' -> "'";
      default -> "?";
    };
  }
}
