package betacut.search.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Two threads fight for one bucket with keys and entries made of the same few low bits, so that
 * keys differ by exactly what entries differ by: the worst case for the xor of key and entry.
 */
final class FlatTableRaceTest {
  private static final int ROUNDS = 4_000;
  private static final int KEYS = 16;

  static Stream<Named<TranspositionTable>> oneBucketTables() {
    return Stream.<TranspositionTable>of(
            new AlwaysReplaceTable(1),
            new DepthPreferredTable(1),
            new TwoDeepTable(2),
            new TwoBigTable(2),
            new BucketTable(4))
        .map(table -> Named.of(table.name(), table));
  }

  /** The owner's key is the score; the move is any four bits. */
  private static long entryOf(long key, int anyMove) {
    return Entry.pack(anyMove, (int) key, 9, Entry.EXACT);
  }

  @ParameterizedTest
  @MethodSource("oneBucketTables")
  void noThreadMeetsAForeignEntry(TranspositionTable table) throws Exception {
    table.share();
    var start = new CyclicBarrier(2);
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      List<Future<long[]>> runs = new ArrayList<>();
      for (int thread = 0; thread < 2; thread++) {
        var random = new SplittableRandom(thread);
        runs.add(threads.submit(() -> fight(table, random, start)));
      }
      for (Future<long[]> run : runs) {
        assertThat(run.get()[0]).as("foreign entries").isZero();
        assertThat(run.get()[1]).as("hits").isPositive();
      }
    }
  }

  /** Returns how many foreign entries and how many hits the thread has met. */
  private static long[] fight(
      TranspositionTable table, SplittableRandom random, CyclicBarrier start) throws Exception {
    start.await();
    long foreign = 0;
    long hits = 0;
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < 1000; i++) {
        long bits = random.nextLong();
        long key = bits & KEYS - 1;
        table.store(key, entryOf(key, (int) (bits >>> 8) & KEYS - 1));
        long asked = bits >>> 16 & KEYS - 1;
        long entry = table.probe(asked);
        if (entry != Entry.MISS) {
          hits++;
          foreign += Entry.score(entry) != asked ? 1 : 0;
        }
      }
    }
    return new long[] {foreign, hits};
  }
}
