package betacut.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PairedRatioTest {
  private static final double[] FIRST = {12, 40, 7, 90, 33, 150, 21, 64, 18, 75};
  private static final double[] SECOND = {10, 25, 8, 60, 30, 80, 20, 41, 15, 44};

  @Test
  void ratios() {
    assertThat(PairedRatio.ofMeans(FIRST, SECOND)).isCloseTo(510 / 333.0, within(1e-14));
    assertThat(PairedRatio.geometric(FIRST, SECOND)).isCloseTo(1.3308128165127677, within(1e-13));
  }

  /** SciPy's paired bootstrap with 400,000 replicates. */
  @Test
  void intervals() {
    assertCloseTo(PairedRatio.ofMeans(FIRST, SECOND, Bootstrap.percentile(1)), 1.2869, 1.6966);
    assertCloseTo(PairedRatio.ofMeans(FIRST, SECOND, Bootstrap.bca(1)), 1.3423, 1.7370);
    assertCloseTo(PairedRatio.geometric(FIRST, SECOND, Bootstrap.percentile(1)), 1.1499, 1.5332);
    assertCloseTo(PairedRatio.geometric(FIRST, SECOND, Bootstrap.bca(1)), 1.1428, 1.5257);
  }

  private static void assertCloseTo(Estimate estimate, double low, double high) {
    assertThat(estimate.interval().low()).isCloseTo(low, within(0.015));
    assertThat(estimate.interval().high()).isCloseTo(high, within(0.015));
    assertThat(estimate.interval().contains(estimate.value())).isTrue();
  }

  /**
   * A variant that is always the same factor dearer has no error, however unequal positions are.
   */
  @Test
  void pairsStayTogether() {
    double[] twice = Arrays.stream(FIRST).map(cost -> 2 * cost).toArray();
    Estimate means = PairedRatio.ofMeans(twice, FIRST, Bootstrap.bca(5));
    assertThat(means.interval().low()).isCloseTo(2, within(1e-12));
    assertThat(means.interval().high()).isCloseTo(2, within(1e-12));
    assertThat(PairedRatio.geometric(twice, FIRST)).isCloseTo(2, within(1e-13));
  }

  @Test
  void swappingInverts() {
    assertThat(PairedRatio.ofMeans(FIRST, SECOND) * PairedRatio.ofMeans(SECOND, FIRST))
        .isCloseTo(1, within(1e-14));
    assertThat(PairedRatio.geometric(FIRST, SECOND) * PairedRatio.geometric(SECOND, FIRST))
        .isCloseTo(1, within(1e-14));
  }

  @Test
  void refusesCostsWithoutAPartner() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PairedRatio.ofMeans(FIRST, new double[] {1}));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PairedRatio.geometric(new double[] {0}, new double[] {1}));
  }
}
