package betacut.stats.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import betacut.platform.SplitMix;
import betacut.stats.sample.Bootstrap.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BootstrapTest {
  /** Spatial test A of 26 children: Efron and Tibshirani 1993, table 14.1. */
  private static final double[] SPATIAL = {
    48, 36, 20, 29, 42, 42, 20, 42, 22, 41, 45, 14, 6, 0, 33, 28, 34, 4, 32, 24, 47, 41, 24, 26, 30,
    41
  };

  /** Darwin's differences of crossed and self-fertilised maize, the data of Fisher 1935. */
  static final double[] DARWIN = {49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48};

  /** The values at {@code units}, in that order. */
  static double[] at(int[] units, double[] values) {
    return Arrays.stream(units).mapToDouble(unit -> values[unit]).toArray();
  }

  /** SciPy, 400,000 replicates: percentile 1.33 … 38.13, BCa −1.73 … 36.27. */
  @Test
  void meanOfDarwinsPlants() {
    Interval percentile = MeanResamples.mean(DARWIN, Bootstrap.percentile(1)).interval();
    assertThat(percentile.low()).isCloseTo(1.333, within(0.7));
    assertThat(percentile.high()).isCloseTo(38.133, within(0.7));
    Interval bca = MeanResamples.mean(DARWIN, Bootstrap.bca(1)).interval();
    assertThat(bca.low()).isCloseTo(-1.733, within(0.9));
    assertThat(bca.high()).isCloseTo(36.267, within(0.7));
  }

  private static double spread(int[] units) {
    double[] values = at(units, SPATIAL);
    return Samples.sumOfSquares(values, Samples.mean(values)) / values.length;
  }

  /** Their 2,000 replicates gave (115.8, 259.6); SciPy's with 400,000 are (115.47, 260.95). */
  @Test
  void bcaOfThePublishedExample() {
    Estimate estimate =
        new Bootstrap(Method.BCA, 100_000, 0.9, 1).estimate(26, BootstrapTest::spread);
    assertThat(estimate.value()).isCloseTo(171.534, within(0.001));
    assertThat(estimate.interval().low()).isCloseTo(115.47, within(1.0));
    assertThat(estimate.interval().high()).isCloseTo(260.95, within(1.5));
  }

  /** SciPy with 400,000 replicates: (97.86, 235.79). */
  @Test
  void percentileOfThePublishedExample() {
    Interval interval =
        new Bootstrap(Method.PERCENTILE, 100_000, 0.9, 1)
            .estimate(26, BootstrapTest::spread)
            .interval();
    assertThat(interval.low()).isCloseTo(97.86, within(1.0));
    assertThat(interval.high()).isCloseTo(235.79, within(1.0));
    assertThat(interval.confidence()).isEqualTo(0.9);
  }

  /** Of three values all 27 resamples are equally likely; the mean's distribution is known. */
  @Test
  void resamplesHaveTheirExactFrequencies() {
    double[] values = {0, 1, 10};
    double[] sums =
        new Bootstrap(Method.PERCENTILE, 100_000, 0.95, 7)
            .resample(3, units -> Arrays.stream(at(units, values)).sum());
    Map<Double, Long> counts =
        Arrays.stream(sums).boxed().collect(Collectors.groupingBy(x -> x, Collectors.counting()));
    double[][] expected = {
      {0, 1}, {1, 3}, {2, 3}, {3, 1}, {10, 3}, {11, 6}, {12, 3}, {20, 3}, {21, 3}, {30, 1}
    };
    assertThat(counts).hasSize(expected.length);
    for (double[] row : expected) {
      assertThat(counts.get(row[0]) / 100_000.0).isCloseTo(row[1] / 27, within(0.005));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theSeedDecides(Method method) {
    var bootstrap = new Bootstrap(method, 500, 0.95, 3);
    assertThat(bootstrap.estimate(26, BootstrapTest::spread))
        .isEqualTo(bootstrap.estimate(26, BootstrapTest::spread))
        .isNotEqualTo(new Bootstrap(method, 500, 0.95, 4).estimate(26, BootstrapTest::spread));
  }

  @ParameterizedTest
  @EnumSource
  void aConstantHasNoWidth(Method method) {
    Estimate estimate = new Bootstrap(method, 200, 0.95, 1).estimate(5, units -> 4);
    assertThat(estimate).isEqualTo(new Estimate(4, new Interval(4, 4, 0.95)));
    assertThat(new Bootstrap(method, 200, 0.95, 1).estimate(1, units -> units[0]).value()).isZero();
  }

  /** 95 % intervals of skewed samples hold the true mean nearly as often as they say. */
  @ParameterizedTest
  @EnumSource
  void intervalsCover(Method method) {
    var random = new SplitMix(11);
    int covered = 0;
    for (int sample = 0; sample < 400; sample++) {
      double[] values = new double[40];
      Arrays.setAll(values, i -> -Math.log(1 - random.nextDouble()));
      Interval interval =
          MeanResamples.mean(values, new Bootstrap(method, 600, 0.95, sample)).interval();
      covered += interval.low() <= 1 && 1 <= interval.high() ? 1 : 0;
    }
    assertThat(covered).isBetween(360, 392);
  }

  @Test
  void refusesWhatGivesNoInterval() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Bootstrap(Method.BCA, 0, 0.95, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Bootstrap(Method.BCA, 10, 1, 1));
    assertThatThrownBy(() -> Bootstrap.bca(1).estimate(3, units -> Double.NaN))
        .isInstanceOf(ArithmeticException.class);
  }
}
