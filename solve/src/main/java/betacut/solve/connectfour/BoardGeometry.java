package betacut.solve.connectfour;

/**
 * The geometry of one board as 64-bit words, and lines of four found by shifts.
 *
 * <p>Every column takes {@code height + 1} bits, lowest cell first; the extra bit on top stays
 * empty and keeps lines from running over into the next column. Numbering of 7 columns by 6 rows:
 *
 * <pre>
 *    6 13 20 27 34 41 48     always empty
 *    5 12 19 26 33 40 47     row 6   upper
 *    4 11 18 25 32 39 46     row 5   lower
 *    3 10 17 24 31 38 45     row 4   upper
 *    2  9 16 23 30 37 44     row 3   lower
 *    1  8 15 22 29 36 43     row 2   upper
 *    0  7 14 21 28 35 42     row 1   lower
 * </pre>
 *
 * A position is two words: {@code own}, the stones of the side to move, and {@code mask}, all
 * stones. Adding the bottom row to the mask carries through each column, so {@code mask + bottom}
 * marks the cell a stone falls to: with one stone in column 1, 1 + 1 = 2 is row 2. For the same
 * reason {@code own + mask + bottom} is different for different positions; it is the key of the
 * table.
 *
 * <p>Cells are paired from the top: a cell is <em>upper</em> if an even number of cells lies above
 * it and <em>lower</em> otherwise. Zugzwang is told in these words (see {@link ZugzwangBounds}).
 */
class BoardGeometry {
  final int width;
  final int height;

  /** Number of cells. */
  final int cells;

  /** Bits from one column to the next. */
  final int stride;

  /**
   * Steps of a horizontal line and the diagonals; on boards with no such line, that of a vertical.
   */
  final int across;

  final int rising;
  final int falling;

  /** Bits of a key. */
  final int keyBits;

  final long bottom;
  final long board;
  final long upper;
  final long lower;

  /** The cells of the first column. */
  final long column;

  /** The empty bit above each column. */
  private final long ceiling;

  BoardGeometry(int width, int height) {
    if (width < 1 || height < 1 || width * (height + 1) > Long.SIZE) {
      throw new IllegalArgumentException(
          "a board of %d columns and %d rows does not fit 64 bits: columns * (rows + 1) must be 1 to 64"
              .formatted(width, height));
    }
    this.width = width;
    this.height = height;
    cells = width * height;
    stride = height + 1;
    // Three steps must stay below 64, where shifts begin again: true for four columns or more.
    across = width < 4 ? 1 : stride;
    rising = width < 4 ? 1 : stride + 1;
    falling = width < 4 ? 1 : stride - 1;
    keyBits = width * stride;
    column = -1L >>> Long.SIZE - height;
    long foot = 0;
    for (int c = 0; c < width; c++) {
      foot |= 1L << c * stride;
    }
    bottom = foot;
    board = foot * column;
    long top = 0;
    for (int row = height - 1; row >= 0; row -= 2) {
      top |= foot << row;
    }
    upper = top;
    lower = board ^ top;
    ceiling = foot << height;
  }

  /** The cells with at least {@code count} cells above them. */
  final long cellsBelow(int count) {
    return count >= height ? 0 : bottom * (column >>> count);
  }

  /** The cells a stone can fall to. */
  final long playable(long mask) {
    return mask + bottom & board;
  }

  final int columnOf(long cell) {
    return Long.numberOfTrailingZeros(cell) / stride;
  }

  /**
   * All cells above any of {@code x}, which holds cells of the board only. With the empty bit on
   * top set, taking one from each column flips its bits up to the lowest that is set, never beyond.
   */
  final long above(long x) {
    long z = x | ceiling;
    return board & ~(z ^ z - bottom);
  }

  /** The empty cells that complete four with three stones of {@code p}. */
  final long winningCells(long p, long mask) {
    long r = p << 1 & p << 2 & p << 3;
    r |= gaps(p, falling);
    r |= gaps(p, across);
    r |= gaps(p, rising);
    return r & (board ^ mask);
  }

  /**
   * The fourth cells of lines with the given step: both ends of the three, and the two inner gaps.
   */
  private static long gaps(long p, int step) {
    int two = step << 1;
    int three = two + step;
    long left = p << step;
    long right = p >>> step;
    return left & p << two & (p << three | right) | right & p >>> two & (p >>> three | left);
  }

  final boolean hasFour(long p) {
    return (starts(p, 1) | starts(p, falling) | starts(p, across) | starts(p, rising)) != 0;
  }

  /** The first cells of lines of four with the given step that lie wholly in {@code p}. */
  static long starts(long p, int step) {
    p &= p >>> step;
    return p & p >>> (step << 1);
  }

  /** The position seen in a mirror; works for stones and for keys. */
  final long mirror(long x) {
    long r = 0;
    long slice = column << 1 | 1;
    for (int c = 0; c < width; c++) {
      r = r << stride | x & slice;
      x >>>= stride;
    }
    return r;
  }

  /**
   * The score of a win with stone number {@code stone} of the game: see {@link ConnectFourSolver}.
   */
  final int winAt(int stone) {
    return cells + 2 - stone >> 1;
  }
}
