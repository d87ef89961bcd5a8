package betacut.search.table;

/**
 * Four entries per bucket, as many as a cache line holds: the default policy.
 *
 * <p>An entry of the same key is superseded whatever its depth, for iterative deepening asks for
 * the newest. Otherwise a free slot is taken, or the entry of the oldest search, the shallowest
 * among equals, makes way. What it costs in nodes against an unbounded table is in
 * docs/measurements.md (table size).
 */
public final class BucketTable extends FlatTable {
  private static final int SLOTS = 4;
  private static final int WORDS = 2 * SLOTS;

  /** A table of at most {@code capacity} entries, which is rounded down to whole buckets. */
  public BucketTable(long capacity) {
    super(capacity, SLOTS);
  }

  @Override
  public long probe(long key) {
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
  public void store(long key, long entry) {
    long hash = hash(key);
    int first = bucket(hash);
    int victim = first;
    int leastWorth = Integer.MAX_VALUE;
    for (int slot = first; slot < first + WORDS; slot += 2) {
      long present = words[slot + 1];
      if (!isLive(present) || (words[slot] ^ present) == hash) {
        victim = slot;
        break;
      }
      int worth = worth(present);
      if (worth < leastWorth) {
        leastWorth = worth;
        victim = slot;
      }
    }
    write(victim, hash, entry);
  }

  @Override
  public String name() {
    return "bucket";
  }
}
