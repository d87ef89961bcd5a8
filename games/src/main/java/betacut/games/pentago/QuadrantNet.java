package betacut.games.pentago;

import java.nio.ByteBuffer;

/**
 * A small net over the four quadrants: each of its units adds up what the quadrants' states are
 * worth to it and counts if the sum is positive, so it sees how quadrants go together, which a sum
 * over lines cannot.
 *
 * <p>What a state is worth to a unit is itself a sum, over the {@link #GROUPS} of cells that lines
 * share: a few thousand numbers are learned, all states are tabled from them when the game is first
 * played. A unit and its images under the symmetries of the variant have the same numbers, so that
 * images of a position are worth the same.
 *
 * <p>Four units lie in a word, 16 bits each: {@code value + 2^15}. The quadrants' shares are stored
 * with parts of the offset that add up to it, so four additions sum four units without a carry
 * between them, and the top bit says that a unit counts. What a unit that counts is multiplied by
 * is in its numbers but for the sign; the second half of the units is subtracted.
 */
final class QuadrantNet {
  /** Rows, columns, diagonals, the pairs beside the diagonals, and the corners. */
  private static final int[][] GROUPS = {
    {0, 1, 2},
    {3, 4, 5},
    {6, 7, 8},
    {0, 3, 6},
    {1, 4, 7},
    {2, 5, 8},
    {0, 4, 8},
    {2, 4, 6},
    {1, 5},
    {3, 7},
    {1, 3},
    {5, 7},
    {0, 2, 6, 8}
  };

  /** The numbers of one unit for one quadrant. */
  static final int FILLINGS = 8 * 27 + 4 * 9 + 81;

  /** In one quadrant. */
  static final int GROUP_COUNT = GROUPS.length;

  private static final int PLIES = 37;
  private static final int LANES = 4;
  private static final int QUADRANT_OFFSET = 6144;
  private static final int BIAS_OFFSET = (1 << 15) - 4 * QUADRANT_OFFSET;
  private static final long ONES = 0x0001000100010001L;
  private static final long PAIRS = 0x0000ffff0000ffffL;

  private final int words;

  /** What states are worth: {@code [(quadrant * STATES + state) * words + word]}. */
  private final long[] worths;

  /** What units begin with: {@code [ply * words + word]}. */
  private final long[] biases;

  /**
   * Reads what was learned: for every ply a number for each own unit, then for every own unit and
   * quadrant a number for each filling of each group.
   *
   * @param own how many units there are that are not images of others, an even number
   */
  QuadrantNet(Variant variant, int own, ByteBuffer numbers) {
    PentagoSymmetries symmetries = PentagoSymmetries.of(variant);
    int units = own * symmetries.count();
    words = units / LANES;
    biases = new long[PLIES * words];
    worths = new long[4 * Quadrants.STATES * words];
    for (int ply = 0; ply < PLIES; ply++) {
      for (int unit = 0; unit < own; unit++) {
        long bias = clamped(numbers.getShort(), BIAS_OFFSET);
        for (int image = 0; image < symmetries.count(); image++) {
          add(biases, ply * words, unit * symmetries.count() + image, bias);
        }
      }
    }
    short[][] images = images(symmetries);
    short[] group = new short[FILLINGS];
    for (int unit = 0; unit < own; unit++) {
      for (int quadrant = 0; quadrant < 4; quadrant++) {
        for (int i = 0; i < FILLINGS; i++) {
          group[i] = numbers.getShort();
        }
        spread(symmetries, images, unit, quadrant, worths(group));
      }
    }
  }

  /** What the board's symmetries make of the states of a quadrant. */
  private static short[][] images(PentagoSymmetries symmetries) {
    short[][] images = new short[symmetries.count()][Quadrants.STATES];
    for (int image = 0; image < images.length; image++) {
      for (int state = 0; state < Quadrants.STATES; state++) {
        images[image][state] = (short) QuadrantTurns.image(state, symmetries.ofBoard(image));
      }
    }
    return images;
  }

