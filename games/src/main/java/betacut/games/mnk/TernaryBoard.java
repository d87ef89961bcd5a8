package betacut.games.mnk;

/**
 * A board as a number in base 3: an empty cell is 0, a stone of the first player 1, of the second
 * 2, and cell c counts 3 to the power c. What a row adds, in place and under each symmetry, is
 * looked up by its stones.
 */
final class TernaryBoard {
  /** 3 to the power 39 is below 2 to the power 63. */
  private static final int MOST_CELLS = 39;

  /** Rows have 2 to this power patterns at most. */
  private static final int LONGEST_ROW = 8;

  private final long[][] rows;

  TernaryBoard(int width, int height, MnkSymmetries symmetries) {
    long[] powers = new long[width * height];
    powers[0] = 1;
    for (int cell = 1; cell < powers.length; cell++) {
      powers[cell] = 3 * powers[cell - 1];
    }
    int patterns = 1 << width;
    rows = new long[symmetries.count()][height * patterns];
    for (int symmetry = 0; symmetry < rows.length; symmetry++) {
      for (int i = 0; i < rows[symmetry].length; i++) {
        for (int rest = i % patterns; rest != 0; rest &= rest - 1) {
          int cell = i / patterns * width + Integer.numberOfTrailingZeros(rest);
          rows[symmetry][i] += powers[symmetries.image(cell, symmetry)];
        }
      }
    }
  }

  static boolean hasRoomFor(int width, int height) {
    return width <= LONGEST_ROW && width * height <= MOST_CELLS;
  }

  /** What stones of the first player add, by row × patterns of a row + pattern. */
  long[] rows(int symmetry) {
    return rows[symmetry];
  }
}
