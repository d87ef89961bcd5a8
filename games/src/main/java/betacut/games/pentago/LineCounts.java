package betacut.games.pentago;

/**
 * Counts stones on all 32 lines of five at once.
 *
 * <p>A word of 16 nibbles holds the stones on 16 lines, so two halves hold all; each is a sum over
 * quadrants of a tabled word. A nibble n is at least k if n + 8 - k reaches its top bit, so one
 * addition and one bit count tell how many lines have k stones.
 */
final class LineCounts {
  private static final long ONES = 0x1111111111111111L;
  private static final long TOPS = 8 * ONES;
  private static final long LOW_NIBBLES = 0x0f0f0f0f0f0f0f0fL;
  private static final long LOW_BITS = 0x0101010101010101L;

  /** Stones per line: {@code [half << 11 | quadrant << 9 | pattern]}. */
  private static final long[] COUNTS = counts();

  private LineCounts() {}

  /** The stones on the 16 lines of a half (0 or 1). */
  static long of(long stones, int half) {
    long[] counts = COUNTS;
    int at = half << 11;
    return counts[at | (int) stones & 511]
        + counts[at | 512 | (int) (stones >>> 9) & 511]
        + counts[at | 1024 | (int) (stones >>> 18) & 511]
        + counts[at | 1536 | (int) (stones >>> 27) & 511];
  }

  private static long part(int pattern, int quadrant, int half) {
    return COUNTS[half << 11 | quadrant << 9 | pattern];
  }

  /** The lines on which nobody has a stone of these counts, as top bits. */
  static long free(long counts) {
    return ~(counts + 7 * ONES) & TOPS;
  }

  /**
   * Lines with at least {@code stones} own stones among those free of the opponent, less the same
   * the other way round.
   */
  static int lead(int stones, long own, long opponent, long freeForOwn, long freeForOpponent) {
    long lift = (8 - stones) * ONES;
    return Long.bitCount(own + lift & freeForOwn)
        - Long.bitCount(opponent + lift & freeForOpponent);
  }

  /**
   * The lines free of the opponent with at least {@code stones} own ones, a 1 in the nibble of
   * each.
   */
  static long reached(int stones, long own, long freeForOwn) {
    return (own + (8 - stones) * ONES & freeForOwn) >>> 3;
  }

  /**
   * The sum of nibbles, each times the weight of its line's kind: the first half holds the edges,
   * the second one from its low nibble on eight middles, four diagonals, four corners.
   *
   * @param from the place of the first kind's weight
   */
  static int weigh(long nibbles, int half, int[] weights, int from) {
    if (half == 0) {
      return weights[from] * total(nibbles);
    }
    long bytes = (nibbles & LOW_NIBBLES) + (nibbles >>> 4 & LOW_NIBBLES);
    long pairs = bytes + (bytes >>> 8); // each sums four nibbles
    int middles = (int) (pairs + (pairs >>> 16)) & 255;
    return weights[from + 1] * middles
        + weights[from + 2] * ((int) (pairs >>> 32) & 255)
        + weights[from + 3] * ((int) (pairs >>> 48) & 255);
  }

  /** The sum of nibbles. */
  static int total(long nibbles) {
    long bytes = (nibbles & LOW_NIBBLES) + (nibbles >>> 4 & LOW_NIBBLES);
    return (int) (bytes * LOW_BITS >>> 56);
  }

  /**
   * What each turn changes in the counts: {@code [half << 12 | quadrant << 10 | pattern << 1 |
   * kind]}, so that both turns of a quadrant are found together.
   */
  static long[] changes(QuadrantTurns turns) {
    long[] changes = new long[2 << 12];
    for (int i = 0; i < changes.length; i++) {
      int quadrant = i >> 10 & 3;
      int pattern = i >> 1 & 511;
      int turned = turns.turned(pattern, i & 1);
      changes[i] = part(turned, quadrant, i >> 12) - part(pattern, quadrant, i >> 12);
    }
    return changes;
  }

  private static long[] counts() {
    long[] counts = new long[2 << 11];
    for (int i = 0; i < counts.length; i++) {
      int pattern = i & 511;
      int cell = Integer.lowestOneBit(pattern);
      if (pattern != cell) {
        counts[i] = counts[i ^ cell] + counts[i ^ pattern ^ cell];
      } else if (cell != 0) {
        counts[i] = countsOfCell(i >> 11, (i >> 9 & 3) * 9 + Integer.numberOfTrailingZeros(cell));
      }
    }
    return counts;
  }

  private static long countsOfCell(int half, int cell) {
    long counts = 0;
    for (int line = 0; line < 16; line++) {
      counts |= (PentagoLines.MASKS[half << 4 | line] >>> cell & 1) << 4 * line;
    }
    return counts;
  }
}
