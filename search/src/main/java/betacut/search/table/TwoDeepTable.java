package betacut.search.table;

/** Two slots per bucket: the deepest entry and the newest. */
public final class TwoDeepTable extends TwoSlotTable {
  public TwoDeepTable(long capacity) {
    super(capacity);
  }

  @Override
  int rank(long entry) {
    return Entry.depth(entry);
  }

  @Override
  public String name() {
    return "two-tier";
  }
}
