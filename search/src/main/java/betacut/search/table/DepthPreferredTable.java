package betacut.search.table;

/** One slot per index; an entry of the same search yields only to one at least as deep. */
public final class DepthPreferredTable extends FlatTable {
  public DepthPreferredTable(long capacity) {
    super(capacity, 1);
  }

  @Override
  public long probe(long key) {
    long hash = hash(key);
    return read(bucket(hash), hash);
  }

  @Override
  public void store(long key, long entry) {
    long hash = hash(key);
    int slot = bucket(hash);
    if (isTaken(slot, hash) && grow()) {
      store(key, entry);
      return;
    }
    long present = words[slot + 1];
    if (!isCurrent(present) || Entry.depth(entry) >= Entry.depth(present) || holds(slot, hash)) {
      write(slot, hash, entry);
    }
  }

  @Override
  public String name() {
    return "depth";
  }
}
