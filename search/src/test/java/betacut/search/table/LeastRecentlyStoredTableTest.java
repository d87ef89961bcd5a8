package betacut.search.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.search.Options.TableSize;
import betacut.search.TablePolicy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LeastRecentlyStoredTableTest {
  private static final long SEED = 7;

  /** The study's dictionary: remove and append on store, drop the first when there are too many. */
  private static final class Model {
    private final LinkedHashMap<Long, Long> entries = new LinkedHashMap<>();
    private final int capacity;

    Model(int capacity) {
      this.capacity = capacity;
    }

    void store(long key, long entry) {
      entries.remove(key);
      entries.put(key, entry);
      if (entries.size() > capacity) {
        entries.pollFirstEntry();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 64, 1000})
  void agreesWithAnOrderedDictionary(int capacity) {
    var table = new LeastRecentlyStoredTable(capacity);
    var model = new Model(capacity);
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < 200_000; i++) {
      long key = random.nextInt(2 * capacity + 1) * 0x0100_0000_0001L;
      if (random.nextInt(100_000) == 0) {
        table.clear();
        model.entries.clear();
      }
      long expected = model.entries.getOrDefault(key, Entry.MISS);
      assertThat(table.probe(key)).as("operation %d, seed %d", i, SEED).isEqualTo(expected);
      if (random.nextBoolean()) {
        long entry = Entry.pack(1, random.nextInt(1000), random.nextInt(256), Entry.LOWER);
        table.store(key, entry);
        model.store(key, entry);
      }
    }
    List<Long> order = new ArrayList<>();
    table.forEach((key, entry) -> order.add(key));
    assertThat(order).containsExactlyElementsOf(model.entries.keySet());
    assertThat(table.fill()).isEqualTo((double) order.size() / capacity);
  }

  @ParameterizedTest
  @CsvSource({"5000, 1", "50000, 2"})
  void theStudysTablesHaveTheirEntries(int entries, int mebibytes) {
    TableSize size = TableSize.ofEntries(entries);
    TranspositionTable table = Tables.create(TablePolicy.LRS, size);
    assertThat(table.capacity()).isEqualTo(entries);
    assertThat(table.memoryBytes()).isLessThanOrEqualTo((long) mebibytes << 20);
    assertThat(size.mebibytes()).isEqualTo(mebibytes);
  }

  @Test
  void aTableOfNothingIsRefused() {
    assertThatThrownBy(() -> new LeastRecentlyStoredTable(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("from 1 to");
  }
}
