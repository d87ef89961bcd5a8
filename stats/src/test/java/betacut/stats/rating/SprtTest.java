package betacut.stats.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import betacut.stats.rating.Sprt.Decision;
import betacut.stats.rating.Sprt.Scale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Expected ratios are those of fastchess' own tests (app/tests/sprt_test.cpp, commit 74deac2). */
class SprtTest {
  private static Sprt test(Scale scale, double elo0, double elo1) {
    return new Sprt(scale, elo0, elo1, 0.05, 0.05);
  }

  @ParameterizedTest
  @CsvSource({
    "NORMALISED, 0, 2, 36433, 68692, 36027, 0.92",
    "NORMALISED, -1.75, 0.25, 10871, 20431, 10650, 2.30",
    "LOGISTIC, 0.5, 2.5, 21404, 40708, 21184, -1.57",
    "LOGISTIC, 0, 2, 57433, 106593, 57030, -2.59"
  })
  void trinomial(
      Scale scale, double elo0, double elo1, int wins, int draws, int losses, double expected) {
    double ratio = test(scale, elo0, elo1).logLikelihoodRatio(new WinDrawLoss(wins, draws, losses));
    assertThat(ratio).isCloseTo(expected, within(0.006));
  }

  @ParameterizedTest
  @CsvSource({
    "NORMALISED, 0, 2, 365, 16618, 36029, 200, 16974, 390, 2.25",
    "NORMALISED, -1.75, 0.25, 127, 4883, 10311, 401, 5150, 104, 3.01",
    "LOGISTIC, 0.5, 2.5, 223, 9863, 20279, 1000, 10037, 246, -3.07",
    "LOGISTIC, 0, 2, 871, 26175, 55003, 980, 26678, 821, -4.98"
  })
  void pentanomial(
      Scale scale,
      double elo0,
      double elo1,
      int ll,
      int ld,
      int wl,
      int dd,
      int wd,
      int ww,
      double expected) {
    double ratio =
        test(scale, elo0, elo1).logLikelihoodRatio(new Pentanomial(ll, ld, wl, dd, wd, ww));
    assertThat(ratio).isCloseTo(expected, within(0.006));
  }

  /** Fastchess allows its own numbers here one percent. */
  @Test
  void emptyCellsCountAThousandth() {
    assertThat(test(Scale.NORMALISED, 0, 10).logLikelihoodRatio(new WinDrawLoss(4250, 0, 0)))
        .isCloseTo(120.56, within(1.2));
    assertThat(
            test(Scale.NORMALISED, 0, 5).logLikelihoodRatio(new Pentanomial(0, 0, 0, 0, 0, 5550)))
        .isCloseTo(111.82, within(1.1));
  }

  /** The same formula solved by SciPy's brentq. */
  @Test
  void logisticRatioToTenDigits() {
    assertThat(
            test(Scale.LOGISTIC, 0.5, 2.5).logLikelihoodRatio(new WinDrawLoss(21404, 40708, 21184)))
        .isCloseTo(-1.571888792690509, within(1e-7));
    assertThat(test(Scale.LOGISTIC, 0, 10).logLikelihoodRatio(new WinDrawLoss(100, 0, 0)))
        .isCloseTo(2.8368151761109015, within(1e-9));
    assertThat(test(Scale.LOGISTIC, 0, 50).logLikelihoodRatio(new WinDrawLoss(8, 5, 3)))
        .isCloseTo(0.8169556165519883, within(1e-9));
  }

  /** Without draws the likeliest distribution with a given score is that score. */
  @Test
  void ratioOfTwoOutcomesIsBinomial() {
    double s0 = Elo.toScore(0);
    double s1 = Elo.toScore(30);
    double expected = 700 * Math.log(s1 / s0) + 600 * Math.log((1 - s1) / (1 - s0));
    assertThat(new LikelihoodRatio(new double[] {600, 1e-12, 700}).ofScores(s0, s1))
        .isCloseTo(expected, within(1e-8));
  }

  @Test
  void bothScalesAgreeOnCloseMatchesWithoutDraws() {
    var counts = new WinDrawLoss(5100, 0, 5000);
    double logistic = test(Scale.LOGISTIC, 0, 5).logLikelihoodRatio(counts);
    assertThat(test(Scale.NORMALISED, 0, 5).logLikelihoodRatio(counts))
        .isCloseTo(logistic, within(0.01));
  }

  @Test
  void theOtherSideTestsTheNegative() {
    var counts = new Pentanomial(10, 30, 40, 20, 45, 12);
    var reversed = new Pentanomial(12, 45, 40, 20, 30, 10);
    for (Scale scale : Scale.values()) {
      assertThat(test(scale, -3, 7).logLikelihoodRatio(counts))
          .isCloseTo(-test(scale, -7, 3).logLikelihoodRatio(reversed), within(1e-8));
    }
  }

  @Test
  void boundsAndDecisions() {
    Sprt test = test(Scale.LOGISTIC, 0, 5);
    assertThat(test.lowerBound()).isCloseTo(-Math.log(19), within(1e-12));
    assertThat(test.upperBound()).isCloseTo(Math.log(19), within(1e-12));
    assertThat(test.decide(2.9)).isEqualTo(Decision.CONTINUE);
    assertThat(test.decide(test.upperBound())).isEqualTo(Decision.ACCEPT_H1);
    assertThat(test.decide(test.lowerBound())).isEqualTo(Decision.ACCEPT_H0);
    assertThat(test.decide(Pentanomial.NONE)).isEqualTo(Decision.CONTINUE);
    assertThat(test.decide(new WinDrawLoss(3000, 2000, 2000))).isEqualTo(Decision.ACCEPT_H1);
    assertThat(test.decide(new WinDrawLoss(2000, 2000, 3000))).isEqualTo(Decision.ACCEPT_H0);
  }

  @ParameterizedTest
  @CsvSource({"5, 5, 0.05, 0.05", "0, 5, 0, 0.05", "0, 5, 0.6, 0.4", "0, 5, 0.05, NaN"})
  void refusesTestsThatDecideNothing(double elo0, double elo1, double alpha, double beta) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Sprt(Scale.LOGISTIC, elo0, elo1, alpha, beta));
  }
}
