package betacut.solve.othello;

/**
 * The quarters of the board, and which of them have an odd number of empty squares. Who moves last
 * in a region gains by it, so moves into odd ones are tried first. A set of quarters is four bits.
 */
final class Regions {
  /** The quarter of each square. */
  static final byte[] QUARTER = new byte[64];

  /** The squares of each set of quarters. */
  static final long[] SQUARES = new long[16];

  static {
    for (int square = 0; square < 64; square++) {
      QUARTER[square] = (byte) (1 << ((square >> 5) * 2 + (square >> 2 & 1)));
      for (int set = 0; set < 16; set++) {
        SQUARES[set] |= (set & QUARTER[square]) != 0 ? 1L << square : 0;
      }
    }
  }

  private Regions() {}

  /** The quarters with an odd number of these squares. */
  static int odd(long empty) {
    int odd = 0;
    for (long rest = empty; rest != 0; rest &= rest - 1) {
      odd ^= QUARTER[Long.numberOfTrailingZeros(rest)];
    }
    return odd;
  }
}
