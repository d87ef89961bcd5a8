package betacut.search.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes down a search: every node with its window, every table probe and store, every cut and its
 * reason, every value with its kind.
 *
 * <p>Events have a fixed size, so that any of them can be read at once and a reader can walk
 * backwards as easily as forwards. Memory is bounded: when the limit is reached the rest is left
 * out, {@link #isCutShort} says so, and the search itself goes on undisturbed.
 *
 * <pre>
 *   word 0   kind 4 | ply 12 | depth 16, signed | detail 8 (reason, why or bound) | move 16
 *   word 1   enter, iteration: alpha 32 | beta 32      leave: score 32 | number of its enter 32
 *   word 2   enter: key of the position                probe, store: table entry
 * </pre>
 */
public final class Trace {
  /** Enough for a tree view to navigate; 24 bytes each. */
  public static final int DEFAULT_LIMIT = 1_000_000;

  /** The bound of a node that a stopped search left without a value. */
  public static final int UNKNOWN = 0;

  static final int ITERATION = 0;
  static final int ENTER = 1;
  static final int PROBE = 2;
  static final int CUT = 3;
  static final int STORE = 4;
  static final int LEAVE = 5;

  private static final int WORDS = 3;
  private static final int CHUNK_EVENTS = 1 << 14;

  private final int limit;
  private final List<long[]> chunks = new ArrayList<>();
  private int[] enterAt = new int[64];
  private int ply = -1;
  private int size;
  private boolean cutShort;

  public Trace(int limit) {
    this.limit = limit;
  }

  /** Why a move stood where it did in its node's order. */
  public static final class Reason {
    public static final int NATURAL = 0;
    public static final int HASH = 1;
    public static final int KILLER = 2;
    public static final int MERIT = 3;

    private Reason() {}
  }

  /** Why a node was left early. */
  public static final class Why {
    public static final int BETA = 0;
    public static final int TABLE = 1;
    public static final int CHILD_IN_TABLE = 2;
    public static final int NULL_MOVE = 3;
    public static final int PROBCUT = 4;

    private Why() {}
  }

  /** A new depth, or a new window at the same depth, begins. */
  public void iteration(int depth, int alpha, int beta) {
    ply = 0;
    write(head(ITERATION, depth, 0, -1), pair(alpha, beta), 0);
  }

  public void enter(int newPly, int depth, int alpha, int beta, int move, int reason, long key) {
    ply = newPly;
    if (ply >= enterAt.length) {
      enterAt = java.util.Arrays.copyOf(enterAt, 2 * ply);
    }
    enterAt[ply] = size;
    write(head(ENTER, depth, reason, move), pair(alpha, beta), key);
  }

  public void probe(long entry) {
    write(head(PROBE, 0, 0, -1), 0, entry);
  }

  public void cut(int why) {
    write(head(CUT, 0, why, -1), 0, 0);
  }

  public void store(long entry) {
    write(head(STORE, 0, 0, -1), 0, entry);
  }

  /** The node entered last and not left yet is done; the bound says what the score claims. */
  public void leave(int score, int bound) {
    write(head(LEAVE, 0, bound, -1), pair(score, enterAt[ply]), 0);
    ply--;
  }

  /** Leaves every node that is still open, its value unknown, for the search was stopped. */
  public void abandon() {
    while (ply >= 0) {
      leave(0, UNKNOWN);
    }
  }

  public int size() {
    return size;
  }

  /** Whether the search went on after the trace was full. */
  public boolean isCutShort() {
    return cutShort;
  }

  /** For people: how much of the search is here. */
  public String summary() {
    return cutShort
        ? "The trace was cut short after %,d events; trace a shallower search or allow more."
            .formatted(size)
        : "%,d events".formatted(size);
  }

  public TraceEvent event(int number) {
    if (number < 0 || number >= size) {
      throw new IndexOutOfBoundsException("event " + number + " of " + size);
    }
    long[] chunk = chunks.get(number / CHUNK_EVENTS);
    int at = number % CHUNK_EVENTS * WORDS;
    return TraceEvent.decode(chunk[at], chunk[at + 1], chunk[at + 2]);
  }

  private void write(long head, long middle, long last) {
    if (size >= limit) {
      cutShort = true;
      return;
    }
    int place = size % CHUNK_EVENTS;
    if (place == 0) {
      chunks.add(new long[CHUNK_EVENTS * WORDS]);
    }
    long[] chunk = chunks.getLast();
    int at = place * WORDS;
    chunk[at] = head;
    chunk[at + 1] = middle;
    chunk[at + 2] = last;
    size++;
  }

  private long head(int kind, int depth, int detail, int move) {
    return (long) kind << 60
        | (ply & 0xFFFL) << 48
        | (depth & 0xFFFFL) << 32
        | (detail & 0xFFL) << 16
        | move & 0xFFFFL;
  }

  private static long pair(int high, int low) {
    return (long) high << 32 | low & 0xFFFF_FFFFL;
  }
}
