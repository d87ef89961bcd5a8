package betacut.search.table;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Watches another table, for tests: a probe that returns anything that was not stored under that
 * very key since the last clear throws an {@link AssertionError}.
 *
 * <p>It remembers every different entry ever stored, so it grows without limit. It sees what goes
 * wrong inside a table (foreign, torn or forgotten entries come back), not two positions that share
 * a key: those are one position to any table.
 */
public final class VerifyingTable extends TranspositionTable {
  private final TranspositionTable inner;
  private final ConcurrentHashMap<Long, Set<Long>> stored = new ConcurrentHashMap<>();

  public VerifyingTable(TranspositionTable inner) {
    this.inner = inner;
  }

  @Override
  public long probe(long key) {
    long entry = inner.probe(key);
    if (entry != Entry.MISS) {
      verify(key, entry);
    }
    return entry;
  }

  private void verify(long key, long entry) {
    Set<Long> candidates = stored.getOrDefault(key, Set.of());
    if (!candidates.contains(Entry.content(entry))) {
      throw new AssertionError(
          "table '%s' answers key %016x with %016x, which is none of the %d entries stored there"
              .formatted(inner.name(), key, entry, candidates.size()));
    }
  }

  @Override
  public void store(long key, long entry) {
    remember(key, entry);
    inner.store(key, entry);
  }

  @Override
  public void store(long key, long entry, long nodes) {
    remember(key, entry);
    inner.store(key, entry, nodes);
  }

  /** Comes before the store, or another thread could meet the entry too early. */
  private void remember(long key, long entry) {
    stored
        .computeIfAbsent(key, unseen -> Collections.synchronizedSet(new HashSet<>()))
        .add(Entry.content(entry));
  }

  @Override
  public void share() {
    inner.share();
  }

  @Override
  public void clear() {
    inner.clear();
    stored.clear();
  }

  @Override
  public void nextSearch() {
    inner.nextSearch();
  }

  @Override
  public long capacity() {
    return inner.capacity();
  }

  @Override
  public double fill() {
    return inner.fill();
  }

  @Override
  public long memoryBytes() {
    return inner.memoryBytes();
  }

  @Override
  public String name() {
    return "verifying";
  }

  @Override
  public void forEach(Visitor visitor) {
    inner.forEach(
        (key, entry) -> {
          verify(key, entry);
          visitor.visit(key, entry);
        });
  }
}
