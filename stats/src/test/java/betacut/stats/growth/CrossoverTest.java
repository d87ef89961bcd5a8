package betacut.stats.growth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import betacut.platform.SplitMix;
import betacut.stats.growth.Crossover.Pattern;
import betacut.stats.sample.Bootstrap;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CrossoverTest {
  private static final double[] DEPTHS = {1, 2, 3, 4, 5, 6};
  private static final Bootstrap BOOTSTRAP =
      new Bootstrap(Bootstrap.Method.PERCENTILE, 1000, 0.95, 9);

  /** Positions of different size around a·b^d, each cost off by up to {@code noise}. */
  static GrowthSample sample(double a, double b, double noise, long seed) {
    var size = new SplitMix(1);
    var random = new SplitMix(seed);
    double[][] costs = new double[30][DEPTHS.length];
    for (double[] row : costs) {
      double scale = a * (0.5 + size.nextDouble());
      Arrays.setAll(
          row,
          i -> scale * Math.pow(b, DEPTHS[i]) * Math.exp(noise * (2 * random.nextDouble() - 1)));
    }
    return new GrowthSample(DEPTHS, costs);
  }

  private static Crossover between(GrowthSample first, GrowthSample second) {
    return Crossover.between(
        new GrowthFits(first, FitMethod.NONLINEAR, BOOTSTRAP),
        new GrowthFits(second, FitMethod.NONLINEAR, BOOTSTRAP),
        1,
        12);
  }

  @ParameterizedTest
  @EnumSource
  void branchingFactorWithInterval(FitMethod method) {
    Estimate b = new GrowthFits(sample(1, 3, 0.3, 2), method, BOOTSTRAP).branchingFactor();
    assertThat(3.0).isBetween(b.interval().low(), b.interval().high());
    assertThat(b.value()).isBetween(b.interval().low(), b.interval().high());
    assertThat(b.interval().halfWidth()).isBetween(0.005, 0.3);
  }

  @Test
  void meansAreByDepth() {
    var sample = new GrowthSample(new double[] {1, 2}, new double[][] {{1, 10}, {3, 30}});
    assertThat(sample.means()).containsExactly(2, 20);
    assertThat(sample.fit(FitMethod.LOG_LINEAR).b()).isCloseTo(10, within(1e-12));
  }

  /** 1·3^d and 1.5·2.7^d meet at ln 1.5 / ln(3 / 2.7) = 3.848. */
  @Test
  void crossingIsFoundWithItsInterval() {
    Crossover crossover = between(sample(1, 3, 0.2, 3), sample(1.5, 2.7, 0.2, 4));
    assertThat(crossover.pattern()).isEqualTo(Pattern.CROSSES);
    Interval interval = crossover.interval().orElseThrow();
    assertThat(3.848).isBetween(interval.low(), interval.high());
    assertThat(crossover.depth().orElseThrow()).isBetween(interval.low(), interval.high());
    assertThat(crossover.shareWithout()).isLessThan(0.05);
  }

  /** Positions differ by a factor of three, but pairs do not: the crossing has no error. */
  @Test
  void positionsAreDrawnInPairs() {
    Crossover crossover = between(sample(1, 3, 0, 1), sample(1.5, 2.7, 0, 1));
    double exact = Math.log(1.5) / Math.log(3 / 2.7);
    assertThat(crossover.depth().orElseThrow()).isCloseTo(exact, within(1e-9));
    assertThat(crossover.interval().orElseThrow().low()).isCloseTo(exact, within(1e-9));
    assertThat(crossover.interval().orElseThrow().high()).isCloseTo(exact, within(1e-9));
    assertThat(crossover.shareWithout()).isCloseTo(0, within(1e-9));
  }

  @Test
  void noCrossingIsAnAnswer() {
    Crossover never = between(sample(1, 2.5, 0.1, 3), sample(1.5, 3, 0.1, 4));
    assertThat(never.pattern()).isEqualTo(Pattern.FIRST_ALWAYS);
    assertThat(never.depth()).isEmpty();
    assertThat(never.interval()).isEmpty();
    assertThat(never.shareWithout()).isEqualTo(1);
    Crossover always = between(sample(2, 3, 0.1, 3), sample(1, 3, 0.1, 4));
    assertThat(always.shares()).containsEntry(Pattern.FIRST_ALWAYS, 0.0);
    assertThat(always.pattern()).isEqualTo(Pattern.SECOND_ALWAYS);
    Crossover back = between(sample(1.5, 2.7, 0.1, 3), sample(1, 3, 0.1, 4));
    assertThat(back.pattern()).isEqualTo(Pattern.CROSSES_BACK);
  }

  /** The same costs are no victory of the first. */
  @Test
  void oneCurveDoesNotBeatItself() {
    Crossover same = between(sample(1, 3, 0.5, 3), sample(1, 3, 0.5, 3));
    assertThat(same.pattern()).isEqualTo(Pattern.SAME);
    assertThat(same.shares().get(Pattern.SAME)).isCloseTo(1, within(1e-9));
    assertThat(same.interval()).isEmpty();
  }

  /** Equal variants: every pattern happens, and the shares say so. */
  @Test
  void doubtIsShownAsShares() {
    Crossover crossover = between(sample(1, 3, 0.5, 3), sample(1, 3, 0.5, 4));
    double sum = crossover.shares().values().stream().mapToDouble(share -> share).sum();
    assertThat(sum).isCloseTo(1, within(1e-9));
    assertThat(crossover.shares()).hasSize(Pattern.values().length);
    assertThat(crossover.shares().values()).allMatch(share -> share < 0.95);
  }

  @Test
  void refusesUnpairedSamples() {
    GrowthSample thirty = sample(1, 3, 0, 1);
    GrowthSample two = new GrowthSample(thirty.depths(), Arrays.copyOf(thirty.costs(), 2));
    assertThatIllegalArgumentException().isThrownBy(() -> between(thirty, two));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GrowthSample(DEPTHS, new double[][] {{1, 2}}));
  }
}
