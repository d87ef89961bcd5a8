package betacut.stats.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import betacut.platform.SplitMix;
import betacut.stats.regression.Cholesky;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The small parts everything else stands on. */
class NumericsTest {
  @Test
  void choleskySolvesAndInverts() {
    var random = new SplitMix(1);
    for (int n = 1; n < 12; n++) {
      double[][] matrix = positiveDefinite(n, random);
      double[][] inverse = new Cholesky(matrix).inverse();
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          double product = 0;
          for (int k = 0; k < n; k++) {
            product += matrix[i][k] * inverse[k][j];
          }
          assertThat(product).isCloseTo(i == j ? 1 : 0, within(1e-9));
        }
      }
    }
  }

  private static double[][] positiveDefinite(int n, SplitMix random) {
    double[][] matrix = new double[n][n];
    for (int row = 0; row <= n; row++) {
      double[] values = new double[n];
      Arrays.setAll(values, i -> random.nextDouble() - 0.5);
      for (int i = 0; i < n; i++) {
        matrix[i][i] += 0.1;
        for (int j = 0; j < n; j++) {
          matrix[i][j] += values[i] * values[j];
        }
      }
    }
    return matrix;
  }

  @Test
  void choleskyRefusesSingularMatrices() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Cholesky(new double[][] {{1, 1}, {1, 1}}));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Cholesky(new double[][] {{1, 2}, {2, 1}}));
    assertThatIllegalArgumentException().isThrownBy(() -> new Cholesky(new double[][] {{0}}));
  }

  @Test
  void bisectionEndsAtTheLastBit() {
    assertThat(Bisection.ofDecreasing(x -> 2 - x * x, 0, 2)).isCloseTo(Math.sqrt(2), within(5e-16));
    assertThat(Bisection.ofDecreasing(x -> 1 / x - 1 / (1 - x), 0, 1))
        .isCloseTo(0.5, within(2e-16));
    assertThat(Bisection.ofDecreasing(x -> -x, -3, 5)).isCloseTo(0, within(1e-300));
  }

  @Test
  void intervals() {
    var interval = new Interval(-1, 3, 0.9);
    assertThat(interval.halfWidth()).isEqualTo(2);
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(1, 0, 0.9));
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(0, Double.NaN, 0.9));
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(0, 1, 95));
  }

  /** Millions of values: slow convergence would show here. */
  @Test
  void manyDegreesAreNearlyNormal() {
    assertThat(Distributions.studentWidth(0.95, 1e7)).isCloseTo(1.959964, within(1e-5));
  }
}
