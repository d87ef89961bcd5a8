package betacut.search.table;

import static betacut.search.Result.NO_MOVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import betacut.rules.Keys;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * What every transposition table owes a search: extend it, return your table, run it.
 *
 * <pre>{@code
 * final class MyTableTest extends TableContract {
 *   @Override
 *   protected TranspositionTable table() {
 *     return new MyTable(4096);
 *   }
 * }
 * }</pre>
 *
 * A failure names the seed; {@code -Dbetacut.seed=…} plays it again.
 */
public abstract class TableContract {
  private static final long SEED = Long.getLong("betacut.seed", 20_261_115L);
  private static final int OPERATIONS = 1_000_000;
  private static final int OPERATIONS_PER_THREAD = 400_000;

  protected TableContract() {}

  /** A new, empty table; some thousand entries are enough and make collisions frequent. */
  protected abstract TranspositionTable table();

  /** Keys as games make them: hashed, counted, single stones, bitboards of a few columns. */
  private static List<LongUnaryOperator> keyFamilies() {
    return List.of(
        Keys::mix,
        n -> n,
        n -> -n,
        n -> n << 20,
        n -> n << 40,
        n -> n * 0x0001_0204_0810_2040L,
        n -> n ^ n << 32);
  }

  private static List<Long> specialKeys() {
    List<Long> keys = new ArrayList<>(List.of(0L, -1L, Long.MAX_VALUE, 0x5555_5555_5555_5555L));
    for (int bit = 0; bit < 64; bit++) {
      keys.add(1L << bit);
      keys.add(~(1L << bit));
      keys.add((1L << bit) - 1);
    }
    return keys;
  }

  /** An entry that tells which key it belongs to: {@code variant} (0…255) picks one of many. */
  private static long entryOf(long key, int variant) {
    int move = (int) (Keys.mix(key) & 0x7FFF);
    int score = (short) Keys.mix(key + variant);
    return Entry.pack(move, score, variant, 1 + variant % 3);
  }

  private static boolean belongsTo(long key, long entry) {
    return Entry.content(entry) == entryOf(key, Entry.depth(entry));
  }

  private static int keysToFill(TranspositionTable table, double load) {
    return (int) Math.clamp(table.capacity() * load, 1, 40_000);
  }

  @Test
  void anEmptyTableKnowsNothing() {
    TranspositionTable table = table();
    for (long key : specialKeys()) {
      assertThat(table.probe(key)).as("key %x", key).isEqualTo(Entry.MISS);
    }
    assertThat(table.fill()).isZero();
  }

  @Test
  void aStoredEntryIsFound() {
    TranspositionTable table = table();
    for (long key : specialKeys()) {
      table.clear();
      table.store(key, entryOf(key, 7));
      assertThat(Entry.content(table.probe(key))).as("key %x", key).isEqualTo(entryOf(key, 7));
    }
  }

  @Test
  void everyFieldSurvivesAtItsExtremes() {
    TranspositionTable table = table();
    for (int move : new int[] {NO_MOVE, 0, 1, 0x7FFF, 0x8000, Entry.MAX_MOVE}) {
      for (int score : new int[] {Short.MIN_VALUE, -32_000, -1, 0, 1, 32_000, Short.MAX_VALUE}) {
        for (int depth : new int[] {0, 1, 127, 128, Entry.MAX_DEPTH}) {
          for (int bound = Entry.UPPER; bound <= Entry.EXACT; bound++) {
            table.store(42, Entry.pack(move, score, depth, bound), 1000);
            long found = table.probe(42);
            assertThat(Entry.move(found)).isEqualTo(move);
            assertThat(Entry.score(found)).isEqualTo(score);
            assertThat(Entry.depth(found)).isEqualTo(depth);
            assertThat(Entry.bound(found)).isEqualTo(bound);
          }
        }
      }
    }
  }

  @Test
  void theNewestEntryOfAKeySupersedesTheOthers() {
    TranspositionTable table = table();
    for (int variant : new int[] {9, 200, 3, 255, 0}) {
      table.store(5, entryOf(5, variant));
      assertThat(Entry.content(table.probe(5))).isEqualTo(entryOf(5, variant));
    }
  }

  @Test
  void aProbeReturnsTheLastEntryOfItsKeyOrNothing() {
    TranspositionTable table = table();
    Map<Long, Long> last = new HashMap<>();
    var random = new SplittableRandom(SEED);
    List<LongUnaryOperator> families = keyFamilies();
    for (int i = 0; i < OPERATIONS; i++) {
      long key = families.get(random.nextInt(families.size())).applyAsLong(random.nextInt(20_000));
      if (random.nextInt(3) == 0) {
        long entry = entryOf(key, random.nextInt(256));
        table.store(key, entry, random.nextLong(1L << random.nextInt(40)));
        last.put(key, entry);
      }
      long found = table.probe(key);
      if (found != Entry.MISS && Entry.content(found) != last.getOrDefault(key, Entry.MISS)) {
        throw new AssertionError(
            "seed %d, operation %d: key %x answers %x".formatted(SEED, i, key, found));
      }
      if (random.nextInt(50_000) == 0) {
        table.nextSearch();
      }
      if (random.nextInt(200_000) == 0) {
        table.clear();
        last.clear();
      }
    }
  }

