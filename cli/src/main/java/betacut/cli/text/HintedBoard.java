package betacut.cli.text;

import betacut.rules.Board;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A board with room for a value on every empty cell, or above every column.
 *
 * <pre>
 *      1    2    3    4             a    b    c
 *      ~-3  =    W5   L4       3    =    L2  [x]
 *      .    .    x    .        2    L4   o    =
 * </pre>
 *
 * @param values by cell, or by column where stones are dropped
 * @param isNumbered whether cells have numbers, as on a number pad, instead of coordinates
 */
public record HintedBoard(BoardDrawing drawing, Map<Integer, String> values, boolean isNumbered) {
  /** What the short values mean. */
  public static final String LEGEND =
      "W5 win, L4 loss in so many plies (W+8: by so many), = draw: exact.\n"
          + "~ is an estimate in points of the evaluation, > at least, < at most.";

  private static final int NARROW = 5;
  private static final int WIDE = 6;
  private static final int MARGIN = 4;
  private static final int LONGEST = WIDE - 1;
  private static final int MOST_COLUMNS = 15;
  private static final int WIDEST = 75;

  public HintedBoard {
    values = Map.copyOf(values);
  }

  /** Whether the board is narrow enough for a line of 80. */
  public static boolean fits(Board board) {
    boolean hasRoom = board.kind() != Board.Kind.SEEDS; // no house is empty
    return hasRoom && board.width() <= MOST_COLUMNS && board.height() > 1;
  }

  /** The columns for a cell: as few as its values need, and as there are. */
  private int pitch(Board board) {
    int longest = values.values().stream().mapToInt(String::length).max().orElse(1);
    return longest < NARROW || board.width() * WIDE > WIDEST ? NARROW : WIDE;
  }

  public int width(Board board) {
    return MARGIN + pitch(board) * board.width() + (BoardDrawing.isSplit(board) ? 2 : 0);
  }

  /** How many columns a line takes, without its colours. */
  public static int visibleLength(String line) {
    return line.replaceAll("\u001B\\[[\\d;]*m", "").length();
  }

  /** A value in about four letters, its kind included. */
  public static String brief(Value value) {
    int score = value.score();
    boolean isSure = score > 0 ? value.kind() == Bound.LOWER : value.kind() == Bound.UPPER;
    if (Score.hasDistance(score) && isSure) {
      return (score > 0 ? "W<" : "L<") + Score.distance(score);
    }
    return mark(value.kind()) + (Score.isDecided(score) ? decided(score) : opinion(value));
  }

  private static String mark(Bound kind) {
    return switch (kind) {
      case EXACT, OVER -> "";
      case LOWER -> ">";
      case UPPER -> "<";
      case ESTIMATE, UNKNOWN -> kind.sign();
    };
  }

  private static String decided(int score) {
    String side = score > 0 ? "W" : "L";
    if (!Score.hasDistance(score)) {
      return side + (score > 0 ? "+" : "-") + Math.abs(Score.margin(score));
    }
    return Score.countsPlies(score) ? side + Score.distance(score) : side;
  }

  private static String opinion(Value value) {
    boolean isDraw = value.kind() == Bound.EXACT && value.score() == Score.DRAW;
    return isDraw ? "=" : number(value.score());
  }

  private static String number(int score) {
    String whole = score == 0 ? "0" : "%+d".formatted(score);
    return whole.length() < LONGEST
        ? whole
        : (score > 0 ? "+" : "-") + Math.abs(score) / 1000 + "k";
  }

  /** The lines of the board with one cell in brackets, or none. */
  public List<String> draw(Board board, int markedCell) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < board.height(); row++) {
      if (BoardDrawing.isSplit(board) && row == board.height() / 2) {
        String half = "-".repeat(pitch(board) * board.width() / 2);
        rows.add(" ".repeat(MARGIN - 1) + half + "-+" + half);
      }
      rows.add(row(board, row, markedCell));
    }
    boolean isColumns = board.kind() == Board.Kind.COLUMNS;
    if (isColumns) {
      rows.addFirst(valuesOfColumns(board));
    }
    if (!isNumbered) {
      rows.add(BoardDrawing.hasRowsFromBottom(board) ? rows.size() : 0, names(board));
    }
    return rows;
  }

  private String names(Board board) {
    var line = new StringBuilder(" ".repeat(MARGIN));
    for (int column = 0; column < board.width(); column++) {
      line.append(gap(board, column)).append(padded(board, drawing.columnName(board, column)));
    }
    return line.toString().stripTrailing();
  }

  private String valuesOfColumns(Board board) {
    var line = new StringBuilder(" ".repeat(MARGIN));
    for (int column = 0; column < board.width(); column++) {
      line.append(padded(board, values.getOrDefault(column, "")));
    }
    return line.toString().stripTrailing();
  }

  private static String gap(Board board, int column) {
    return BoardDrawing.isSplit(board) && 2 * column == board.width() ? "  " : "";
  }

  private String padded(Board board, String text) {
    return text + " ".repeat(Math.max(1, pitch(board) - text.length()));
  }

  private String row(Board board, int row, int markedCell) {
    var line = new StringBuilder(isNumbered ? "   " : BoardDrawing.rowName(board, row));
    for (int column = 0; column < board.width(); column++) {
      int cell = row * board.width() + column;
      boolean isMarked = cell == markedCell;
      line.append(gap(board, column).isEmpty() ? "" : " |");
      line.append(isMarked ? '[' : ' ').append(text(board, column, row));
      int used = isEmpty(board, column, row) ? text(board, column, row).length() : 1;
      line.append(isMarked ? ']' : "");
      line.append(" ".repeat(Math.max(0, pitch(board) - 1 - used - (isMarked ? 1 : 0))));
    }
    return line.toString().stripTrailing();
  }

  private static boolean isEmpty(Board board, int column, int row) {
    return board.cell(column, row) == Board.EMPTY;
  }

  private String text(Board board, int column, int row) {
    boolean isColumns = board.kind() == Board.Kind.COLUMNS;
    String value = isColumns ? "." : values.getOrDefault(row * board.width() + column, ".");
    return isEmpty(board, column, row) ? value : drawing.stone(board.cell(column, row));
  }
}
