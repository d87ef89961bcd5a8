package betacut.solve.pentago;

/**
 * Sets of rotations of the four quadrants, half of them at a time.
 *
 * <p>Quadrant q is turned by t(q) quarters clockwise. A move turns one quadrant by one quarter, so
 * it changes the parity of the sum of turns, and the positions of one ply need only the 128
 * rotations of one parity. Two words hold a set of them:
 *
 * <pre>
 *   word t(0) / 2, bit 16 t(1) + 4 t(2) + t(3); t(0) is odd or even as the parity demands
 * </pre>
 */
final class Rotations {
  private static final long PAIRS_OF_ONE = 0x3333333333333333L;
  private static final long ODD_ONES = 0x1111111111111111L;
  private static final long EVEN_ONES = 0x2222222222222222L;
  private static final long PAIRS_OF_FOUR = 0x00ff00ff00ff00ffL;
  private static final long ODD_FOURS = 0x000f000f000f000fL;
  private static final long EVEN_FOURS = 0x00f000f000f000f0L;

  private Rotations() {}

  /**
   * The rotations one quarter of quadrant 1, 2 or 3 away from those in a word; they are of the
   * other parity and in the same word. Those one quarter of quadrant 0 away are in both words
   * wherever one of the two has them.
   */
  static long neighbours(long word) {
    // Of four places in a circle, those one step from a set are its two halves, folded and swapped.
    long ones = (word | word >>> 2) & PAIRS_OF_ONE;
    ones = ones >>> 1 & ODD_ONES | ones << 1 & EVEN_ONES;
    long fours = (word | word >>> 8) & PAIRS_OF_FOUR;
    fours = fours >>> 4 & ODD_FOURS | fours << 4 & EVEN_FOURS;
    return ones
        | ones << 2
        | fours
        | fours << 8
        | Long.rotateLeft(word, 16)
        | Long.rotateRight(word, 16);
  }
}
