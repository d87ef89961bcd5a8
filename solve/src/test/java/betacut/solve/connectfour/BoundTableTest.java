package betacut.solve.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoundTableTest {
  private static final int UPPER = 29;

  @Test
  void mixingIsAPermutation() {
    var table = new BoundTable(16, 1);
    var seen = new HashSet<Long>();
    for (long key = 0; key < 1 << 16; key++) {
      seen.add(table.mix(key));
    }
    assertThat(seen).hasSize(1 << 16);
    assertThat(seen.stream().mapToLong(mixed -> mixed).min()).hasValue(0);
    assertThat(seen.stream().mapToLong(mixed -> mixed).max()).hasValue((1 << 16) - 1);
  }

  /** Through growth and many epochs a hit is always what was stored last for that very key. */
  @ParameterizedTest
  @ValueSource(ints = {20, 49, 56, 64})
  void whatIsFoundWasStored(int keyBits) {
    var table = new BoundTable(keyBits, 8);
    var random = new Random(keyBits);
    for (int epoch = 0; epoch < 9; epoch++) {
      var stored = new HashMap<Long, Integer>();
      for (int i = 0; i < 120_000; i++) {
        long hash = table.mix(random.nextLong() >>> Long.SIZE - keyBits);
        int bound = random.nextInt(50) - 25;
        table.store(hash, bound, UPPER, 1 + random.nextInt(1000));
        stored.put(hash, bound);
      }
      assertThat(wrongEntries(table, stored)).isZero();
      assertThat(hits(table, stored)).isGreaterThan(stored.size() / 2);
      table.clear();
      assertThat(hits(table, stored)).isZero();
    }
  }

  private static long wrongEntries(BoundTable table, Map<Long, Integer> stored) {
    return stored.entrySet().stream()
        .filter(
            entry -> {
              long found = table.find(entry.getKey());
              return found != 0
                  && (BoundTable.lower(found) != entry.getValue()
                      || BoundTable.upper(found) != UPPER);
            })
        .count();
  }

  private static long hits(BoundTable table, Map<Long, Integer> stored) {
    return stored.keySet().stream().filter(hash -> table.find(hash) != 0).count();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 7, 8193})
  void aTableThatIsTooSmallForExactKeysOrTooLargeIsRefused(int mib) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new BoundTable(64, mib))
        .withMessageContaining("8 to 8192 MiB");
  }
}
