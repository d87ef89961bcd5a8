package betacut.stats.growth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import betacut.stats.sample.Interval;
import betacut.stats.sample.SplitMix;
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
    ExponentialFit plain = new ExponentialFit(FitMethod.NONLINEAR, 0.665, 3.064, 1, 0, 4);
    ExponentialFit table = new ExponentialFit(FitMethod.NONLINEAR, 1.15, 2.72, 1, 0, 4);
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
    assertThat(plain.logBaseError()).isCloseTo(0.03586154289625842, within(1e-12));
    assertThat(plain.baseInterval(0.95).low()).isCloseTo(2.9071087116950483, within(1e-9));
    assertThat(plain.baseInterval(0.95).high()).isCloseTo(3.547681274175031, within(1e-9));
  }

  /** SciPy: curve_fit's covariance. */
  @Test
  void nonlinearError() {
    assertThat(FitMethod.NONLINEAR.fit(DEPTHS, PLAIN).logBaseError())
        .isCloseTo(0.04499432407, within(1e-8));
    assertThat(FitMethod.NONLINEAR.fit(DEPTHS, TABLE).logBaseError())
        .isCloseTo(0.02240658681, within(1e-8));
  }

  @ParameterizedTest
  @EnumSource
  void findsACurveThatIsThere(FitMethod method) {
    var random = new SplitMix(21);
    for (int i = 0; i < 200; i++) {
      double a = Math.exp(10 * random.unit() - 5);
      double b = Math.exp(4 * random.unit() - 0.5);
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
      Arrays.setAll(costs, d -> Math.pow(3, d) * Math.exp(4 * random.unit()));
      ExponentialFit fit = FitMethod.NONLINEAR.fit(DEPTHS, costs);
      assertThat(fit.rSquaredOfCosts(DEPTHS, costs)).isCloseTo(fit.rSquared(), within(1e-9));
      for (double step : new double[] {0.999, 1.001}) {
        assertThat(moved(fit, step, 1).rSquaredOfCosts(DEPTHS, costs)).isLessThan(fit.rSquared());
        assertThat(moved(fit, 1, step).rSquaredOfCosts(DEPTHS, costs)).isLessThan(fit.rSquared());
        assertThat(moved(fit, Math.pow(step, -5), step).rSquaredOfCosts(DEPTHS, costs))
            .isLessThan(fit.rSquared());
      }
    }
  }

  private static ExponentialFit moved(ExponentialFit fit, double a, double b) {
    return new ExponentialFit(fit.method(), fit.a() * a, fit.b() * b, 0, 0, 0);
  }

  @ParameterizedTest
  @EnumSource
  void theUnitOfCostDoesNotMatter(FitMethod method) {
    double[] scaled = Arrays.stream(PLAIN).map(cost -> 1e9 * cost).toArray();
    ExponentialFit plain = method.fit(DEPTHS, PLAIN);
    ExponentialFit large = method.fit(DEPTHS, scaled);
    assertThat(large.b()).isCloseTo(plain.b(), within(1e-9));
    assertThat(large.a()).isCloseTo(1e9 * plain.a(), within(1.0));
    assertThat(large.logBaseError()).isCloseTo(plain.logBaseError(), within(1e-9));
  }

  @ParameterizedTest
  @EnumSource
  void twoPointsHaveACurveAndNoError(FitMethod method) {
    ExponentialFit fit = method.fit(new double[] {2, 4}, new double[] {3, 12});
    assertThat(fit.b()).isCloseTo(2, within(1e-12));
    assertThat(fit.a()).isCloseTo(0.75, within(1e-12));
    assertThat(fit.baseInterval(0.95)).isEqualTo(new Interval(0, Double.POSITIVE_INFINITY, 0.95));
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
