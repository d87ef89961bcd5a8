package betacut.stats.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import betacut.platform.SplitMix;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is computed for all samples at once is what each would have got alone. */
class MeanResamplesTest {
  private static final int UNITS = 40;

  private static double[] sample(long seed) {
    var random = new SplitMix(seed);
    double[] values = new double[UNITS];
    Arrays.setAll(values, i -> Math.exp(3 * random.nextDouble()));
    return values;
  }

  private static void requireSame(Estimate found, Estimate expected) {
    assertThat(found.value()).isCloseTo(expected.value(), within(1e-12));
    assertThat(found.interval().low()).isCloseTo(expected.interval().low(), within(1e-10));
    assertThat(found.interval().high()).isCloseTo(expected.interval().high(), within(1e-10));
  }

  @ParameterizedTest
  @EnumSource
  void intervalsAreThoseOfDrawingForEachAlone(Bootstrap.Method method) {
    var bootstrap = new Bootstrap(method, 500, 0.95, 7);
    double[] one = sample(1);
    double[] two = sample(2);
    double[] logs = new double[UNITS];
    Arrays.setAll(logs, i -> Math.log(one[i] / two[i]));
    var together = new MeanResamples(new double[][] {one, two, logs}, bootstrap);

    requireSame(
        together.estimate(means -> means[1]),
        bootstrap.estimate(UNITS, units -> Samples.mean(BootstrapTest.at(units, two))));
    requireSame(
        together.estimate(means -> means[0] / means[1]),
        bootstrap.estimate(
            UNITS,
            units -> mean(BootstrapTest.at(units, one)) / mean(BootstrapTest.at(units, two))));
    requireSame(
        together.estimate(means -> Math.exp(means[2])),
        bootstrap.estimate(
            UNITS,
            units -> geometricRatio(BootstrapTest.at(units, one), BootstrapTest.at(units, two))));
  }

  @ParameterizedTest
  @EnumSource
  void oneUnitHasAnIntervalWithoutWidth(Bootstrap.Method method) {
    var bootstrap = new Bootstrap(method, 50, 0.95, 7);
    Estimate alone = new MeanResamples(new double[][] {{3}}, bootstrap).estimate(means -> means[0]);
    assertThat(alone.interval().low()).isEqualTo(3);
    assertThat(alone.interval().high()).isEqualTo(3);
  }

  private static double mean(double[] values) {
    return java.util.Arrays.stream(values).average().orElseThrow();
  }

  private static double geometricRatio(double[] one, double[] two) {
    double[] logs = new double[one.length];
    java.util.Arrays.setAll(logs, i -> Math.log(one[i] / two[i]));
    return Math.exp(mean(logs));
  }

  /** Whoever draws games must not draw single positions: equal ones within a game teach nothing. */
  @Test
  void groupsAreDrawnWhole() {
    double[] means = {1, 5, 2, 8, 3, 9, 4};
    double[][] repeated = new double[1][means.length * 4];
    int[][] groups = new int[means.length][4];
    for (int i = 0; i < repeated[0].length; i++) {
      repeated[0][i] = means[i / 4];
      groups[i / 4][i % 4] = i;
    }
    Bootstrap bootstrap = Bootstrap.percentile(3);
    Interval byGroup =
        new MeanResamples(repeated, groups, bootstrap).estimate(found -> found[0]).interval();
    Interval ofMeans = MeanResamples.mean(means, bootstrap).interval();
    assertThat(byGroup.low()).isCloseTo(ofMeans.low(), within(0.15));
    assertThat(byGroup.high()).isCloseTo(ofMeans.high(), within(0.15));
    Interval single = new MeanResamples(repeated, bootstrap).estimate(found -> found[0]).interval();
    assertThat(single.halfWidth()).isLessThan(0.6 * byGroup.halfWidth());
  }

  /** Positions of a game are alike; intervals by game hold the truth as often as they say. */
  @Test
  void intervalsByGroupCoverWhatSingleOnesMiss() {
    var random = new SplitMix(11);
    int bySingle = 0;
    int byGroup = 0;
    int trials = 200;
    int[][] groups = new int[15][6];
    for (int trial = 0; trial < trials; trial++) {
      double[][] sample = new double[1][15 * 6];
      for (int group = 0; group < 15; group++) {
        double common = normal(random);
        for (int i = 0; i < 6; i++) {
          groups[group][i] = 6 * group + i;
          sample[0][6 * group + i] = common + 0.5 * normal(random);
        }
      }
      var bootstrap = new Bootstrap(Bootstrap.Method.PERCENTILE, 300, 0.95, trial);
      bySingle += holdsZero(new MeanResamples(sample, bootstrap));
      byGroup += holdsZero(new MeanResamples(sample, groups, bootstrap));
    }
    assertThat((double) byGroup / trials).isBetween(0.88, 0.99);
    assertThat((double) bySingle / trials).isLessThan(0.75);
  }

  private static double normal(SplitMix random) {
    return Distributions.normalQuantile((random.nextInt(1 << 20) + 0.5) / (1 << 20));
  }

  private static int holdsZero(MeanResamples resamples) {
    Interval interval = resamples.estimate(found -> found[0]).interval();
    return interval.low() <= 0 && interval.high() >= 0 ? 1 : 0;
  }
}
