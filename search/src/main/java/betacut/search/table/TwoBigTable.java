package betacut.search.table;

/** Two slots per bucket: the entry that cost most nodes and the newest. */
public final class TwoBigTable extends TwoSlotTable {
  public TwoBigTable(long capacity) {
    super(capacity);
  }

  @Override
  int rank(long entry) {
    return Entry.work(entry);
  }

  @Override
  public void store(long key, long entry, long nodes) {
    store(key, Entry.withWork(entry, nodes));
  }

  @Override
  public String name() {
    return "two-big";
  }
}
