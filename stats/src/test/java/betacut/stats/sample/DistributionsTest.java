package betacut.stats.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Against values computed with 30 digits (mpmath). */
class DistributionsTest {
  private static Offset<Double> tenDigitsOf(double value) {
    return within(1e-10 * Math.abs(value));
  }

  @ParameterizedTest
  @CsvSource({
    "-37, 5.7255712225245768e-300",
    "-8, 6.2209605742717841e-16",
    "-3, 0.0013498980316300945",
    "-1, 0.15865525393145705",
    "-0.1, 0.46017216272297102",
    "0, 0.5",
    "0.5, 0.6914624612740131",
    "5, 0.99999971334842812"
  })
  void normal(double z, double expected) {
    assertThat(Distributions.normal(z)).isCloseTo(expected, tenDigitsOf(expected));
    assertThat(Distributions.normal(-z)).isCloseTo(1 - expected, within(1e-15));
  }

  @ParameterizedTest
  @CsvSource({
    "0.975, 1.959963984540054",
    "0.995, 2.5758293035489004",
    "0.025, -1.959963984540054",
    "0.9, 1.2815515655446004",
    "1e-10, -6.361340902404056",
    "1e-300, -37.0470962993612"
  })
  void normalQuantile(double probability, double expected) {
    assertThat(Distributions.normalQuantile(probability))
        .isCloseTo(expected, tenDigitsOf(expected));
  }

  @Test
  void extremesOfTheNormal() {
    assertThat(Distributions.normalQuantile(0)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(Distributions.normalQuantile(1)).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(Distributions.normalQuantile(0.5)).isCloseTo(0, within(1e-15));
    assertThat(Distributions.normal(Double.NEGATIVE_INFINITY)).isZero();
    assertThat(Distributions.normal(Double.POSITIVE_INFINITY)).isOne();
    assertThatIllegalArgumentException().isThrownBy(() -> Distributions.normalQuantile(1.5));
    assertThatIllegalArgumentException().isThrownBy(() -> Distributions.normalQuantile(Double.NaN));
  }

  @ParameterizedTest
  @CsvSource({
    "-12.7062047361747, 1, 0.02500000000000001",
    "-2.5, 4, 0.033383272405994073",
    "-0.3, 7, 0.38644502520106714",
    "0, 5, 0.5",
    "1.2, 30, 0.88023482455516879",
    "-6, 100, 1.5862457514014283e-8",
    "-1.96, 10000, 0.025011760115916525",
    "-40, 3, 1.7190340394579264e-5"
  })
  void student(double t, double degrees, double expected) {
    assertThat(Distributions.student(t, degrees)).isCloseTo(expected, tenDigitsOf(expected));
  }

  @ParameterizedTest
  @CsvSource({
    "0.95, 1, 12.706204736174694",
    "0.95, 4, 2.7764451051977934",
    "0.99, 10, 3.16927267261695",
    "0.95, 120, 1.9799304050824402",
    "0.999, 3, 12.923978636687961",
    "0, 3, 0"
  })
  void studentWidth(double confidence, double degrees, double expected) {
    assertThat(Distributions.studentWidth(confidence, degrees))
        .isCloseTo(expected, tenDigitsOf(expected));
  }

  @ParameterizedTest
  @CsvSource({
    "0.1, 2.2527126517342059",
    "0.5, 0.57236494292470009",
    "2.5, 0.28468287047291916",
    "10, 12.80182748008147",
    "1000.5, 5908.6741758486775"
  })
  void logGamma(double x, double expected) {
    assertThat(Distributions.logGamma(x)).isCloseTo(expected, within(1e-13 * (1 + expected)));
  }

  @Test
  void quantilesInvert() {
    for (double p = 0.001; p < 1; p += 0.013) {
      double z = Distributions.normalQuantile(p);
      assertThat(Distributions.normal(z)).isCloseTo(p, within(1e-14));
      double t = Distributions.studentWidth(p, 6);
      assertThat(2 * Distributions.student(t, 6) - 1).isCloseTo(p, within(1e-13));
    }
  }
}
