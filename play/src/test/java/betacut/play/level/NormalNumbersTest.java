package betacut.play.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class NormalNumbersTest {
  private static final long SEED = 19;
  private static final int COUNT = 400_000;

  private static DoubleStream numbers() {
    var random = new SplittableRandom(SEED);
    return DoubleStream.generate(() -> NormalNumbers.next(random)).limit(COUNT);
  }

  private static double part(double below) {
    return numbers().filter(number -> number < below).count() / (double) COUNT;
  }

  /** Within five standard errors of what tables of the normal distribution say. */
  @Test
  void areNormal() {
    assertThat(numbers().average().orElseThrow()).isCloseTo(0, within(.008));
    assertThat(numbers().map(number -> number * number).average().orElseThrow())
        .isCloseTo(1, within(.012));
    assertThat(part(-3)).isCloseTo(.00135, within(.0003));
    assertThat(part(-2)).isCloseTo(.02275, within(.0012));
    assertThat(part(-1)).isCloseTo(.15866, within(.003));
    assertThat(part(.5)).isCloseTo(.69146, within(.004));
    assertThat(part(2.5)).isCloseTo(.99379, within(.0007));
  }

  @Test
  void theLogarithmIsRight() {
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < 10_000; i++) {
      double number = random.nextDouble() * Math.scalb(1, -random.nextInt(100));
      assertThat(NormalNumbers.log(number))
          .isCloseTo(Math.log(number), within(4e-16 * Math.max(1, Math.abs(Math.log(number)))));
    }
  }

  /** The digits are part of what a level plays for a seed. */
  @Test
  void areTheSameEverywhere() {
    var random = new SplittableRandom(SEED);
    assertThat(NormalNumbers.next(random)).isEqualTo(0.34017232611010495);
  }
}
