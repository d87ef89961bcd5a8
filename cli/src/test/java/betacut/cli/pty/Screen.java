package betacut.cli.pty;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a person sees: the part of a VT100 that line editors use. Colours and modes are read over;
 * what scrolls off the top is kept, as terminals do.
 */
final class Screen {
  private static final char ESCAPE = 0x1B;
  private static final Pattern SEQUENCE =
      Pattern.compile("\u001B(?:\\[([?>=]?)([\\d;]*)([@-~])|[()][A-Z0-9]|[=>])");

  private final StringBuilder gone = new StringBuilder();
  private final StringBuilder unread = new StringBuilder();
  private char[][] cells;
  private int columns;
  private int row;
  private int column;
  private boolean wrapsNext;

  Screen(int columns, int rows) {
    this.columns = columns;
    cells = blank(columns, rows);
  }

  private static char[][] blank(int columns, int rows) {
    char[][] blank = new char[rows][columns];
    for (char[] line : blank) {
      Arrays.fill(line, ' ');
    }
    return blank;
  }

  /** Keeps what fits; the program draws the rest again. */
  void resize(int newColumns, int newRows) {
    while (row >= newRows) {
      scroll();
      row--;
    }
    char[][] old = cells;
    cells = blank(newColumns, newRows);
    for (int i = 0; i < Math.min(old.length, newRows); i++) {
      System.arraycopy(old[i], 0, cells[i], 0, Math.min(columns, newColumns));
    }
    columns = newColumns;
    column = Math.min(column, columns - 1);
  }

  /** Shows what a program printed; an unfinished sequence waits for its rest. */
  void show(String text) {
    unread.append(text);
    int at = 0;
    while (at < unread.length()) {
      char c = unread.charAt(at);
      if (c != ESCAPE) {
        put(c);
        at++;
        continue;
      }
      Matcher sequence = SEQUENCE.matcher(unread).region(at, unread.length());
      if (!sequence.lookingAt()) {
        if (unread.length() - at > 32) {
          throw new IllegalStateException("unknown sequence " + unread.substring(at + 1, at + 9));
        }
        break;
      }
      obey(sequence);
      at = sequence.end();
    }
    unread.delete(0, at);
  }

  private void put(char c) {
    switch (c) {
      case '\n' -> lineFeed();
      case '\r' -> moveTo(row, 0);
      case '\b' -> moveTo(row, column - 1);
      case '\t' -> moveTo(row, (column / 8 + 1) * 8);
      case 0x07, 0x00, 0x0E, 0x0F -> {} // a bell, padding, character sets
      default -> type(c);
    }
  }

  private void type(char c) {
    if (wrapsNext) {
      moveTo(row, 0);
      lineFeed();
    }
    cells[row][column] = c;
    wrapsNext = column == columns - 1;
    column = Math.min(column + 1, columns - 1);
  }

  private void lineFeed() {
    wrapsNext = false;
    if (row == cells.length - 1) {
      scroll();
    } else {
      row++;
    }
  }

  private void scroll() {
    gone.append(new String(cells[0]).stripTrailing()).append('\n');
    System.arraycopy(cells, 1, cells, 0, cells.length - 1);
    cells[cells.length - 1] = blank(columns, 1)[0];
  }

  private void moveTo(int newRow, int newColumn) {
    wrapsNext = false;
    row = Math.clamp(newRow, 0, cells.length - 1);
    column = Math.clamp(newColumn, 0, columns - 1);
  }

  private void obey(Matcher sequence) {
    if (sequence.group(3) == null || !sequence.group(1).isEmpty()) {
      return;
    }
    String[] words = sequence.group(2).split(";");
    int given = words[0].isEmpty() ? 0 : Integer.parseInt(words[0]);
    int count = Math.max(1, given);
    switch (sequence.group(3).charAt(0)) {
      case 'A' -> moveTo(row - count, column);
      case 'B' -> moveTo(row + count, column);
      case 'C' -> moveTo(row, column + count);
      case 'D' -> moveTo(row, column - count);
      case 'G' -> moveTo(row, count - 1);
      case 'H' -> moveTo(count - 1, words.length > 1 ? Integer.parseInt(words[1]) - 1 : 0);
      case 'J' -> clearScreen(given);
      case 'K' -> clearLine(given);
      case 'P' -> shift(count);
      case '@' -> shift(-count);
      default -> {} // colours and the like
    }
  }

  private void clearScreen(int what) {
    clearLine(what);
    int from = what == 0 ? row + 1 : 0;
    int to = what == 1 ? row : cells.length;
    for (int i = from; i < to; i++) {
      Arrays.fill(cells[i], ' ');
    }
  }

  private void clearLine(int what) {
    int from = what == 0 ? column : 0;
    int to = what == 1 ? column + 1 : columns;
    Arrays.fill(cells[row], from, to, ' ');
  }

  /** Deletes characters at the cursor, or makes room for some. */
  private void shift(int count) {
    char[] old = cells[row].clone();
    for (int i = column; i < columns; i++) {
      int from = i + count;
      cells[row][i] = from >= column && from < columns ? old[from] : ' ';
    }
  }

  List<String> rows() {
    return Arrays.stream(cells).map(line -> new String(line).stripTrailing()).toList();
  }

  /** Everything that was ever seen, the screen last. */
  String text() {
    return gone + rows().stream().collect(Collectors.joining("\n")).stripTrailing();
  }

  /** The line with the cursor. */
  String cursorRow() {
    return new String(cells[row]).stripTrailing();
  }
}
