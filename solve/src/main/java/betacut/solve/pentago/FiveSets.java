package betacut.solve.pentago;

import betacut.games.pentago.PentagoLines;
import betacut.games.pentago.Quadrants;

/** In which rotations of the quadrants a side has five in a row. */
final class FiveSets {
  /** Words of a set: those of even rotations, then those of odd ones, as {@link Rotations} says. */
  static final int WORDS = 4;

  /**
   * Lines that a turned pattern fills in its quadrant: {@code [quadrant << 11 | pattern << 2 |
   * turn]}.
   */
  private static final int[] FULL = full();

  private FiveSets() {}

  /** Writes the set of a side's stones. */
  static void put(long stones, long[] out, int at) {
    int first = Quadrants.pattern(stones, 0) << 2;
    int second = 1 << 11 | Quadrants.pattern(stones, 1) << 2;
    int third = 2 << 11 | Quadrants.pattern(stones, 2) << 2;
    int fourth = 3 << 11 | Quadrants.pattern(stones, 3) << 2;
    long even0 = 0;
    long even1 = 0;
    long odd0 = 0;
    long odd1 = 0;
    int[] full = FULL;
    for (int bit = 0; bit < 64; bit++) {
      int others = full[second | bit >> 4] & full[third | bit >> 2 & 3] & full[fourth | bit & 3];
      if (others != 0) {
        long one = 1L << bit;
        boolean isOdd = ((bit >> 4) + (bit >> 2) + bit & 1) != 0;
        long zero = (full[first] & others) != 0 ? one : 0;
        long quarter = (full[first | 1] & others) != 0 ? one : 0;
        long half = (full[first | 2] & others) != 0 ? one : 0;
        long back = (full[first | 3] & others) != 0 ? one : 0;
        even0 |= isOdd ? quarter : zero;
        even1 |= isOdd ? back : half;
        odd0 |= isOdd ? zero : quarter;
        odd1 |= isOdd ? half : back;
      }
    }
    out[at] = even0;
    out[at + 1] = even1;
    out[at + 2] = odd0;
    out[at + 3] = odd1;
  }

  private static int[] full() {
    int[] full = new int[4 << 11];
    for (int i = 0; i < full.length; i++) {
      int pattern = i >> 2 & 511;
      for (int turn = i & 3; turn > 0; turn--) {
        pattern = Quadrants.patternImage(pattern, Quadrants.CLOCKWISE);
      }
      full[i] = PentagoLines.filled(i >> 11, pattern);
    }
    return full;
  }
}
