package betacut.games.pentago;

/**
 * Where the bits of a board are, and what the eight symmetries of a square do to them.
 *
 * <pre>
 *       a  b  c    d  e  f
 *   6   0  1  2 |  9 10 11     bit = 9 * quadrant + 3 * row + column inside the quadrant,
 *   5   3  4  5 | 12 13 14     so a quadrant is one 9-bit pattern and a turn one look-up.
 *   4   6  7  8 | 15 16 17     Quadrants are 0 1 / 2 3 here and 1 2 / 3 4 in notation.
 *      ---------+---------
 *   3  18 19 20 | 27 28 29     Ternary: an empty cell is 0, a stone of one side 1, of the
 *   2  21 22 23 | 30 31 32     other 2, and bit b counts 3 to the power b. A quadrant's
 *   1  24 25 26 | 33 34 35     state is below 3^9 = 19,683, a board's below 3^36 {@literal <} 2^63.
 * </pre>
 *
 * <p>Symmetries are numbered by what they do, in this order: +1 mirrors left and right, +2 mirrors
 * top and bottom, +4 exchanges rows and columns. So 6 turns clockwise, 5 counterclockwise, 3 by
 * half. A symmetry moves the quadrants as it moves the cells inside each.
 *
 * <p>Example: the pattern 0b000_000_111 (top row) under symmetry 6, clockwise, is 0b100_100_100
 * (right column).
 */
public final class Quadrants {
  /** Patterns of one side in a quadrant. */
  public static final int PATTERNS = 512;

  /** Ternary states of a quadrant. */
  public static final int STATES = 19_683;

  /** The symmetries of a square. */
  public static final int SYMMETRIES = 8;

  /** Every cell of the board. */
  public static final long ALL_CELLS = (1L << 36) - 1;

  /** The symmetry that mirrors left and right. */
  public static final int MIRROR = 1;

  /** The symmetry that turns by a quarter counterclockwise. */
  public static final int COUNTERCLOCKWISE = 5;

  /** The symmetry that turns by a quarter clockwise. */
  public static final int CLOCKWISE = 6;

  /** The ternary value of a pattern of ones. */
  static final int[] TERNARY = ternary();

  /** Image of a pattern: {@code IMAGE[symmetry << 9 | pattern]}. */
  static final short[] IMAGE = images();

  private Quadrants() {}

  /** The stones in a quadrant. */
  public static int pattern(long stones, int quadrant) {
    return (int) (stones >>> 9 * quadrant) & PATTERNS - 1;
  }

  static int bit(int column, int rowFromTop) {
    int quadrant = rowFromTop / 3 * 2 + column / 3;
    return 9 * quadrant + rowFromTop % 3 * 3 + column % 3;
  }

  static int column(int bit) {
    return bit / 9 % 2 * 3 + bit % 3;
  }

  static int rowFromTop(int bit) {
    return bit / 18 * 3 + bit % 9 / 3;
  }

  /** The ternary value of a pattern whose stones count 1. */
  public static int ternary(int pattern) {
    return TERNARY[pattern];
  }

  /** Where a symmetry takes a quadrant. */
  public static int quadrantImage(int quadrant, int symmetry) {
    return place(quadrant, 2, symmetry);
  }

  /** What a symmetry makes of the pattern in a quadrant. */
  public static int patternImage(int pattern, int symmetry) {
    return IMAGE[symmetry << 9 | pattern];
  }

  static int bitImage(int bit, int symmetry) {
    return 9 * quadrantImage(bit / 9, symmetry) + place(bit % 9, 3, symmetry);
  }

  /** The whole board's image. */
  public static long image(long stones, int symmetry) {
    long image = 0;
    for (int quadrant = 0; quadrant < 4; quadrant++) {
      long pattern = IMAGE[symmetry << 9 | pattern(stones, quadrant)];
      image |= pattern << 9 * quadrantImage(quadrant, symmetry);
    }
    return image;
  }

  /** Where a symmetry takes a cell of a square that is {@code width} cells wide. */
  private static int place(int cell, int width, int symmetry) {
    int row = cell / width;
    int column = cell % width;
    if ((symmetry & 1) != 0) {
      column = width - 1 - column;
    }
    if ((symmetry & 2) != 0) {
      row = width - 1 - row;
    }
    return (symmetry & 4) == 0 ? row * width + column : column * width + row;
  }

  private static int[] ternary() {
    int[] ternary = new int[PATTERNS];
    int power = 1;
    for (int bit = 0; bit < 9; bit++, power *= 3) {
      for (int pattern = 0; pattern < PATTERNS; pattern++) {
        ternary[pattern] += (pattern >> bit & 1) * power;
      }
    }
    return ternary;
  }

  private static short[] images() {
    short[] images = new short[SYMMETRIES * PATTERNS];
    for (int i = 0; i < images.length; i++) {
      for (int cell = 0; cell < 9; cell++) {
        images[i] |= (short) ((i >> cell & 1) << place(cell, 3, i >> 9));
      }
    }
    return images;
  }
}
