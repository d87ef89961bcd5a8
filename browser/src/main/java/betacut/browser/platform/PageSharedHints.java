package betacut.browser.platform;

import java.util.Arrays;

/** A worker has one thread, so its notes are plain numbers. */
public final class PageSharedHints {
  private final long[] notes;

  public PageSharedHints(int size) {
    notes = new long[size];
  }

  public long get(int place) {
    return notes[place];
  }

  public void set(int place, long note) {
    notes[place] = note;
  }

  /** Forgets every note. */
  public void clear() {
    Arrays.fill(notes, 0);
  }
}
