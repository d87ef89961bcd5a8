package betacut.search.table;

import java.util.concurrent.ConcurrentHashMap;

/** Keeps everything in a hash map: the yardstick for the others, slow and hungry. */
public final class UnboundedTable extends TranspositionTable {
  /** A map node, its two boxes and its share of the array, as HotSpot lays them out. */
  private static final int BYTES_PER_ENTRY = 32 + 2 * 24 + 8;

  private final ConcurrentHashMap<Long, Long> entries = new ConcurrentHashMap<>();

  public UnboundedTable() {}

  @Override
  public long probe(long key) {
    Long entry = entries.get(key);
    return entry == null ? Entry.MISS : entry;
  }

  @Override
  public void store(long key, long entry) {
    entries.put(key, Entry.lasting(entry));
  }

  @Override
  public void clear() {
    entries.clear();
  }

  /** Nothing ever makes way here. */
  @Override
  public void nextSearch() {}

  @Override
  public long capacity() {
    return Long.MAX_VALUE;
  }

  @Override
  public double fill() {
    return (double) entries.mappingCount() / capacity();
  }

  @Override
  public long memoryBytes() {
    return entries.mappingCount() * BYTES_PER_ENTRY;
  }

  @Override
  public String name() {
    return "map";
  }

  @Override
  public void forEach(Visitor visitor) {
    entries.forEach(visitor::visit);
  }
}
