package betacut.zoo;

import betacut.rules.Value.Bound;
import java.util.HashMap;
import java.util.Map;

/** A student's table: a map, or an array whose slots forget whose they are. */
final class ZooTable {
  /** A score with the depth it was searched to and what it claims. */
  record Entry(int score, int depth, Bound bound) {}

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

  void clear() {
    entries.clear();
  }

  /** Whether the bug lets an entry of another depth pass. */
  boolean isUsable(Entry entry, int depth) {
    return bug == Bug.TABLE_DEPTH_UNCHECKED || entry.depth == depth;
  }

  /** Whether an entry ends a node, by what its bound is taken for. */
  boolean cuts(Bound bound, int score, int alpha, int beta) {
    Bound kind = bound;
    if (bug == Bug.TABLE_WITHOUT_BOUNDS) {
      kind = Bound.EXACT;
    } else if (bug == Bug.TABLE_BOUNDS_SWAPPED) {
      kind = bound.negated();
    }
    return kind == Bound.EXACT
        || kind == Bound.LOWER && score >= beta
        || kind == Bound.UPPER && score <= alpha;
  }
}
