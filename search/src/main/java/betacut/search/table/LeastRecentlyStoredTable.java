package betacut.search.table;

import java.util.Arrays;

/**
 * Keeps exactly the last {@code capacity} keys stored: storing a key makes it the newest, and when
 * there are too many the oldest goes. Probing changes nothing. This is the study's table (an
 * ordered dictionary of 50,000 entries), made of arrays:
 *
 * <pre>
 *   heads[hash] → slot → inChain[slot] → …          finds a key
 *   oldest → newer[slot] → … → newest               tells who goes
 *          ← older[slot] ←
 * </pre>
 *
 * Slots are handed out in order until all are in use; from then on the dropped key's slot is the
 * new key's. Nothing is allocated after construction. Threads take turns, by a lock, so this policy
 * is for experiments on one thread. Clearing costs time proportional to the capacity.
 */
public final class LeastRecentlyStoredTable extends TranspositionTable {
  static final int MAX_CAPACITY = 1 << 30;

  private static final int NONE = -1;

  private final long[] keys;
  private final long[] entries;
  private final int[] heads;
  private final int[] inChain;
  private final int[] newer;
  private final int[] older;
  private final int shift;
  private int size;
  private int oldest = NONE;
  private int newest = NONE;
  private long stamp;

  public LeastRecentlyStoredTable(int capacity) {
    if (capacity < 1 || capacity > MAX_CAPACITY) {
      throw new IllegalArgumentException(
          "a table of " + capacity + " entries is not possible: from 1 to " + MAX_CAPACITY);
    }
    keys = new long[capacity];
    entries = new long[capacity];
    inChain = new int[capacity];
    newer = new int[capacity];
    older = new int[capacity];
    int hashBits = Math.max(1, 32 - Integer.numberOfLeadingZeros(capacity - 1));
    heads = new int[1 << hashBits];
    shift = 64 - hashBits;
    Arrays.fill(heads, NONE);
  }

  @Override
  public synchronized long probe(long key) {
    int slot = find(key);
    return slot == NONE ? Entry.MISS : entries[slot];
  }

  @Override
  public synchronized void store(long key, long entry) {
    int slot = find(key);
    if (slot != NONE) {
      leaveOrder(slot);
    } else {
      slot = size < keys.length ? size++ : dropOldest();
      keys[slot] = key;
      int hash = hash(key);
      inChain[slot] = heads[hash];
      heads[hash] = slot;
    }
    entries[slot] = Entry.stamped(entry, stamp);
    becomeNewest(slot);
  }

  private int hash(long key) {
    return (int) (FlatTable.hash(key) >>> shift);
  }

  private int find(long key) {
    int slot = heads[hash(key)];
    while (slot != NONE && keys[slot] != key) {
      slot = inChain[slot];
    }
    return slot;
  }

  /** Takes the oldest key out of order and chain, and returns its slot. */
  private int dropOldest() {
    int slot = oldest;
    leaveOrder(slot);
    int hash = hash(keys[slot]);
    if (heads[hash] == slot) {
      heads[hash] = inChain[slot];
      return slot;
    }
    int before = heads[hash];
    while (inChain[before] != slot) {
      before = inChain[before];
    }
    inChain[before] = inChain[slot];
    return slot;
  }

  private void leaveOrder(int slot) {
    int before = older[slot];
    int after = newer[slot];
    if (before == NONE) {
      oldest = after;
    } else {
      newer[before] = after;
    }
    if (after == NONE) {
      newest = before;
    } else {
      older[after] = before;
    }
  }

  private void becomeNewest(int slot) {
    older[slot] = newest;
    newer[slot] = NONE;
    if (newest == NONE) {
      oldest = slot;
    } else {
      newer[newest] = slot;
    }
    newest = slot;
  }

  @Override
  public synchronized void clear() {
    Arrays.fill(heads, NONE);
    size = 0;
    oldest = NONE;
    newest = NONE;
    stamp = 0;
  }

  /** Noted in the entries, but only the order of stores decides who goes. */
  @Override
  public synchronized void nextSearch() {
    stamp = Entry.stamp(0, Entry.generation(stamp) + 1 & Entry.GENERATIONS - 1);
  }

  @Override
  public long capacity() {
    return keys.length;
  }

  @Override
  public synchronized double fill() {
    return (double) size / keys.length;
  }

  @Override
  public long memoryBytes() {
    return keys.length * (2L * Long.BYTES + 3L * Integer.BYTES)
        + heads.length * (long) Integer.BYTES;
  }

  @Override
  public String name() {
    return "lrs";
  }

  /** From the oldest to the newest, so that storing them again restores the order. */
  @Override
  public synchronized void forEach(Visitor visitor) {
    for (int slot = oldest; slot != NONE; slot = newer[slot]) {
      visitor.visit(keys[slot], entries[slot]);
    }
  }
}
