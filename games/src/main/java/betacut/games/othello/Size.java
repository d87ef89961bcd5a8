package betacut.games.othello;

/** A board size: which squares of the 8x8 frame it uses and where its special squares are. */
enum Size {
  EIGHT(8),
  SIX(6),
  FOUR(4);

  /** Squares in a row. */
  final int width;

  /** Free rows of the frame above the board, which are also the free columns at its left. */
  final int inset;

  /** All squares of the board. */
  final long squares;

  final long corners;

  /** The four middle squares, which are full from the start on. */
  final long centre;

  /** Where the first player (X) and the second player (O) start. */
  final long startX = 1L << 28 | 1L << 35;

  final long startO = 1L << 27 | 1L << 36;

  Size(int width) {
    this.width = width;
    inset = (8 - width) / 2;
    long row = ((1L << width) - 1) << inset;
    long all = 0;
    for (int r = inset; r < inset + width; r++) {
      all |= row << 8 * r;
    }
    squares = all;
    corners = bit(0, 0) | bit(width - 1, 0) | bit(0, width - 1) | bit(width - 1, width - 1);
    centre = startX | startO;
  }

  /** The frame's square at a column and row of the board, both counted from the top left. */
  int square(int column, int row) {
    return 8 * (row + inset) + column + inset;
  }

  long bit(int column, int row) {
    return 1L << square(column, row);
  }

  /** The board's cell, row by row from the top left, of a square of the frame. */
  int cell(int square) {
    return width * ((square >> 3) - inset) + (square & 7) - inset;
  }

  @Override
  public String toString() {
    return width + "x" + width;
  }
}
