package betacut.search.table;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.search.Options.TableSize;
import betacut.search.TablePolicy;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A table that grows as it fills is at every moment what one of full size would be. */
final class GrowingTableTest {
  private static final int STEPS = 12_000;
  private static final int KEYS = 8_000;

  /** Sizes that grow by four, by four and two, and not at all. */
  @ParameterizedTest
  @CsvSource({
    "ALWAYS, 65536", "DEPTH, 65536", "TWO_TIER, 65536", "TWO_BIG, 65536", "BUCKET, 65536",
    "ALWAYS, 5000", "DEPTH, 5000", "TWO_TIER, 5000", "TWO_BIG, 5000", "BUCKET, 5000",
    "BUCKET, 131072", "BUCKET, 4099", "ALWAYS, 24576"
  })
  void holdsWhatOneOfFullSizeHolds(TablePolicy policy, int entries) {
    var growing = Tables.create(policy, TableSize.ofEntries(entries));
    var full = Tables.create(policy, TableSize.ofEntries(entries));
    full.share();
    var random = new SplittableRandom(entries);
    for (int step = 1; step <= STEPS; step++) {
      long key = random.nextInt(KEYS) * 0x9E3779B97F4A7C15L;
      long entry = Entry.pack(step % 7, step % 100, random.nextInt(12), Entry.EXACT);
      long work = random.nextInt(1, 1000);
      growing.store(key, entry, work);
      full.store(key, entry, work);
      if (step % 4_000 == 0) {
        growing.nextSearch();
        full.nextSearch();
      }
      if (step == STEPS / 2) {
        growing.clear();
        full.clear();
      }
      if (step % 1_500 == 0) {
        assertThat(new TreeMap<>(contents(growing))).isEqualTo(new TreeMap<>(contents(full)));
        assertThat(growing.fill()).isEqualTo(full.fill());
      }
    }
    growing.share();
    assertThat(List.copyOf(contents(growing).keySet())) // slot for slot
        .isEqualTo(List.copyOf(contents(full).keySet()));
    assertThat(growing.capacity()).isEqualTo(full.capacity());
    assertThat(full.fill()).isPositive();
  }

  private static Map<Long, Long> contents(TranspositionTable table) {
    Map<Long, Long> contents = new LinkedHashMap<>();
    table.forEach(contents::put);
    contents.forEach((key, entry) -> assertThat(table.probe(key)).isEqualTo(entry));
    return contents;
  }

  @Test
  void takesMemoryOnlyAsItFills() {
    var table = new BucketTable(1 << 22);
    for (int key = 1; key <= 50; key++) {
      table.store(key, Entry.pack(1, 1, 1, Entry.EXACT));
    }
    assertThat(table.words).hasSizeLessThan(1 << 13);
    assertThat(table.capacity()).isEqualTo(1 << 22);
    assertThat(table.memoryBytes()).isEqualTo(64 << 20);
  }
}
