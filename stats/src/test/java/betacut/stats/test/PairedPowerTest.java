package betacut.stats.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import betacut.platform.SplitMix;
import betacut.stats.sample.Distributions;
import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairedPowerTest {
  private static final int SIMULATIONS = 2000;

  private enum Spread {
    NORMAL(Distributions::normalQuantile),
    /** Long to one side, as ratios of times are. */
    SKEWED(u -> -Math.log(1 - u)),
    FLAT(u -> u);

    private final DoubleUnaryOperator quantile;

    Spread(DoubleUnaryOperator quantile) {
      this.quantile = quantile;
    }

    double[] pilot() {
      double[] pilot = new double[101];
      Arrays.setAll(pilot, i -> quantile.applyAsDouble((i + 0.5) / pilot.length));
      return pilot;
    }
  }

  /** Draws from the pilot, tests, and counts how often the difference is seen. */
  private static double simulated(double[] pilot, double shift, int n, double error) {
    double middle = HodgesLehmann.of(0.95, pilot).value();
    var random = new SplitMix(7);
    int seen = 0;
    for (int i = 0; i < SIMULATIONS; i++) {
      double[] drawn = new double[n];
      Arrays.setAll(drawn, j -> pilot[random.nextInt(pilot.length)] - middle + shift);
      seen += WilcoxonSignedRank.of(drawn).pValue() < error ? 1 : 0;
    }
    return (double) seen / SIMULATIONS;
  }

  @ParameterizedTest
  @CsvSource({
    "NORMAL, 0.4, 0.05, 0.8",
    "NORMAL, 0.8, 0.05, 0.9",
    "NORMAL, 0.3, 0.005, 0.8",
    "SKEWED, 0.4, 0.05, 0.8",
    "SKEWED, 0.3, 0.01, 0.9",
    "FLAT, 0.1, 0.05, 0.8"
  })
  void simulationSeesAsMuchAsIsSaid(Spread spread, double shift, double error, double power) {
    double[] pilot = spread.pilot();
    int n = new PairedPower(pilot, shift).needed(error, power);
    assertThat(simulated(pilot, shift, n, error))
        .as(n + " differences")
        .isCloseTo(power, within(0.035));
  }

  /** The test is 3/π as efficient as Student's on normal differences. */
  @Test
  void isThatOfTheNormalFormulaOnNormalDifferences() {
    double z = Distributions.normalQuantile(0.975) + Distributions.normalQuantile(0.8);
    double expected = z * z / (0.2 * 0.2) * Math.PI / 3;
    assertThat((double) new PairedPower(Spread.NORMAL.pilot(), 0.2).needed(0.05, 0.8))
        .isCloseTo(expected, within(0.05 * expected));
  }

  /** A pilot of fourteen positions, and a difference smaller than the gaps between them. */
  @Test
  void smallPilotsSeeSmallDifferences() {
    double[] pilot = new double[14];
    Arrays.setAll(pilot, i -> Distributions.normalQuantile((i + 0.5) / pilot.length));
    double z = Distributions.normalQuantile(0.975) + Distributions.normalQuantile(0.8);
    for (double shift : new double[] {0.02, 0.05, 0.1}) {
      double expected = z * z / (shift * shift) * Math.PI / 3;
      assertThat((double) new PairedPower(pilot, shift).needed(0.05, 0.8))
          .isCloseTo(expected, within(0.25 * expected));
    }
  }

  @Test
  void directionDoesNotMatterAndMoreIsSeenByMore() {
    double[] pilot = Spread.NORMAL.pilot();
    assertThat(new PairedPower(pilot, -0.3).needed(0.05, 0.8))
        .isEqualTo(new PairedPower(pilot, 0.3).needed(0.05, 0.8));
    assertThat(new PairedPower(pilot, 0.6).needed(0.05, 0.8))
        .isLessThan(new PairedPower(pilot, 0.3).needed(0.05, 0.8));
    assertThat(new PairedPower(pilot, 0.3).needed(0.001, 0.8))
        .isGreaterThan(new PairedPower(pilot, 0.3).needed(0.05, 0.8));
  }

  /** 2/2⁶ is the first p-value below 0.05. */
  @Test
  void whatNeverVariesStillNeedsEnoughSigns() {
    var certain = new PairedPower(new double[] {0, 0, 0, 0}, 0.1);
    assertThat(PairedPower.fewest(0.05)).isEqualTo(6);
    assertThat(certain.of(5, 0.05)).isZero();
    assertThat(certain.needed(0.05, 0.8)).isBetween(6, 7);
    double[] drawn = {1, 2, 3, 4, 5, 6};
    assertThat(WilcoxonSignedRank.of(drawn).pValue()).isLessThan(0.05);
    assertThat(WilcoxonSignedRank.of(1, 2, 3, 4, 5).pValue()).isGreaterThan(0.05);
  }

  @Test
  void tooSmallADifferenceEndsTheSearch() {
    assertThat(new PairedPower(Spread.NORMAL.pilot(), 1e-9).needed(0.05, 0.8))
        .isEqualTo(PairedPower.MOST);
    assertThatThrownBy(() -> new PairedPower(new double[] {1, 2}, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Kerby 2014: the share of rank sums for the one less that for the other. */
  @Test
  void rankBiserialIsTheShareOfRanksForLessThatAgainst() {
    assertThat(WilcoxonSignedRank.of(1, 2, 3).rankBiserial()).isEqualTo(1);
    assertThat(WilcoxonSignedRank.of(-1, -2, -3).rankBiserial()).isEqualTo(-1);
    assertThat(WilcoxonSignedRank.of(1, -2, 3).rankBiserial()).isCloseTo(2.0 / 6, within(1e-12));
    assertThat(WilcoxonSignedRank.of(0, 0).rankBiserial()).isZero();
  }
}
