package betacut.search.table;

/**
 * Two slots per bucket: the first keeps what is hardest to find again, the second what is newest
 * (Breuker, Uiterwijk and van den Herik 1994).
 *
 * <p>A new entry takes the first slot if it ranks at least as high as the entry there, which then
 * moves to the second slot, or if that entry is from an older search; otherwise it takes the second
 * slot. An entry that always moves on, free or not, leaves no key in both slots.
 */
abstract class TwoSlotTable extends FlatTable {
  private static final int SECOND = 2;

  TwoSlotTable(long capacity) {
    super(capacity, 2);
  }

  /** How hard the entry is to find again. */
  abstract int rank(long entry);

  @Override
  public final long probe(long key) {
    long hash = hash(key);
    int first = bucket(hash);
    long entry = read(first, hash);
    return entry != Entry.MISS ? entry : read(first + SECOND, hash);
  }

  @Override
  public final void store(long key, long entry) {
    long hash = hash(key);
    int first = bucket(hash);
    if (isTaken(first, hash) && isTaken(first + SECOND, hash) && grow()) {
      store(key, entry);
      return;
    }
    long present = words[first + 1];
    if (holds(first, hash)) {
      write(first, hash, entry);
    } else if (!isCurrent(present) || rank(entry) >= rank(present)) {
      words[first + SECOND] = words[first];
      words[first + SECOND + 1] = present;
      write(first, hash, entry);
    } else {
      write(first + SECOND, hash, entry);
    }
  }
}
