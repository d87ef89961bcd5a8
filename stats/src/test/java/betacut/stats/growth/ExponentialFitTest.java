package betacut.stats.growth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import betacut.platform.SplitMix;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The source study's mean times of a move by depth, and what it and SciPy make of them. */
class ExponentialFitTest {
  static final double[] DEPTHS = {1, 2, 3, 4, 5, 6};
  static final double[] PLAIN = {1.65, 4.82, 19.43, 42.72, 189.86, 547.95};
  static final double[] TABLE = {2.2, 7.61, 22.08, 55.84, 177.35, 465.06};

  @Test
  void nonlinearFitsAreTheStudys() {
    ExponentialFit plain = FitMethod.NONLINEAR.fit(DEPTHS, PLAIN);
    assertThat(plain.a()).isCloseTo(0.665, within(5e-4)).isCloseTo(0.66451798, within(1e-7));
    assertThat(plain.b()).isCloseTo(3.064, within(5e-4)).isCloseTo(3.063837525, within(1e-8));
    assertThat(plain.rSquared()).isCloseTo(0.998412739694, within(1e-11));
    ExponentialFit table = FitMethod.NONLINEAR.fit(DEPTHS, TABLE);
    assertThat(table.a()).isCloseTo(1.15, within(5e-3)).isCloseTo(1.15051379, within(1e-7));
    assertThat(table.b()).isCloseTo(2.72, within(5e-3)).isCloseTo(2.720288029, within(1e-8));
    assertThat(table.rSquared()).isCloseTo(0.999439753370, within(1e-11));
  }

  /**
   * The study's three games have the mean 190.10 at depth 5, where it prints 189.86. Its formula
   * was fitted to the printed value: the right one gives 0.668·3.061^d.
   */
  @Test
  void theFormulaIsThatOfTheMisprint() {
    double[] other = PLAIN.clone();
    other[4] = 190.10;
    ExponentialFit fit = FitMethod.NONLINEAR.fit(DEPTHS, other);
    assertThat(fit.a()).isCloseTo(0.66775722, within(1e-7));
    assertThat(fit.b()).isCloseTo(3.06137138, within(1e-7));
  }

  /** The study's formulas rounded as printed meet at 4.60, those of its means at 4.62. */
  @Test
  void theStudysFitsCross() {
    ExponentialFit plain = new ExponentialFit(0.665, 3.064, 1);
    ExponentialFit table = new ExponentialFit(1.15, 2.72, 1);
    assertThat(Crossover.meeting(plain, table)).isCloseTo(4.60, within(0.005));
    double depth =
        Crossover.meeting(
            FitMethod.NONLINEAR.fit(DEPTHS, PLAIN), FitMethod.NONLINEAR.fit(DEPTHS, TABLE));
    assertThat(depth).isCloseTo(4.615, within(0.001));
  }

  /** SciPy: linregress of logarithms. */
  @Test
  void logLinearFit() {
    ExponentialFit plain = FitMethod.LOG_LINEAR.fit(DEPTHS, PLAIN);
    assertThat(plain.a()).isCloseTo(0.5004276563095891, within(1e-12));
    assertThat(plain.b()).isCloseTo(3.2114630837784235, within(1e-12));
    assertThat(plain.rSquared()).isCloseTo(0.9962352026803036, within(1e-12));
  }

  @ParameterizedTest
  @EnumSource
  void findsACurveThatIsThere(FitMethod method) {
    var random = new SplitMix(21);
    for (int i = 0; i < 200; i++) {
      double a = Math.exp(10 * random.nextDouble() - 5);
      double b = Math.exp(4 * random.nextDouble() - 0.5);
      double[] costs = Arrays.stream(DEPTHS).map(depth -> a * Math.pow(b, depth)).toArray();
      ExponentialFit fit = method.fit(DEPTHS, costs);
      assertThat(fit.a()).isCloseTo(a, within(1e-9 * a));
      assertThat(fit.b()).isCloseTo(b, within(1e-10 * b));
      assertThat(fit.rSquared()).isCloseTo(1, within(1e-12));
      assertThat(fit.at(7)).isCloseTo(a * Math.pow(b, 7), within(1e-8 * fit.at(7)));
    }
  }

  /** No neighbouring curve is nearer to the costs, however wild they are. */
  @Test
  void nonlinearFitIsAMinimum() {
    var random = new SplitMix(22);
    for (int i = 0; i < 300; i++) {
      double[] costs = new double[DEPTHS.length];
      Arrays.setAll(costs, d -> Math.pow(3, d) * Math.exp(4 * random.nextDouble()));
      ExponentialFit fit = FitMethod.NONLINEAR.fit(DEPTHS, costs);
      assertThat(rSquared(fit, 1, 1, costs)).isCloseTo(fit.rSquared(), within(1e-9));
      for (double step : new double[] {0.999, 1.001}) {
        assertThat(rSquared(fit, step, 1, costs)).isLessThan(fit.rSquared());
        assertThat(rSquared(fit, 1, step, costs)).isLessThan(fit.rSquared());
        assertThat(rSquared(fit, Math.pow(step, -5), step, costs)).isLessThan(fit.rSquared());
      }
    }
  }

  /** R² of the curve moved by two factors. */
  private static double rSquared(ExponentialFit fit, double a, double b, double[] costs) {
    var moved = new ExponentialFit(fit.a() * a, fit.b() * b, 0);
    double residual = 0;
    for (int i = 0; i < costs.length; i++) {
      residual += Math.pow(costs[i] - moved.at(DEPTHS[i]), 2);
    }
    return ExponentialFit.rSquared(residual, costs);
  }

  @ParameterizedTest
  @EnumSource
  void theUnitOfCostDoesNotMatter(FitMethod method) {
    double[] scaled = Arrays.stream(PLAIN).map(cost -> 1e9 * cost).toArray();
    ExponentialFit plain = method.fit(DEPTHS, PLAIN);
    ExponentialFit large = method.fit(DEPTHS, scaled);
    assertThat(large.b()).isCloseTo(plain.b(), within(1e-9));
    assertThat(large.a()).isCloseTo(1e9 * plain.a(), within(1.0));
  }

  @ParameterizedTest
  @EnumSource
  void twoPointsHaveACurve(FitMethod method) {
    ExponentialFit fit = method.fit(new double[] {2, 4}, new double[] {3, 12});
    assertThat(fit.b()).isCloseTo(2, within(1e-12));
    assertThat(fit.a()).isCloseTo(0.75, within(1e-12));
  }

  @ParameterizedTest
  @EnumSource
  void refusesWhatHasNoCurve(FitMethod method) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> method.fit(new double[] {1, 2}, new double[] {1, 0}));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> method.fit(new double[] {3, 3}, new double[] {1, 2}));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> method.fit(new double[] {1, 2, 3}, new double[] {1, 2}));
  }
}
