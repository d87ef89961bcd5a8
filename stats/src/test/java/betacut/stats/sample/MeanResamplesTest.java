package betacut.stats.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import betacut.platform.SplitMix;
import java.util.Arrays;
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
}
