package betacut.search.trace;

import static betacut.search.Result.NO_MOVE;

import betacut.rules.Value.Bound;
import java.util.ArrayList;
import java.util.Arrays;
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
 *   word 0   kind 4 | ply 12 | depth 16, signed | purpose 8 | detail 8 (reason or claim) | move 16
 *   word 1   enter, iteration: alpha 32 | beta 32      leave: score 32 | number of its enter 32
 *            probe, store: 0 | the entry's move, unfolded 32
 *   word 2   enter: key of the position                probe, store: table entry
 * </pre>
 */
public final class Trace {
  /** Enough for a tree view to navigate; 24 bytes each. */
  public static final int DEFAULT_LIMIT = 1_000_000;

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

  // The nodes entered and not left: their enter events and plies.
  private int[] enterAt = new int[64];
  private int[] plyOf = new int[64];
  private int open;

  private int size;
  private boolean cutShort;

  public Trace(int limit) {
    this.limit = limit;
  }

  /** A new depth, or a new window at the same depth, begins. */
  public void iteration(int depth, int alpha, int beta) {
    write(head(ITERATION, depth, 0, 0, NO_MOVE), pair(alpha, beta), 0);
  }

  public void enter(
      int ply,
      int depth,
      int alpha,
      int beta,
      int move,
      OrderReason reason,
      Purpose purpose,
      long key) {
    if (open == enterAt.length) {
      enterAt = Arrays.copyOf(enterAt, 2 * open);
      plyOf = Arrays.copyOf(plyOf, 2 * open);
    }
    enterAt[open] = size;
    plyOf[open++] = ply;
    write(head(ENTER, depth, purpose.ordinal(), reason.ordinal(), move), pair(alpha, beta), key);
  }

  /**
   * The table was asked about the position after {@code child}, or this one if that is -1.
   *
   * @param entry as the table gives it, a miss included
   * @param move the entry's move as it is written in this position, or -1
   */
  public void probe(int child, long entry, int move) {
    write(head(PROBE, 0, 0, 0, child), pair(0, move), entry);
  }

  public void cut(CutReason reason, int move) {
    write(head(CUT, 0, 0, reason.ordinal(), move), 0, 0);
  }

  /** As {@link #probe}, the other way. */
  public void store(long entry, int move) {
    write(head(STORE, 0, 0, 0, NO_MOVE), pair(0, move), entry);
  }

  /** The node entered last and not left yet is done. */
  public void leave(int score, Bound claim) {
    write(head(LEAVE, 0, 0, claim.ordinal(), NO_MOVE), pair(score, enterAt[open - 1]), 0);
    open--;
  }

  /** Leaves every node that is still open, its value unknown, for the search was stopped. */
  public void abandon() {
    while (open > 0) {
      leave(0, Bound.UNKNOWN);
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

  /** What kind of event it is, without making an object of it. */
  int kind(int number) {
    return (int) (word(number, 0) >>> 60);
  }

  private long word(int number, int word) {
    return chunks.get(number / CHUNK_EVENTS)[number % CHUNK_EVENTS * WORDS + word];
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

  private long head(int kind, int depth, int purpose, int detail, int move) {
    int ply = open == 0 ? 0 : plyOf[open - 1];
    return (long) kind << 60
        | (ply & 0xFFFL) << 48
        | (depth & 0xFFFFL) << 32
        | (purpose & 0xFFL) << 24
        | (detail & 0xFFL) << 16
        | move & 0xFFFFL;
  }

  private static long pair(int high, int low) {
    return (long) high << 32 | low & 0xFFFF_FFFFL;
  }
}
