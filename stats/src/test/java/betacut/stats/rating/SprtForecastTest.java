package betacut.stats.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import betacut.platform.SplitMix;
import betacut.stats.rating.Sprt.Decision;
import betacut.stats.rating.Sprt.Scale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SprtForecastTest {
  private static final Sprt TEST = new Sprt(Scale.LOGISTIC, 0, 5, 0.05, 0.1);

  /** Wald: at the hypotheses themselves the test errs as often as it was told to. */
  @Test
  void errorsAreThoseAskedFor() {
    double variance = 0.15;
    assertThat(SprtForecast.ofScore(TEST, Elo.toScore(0), variance).acceptH1())
        .isCloseTo(0.05, within(1e-9));
    assertThat(SprtForecast.ofScore(TEST, Elo.toScore(5), variance).acceptH1())
        .isCloseTo(0.9, within(1e-9));
  }

  @Test
  void lengthHalfwayIsTheClosedForm() {
    double middle = (Elo.toScore(0) + Elo.toScore(5)) / 2;
    double step = Elo.toScore(5) - Elo.toScore(0);
    SprtForecast forecast = SprtForecast.ofScore(TEST, middle, 0.2);
    double expected = -TEST.lowerBound() * TEST.upperBound() * 0.2 / (step * step);
    assertThat(forecast.expectedGames()).isCloseTo(expected, within(1e-6 * expected));
    // A step beside the flat case, where the general formula takes over.
    SprtForecast beside = SprtForecast.ofScore(TEST, middle + 1e-7, 0.2);
    assertThat(beside.expectedGames()).isCloseTo(expected, within(1e-3 * expected));
    assertThat(beside.acceptH1()).isCloseTo(forecast.acceptH1(), within(1e-3));
  }

  @Test
  void drawsShortenATest() {
    assertThat(SprtForecast.of(TEST, 0, 0.6).expectedGames())
        .isCloseTo(0.4 * SprtForecast.of(TEST, 0, 0).expectedGames(), within(1e-6));
  }

  @Test
  void obviousCasesAreCertainAndShort() {
    SprtForecast strong = SprtForecast.of(TEST, 600, 0);
    SprtForecast weak = SprtForecast.of(TEST, -600, 0);
    assertThat(strong.acceptH1()).isOne();
    assertThat(weak.acceptH1()).isBetween(0.0, 1e-100);
    assertThat(strong.expectedGames()).isBetween(1.0, 100.0);
    assertThat(weak.expectedGames()).isBetween(1.0, 100.0);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-20, -5, 0, 2.5, 5, 20})
  void strongerPlayersPassMoreOften(double elo) {
    assertThat(SprtForecast.of(TEST, elo, 0.3).acceptH1())
        .isLessThan(SprtForecast.of(TEST, elo + 0.5, 0.3).acceptH1() + 1e-12);
  }

  /** Tests played to their end with seeded games, elo0 = 0, elo1 = 80, 30 % draws. */
  @ParameterizedTest
  @CsvSource({"LOGISTIC, 0", "LOGISTIC, 40", "LOGISTIC, 80", "NORMALISED, 40", "NORMALISED, 100"})
  void playedTestsFollowTheForecast(Scale scale, double elo) {
    var test = new Sprt(scale, 0, 80, 0.05, 0.05);
    SprtForecast forecast = SprtForecast.of(test, elo, 0.3);
    var random = new SplitMix(5);
    int runs = 300;
    double games = 0;
    double accepted = 0;
    for (int run = 0; run < runs; run++) {
      WinDrawLoss counts = new WinDrawLoss(0, 0, 0);
      Decision decision = Decision.CONTINUE;
      while (decision == Decision.CONTINUE) {
        counts = plus(counts, random.nextDouble(), Elo.toScore(elo) - 0.15);
        // The first games have empty cells, whose thousandths make a wild ratio.
        decision = counts.games() < 10 ? Decision.CONTINUE : test.decide(counts);
      }
      games += counts.games();
      accepted += decision == Decision.ACCEPT_H1 ? 1 : 0;
    }
    assertThat(games / runs / forecast.expectedGames()).isBetween(0.85, 1.25);
    assertThat(accepted / runs).isCloseTo(forecast.acceptH1(), within(0.08));
  }

  private static WinDrawLoss plus(WinDrawLoss counts, double random, double win) {
    int won = random < win ? 1 : 0;
    int drawn = won == 0 && random < win + 0.3 ? 1 : 0;
    return new WinDrawLoss(
        counts.wins() + won, counts.draws() + drawn, counts.losses() + 1 - won - drawn);
  }

  @Test
  void refusesImpossibleGames() {
    assertThatIllegalArgumentException().isThrownBy(() -> SprtForecast.of(TEST, 400, 0.5));
    assertThatIllegalArgumentException().isThrownBy(() -> SprtForecast.of(TEST, 0, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> SprtForecast.of(TEST, 0, -0.1));
  }
}
