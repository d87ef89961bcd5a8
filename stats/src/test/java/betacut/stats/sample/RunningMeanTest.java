package betacut.stats.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import betacut.platform.SplitMix;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RunningMeanTest {
  private static RunningMean of(double... values) {
    RunningMean mean = RunningMean.NONE;
    for (double value : values) {
      mean = mean.plus(value);
    }
    return mean;
  }

  /** The interval Fisher's t gives: 0.0312 … 41.8355. */
  @Test
  void meanOfDarwinsPlants() {
    RunningMean running = of(BootstrapTest.DARWIN);
    assertThat(running.count()).isEqualTo(15);
    Estimate mean = running.estimate(0.95);
    assertThat(mean.value()).isCloseTo(314 / 15.0, within(1e-12));
    assertThat(mean.interval().low()).isCloseTo(0.031193318392979563, within(1e-9));
    assertThat(mean.interval().high()).isCloseTo(41.83547334827369, within(1e-9));
  }

  /** A large offset must not eat the variance. */
  @Test
  void keepsItsDigits() {
    assertThat(of(1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16).variance()).isCloseTo(30, within(1e-9));
  }

  @Test
  void joinsLikeOneStream() {
    var random = new SplitMix(6);
    for (int round = 0; round < 100; round++) {
      RunningMean all = RunningMean.NONE;
      RunningMean[] parts = {RunningMean.NONE, RunningMean.NONE, RunningMean.NONE};
      for (int i = 0; i < 1 + random.nextInt(20); i++) {
        double value = 100 * random.nextDouble();
        int part = random.nextInt(3);
        all = all.plus(value);
        parts[part] = parts[part].plus(value);
      }
      RunningMean joined = parts[0].plus(parts[1]).plus(parts[2]);
      assertThat(joined.count()).isEqualTo(all.count());
      assertThat(joined.mean()).isCloseTo(all.mean(), within(1e-11));
      assertThat(joined.squares()).isCloseTo(all.squares(), within(1e-8));
    }
  }

  @Test
  void oneValueKnowsNothing() {
    assertThat(of(3).variance()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(of(3).estimate(0.95).interval().halfWidth()).isEqualTo(Double.POSITIVE_INFINITY);
  }

  @Test
  void looksComeSeldomer() {
    var rule = new StoppingRule(0.01, 0.95, 10, 1.5);
    assertThat(LongStream.rangeClosed(1, 6).map(look -> rule.valuesAt((int) look)))
        .containsExactly(10L, 15L, 22L, 33L, 49L, 73L);
    assertThat(rule.looks(9)).isZero();
    assertThat(rule.looks(22)).isEqualTo(3);
    assertThat(rule.nextLook(22)).isEqualTo(33);
    assertThat(rule.nextLook(0)).isEqualTo(10);
    assertThat(new StoppingRule(0.01, 0.95, 2, 1.01).valuesAt(4)).isEqualTo(5);
  }

  @Test
  void confidenceRisesWithEveryLook() {
    var rule = new StoppingRule(0.01, 0.95, 10, 1.5);
    RunningMean first = new RunningMean(10, 5, 90);
    RunningMean third = new RunningMean(22, 5, 90);
    assertThat(rule.estimate(first).interval().confidence()).isCloseTo(0.975, within(1e-12));
    assertThat(rule.estimate(third).interval().confidence())
        .isCloseTo(1 - 0.05 / 12, within(1e-12));
  }

  @Test
  void stopsOnlyWhenItLooks() {
    var rule = new StoppingRule(0.05, 0.95, 30, 1.5);
    assertThat(rule.isReached(new RunningMean(29, 5, 0))).isFalse();
    assertThat(rule.isReached(new RunningMean(30, 5, 0))).isTrue();
    assertThat(rule.isReached(new RunningMean(31, 5, 0))).isFalse();
    assertThat(rule.isReached(new RunningMean(30, 0, 1))).isFalse();
    assertThat(rule.isReached(new RunningMean(30, -5, 0))).isTrue();
  }

  /** Runs that stopped by themselves: the final interval covers as often as it says. */
  @Test
  void stoppingDoesNotSpoilTheInterval() {
    var random = new SplitMix(13);
    var rule = new StoppingRule(0.1, 0.9, 10, 1.3);
    int covered = 0;
    for (int run = 0; run < 1000; run++) {
      RunningMean mean = RunningMean.NONE;
      while (!rule.isReached(mean)) {
        mean = mean.plus(-Math.log(1 - random.nextDouble()));
      }
      Interval interval = rule.estimate(mean).interval();
      covered += interval.low() <= 1 && 1 <= interval.high() ? 1 : 0;
      assertThat(interval.halfWidth()).isLessThanOrEqualTo(0.1 * mean.mean());
    }
    assertThat(covered).isGreaterThan(900);
  }

  @Test
  void refusesRulesThatNeverEnd() {
    assertThatIllegalArgumentException().isThrownBy(() -> new StoppingRule(0, 0.9, 10, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> new StoppingRule(0.1, 1, 10, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> new StoppingRule(0.1, 0.9, 1, 2));
    assertThatIllegalArgumentException().isThrownBy(() -> new StoppingRule(0.1, 0.9, 10, 1));
  }
}
