package betacut.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SplitMixTest {
  /** The first numbers of seed 1234567, the usual test vector of SplitMix64. */
  @Test
  void isTheReference() {
    var random = new SplitMix(1234567);
    assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("6457827717110365317");
    assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("3203168211198807973");
    assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("9817491932198370423");
  }

  @Test
  void isUniform() {
    var random = new SplitMix(0);
    int[] counts = new int[6];
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < 60_000; i++) {
      counts[random.nextInt(6)]++;
      double unit = random.nextDouble();
      sum += unit;
      squares += unit * unit;
    }
    for (int count : counts) {
      assertThat(count).isBetween(9_600, 10_400);
    }
    assertThat(sum / 60_000).isCloseTo(1 / 2.0, within(0.005));
    assertThat(squares / 60_000).isCloseTo(1 / 3.0, within(0.005));
  }
}
