package betacut.stats.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import betacut.platform.SplitMix;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import betacut.stats.sample.Proportion;
import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PairedTestsTest {
  private static final double[] DARWIN = {
    49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48
  };

  private static double[] signed(int n, long signs) {
    return IntStream.rangeClosed(1, n)
        .mapToDouble(i -> (signs >> i - 1 & 1) == 0 ? i : -i)
        .toArray();
  }

  /** SciPy: wilcoxon, method exact. */
  @Test
  void ranksOfDarwinsPlants() {
    WilcoxonSignedRank test = WilcoxonSignedRank.of(DARWIN);
    assertThat(test.exact()).isTrue();
    assertThat(test.rankSum()).isEqualTo(96);
    assertThat(test.pValue()).isCloseTo(0.041259765625, within(1e-14));
  }

  /** All 2^n patterns of signs, counted one by one. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 9})
  void exactProbabilityIsThatOfEnumeration(int n) {
    double centre = n * (n + 1) / 4.0;
    double[] sums =
        IntStream.range(0, 1 << n)
            .mapToDouble(signs -> DoubleStream.of(signed(n, signs)).filter(x -> x > 0).sum())
            .toArray();
    for (int signs = 0; signs < 1 << n; signs++) {
      double distance = Math.abs(sums[signs] - centre);
      long asFar = Arrays.stream(sums).filter(sum -> Math.abs(sum - centre) >= distance).count();
      WilcoxonSignedRank test = WilcoxonSignedRank.of(signed(n, signs));
      assertThat(test.rankSum()).isEqualTo(sums[signs]);
      assertThat(test.pValue()).isCloseTo((double) asFar / (1 << n), within(1e-13));
    }
  }

  /** SciPy, zeros dropped, continuity corrected. */
  @Test
  void tiesAndLargeSamplesUseTheNormal() {
    WilcoxonSignedRank ties =
        WilcoxonSignedRank.of(1, 2, 2, -3, 4, 5, 5, -5, 6, 7, 0, 8, -1, 9, 10);
    assertThat(ties.exact()).isFalse();
    assertThat(ties.count()).isEqualTo(14);
    assertThat(ties.rankSum()).isEqualTo(90.5);
    assertThat(ties.pValue()).isCloseTo(0.01839326267534845, within(1e-12));
    double[] many = new double[60];
    Arrays.setAll(many, i -> i % 3 == 0 ? -1 - i : 1 + i);
    WilcoxonSignedRank large = WilcoxonSignedRank.of(many);
    assertThat(large.exact()).isFalse();
    assertThat(large.rankSum()).isEqualTo(1240);
    assertThat(large.pValue()).isCloseTo(0.016901653275967533, within(1e-12));
  }

  @Test
  void nothingButZerosSaysNothing() {
    assertThat(WilcoxonSignedRank.of(0, 0).pValue()).isEqualTo(1);
    assertThat(WilcoxonSignedRank.of().pValue()).isEqualTo(1);
    assertThat(WilcoxonSignedRank.of(1, -1).pValue()).isCloseTo(1, within(1e-12));
  }

  /** By hand: of the 120 means of pairs the median, and the 26th from either end. */
  @Test
  void typicalDifferenceOfDarwinsPlants() {
    double[] means =
        Arrays.stream(DARWIN)
            .flatMap(one -> Arrays.stream(DARWIN).filter(x -> x >= one).map(x -> (one + x) / 2))
            .sorted()
            .toArray();
    Estimate typical = HodgesLehmann.of(0.95, DARWIN);
    assertThat(means).hasSize(120);
    assertThat(typical.value()).isEqualTo((means[59] + means[60]) / 2);
    assertThat(typical.interval().low()).isEqualTo(means[25]);
    assertThat(typical.interval().high()).isEqualTo(means[94]);
  }

  /** The interval and the test are one: they cannot contradict each other in a line. */
  @ParameterizedTest
  @ValueSource(ints = {1, 5, 6, 7, 12, 14, 30, 50, 51, 80})
  void intervalLeavesOutWhatTheTestRefuses(int n) {
    var random = new SplitMix(n);
    int refused = 0;
    for (int round = 0; round < 300; round++) {
      double shift = random.nextDouble() * 2 - 1;
      double[] sample =
          DoubleStream.generate(() -> shift + 2 * random.nextDouble() - 1).limit(n).toArray();
      Interval interval = HodgesLehmann.of(0.95, sample).interval();
      boolean isOutside = interval.low() > 0 || interval.high() < 0;
      assertThat(isOutside).isEqualTo(WilcoxonSignedRank.of(sample).pValue() < 0.05);
      refused += isOutside ? 1 : 0;
    }
    assertThat(refused > 0).isEqualTo(n >= 6);
  }

  /** By hand: 4 · 0.005, 3 · 0.01, 2 · 0.03, and 1 · 0.04 raised to its predecessor. */
  @Test
  void holmMultipliesAndNeverFalls() {
    assertThat(Holm.adjust(0.01, 0.04, 0.03, 0.005))
        .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-15));
    assertThat(Holm.adjust(0.4, 0.9, 0.5)).containsExactly(1, 1, 1);
    assertThat(Holm.adjust(0.2)).containsExactly(0.2);
    assertThat(Holm.adjust()).isEmpty();
  }

  @Test
  void holmLiesBetweenNothingAndBonferroni() {
    var random = new SplitMix(4);
    for (int round = 0; round < 200; round++) {
      double[] values =
          DoubleStream.generate(random::nextDouble).limit(1 + random.nextInt(8)).toArray();
      double[] adjusted = Holm.adjust(values);
      for (int i = 0; i < values.length; i++) {
        assertThat(adjusted[i]).isBetween(values[i], Math.min(1, values.length * values[i]));
        for (int j = 0; j < values.length; j++) {
          assertThat(values[i] > values[j] && adjusted[i] < adjusted[j]).isFalse();
        }
      }
    }
  }

  /** SciPy; 81 of 263 and 15 of 148 are the examples of Newcombe 1998. */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2552885198782742, 0.36620957698280004",
    "15, 148, 0.06238639953073629, 0.16048724172330803",
    "1, 29, 0.006113214292762667, 0.17175521879320282",
    "0, 10, 0, 0.27753279986288926",
    "10, 10, 0.7224672001371109, 1"
  })
  void wilson(int successes, int trials, double low, double high) {
    Estimate estimate = new Proportion(successes, trials).wilson(0.95);
    assertThat(estimate.value()).isEqualTo((double) successes / trials);
    assertThat(estimate.interval().low()).isCloseTo(low, within(1e-12));
    assertThat(estimate.interval().high()).isCloseTo(high, within(1e-12));
  }
}
