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

  public Board {
    if (cells.length() != width * height) {
      throw new IllegalArgumentException(
          "a board of " + width + "x" + height + " has not " + cells.length() + " cells");
    }
  }

  public char cell(int column, int rowFromTop) {
    return cells.charAt(rowFromTop * width + column);
  }
}
