package betacut.solve.othello;

/**
 * The end of a game with one empty square, by looking up the four lines through it.
 *
 * <p>All other squares are taken, so a line is known by its own discs alone: every other disc of it
 * is the opponent's. Lines are gathered into eight bits by a product; those of a diagonal need no
 * more, for the bits beyond its ends stay 0, where no own disc can close a run. So do those beyond
 * the edges of a smaller board.
 */
final class LastSquare {
  private static final long COLUMN = 0x0101010101010101L;
  private static final long GATHER_COLUMN = 0x0102040810204080L;

  /** Discs turned over on a line, by place of the empty square and own discs of the line. */
  private static final byte[] FLIPS = flips();

  private static final long[] DIAGONALS = diagonals(1);
  private static final long[] OTHER_DIAGONALS = diagonals(-1);

  private LastSquare() {}

  /** The score for the side to move, whose discs these are, on a board of these squares. */
  static int score(long own, int square, long squares) {
    int cells = Long.bitCount(squares);
    int discs = Long.bitCount(own);
    int won = flips(own, square);
    if (won != 0) {
      return 2 * (discs + won + 1) - cells;
    }
    int lost = flips(squares & ~own & ~(1L << square), square);
    if (lost != 0) {
      return 2 * (discs - lost) - cells;
    }
    return 2 * discs >= cells ? 2 * (discs + 1) - cells : 2 * discs - cells; // the winner takes it
  }

  /** How many discs the owner of these would turn over. */
  private static int flips(long own, int square) {
    int column = square & 7;
    int place = column << 8;
    return FLIPS[place | (int) (own >>> (square & 56)) & 255]
        + FLIPS[place | (int) ((own & DIAGONALS[square]) * COLUMN >>> 56)]
        + FLIPS[place | (int) ((own & OTHER_DIAGONALS[square]) * COLUMN >>> 56)]
        + FLIPS[square >> 3 << 8 | (int) ((own >>> column & COLUMN) * GATHER_COLUMN >>> 56)];
  }

  private static byte[] flips() {
    byte[] flips = new byte[8 << 8];
    for (int place = 0; place < 8; place++) {
      for (int own = 0; own < 256; own++) {
        flips[place << 8 | own] = (byte) (run(own, place, 1) + run(own, place, -1));
      }
    }
    return flips;
  }

  /** Discs between a place and the next own one, 0 if there is none. */
  private static int run(int own, int place, int step) {
    for (int i = place + step; i >= 0 && i < 8; i += step) {
      if ((own >> i & 1) != 0) {
        return Math.abs(i - place) - 1;
      }
    }
    return 0;
  }

  private static long[] diagonals(int slope) {
    long[] lines = new long[64];
    for (int square = 0; square < 64; square++) {
      for (int step = -7; step <= 7; step++) {
        int column = (square & 7) + step;
        int row = (square >> 3) + slope * step;
        if (column >= 0 && column < 8 && row >= 0 && row < 8) {
          lines[square] |= 1L << (row << 3 | column);
        }
      }
    }
    return lines;
  }
}
