package betacut.browser.platform;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.platform.SplitMix;
import java.util.Arrays;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/** What stands for a method of the JDK answers as it does. */
class MissingMethodsTest {
  private static final long SEED = 19;

  @Test
  void splitsAtALetter() {
    SplitMix random = SplitMix.of(SEED, 0);
    for (int round = 0; round < 5000; round++) {
      var text = new StringBuilder();
      for (int length = random.nextInt(8); length > 0; length--) {
        text.append("ab,,x".charAt(random.nextInt(5)));
      }
      int limit = random.nextInt(5) - 1;
      assertThat(MissingMethods.split(text.toString(), ",", limit))
          .as("%s, %d", text, limit)
          .isEqualTo(text.toString().split(",", limit));
    }
    assertThat(MissingMethods.split("a.b", ".")).isEqualTo("a.b".split("."));
  }

  @Test
  void sortsAPart() {
    SplitMix random = SplitMix.of(SEED, 1);
    for (int length = 0; length < 300; length++) {
      long[] ours = new long[length];
      Arrays.setAll(ours, i -> random.nextInt(1000) - 500);
      long[] theirs = ours.clone();
      int from = random.nextInt(length + 1);
      MissingMethods.sort(ours, from, length);
      Arrays.sort(theirs, from, length);
      assertThat(ours).isEqualTo(theirs);
    }
  }

  @Test
  void addsToTheLastDigit() {
    SplitMix random = SplitMix.of(SEED, 2);
    double[] numbers = new double[1000];
    Arrays.setAll(numbers, i -> Math.scalb(random.nextInt(1 << 20), random.nextInt(80) - 40));
    assertThat(MissingMethods.sum(DoubleStream.of(numbers)))
        .isEqualTo(Arrays.stream(numbers).sum());
    assertThat(MissingMethods.average(DoubleStream.of(numbers)))
        .isEqualTo(Arrays.stream(numbers).average());
    assertThat(MissingMethods.average(DoubleStream.empty())).isEmpty();
  }

  @Test
  void roundsHalvesUp() {
    for (double number : new double[] {-2.5, -1.5, -0.5, 0.49, 0.5, 1.5, 2.5}) {
      assertThat(MissingMethods.round(number)).isEqualTo(Math.round(number));
    }
  }

  @Test
  void findsTheFirstDigitsPlace() {
    assertThat(MissingMethods.fastIntLog10(0)).isZero();
    assertThat(MissingMethods.fastIntLog10(9)).isZero();
    assertThat(MissingMethods.fastIntLog10(10)).isEqualTo(1);
    assertThat(MissingMethods.fastIntLog10(999_999)).isEqualTo(5);
    assertThat(MissingMethods.fastIntLog10(1e18)).isEqualTo(18);
  }
}
