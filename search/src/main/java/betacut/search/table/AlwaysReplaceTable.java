package betacut.search.table;

/** One slot per index, and the newest entry always takes it. */
public final class AlwaysReplaceTable extends FlatTable {
  public AlwaysReplaceTable(long capacity) {
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
    write(slot, hash, entry);
  }

  @Override
  public String name() {
    return "always";
  }
}
