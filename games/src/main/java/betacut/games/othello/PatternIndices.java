package betacut.games.othello;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds how all placements of all {@link Pattern}s are filled, at once: a filling is a number to
 * the base of three below 2^16, so four of them fit into a long and are added up together, one
 * addition for each row of discs. The table for that is small enough for a processor's own memory,
 * and nothing has to be kept up to date while moves are made and taken back.
 */
final class PatternIndices {
  private static final int FIELDS = 4;
  private static final int FIELD_BITS = 16;

  /** Longs that hold all fillings. */
  static final int WORDS;

  /** For every field the number of its pattern's first weight. */
  private static final int[] BASES;

  /** The weights there are, those that mirrors make superfluous included. */
  static final int WEIGHTS;

  /** The weight of being on turn with an even number of discs; the next one is that of an odd. */
  private static final int TURN;

  /** By row and discs in it: what they add to the fillings, {@link #WORDS} longs each. */
  private static final long[] TABLE;

  /** How many placements there are. */
  private static final int PLACEMENTS;

  /** How many weights are added up: one for each placement, and that of the turn. */
  static final int FEATURES;

  static {
    List<int[]> placements = new ArrayList<>();
    List<Integer> bases = new ArrayList<>();
    int base = 0;
    for (Pattern pattern : Pattern.values()) {
      for (int[] placement : pattern.placements()) {
        placements.add(placement);
        bases.add(base);
      }
      base += pattern.fillings();
    }
    TURN = base;
    WEIGHTS = base + 3; // the last is always nought: for the fields that are not used
    PLACEMENTS = placements.size();
    FEATURES = PLACEMENTS + 1;
    WORDS = (PLACEMENTS + FIELDS - 1) / FIELDS;
    BASES = new int[FIELDS * WORDS];
    for (int i = 0; i < BASES.length; i++) {
      BASES[i] = i < PLACEMENTS ? bases.get(i) : WEIGHTS - 1;
    }
    TABLE = table(placements);
  }

  private PatternIndices() {}

  private static long[] table(List<int[]> placements) {
    long[] bySquare = new long[64 * WORDS];
    for (int i = 0; i < placements.size(); i++) {
      int[] squares = placements.get(i);
      for (int at = 0; at < squares.length; at++) {
        long worth = Pattern.power(at);
        bySquare[squares[at] * WORDS + i / FIELDS] += worth << FIELD_BITS * (i % FIELDS);
      }
    }
    long[] table = new long[8 * 256 * WORDS];
    for (int row = 0; row < 8; row++) {
      for (int discs = 1; discs < 256; discs++) {
        int at = (row << 8 | discs) * WORDS;
        int rest = (row << 8 | discs & discs - 1) * WORDS;
        int square = (8 * row + Integer.numberOfTrailingZeros(discs)) * WORDS;
        for (int word = 0; word < WORDS; word++) {
          table[at + word] = table[rest + word] + bySquare[square + word];
        }
      }
    }
    return table;
  }

  /** The number of the weight of being on turn, which is worth something: who moves last gains. */
  static int turn(long taken) {
    return TURN + (Long.bitCount(taken) & 1);
  }

  /** The sum of all weights of a position. */
  static int sum(long own, long opponent, short[] weights) {
    long[] table = TABLE;
    int[] bases = BASES;
    int o0 = at(own, 0);
    int o1 = at(own, 1);
    int o2 = at(own, 2);
    int o3 = at(own, 3);
    int o4 = at(own, 4);
    int o5 = at(own, 5);
    int o6 = at(own, 6);
    int o7 = at(own, 7);
    int p0 = at(opponent, 0);
    int p1 = at(opponent, 1);
    int p2 = at(opponent, 2);
    int p3 = at(opponent, 3);
    int p4 = at(opponent, 4);
    int p5 = at(opponent, 5);
    int p6 = at(opponent, 6);
    int p7 = at(opponent, 7);
    int sum = weights[turn(own | opponent)];
    for (int word = 0, field = 0; word < WORDS; word++, field += FIELDS) {
      long mine =
          table[o0 + word]
              + table[o1 + word]
              + table[o2 + word]
              + table[o3 + word]
              + table[o4 + word]
              + table[o5 + word]
              + table[o6 + word]
              + table[o7 + word];
      long theirs =
          table[p0 + word]
              + table[p1 + word]
              + table[p2 + word]
              + table[p3 + word]
              + table[p4 + word]
              + table[p5 + word]
              + table[p6 + word]
              + table[p7 + word];
      long fillings = mine + (theirs << 1);
      sum +=
          weights[bases[field] + (int) (fillings & 0xFFFF)]
              + weights[bases[field + 1] + (int) (fillings >>> 16 & 0xFFFF)]
              + weights[bases[field + 2] + (int) (fillings >>> 32 & 0xFFFF)]
              + weights[bases[field + 3] + (int) (fillings >>> 48)];
    }
    return sum;
  }

