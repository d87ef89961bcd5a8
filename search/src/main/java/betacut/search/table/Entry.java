package betacut.search.table;

import static betacut.search.Result.NO_MOVE;

/**
 * What a table remembers of one position, packed into a long. The layout is known here only.
 *
 * <pre>
 *   63    58 57          50 49        42 41 40 39          32 31          16 15           0
 *  +--------+--------------+------------+-----+--------------+--------------+--------------+
 *  | epoch  |     work     | generation |bound|    depth     |    score     |     move     |
 *  |   6    |      8       |     8      |  2  |      8       |  16, signed  |  0xFFFF none |
 *  +--------+--------------+------------+-----+--------------+--------------+--------------+
 *   \_________ filled by the table _________/ \___________ filled by the search __________/
 * </pre>
 *
 * <ul>
 *   <li>move, score, depth and bound are the search's; the score is counted from the node itself,
 *       so that it stays true wherever the position is met again;
 *   <li>generation tells in which search the entry was stored, so that old ones go first;
 *   <li>work is the size of the subtree searched, on a logarithmic scale; 0 where nobody counts;
 *   <li>epoch tells how often the table had been cleared; entries of other epochs are forgotten.
 * </ul>
 *
 * Example: move 3, score -5, depth 12, {@link Entry#EXACT} is {@code 0x0000_030C_FFFB_0003}. A
 * bound is never 0, so no entry equals {@link #MISS}.
 */
public final class Entry {
  /** What a probe returns when the table knows nothing. */
  public static final long MISS = 0;

  /** The true value is at most the score: the search failed low. */
  public static final int UPPER = 1;

  /** The true value is at least the score: the search failed high. */
  public static final int LOWER = 2;

  /** The true value is the score; {@code UPPER | LOWER}. */
  public static final int EXACT = 3;

  /** Moves of entries are at most this. */
  public static final int MAX_MOVE = 0xFFFE;

  public static final int MAX_DEPTH = 0xFF;

  static final int GENERATIONS = 1 << 8;
  static final int EPOCHS = 1 << 6;

  private static final int SCORE = 16;
  private static final int DEPTH = SCORE + 16;
  private static final int BOUND = DEPTH + 8;
  private static final int GENERATION = BOUND + 2;
  private static final int WORK = GENERATION + 8;
  private static final int EPOCH = WORK + 8;

  private static final long CONTENT_BITS = (1L << GENERATION) - 1;
  private static final long WORK_BITS = 0xFFL << WORK;

  private Entry() {}

  public static long pack(int move, int score, int depth, int bound) {
    assert move >= NO_MOVE && move <= MAX_MOVE : "move " + move;
    assert score == (short) score : "score " + score;
    assert depth >= 0 && depth <= MAX_DEPTH : "depth " + depth;
    assert bound >= UPPER && bound <= EXACT : "bound " + bound;
    return (long) bound << BOUND
        | (long) depth << DEPTH
        | (score & 0xFFFFL) << SCORE
        | move & 0xFFFFL;
  }

  /** The move to try first, or {@link betacut.search.Result#NO_MOVE}. */
  public static int move(long entry) {
    return ((int) entry + 1 & 0xFFFF) - 1; // 0xFFFF wraps to 0 and ends as -1
  }

  public static int score(long entry) {
    return (short) (entry >>> SCORE);
  }

  public static int depth(long entry) {
    return (int) (entry >>> DEPTH) & 0xFF;
  }

  /**
   * {@link #UPPER}, {@link #LOWER} or {@link #EXACT}: ordinals of {@link
   * betacut.rules.Value.Bound}.
   */
  public static int bound(long entry) {
    return (int) (entry >>> BOUND) & 3;
  }

  /** What {@code score} proves when it came back from the window (alpha, beta), alpha &lt; beta. */
  public static int bound(int score, int alpha, int beta) {
    return score <= alpha ? UPPER : score >= beta ? LOWER : EXACT;
  }

  /** The search, modulo 256, that stored the entry. */
  public static int generation(long entry) {
    return (int) (entry >>> GENERATION) & 0xFF;
  }

  /** The size of the searched subtree as {@link #workOf} scales it, or 0. */
  public static int work(long entry) {
    return (int) (entry >>> WORK) & 0xFF;
  }

  /** The part of an entry that {@link #pack} made, without what the table added. */
  public static long content(long entry) {
    return entry & CONTENT_BITS;
  }

  static int epoch(long entry) {
    return (int) (entry >>> EPOCH);
  }

  /** The entry as a table of this epoch and generation keeps it; work is left as it is. */
  static long stamped(long entry, long stamp) {
    return entry & (CONTENT_BITS | WORK_BITS) | stamp;
  }

  /** The bits that mark an epoch and a generation, for {@link #stamped}. */
  static long stamp(int epoch, int generation) {
    return (long) epoch << EPOCH | (long) generation << GENERATION;
  }

  /** The entry with its work, without generation and epoch: all that outlives its table. */
  static long lasting(long entry) {
    return entry & (CONTENT_BITS | WORK_BITS);
  }

  static long withWork(long entry, long nodes) {
    return entry & ~WORK_BITS | (long) workOf(nodes) << WORK;
  }

  /**
   * Four steps per doubling, so that sizes a fifth apart are told apart: the exponent of {@code
   * nodes} and the two bits after its leading one. 1 → 0, 2 → 4, 3 → 6, 4 → 8, …, at most 251.
   */
  static int workOf(long nodes) {
    long n = Math.max(1, nodes);
    int exponent = 63 - Long.numberOfLeadingZeros(n);
    int afterLeadingOne = (int) (n << 2 >>> exponent) & 3;
    return exponent << 2 | afterLeadingOne;
  }
}
