package betacut.games.breakthrough;

/**
 * Where the cells of a board are, and where moves lead. Bits are numbered row by row from the first
 * player's left corner; a move is {@code 6 * from + direction}: up to the left, straight, to the
 * right, then the same down.
 *
 * <pre>
 *   5x5      row 4   20 21 22 23 24    second player's home
 *            row 3   15 16 17 18 19
 *            row 2   10 11 12 13 14
 *            row 1    5  6  7  8  9
 *            row 0    0  1  2  3  4    first player's home
 * </pre>
 *
 * Example: the first player's move 6 * 5 + 2 leads from 5 to 11, the second's 6 * 5 + 5 to 1.
 */
final class PawnBoard {
  static final int DIRECTIONS = 6;

  /** From a direction up to the same one down. */
  static final int DOWN = 3;

  final int width;
  final int height;
  final int cells;
  final long all;
  final long leftColumn;
  final long rightColumn;

  /** Where a side has won. */
  final long[] goals = new long[2];

  /** Where each move leads. */
  final byte[] targets;

  PawnBoard(int width, int height) {
    this.width = width;
    this.height = height;
    cells = width * height;
    all = -1L >>> Long.SIZE - cells;
    long row = (1L << width) - 1;
    goals[0] = row << cells - width;
    goals[1] = row;
    long left = 0;
    for (int cell = 0; cell < cells; cell += width) {
      left |= 1L << cell;
    }
    leftColumn = left;
    rightColumn = left << width - 1;
    targets = new byte[DIRECTIONS * cells];
    for (int move = 0; move < DIRECTIONS * cells; move++) {
      int ahead = move % DIRECTIONS < DOWN ? width : -width;
      targets[move] = (byte) (move / DIRECTIONS + ahead + move % DOWN - 1);
    }
  }

  boolean hasSizeOf(PawnBoard other) {
    return width == other.width && height == other.height;
  }

  /** Both home rows of the first player. */
  long firstHome() {
    return (1L << 2 * width) - 1;
  }

  long secondHome() {
    return all & ~(all >>> 2 * width);
  }

  /** The cell of a bit in a drawing, row by row from the top left. */
  int cell(int bit) {
    return (height - 1 - bit / width) * width + bit % width;
  }

  /** The bits with left and right exchanged. */
  long mirrored(long bits) {
    long image = 0;
    for (long left = bits; left != 0; left &= left - 1) {
      image |= 1L << mirrored(Long.numberOfTrailingZeros(left));
    }
    return image;
  }

  int mirrored(int bit) {
    return bit / width * width + width - 1 - bit % width;
  }

  /** The rows that pieces have between them and the one before their goal, added up. */
  int stepsLeft(long pieces, int side) {
    int steps = 0;
    for (long left = pieces; left != 0; left &= left - 1) {
      int row = Long.numberOfTrailingZeros(left) / width;
      steps += Math.max(0, side == 0 ? height - 2 - row : row - 1);
    }
    return steps;
  }
}
