package betacut.search.kernel;

import betacut.platform.SharedHints;
import betacut.rules.Keys;

/**
 * Tells the threads of one search which moves are being searched right now, so that each starts on
 * something else first (Kerrigan's simplified ABDADA). Only a hint: a lost or overwritten note
 * costs time, never the value.
 */
public final class BusyMoves {
  private static final int BUCKETS = 1 << 12;
  private static final int WAYS = 4;

  private final SharedHints notes = new SharedHints(BUCKETS * WAYS);

  public BusyMoves() {}

  /** One number for "this move, from this position, to this depth". */
  static long note(long key, int move, int depth) {
    return Keys.mix(key, ((long) move << 8) + depth) | 1;
  }

  boolean isBusy(long note) {
    int at = bucket(note);
    for (int i = at; i < at + WAYS; i++) {
      if (notes.get(i) == note) {
        return true;
      }
    }
    return false;
  }

  void begin(long note) {
    int at = bucket(note);
    for (int i = at; i < at + WAYS; i++) {
      long there = notes.get(i);
      if (there == 0 || there == note) {
        notes.set(i, note);
        return;
      }
    }
    notes.set(at, note);
  }

  void end(long note) {
    int at = bucket(note);
    for (int i = at; i < at + WAYS; i++) {
      if (notes.get(i) == note) {
        notes.set(i, 0);
      }
    }
  }

  /** Forgets what a stopped search left behind. */
  public void clear() {
    notes.clear();
  }

  private static int bucket(long note) {
    return (int) (note >>> 52) * WAYS;
  }
}
