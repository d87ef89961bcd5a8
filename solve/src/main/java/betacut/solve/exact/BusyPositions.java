package betacut.solve.exact;

import betacut.platform.SharedHints;

/**
 * Which positions are being searched right now, so that threads leave each other's work alone.
 *
 * <p>A hint and no lock: two positions may share a place and a note may be lost. Then a position is
 * put off or searched twice; no score depends on it.
 */
public final class BusyPositions {
  private static final int SIZE = 1 << 12;

  private final SharedHints hashes = new SharedHints(SIZE);

  /** No position is busy yet. */
  public BusyPositions() {}

  private static int place(long hash) {
    return (int) hash & SIZE - 1;
  }

  /** Whether somebody is searching it. */
  public boolean contains(long hash) {
    return hashes.get(place(hash)) == hash;
  }

  /** Notes that it is being searched. */
  public void add(long hash) {
    hashes.set(place(hash), hash);
  }

  /** Notes that it no longer is. */
  public void remove(long hash) {
    int i = place(hash);
    if (hashes.get(i) == hash) {
      hashes.set(i, 0);
    }
  }

  /** Forgets the notes of searches that were stopped. */
  public void clear() {
    hashes.clear();
  }
}
