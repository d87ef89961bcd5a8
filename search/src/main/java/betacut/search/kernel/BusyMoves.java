package betacut.search.kernel;

import betacut.rules.Keys;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Tells the threads of one search which moves are being searched right now, so that each starts on
 * something else first (Kerrigan's simplified ABDADA). Only a hint: a lost or overwritten note
 * costs time, never the value.
 */
public final class BusyMoves {
  private static final int BUCKETS = 1 << 12;
  private static final int WAYS = 4;

  private final AtomicLongArray notes = new AtomicLongArray(BUCKETS * WAYS);

  public BusyMoves() {}

  /** One number for "this move, from this position, to this depth". */
  static long note(long key, int move, int depth) {
    return Keys.mix(key, ((long) move << 8) + depth) | 1;
  }

  boolean isBusy(long note) {
    int at = bucket(note);
    for (int i = at; i < at + WAYS; i++) {
      if (notes.getOpaque(i) == note) {
        return true;
      }
    }
    return false;
  }

  void begin(long note) {
    int at = bucket(note);
    for (int i = at; i < at + WAYS; i++) {
      long there = notes.getOpaque(i);
      if (there == 0 || there == note) {
        notes.setOpaque(i, note);
        return;
      }
    }
    notes.setOpaque(at, note);
  }

  void end(long note) {
    int at = bucket(note);
    for (int i = at; i < at + WAYS; i++) {
      if (notes.getOpaque(i) == note) {
        notes.setOpaque(i, 0);
      }
    }
  }

  /** Forgets what a stopped search left behind. */
  public void clear() {
    for (int i = 0; i < notes.length(); i++) {
      notes.setOpaque(i, 0);
    }
  }

  private static int bucket(long note) {
    return (int) (note >>> 52) * WAYS;
  }
}
