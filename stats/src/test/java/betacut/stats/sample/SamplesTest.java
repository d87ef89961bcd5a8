package betacut.stats.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SamplesTest {
  @Test
  void middlesOfASmallSample() {
    double[] values = {2, 4, 4, 4, 5, 5, 7, 9};
    assertThat(Samples.mean(values)).isEqualTo(5);
    assertThat(Samples.median(values)).isEqualTo(4.5);
  }

  /** By hand: place 1 + 3 · share of 1, 3, 7, 20. */
  @Test
  void quantilesAreInterpolated() {
    double[] values = {20, 1, 7, 3};
    assertThat(Samples.quantile(0.1, values)).isCloseTo(1.6, within(1e-14));
    assertThat(Samples.quantile(0.25, values)).isCloseTo(2.5, within(1e-14));
    assertThat(Samples.quantile(0.5, values)).isCloseTo(5, within(1e-14));
    assertThat(Samples.quantile(0.9, values)).isCloseTo(16.1, within(1e-13));
    assertThat(Samples.quantile(0, values)).isEqualTo(1);
    assertThat(Samples.quantile(1, values)).isEqualTo(20);
    assertThat(values).containsExactly(20, 1, 7, 3);
  }

  @Test
  void quantilesNextToInfinityAreNumbers() {
    double[] values = {1, 2, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
    assertThat(Samples.quantile(1.0 / 3, values)).isEqualTo(2);
    assertThat(Samples.quantile(0.9, values)).isEqualTo(Double.POSITIVE_INFINITY);
  }

  @Test
  void refusesWhatHasNoMean() {
    assertThatIllegalArgumentException().isThrownBy(Samples::mean);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Samples.requirePositive(new double[] {1, 0}));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Samples.requirePositive(new double[] {1, Double.NaN}));
  }
}