  /** Even raw board bits may not crowd: the low bits of some of these are all alike. */
  @Test
  void keysOfAnyStructureSpreadOverTheTable() {
    for (LongUnaryOperator family : keyFamilies()) {
      TranspositionTable table = table();
      int keys = keysToFill(table, 0.25);
      for (int n = 1; n <= keys; n++) {
        long key = family.applyAsLong(n);
        table.store(key, entryOf(key, 1));
      }
      int found = 0;
      for (int n = 1; n <= keys; n++) {
        found += table.probe(family.applyAsLong(n)) != Entry.MISS ? 1 : 0;
      }
      assertThat((double) found / keys).as("kept at a quarter load").isGreaterThan(0.5);
    }
  }

  @Test
  void clearForgetsForEver() {
    TranspositionTable table = table();
    for (int round = 0; round < 300; round++) {
      for (long key = 0; key < 50; key++) {
        long found = table.probe(key);
        assertThat(found).as("round %d, key %d", round, key).isEqualTo(Entry.MISS);
      }
      for (long key = 0; key < 50; key++) {
        if (round % 70 == key % 7) {
          table.store(key, entryOf(key, 11));
        }
      }
      table.clear();
      assertThat(table.fill()).isZero();
    }
    List<Long> left = new ArrayList<>();
    table.forEach((key, entry) -> left.add(key));
    assertThat(left).isEmpty();
  }

  @Test
  void entriesOfAnOlderSearchMakeWay() {
    TranspositionTable table = table();
    int keys = keysToFill(table, 3);
    for (int n = 0; n < keys; n++) {
      long key = Keys.mix(n);
      table.store(key, entryOf(key, 255), 1L << 40);
    }
    for (int n = keys; n < keys + 100; n++) {
      table.nextSearch();
      long key = Keys.mix(n);
      table.store(key, entryOf(key, 0), 1);
      assertThat(Entry.content(table.probe(key))).isEqualTo(entryOf(key, 0));
    }
  }

  @Test
  void capacityIsRespected() {
    TranspositionTable table = table();
    int keys = keysToFill(table, 3);
    for (int n = 0; n < keys; n++) {
      long key = Keys.mix(n);
      table.store(key, entryOf(key, n & 0xFF));
    }
    long[] held = {0};
    table.forEach((key, entry) -> held[0]++);
    assertThat(held[0]).isPositive().isLessThanOrEqualTo(table.capacity());
    double fill = (double) held[0] / table.capacity();
    assertThat(table.fill()).isBetween(0.0, 1.0).isCloseTo(fill, within(0.05));
    assertThat(table.memoryBytes()).isPositive();
    assertThat(table.name()).isNotBlank();
  }

  @Test
  void aVisitMeetsExactlyWhatProbesFind() {
    TranspositionTable table = table();
    int keys = keysToFill(table, 1);
    for (long key = 0; key < keys; key++) {
      table.store(key, entryOf(key, (int) key & 0xFF));
    }
    Map<Long, Long> met = new HashMap<>();
    table.forEach((key, entry) -> assertThat(met.put(key, entry)).as("key met twice").isNull());
    Map<Long, Long> found = new HashMap<>();
    for (long key = 0; key < keys; key++) {
      if (table.probe(key) != Entry.MISS) {
        found.put(key, table.probe(key));
      }
    }
    assertThat(met).isEqualTo(found);
  }

  @Test
  void twoThreadsNeverMeetAForeignEntry() throws Exception {
    TranspositionTable table = table();
    table.share();
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      List<Future<Long>> foreign = new ArrayList<>();
      for (int thread = 0; thread < 2; thread++) {
        long seed = SEED + thread;
        foreign.add(threads.submit(() -> foreignEntriesMet(table, new SplittableRandom(seed))));
      }
      for (Future<Long> count : foreign) {
        assertThat(count.get()).as("foreign entries, seed %d", SEED).isZero();
      }
    }
  }

  private static long foreignEntriesMet(TranspositionTable table, SplittableRandom random) {
    long foreign = 0;
    for (int i = 0; i < OPERATIONS_PER_THREAD; i++) {
      long key = random.nextInt(64);
      table.store(key, entryOf(key, random.nextInt(256)));
      long asked = random.nextInt(64);
      long entry = table.probe(asked);
      foreign += entry != Entry.MISS && !belongsTo(asked, entry) ? 1 : 0;
    }
    return foreign;
  }
}
