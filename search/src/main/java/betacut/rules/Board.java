package betacut.rules;

/**
 * A board to draw, in the terminal or in a browser, without knowing the game.
 *
 * @param kind how moves look on this board
 * @param cells one character per cell, row by row from the top left: {@code .} empty, {@code x}
 *     first player, {@code o} second player, or a piece's letter
 */
public record Board(Kind kind, int width, int height, String cells) {
  /** How a move changes the board, so that a surface knows what to offer. */
  public enum Kind {
    /** Put a stone on a cell. */
    CELLS,
    /** Drop a stone into a column. */
    COLUMNS,
    /** Put a stone on a cell, then turn a quarter of the board. */
    PLACE_AND_TURN,
    /** Put a disc on a cell, which flips others. */
    FLIPPING_DISCS,
    /** Move a piece from cell to cell. */
    PIECES
  }

  public static final char EMPTY = '.';
  public static final char FIRST = 'x';
  public static final char SECOND = 'o';

  private static final int LETTERS = 26;

  public Board {
    if (cells.length() != width * height) {
      throw new IllegalArgumentException(
          "a board of " + width + "x" + height + " has not " + cells.length() + " cells");
    }
  }

  /** Whether rows are counted from the top, as in Othello, and not from the bottom. */
  private boolean countsRowsFromTop() {
    return kind == Kind.FLIPPING_DISCS;
  }

  /** A board without room for letters, such as a text in one row, has no coordinates. */
  private boolean hasCoordinates() {
    return width <= LETTERS && (height > 1 || kind == Kind.COLUMNS);
  }

  /** The name of a column in the notation of moves; empty if columns have none. */
  public String columnName(int column) {
    if (!hasCoordinates()) {
      return "";
    }
    return kind == Kind.COLUMNS ? Integer.toString(column + 1) : Character.toString('a' + column);
  }

  /** The name of a row in the notation of moves; empty if rows have none. */
  public String rowName(int rowFromTop) {
    if (!hasCoordinates() || kind == Kind.COLUMNS) {
      return "";
    }
    return Integer.toString(countsRowsFromTop() ? rowFromTop + 1 : height - rowFromTop);
  }

  public char cell(int column, int rowFromTop) {
    return cells.charAt(rowFromTop * width + column);
  }
}
