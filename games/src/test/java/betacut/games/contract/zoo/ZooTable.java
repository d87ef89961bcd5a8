package betacut.games.contract.zoo;

import java.util.HashMap;
import java.util.Map;

/** A student's table: a map, or an array whose slots forget whose they are. */
final class ZooTable {
  /** Bound as in every textbook: 0 exact, 1 lower, 2 upper. */
  record Entry(int score, int depth, int bound) {}

  static final int EXACT = 0;
  static final int LOWER = 1;
  static final int UPPER = 2;

  /** The measured mutant kept 12 bits of the key. */
  private static final int SHORT_KEY = (1 << 12) - 1;

  private final Map<Long, Entry> entries = new HashMap<>();
  private final Bug bug;

  ZooTable(Bug bug) {
    this.bug = bug;
  }

  private long slot(long key) {
    return bug == Bug.KEY_NOT_VERIFIED ? Long.hashCode(key * 0x9E3779B97F4A7C15L) & SHORT_KEY : key;
  }

  Entry probe(long key) {
    return entries.get(slot(key));
  }

  void store(long key, Entry entry) {
    entries.put(slot(key), entry);
  }
}
