package betacut.platform;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Numbers that threads leave for each other without any order: a note may be seen late or be
 * overwritten, so nothing but time may depend on it.
 */
public final class SharedHints {
  private final AtomicLongArray notes;

  public SharedHints(int size) {
    notes = new AtomicLongArray(size);
  }

  public long get(int place) {
    return notes.getOpaque(place);
  }

  public void set(int place, long note) {
    notes.setOpaque(place, note);
  }

  /** Forgets every note. */
  public void clear() {
    for (int i = 0; i < notes.length(); i++) {
      notes.setOpaque(i, 0);
    }
  }
}
