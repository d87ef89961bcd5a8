package betacut.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class CalibrationTest {
  /** ±100 wins three of four: the logit of 3/4 per 100. */
  @Test
  void scaleOfOneValueIsItsLogit() {
    double[] values = {100, 100, 100, 100, -100, -100, -100, -100};
    double[] results = {1, 1, 1, 0, 0, 0, 0.5, 0.5};
    Calibration calibration = Calibration.of(values, results, 2);
    assertThat(calibration.scale()).isCloseTo(Math.log(3) / 100, within(1e-12));
    assertThat(calibration.bins())
        .containsExactly(
            new Calibration.Bin(4, calibration.bins().get(0).predicted(), 0.25),
            new Calibration.Bin(4, calibration.bins().get(1).predicted(), 0.75));
    assertThat(calibration.error()).isCloseTo(0, within(1e-12));
  }

  @Test
  void isTheRegressionOnOneFeature() {
    var random = new SplitMix(1);
    double[] values = new double[500];
    double[] results = new double[500];
    for (int i = 0; i < values.length; i++) {
      values[i] = 600 * random.unit() - 300;
      results[i] = random.unit() < 1 / (1 + Math.exp(-values[i] / 120)) ? 1 : 0;
    }
    Calibration calibration = Calibration.of(values, results, 10);
    double[][] rows =
        Arrays.stream(values).mapToObj(v -> new double[] {v}).toArray(double[][]::new);
    LogisticFit fit = new LogisticRegression(1e-9, 100).fit(Examples.of(rows, results));
    assertThat(calibration.scale()).isCloseTo(fit.weights()[0], within(1e-10));
    assertThat(calibration.scale()).isCloseTo(1 / 120.0, within(0.002));
    assertThat(calibration.logLoss()).isCloseTo(fit.logLoss(), within(1e-12));
    assertThat(calibration.bins()).hasSize(10).allMatch(bin -> bin.count() == 50);
    assertThat(calibration.error()).isLessThan(0.1);
  }

  @Test
  void extremes() {
    double[] values = {1, -1};
    assertThat(Calibration.of(values, new double[] {1, 0}, 5).logLoss()).isLessThan(1e-9);
    assertThat(Calibration.of(values, new double[] {0.5, 0.5}, 5).scale())
        .isCloseTo(0, within(1e-12));
    assertThat(Calibration.of(values, new double[] {0, 1}, 5).scale()).isNegative();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Calibration.of(new double[] {0}, new double[] {1}, 1));
  }
}