  /** How many numbers a net of so many own units has. */
  static int numbers(int own) {
    return PLIES * own + own * 4 * FILLINGS;
  }

  /**
   * Writes where, among the numbers of one unit, those are that the fillings of a board have: all
   * groups of the first quadrant, then of the next.
   */
  static void fillings(long own, long opponent, int[] out) {
    for (int quadrant = 0; quadrant < 4; quadrant++) {
      int state = at(own, opponent, quadrant);
      int from = quadrant * FILLINGS;
      for (int i = 0; i < GROUP_COUNT; i++) {
        out[quadrant * GROUP_COUNT + i] = from + filling(state, GROUPS[i]);
        from += size(GROUPS[i]);
      }
    }
  }

  private static int size(int[] cells) {
    return cells.length == 2 ? 9 : cells.length == 3 ? 27 : 81;
  }

  /** How a state fills a group: ternary, its first cell counting 1. */
  private static int filling(int state, int[] cells) {
    int filling = 0;
    int size = 1;
    for (int cell : cells) {
      filling += QuadrantTurns.cell(state, cell) * size;
      size *= 3;
    }
    return filling;
  }

  private static long clamped(int number, int offset) {
    return Math.clamp(number, 1 - offset, offset - 1) + offset;
  }

  private static void add(long[] table, int from, int unit, long value) {
    table[from + unit / LANES] += value << 16 * (unit % LANES);
  }

  /** What each state is worth by the groups that it fills. */
  private static long[] worths(short[] group) {
    long[] worths = new long[Quadrants.STATES];
    for (int state = 0; state < worths.length; state++) {
      int sum = 0;
      int from = 0;
      for (int[] cells : GROUPS) {
        sum += group[from + filling(state, cells)];
        from += size(cells);
      }
      worths[state] = clamped(sum, QUADRANT_OFFSET);
    }
    return worths;
  }

  /** Gives a quadrant's worths to the images of a unit, as the board's image has them. */
  private void spread(
      PentagoSymmetries symmetries, short[][] images, int unit, int quadrant, long[] states) {
    for (int image = 0; image < symmetries.count(); image++) {
      int symmetry = symmetries.ofBoard(image);
      int at = unit * symmetries.count() + image;
      for (int from = 0; from < 4; from++) {
        if (Quadrants.quadrantImage(from, symmetry) == quadrant) {
          for (int state = 0; state < Quadrants.STATES; state++) {
            long worth = states[images[image][state]];
            add(worths, (from * Quadrants.STATES + state) * words, at, worth);
          }
        }
      }
    }
  }

  /** What the units that count are worth to the side whose stones are {@code own}. */
  int sum(long own, long opponent, int ply) {
    long[] worths = this.worths;
    int words = this.words;
    int first = at(own, opponent, 0) * words;
    int second = (Quadrants.STATES + at(own, opponent, 1)) * words;
    int third = (2 * Quadrants.STATES + at(own, opponent, 2)) * words;
    int fourth = (3 * Quadrants.STATES + at(own, opponent, 3)) * words;
    int bias = ply * words;
    int half = words >> 1;
    long sum = 0;
    for (int word = 0; word < words; word++) {
      long value =
          worths[first + word]
              + worths[second + word]
              + worths[third + word]
              + worths[fourth + word]
              + biases[bias + word];
      long counts = value >>> 15 & ONES;
      value &= (counts << 15) - counts;
      long pairs = (value & PAIRS) + (value >>> 16 & PAIRS);
      sum += word < half ? pairs : -pairs;
    }
    int low = (int) sum;
    return low + (int) (sum - low >> 32);
  }

  private static int at(long own, long opponent, int quadrant) {
    return QuadrantTurns.state(
        Quadrants.pattern(own, quadrant), Quadrants.pattern(opponent, quadrant));
  }
}
