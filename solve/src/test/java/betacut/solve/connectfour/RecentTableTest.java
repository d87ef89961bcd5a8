package betacut.solve.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecentTableTest {
  /** Through many epochs, more than the words can number, a hit was stored for that very key. */
  @ParameterizedTest
  @ValueSource(ints = {4, 20, 49, 56, 64})
  void whatIsFoundWasStoredSinceTheLastClearing(int keyBits) {
    var table = new RecentTable(keyBits);
    var random = new Random(keyBits);
    for (int epoch = 0; epoch < 40; epoch++) {
      var stored = new HashMap<Long, Integer>();
      for (int i = 0; i < 5_000; i++) {
        long hash = random.nextLong() >>> Long.SIZE - keyBits;
        int bound = random.nextInt(50) - 25;
        table.store(hash, bound, 29);
        stored.put(hash, bound);
      }
      int hits = 0;
      for (var entry : stored.entrySet()) {
        long found = table.find(entry.getKey());
        if (found != 0) {
          hits++;
          assertThat(BoundTable.lower(found)).isEqualTo(entry.getValue());
          assertThat(BoundTable.upper(found)).isEqualTo(29);
        }
      }
      assertThat(hits).isGreaterThan(stored.size() / 2);
      table.clear();
      assertThat(stored.keySet()).allMatch(hash -> table.find(hash) == 0);
    }
  }
}