  /** Writes the fillings as the other side sees them. */
  static void writeReversed(long own, long opponent, long[] fillings) {
    long[] table = TABLE;
    int o0 = at(own, 0);
    int o1 = at(own, 1);
    int o2 = at(own, 2);
    int o3 = at(own, 3);
    int o4 = at(own, 4);
    int o5 = at(own, 5);
    int o6 = at(own, 6);
    int o7 = at(own, 7);
    int p0 = at(opponent, 0);
    int p1 = at(opponent, 1);
    int p2 = at(opponent, 2);
    int p3 = at(opponent, 3);
    int p4 = at(opponent, 4);
    int p5 = at(opponent, 5);
    int p6 = at(opponent, 6);
    int p7 = at(opponent, 7);
    for (int word = 0; word < WORDS; word++) {
      long mine =
          table[o0 + word]
              + table[o1 + word]
              + table[o2 + word]
              + table[o3 + word]
              + table[o4 + word]
              + table[o5 + word]
              + table[o6 + word]
              + table[o7 + word];
      long theirs =
          table[p0 + word]
              + table[p1 + word]
              + table[p2 + word]
              + table[p3 + word]
              + table[p4 + word]
              + table[p5 + word]
              + table[p6 + word]
              + table[p7 + word];
      fillings[word] = theirs + (mine << 1);
    }
  }

  /**
   * The sum of all weights but the turn's after a move, for the side that replies. A disc that is
   * turned over was its own (1) and is the opponent's (2), so it adds 1; the new one adds 2. So
   * only rows with such discs are looked up, which takes a third of the time of {@link #sum}.
   *
   * @param reversed what {@link #writeReversed} wrote of the position before
   * @param sums room for as many words
   */
  static int sumAfter(long[] reversed, int square, long flips, short[] weights, long[] sums) {
    long[] table = TABLE;
    int[] bases = BASES;
    int placed = at(1L << square, square >> 3);
    for (int word = 0; word < WORDS; word++) {
      sums[word] = reversed[word] + (table[placed + word] << 1);
    }
    for (long rest = flips; rest != 0; ) {
      int row = Long.numberOfTrailingZeros(rest) >> 3;
      int at = at(flips, row);
      for (int word = 0; word < WORDS; word++) {
        sums[word] += table[at + word];
      }
      rest &= ~(0xFFL << 8 * row);
    }
    int sum = 0;
    for (int word = 0, field = 0; word < WORDS; word++, field += FIELDS) {
      long fillings = sums[word];
      sum +=
          weights[bases[field] + (int) (fillings & 0xFFFF)]
              + weights[bases[field + 1] + (int) (fillings >>> 16 & 0xFFFF)]
              + weights[bases[field + 2] + (int) (fillings >>> 32 & 0xFFFF)]
              + weights[bases[field + 3] + (int) (fillings >>> 48)];
    }
    return sum;
  }

  private static int at(long discs, int row) {
    return (row << 8 | (int) (discs >>> 8 * row) & 0xFF) * WORDS;
  }

  /** Writes the numbers of the weights that are added up; for whoever has the time. */
  static void write(long own, long opponent, int[] out) {
    for (int i = 0; i < PLACEMENTS; i++) {
      int word = i / FIELDS;
      long fillings = 0;
      for (int row = 0; row < 8; row++) {
        fillings += TABLE[at(own, row) + word] + (TABLE[at(opponent, row) + word] << 1);
      }
      out[i] = BASES[i] + (int) (fillings >>> FIELD_BITS * (i % FIELDS) & 0xFFFF);
    }
    out[PLACEMENTS] = turn(own | opponent);
  }
}
