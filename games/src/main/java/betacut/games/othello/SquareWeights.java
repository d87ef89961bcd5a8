package betacut.games.othello;

/**
 * What a disc on each square is worth by position alone: corners much, the squares that give a
 * corner away less than nothing. Orders moves and feeds the {@code positional} evaluator.
 */
final class SquareWeights {
  /** The top left quarter, row by row; the rest is its mirror image. */
  private static final int[] QUARTER_8 = {
    120, -20, 20, 5,
    -20, -40, -5, -5,
    20, -5, 15, 3,
    5, -5, 3, 3,
  };

  private static final int[] QUARTER_6 = {
    120, -20, 10,
    -20, -40, -5,
    10, -5, 3,
  };

  private static final int[] QUARTER_4 = {
    120, -5,
    -5, 3,
  };

  private static final int[][] BY_SIZE = {
    frame(Size.EIGHT, QUARTER_8), frame(Size.SIX, QUARTER_6), frame(Size.FOUR, QUARTER_4)
  };

  private SquareWeights() {}

  /** One weight per move: the squares of the 8x8 frame, and 0 for the pass. Not to be changed. */
  static int[] of(Size size) {
    return BY_SIZE[size.ordinal()];
  }

  private static int[] frame(Size size, int[] quarter) {
    int[] weights = new int[OthelloPosition.MOVE_LIMIT];
    int last = size.width - 1;
    for (int row = 0; row <= last; row++) {
      for (int column = 0; column <= last; column++) {
        int quarterCell =
            Math.min(row, last - row) * (size.width / 2) + Math.min(column, last - column);
        weights[size.square(column, row)] = quarter[quarterCell];
      }
    }
    return weights;
  }
}
