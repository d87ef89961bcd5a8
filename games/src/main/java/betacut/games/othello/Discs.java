package betacut.games.othello;

/**
 * Sets of squares as words: which squares may be played, which discs turn over, and how a board
 * looks in the mirror.
 *
 * <pre>
 *        a   b   c   d   e   f   g   h
 *   1    0   1   2   3   4   5   6   7      bit = 8 * (row - 1) + column, row 1 at the top;
 *   2    8   9  10  11  12  13  14  15      one step right is {@literal <<} 1, one step down {@literal <<} 8.
 *   3   16  17  18  19  20  21  22  23
 *   4   24  25  26 [27][28] 29  30  31      Start: O on 27 and 36, X on 28 and 35.
 *   5   32  33  34 [35][36] 37  38  39
 *   6   40  41  42  43  44  45  46  47
 *   7   48  49  50  51  52  53  54  55
 *   8   56  57  58  59  60  61  62  63
 * </pre>
 *
 * <p>Smaller boards lie in the middle of this one: 6x6 on rows and columns 2–7 (a1 is bit 9), 4x4
 * on 3–6 (a1 is bit 18). No disc ever stands outside, so rays and symmetries are the same for all.
 *
 * <p>Example: X plays f5 (bit 37) at the start. The ray to the left of 37 is 36, 35, 34, 33, 32.
 * Its first square that is not O is 35, which is X: so the ray's squares above bit 35, that is 36,
 * turn over.
 */
public final class Discs {
  private static final long NOT_SIDE_COLUMNS = 0x7E7E7E7E7E7E7E7EL;
  private static final long NOT_A = 0xFEFEFEFEFEFEFEFEL;
  private static final long NOT_H = 0x7F7F7F7F7F7F7F7FL;

  /** Per square the four rays towards higher bits, then the four towards lower bits. */
  private static final long[] RAYS = rays();

  private Discs() {}

  /** The squares, on the board or not, where {@code own} would turn discs over. */
  public static long playable(long own, long opponent) {
    long inner = opponent & NOT_SIDE_COLUMNS; // a run across the side columns would wrap around
    long ends = line(own, inner, 1) | line(own, inner, 7) | line(own, inner, 9);
    return (ends | line(own, opponent, 8)) & ~(own | opponent);
  }

  /** Ends of the runs of {@code between} that start next to own discs, both ways along a line. */
  private static long line(long own, long between, int step) {
    long pairs = between & (between << step); // parallel prefix: runs grow by 1, 1, 2, 2
    long up = between & (own << step);
    up |= between & (up << step);
    up |= pairs & (up << 2 * step);
    up |= pairs & (up << 2 * step);
    pairs >>>= step;
    long down = between & (own >>> step);
    down |= between & (down >>> step);
    down |= pairs & (down >>> 2 * step);
    down |= pairs & (down >>> 2 * step);
    return up << step | down >>> step;
  }

  /** The opponent's discs that turn over when {@code own} plays on an empty square. */
  public static long flips(int square, long own, long opponent) {
    long[] rays = RAYS;
    int ray = square << 3;
    long blocked = ~opponent;
    return upward(rays[ray], own, blocked)
        | upward(rays[ray + 1], own, blocked)
        | upward(rays[ray + 2], own, blocked)
        | upward(rays[ray + 3], own, blocked)
        | downward(rays[ray + 4], own, blocked)
        | downward(rays[ray + 5], own, blocked)
        | downward(rays[ray + 6], own, blocked)
        | downward(rays[ray + 7], own, blocked);
  }

  private static long upward(long ray, long own, long blocked) {
    long end = Long.lowestOneBit(ray & blocked) & own;
    long below = end - 1; // negative only if no own disc closes the run
    return ray & below & ~(below >> 63);
  }

  private static long downward(long ray, long own, long blocked) {
    long end = Long.highestOneBit(ray & blocked) & own;
    return ray & (-end << 1);
  }

  /** All squares that touch one of {@code squares}, by side or corner; may hold the latter too. */
  public static long neighbours(long squares) {
    long row = squares | (squares & NOT_H) << 1 | (squares & NOT_A) >>> 1;
    return row | row << 8 | row >>> 8;
  }

  /**
   * The image of a board: bit 0 of the symmetry mirrors, bit 1 turns upside down, bit 2 transposes.
   */
  static long image(long squares, int symmetry) {
    long image = squares;
    if ((symmetry & 1) != 0) {
      image = Long.reverseBytes(Long.reverse(image)); // every byte, that is row, reversed
    }
    if ((symmetry & 2) != 0) {
      image = Long.reverseBytes(image);
    }
    return (symmetry & 4) == 0 ? image : transpose(image);
  }

  /** Swaps rows and columns by swapping ever larger off-diagonal blocks (1, 2, 4). */
  private static long transpose(long squares) {
    long t = (squares ^ squares >>> 7) & 0x00AA00AA00AA00AAL;
    long result = squares ^ t ^ t << 7;
    t = (result ^ result >>> 14) & 0x0000CCCC0000CCCCL;
    result ^= t ^ t << 14;
    t = (result ^ result >>> 28) & 0x00000000F0F0F0F0L;
    return result ^ t ^ t << 28;
  }

  private static long[] rays() {
    int[][] directions = {{1, 0}, {-1, 1}, {0, 1}, {1, 1}, {-1, 0}, {1, -1}, {0, -1}, {-1, -1}};
    long[] rays = new long[64 * 8];
    for (int square = 0; square < 64; square++) {
      for (int d = 0; d < 8; d++) {
        int column = (square & 7) + directions[d][0];
        int row = (square >> 3) + directions[d][1];
        while (column >= 0 && column < 8 && row >= 0 && row < 8) {
          rays[square << 3 | d] |= 1L << (row << 3 | column);
          column += directions[d][0];
          row += directions[d][1];
        }
      }
    }
    return rays;
  }
}
