package betacut.stats.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SplitMixTest {
  /** The first numbers of seed 1234567, the usual test vector of SplitMix64. */
  @Test
  void isTheReference() {
    var random = new SplitMix(1234567);
    assertThat(Long.toUnsignedString(random.next())).isEqualTo("6457827717110365317");
    assertThat(Long.toUnsignedString(random.next())).isEqualTo("3203168211198807973");
    assertThat(Long.toUnsignedString(random.next())).isEqualTo("9817491932198370423");
  }

  @Test
  void isUniform() {
    var random = new SplitMix(0);
    int[] counts = new int[6];
    RunningMean units = RunningMean.NONE;
    for (int i = 0; i < 60_000; i++) {
      counts[random.below(6)]++;
      units = units.plus(random.unit());
    }
    for (int count : counts) {
      assertThat(count).isBetween(9_600, 10_400);
    }
    assertThat(units.mean()).isCloseTo(0.5, within(0.005));
    assertThat(units.variance()).isCloseTo(1 / 12.0, within(0.002));
  }
}
