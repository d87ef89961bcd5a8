package betacut.games.connectfour;

/**
 * The geometry of a Connect-4 board in one {@code long}: column by column, from the bottom up, with
 * one sentinel bit on top of each column that never holds a stone. On 7×6 the bits are numbered
 *
 * <pre>
 *    6 13 20 27 34 41 48   the sentinel row
 *   .-------------------.
 *   | 5 12 19 26 33 40 47 |
 *   | 4 11 18 25 32 39 46 |
 *   | 3 10 17 24 31 38 45 |
 *   | 2  9 16 23 30 37 44 |
 *   | 1  8 15 22 29 36 43 |
 *   | 0  7 14 21 28 35 42 |
 *   '-------------------'
 * </pre>
 *
 * so that a step up is 1 bit, to the right 7 bits, and along the diagonals 8 and 6. The sentinels
 * stop every line at the edge: from 5 a step up ends on 6, where nobody has a stone.
 *
 * <p>Worked example: stones on 0, 7, 14 and 21 are {@code s = 0x204081}. {@code s & s >>> 7} keeps
 * the stones with a right neighbour, 0, 7 and 14; anding that with itself shifted by 14 keeps the
 * one whose pair continues with another pair, 0: a four starts there.
 */
record ColumnBoard(int width, int height) {
  /** Lines of three steps must stay below the 64 bits of a shift, on narrow boards too. */
  static final int MAX_HEIGHT = 15;

  static boolean fits(int width, int height) {
    return width >= 1 && height >= 1 && height <= MAX_HEIGHT && width * (height + 1) <= Long.SIZE;
  }

  /** Bits from a cell to its right neighbour: the height of a column with its sentinel. */
  int step() {
    return height + 1;
  }

  int cellCount() {
    return width * height;
  }

  /** The lowest cell of each column. */
  long bottomRow() {
    long row = 0;
    for (int column = 0; column < width; column++) {
      row |= 1L << column * step();
    }
    return row;
  }

  /** Every cell, the sentinels left out. */
  long cells() {
    return bottomRow() * ((1L << height) - 1);
  }

  /** The cells whose row, counted from 1 at the bottom, is odd. */
  long oddRows() {
    long rows = 0;
    for (int row = 0; row < height; row += 2) {
      rows |= bottomRow() << row;
    }
    return rows;
  }

  /** The cells from which three more steps stay on the board. */
  long lineStarts(int stepBits) {
    long cells = cells();
    return cells & cells >>> stepBits & cells >>> 2 * stepBits & cells >>> 3 * stepBits;
  }

  /** Bits of one step in each of the four directions lines run in. */
  int[] directions() {
    return new int[] {1, step() - 1, step(), step() + 1};
  }
}
