package betacut.solve.othello;

import java.util.Arrays;

/**
 * Proved bounds of positions, with both words of the board as key: no entry is ever taken for
 * another's.
 *
 * <p>An entry is three words: the board's two, each combined with the third, and the third itself:
 * lower and upper bound, best move, how far to trust them, what it took, its age. If two threads
 * write one entry at once, the words do not fit together any more and the entry is lost, not wrong.
 * Entries come in pairs: the first keeps what took longest, the second what came last.
 */
final class EndTable {
  private static final int WORDS = 3;

  /** A pair has a line of the cache for itself, two words of which are left free. */
  private static final int PAIR = 8;

  private static final int BYTES_OF_PAIR = 8 * PAIR;

  /** Large arrays begin two words into a line. */
  private static final int TO_NEXT_LINE = 6;

  /** Bounds are kept as numbers from 0. */
  private static final int MIDDLE = 64;

  private static final int BYTE = 255;
  private static final int MOVE = 16;
  private static final int TRUST = 24;
  private static final int COST = 32;
  private static final int AGE = 40;
  private static final int AGES = 256;

  /** How far a bound can be trusted that has been proved. */
  static final int PROVED = 3;

  /** What an entry says that is not there: anything, and that is certain. */
  static final long UNKNOWN = bounds(-64, 64, 64, PROVED, 0);

  /** Of a table that grows: a position's part is 2 to the power of its empty squares and this. */
  private static final int BITS_BESIDE_EMPTIES = 5;

  private final long mostBytes;
  private long[] words = {};
  private int shift;

  /** Entries of another age are forgotten: to clear a large table takes as long as a small task. */
  private long age = 1;

  /** A table with as many entries as fit, a power of two. */
  EndTable(long bytes) {
    this(bytes, bytes);
  }

  private EndTable(long bytes, long mostBytes) {
    this.mostBytes = mostBytes;
    growTo(bytes);
  }

  /** A table of at most so many bytes that is empty before somebody {@linkplain #suit asks}. */
  static EndTable growing(long mostBytes) {
    return new EndTable(0, mostBytes);
  }

  /**
   * Grows to what a search of so many empty squares uses, if it is smaller, and forgets all then.
   * What a table does not need it had better not have: memory far apart is slow to come by.
   */
  void suit(int empties) {
    growTo(Math.min(mostBytes, 1L << Math.min(empties + BITS_BESIDE_EMPTIES, Long.SIZE - 2)));
  }

  private void growTo(long bytes) {
    long pairs = Long.highestOneBit(Math.clamp(bytes / BYTES_OF_PAIR, 64, 1 << 27));
    int length = Math.toIntExact(TO_NEXT_LINE + PAIR * pairs);
    if (length > words.length) {
      words = new long[length];
      shift = 1 + Long.numberOfLeadingZeros(pairs);
    }
  }

  void clear() {
    age++;
    if (age == AGES) {
      Arrays.fill(words, 0);
      age = 1;
    }
  }

  static long hash(long own, long opponent) {
    long mixed = own * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(opponent * 0xC2B2AE3D27D4EB4FL, 32);
    mixed ^= mixed >>> 29;
    mixed *= 0xBF58476D1CE4E5B9L;
    return mixed ^ mixed >>> 32;
  }

  static int lower(long entry) {
    return (int) (entry & BYTE) - MIDDLE;
  }

  static int upper(long entry) {
    return (int) (entry >> 8 & BYTE) - MIDDLE;
  }

  /** The move that was best; 64 if none is known. */
  static int move(long entry) {
    return (int) (entry >> MOVE & BYTE);
  }

  /** How far its bounds can be trusted: what somebody less trusting found is worth nothing. */
  static int trust(long entry) {
    return (int) (entry >> TRUST & BYTE);
  }

  /** An entry without bounds that are not to be trusted so far. */
  static long trusted(long entry, int trust) {
    return trust(entry) >= trust ? entry : bounds(-64, 64, move(entry), trust, 0);
  }

  /**
   * An entry.
   *
   * @param nodes what it took to know it
   */
  static long bounds(int lower, int upper, int move, int trust, long nodes) {
    long cost = Long.SIZE - Long.numberOfLeadingZeros(nodes);
    return lower + MIDDLE
        | (long) (upper + MIDDLE) << 8
        | (long) move << MOVE
        | (long) trust << TRUST
        | cost << COST;
  }

  /** What is known after a search found the best move's score to be past alpha, or not. */
  static long narrowed(long known, int alpha, int best, int move, int trust, long nodes) {
    int lower = best > alpha ? Math.max(best, lower(known)) : lower(known);
    int upper = best > alpha ? upper(known) : Math.min(best, upper(known));
    return bounds(lower, upper, move, trust, nodes);
  }

  /** What is known of a position; {@link #UNKNOWN} if nothing. */
  long find(long hash, long own, long opponent) {
    int at = first(hash);
    long entry = words[at + 2];
    if ((words[at] ^ entry) == own && (words[at + 1] ^ entry) == opponent) {
      return entry >>> AGE == age ? entry : UNKNOWN;
    }
    entry = words[at + 5];
    return (words[at + 3] ^ entry) == own
            && (words[at + 4] ^ entry) == opponent
            && entry >>> AGE == age
        ? entry
        : UNKNOWN;
  }

  private int first(long hash) {
    return TO_NEXT_LINE + PAIR * (int) (hash >>> shift);
  }

  void store(long hash, long own, long opponent, long entry) {
    int first = first(hash);
    long kept = words[first + 2];
    long dated = entry | age << AGE;
    boolean isSame = (words[first] ^ kept) == own && (words[first + 1] ^ kept) == opponent;
    if (!isSame && kept >>> COST > dated >>> COST) { // of this age, and dearer
      write(first + WORDS, own, opponent, dated);
      return;
    }
    if (!isSame) {
      System.arraycopy(words, first, words, first + WORDS, WORDS);
    }
    write(first, own, opponent, dated);
  }

  private void write(int at, long own, long opponent, long entry) {
    words[at] = own ^ entry;
    words[at + 1] = opponent ^ entry;
    words[at + 2] = entry;
  }
}
