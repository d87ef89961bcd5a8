package betacut.solve.connectfour;

import betacut.platform.SharedHints;

/**
 * Which positions are being searched right now, so that threads leave each other's work alone.
 *
 * <p>A hint and no lock: two positions may share a place and a note may be lost. Then a position is
 * put off or searched twice; no score depends on it.
 */
final class BusyPositions {
  private static final int SIZE = 1 << 12;

  private final SharedHints hashes = new SharedHints(SIZE);

  private static int place(long hash) {
    return (int) hash & SIZE - 1;
  }

  boolean contains(long hash) {
    return hashes.get(place(hash)) == hash;
  }

  void add(long hash) {
    hashes.set(place(hash), hash);
  }

  void remove(long hash) {
    int i = place(hash);
    if (hashes.get(i) == hash) {
      hashes.set(i, 0);
    }
  }

  /** Forgets the notes of searches that were stopped. */
  void clear() {
    hashes.clear();
  }
}
