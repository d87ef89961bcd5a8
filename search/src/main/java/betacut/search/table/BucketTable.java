package betacut.search.table;

/**
 * Four entries per bucket, as many as a cache line holds: the default policy.
 *
 * <p>An entry of the same key is superseded whatever its depth, for iterative deepening asks for
 * the newest. Otherwise a free slot is taken, or the entry of the oldest search, the shallowest
 * among equals, makes way. What it costs in nodes against an unbounded table is in
 * docs/measurements.md (table size).
 */
public class BucketTable extends FlatTable {
  private static final int SLOTS = 4;
  private static final int WORDS = 2 * SLOTS;

  /** A table of at most {@code capacity} entries, which is rounded down to whole buckets. */
  public BucketTable(long capacity) {
    super(capacity, SLOTS);
  }

  @Override
  public final long probe(long key) {
    long hash = hash(key);
    int first = bucket(hash);
    for (int slot = first; slot < first + WORDS; slot += 2) {
      long entry = words[slot + 1];
      if (!isLive(entry)) {
        return Entry.MISS; // slots are taken in order: behind a free one all are free
      }
      if ((words[slot] ^ entry) == hash) {
        return entry;
      }
    }
    return Entry.MISS;
  }

  @Override
  public final void store(long key, long entry) {
    long hash = hash(key);
    int slot = place(hash);
    while (slot < 0 && grow()) {
      slot = place(hash);
    }
    write(slot < 0 ? leastWorth(bucket(hash)) : slot, hash, entry);
  }

  /** Where this key is or would be without anybody making way; -1 if there is no such slot. */
  private int place(long hash) {
    int first = bucket(hash);
    for (int slot = first; slot < first + WORDS; slot += 2) {
      if (!isTaken(slot, hash)) {
        return slot;
      }
    }
    return -1;
  }

  private int leastWorth(int first) {
    int victim = first;
    for (int slot = first + 2; slot < first + WORDS; slot += 2) {
      if (worth(words[slot + 1]) < worth(words[victim + 1])) {
        victim = slot;
      }
    }
    return victim;
  }

  @Override
  public String name() {
    return "bucket";
  }
}
