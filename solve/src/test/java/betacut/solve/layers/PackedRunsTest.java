package betacut.solve.layers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.platform.SplitMix;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers and scores come back from their packed forms, whatever the distances between them. */
final class PackedRunsTest {
  private final SplitMix random = new SplitMix(4);

  private long[] numbers(int count, int mostBits) {
    long[] keys = new long[count];
    for (int i = 0; i < count; i++) {
      keys[i] = random.nextLong() >>> 1 >>> random.between(63 - mostBits, 62);
    }
    return Arrays.stream(keys).sorted().distinct().toArray();
  }

  @ParameterizedTest
  @CsvSource({"0, 5", "1, 5", "127, 8", "128, 20", "129, 63", "1000, 63", "20000, 16", "9000, 40"})
  void numbersComeBack(int count, int mostBits) {
    long[] keys = numbers(count, mostBits);
    var run = new KeyRun(ByteBuffer.wrap(KeyRun.pack(keys, 0, keys.length)));
    long[] read = new long[keys.length];
    assertThat(run.readAll(read, 0)).isEqualTo(keys.length).isEqualTo(run.size());
    assertThat(read).isEqualTo(keys);
    for (int i = 0; i < keys.length; i += 61) {
      assertThat(run.blockOf(keys[i])).isEqualTo(i / KeyRun.BLOCK);
    }
  }

  @Test
  void theFarthestNumbersComeBack() {
    long[] keys = {0, 1, 2, Long.MAX_VALUE - 1, Long.MAX_VALUE};
    var run = new KeyRun(ByteBuffer.wrap(KeyRun.pack(keys, 0, keys.length)));
    long[] read = new long[5];
    run.readAll(read, 0);
    assertThat(read).isEqualTo(keys);
  }

  /** The example in the class, twice. */
  @Test
  void distancesArePackedAsDrawn() {
    byte[] packed = KeyRun.pack(new long[] {7, 18, 29}, 0, 3);
    ByteBuffer bytes = ByteBuffer.wrap(packed);
    assertThat(bytes.getInt(0)).isEqualTo(0x42434B31);
    assertThat(bytes.getInt(4)).isEqualTo(3);
    assertThat(bytes.getLong(8)).isEqualTo(7);
    assertThat(bytes.getInt(16)).isZero();
    assertThat(bytes.getShort(20)).isEqualTo((short) 0b000010_0_11_10_0_11_10);
  }

  @Test
  void numbersAreSortedOnceEach() {
    for (int count : new int[] {0, 5, 8_191, 50_000}) {
      var sort = new KeySort(4);
      long[] keys = new long[count];
      for (int i = 0; i < count; i++) {
        keys[i] = random.nextInt(30_000) * 0x1_0000_0001L * (i % 3 + 1);
        sort.add(keys[i]);
      }
      sort.sortDistinct();
      assertThat(Arrays.copyOf(sort.keys(), sort.size()))
          .isEqualTo(Arrays.stream(keys).sorted().distinct().toArray());
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "5, 1", "300, 2", "1000, 3", "999, 17", "4000, 40"})
  void scoresComeBack(int count, int different) {
    int[] scores = new int[count];
    for (int i = 0; i < count; i++) {
      scores[i] = 31_000 - 500 * random.nextInt(different);
    }
    var run = new ScoreRun(ByteBuffer.wrap(ScoreRun.pack(scores, count)));
    assertThat(run.size()).isEqualTo(count);
    for (int i = 0; i < count; i++) {
      assertThat(run.score(i)).isEqualTo(scores[i]);
    }
    assertThat(run.counts().values().stream().mapToLong(Long::longValue).sum()).isEqualTo(count);
  }

  @Test
  void otherBytesAreRefused() {
    ByteBuffer nothing = ByteBuffer.allocate(64);
    assertThatThrownBy(() -> new KeyRun(nothing)).hasMessageContaining("no packed numbers");
    assertThatThrownBy(() -> new ScoreRun(nothing)).hasMessageContaining("no packed scores");
    byte[] keys = KeyRun.pack(new long[] {1, 2, 3}, 0, 3);
    assertThatThrownBy(() -> new KeyRun(ByteBuffer.wrap(Arrays.copyOf(keys, 20))))
        .hasMessageContaining("not complete");
    byte[] scores = ScoreRun.pack(new int[] {1, 2, 3}, 3);
    assertThatThrownBy(() -> new ScoreRun(ByteBuffer.wrap(Arrays.copyOf(scores, 20))))
        .hasMessageContaining("not complete");
  }
}
