package betacut.stats.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import betacut.platform.SplitMix;
import betacut.stats.sample.Bisection;
import betacut.stats.sample.Estimate;
import org.junit.jupiter.api.Test;

class RatingsTest {
  private static final double ELO = 400 / Math.log(10);

  /** American League 1987, Agresti's example: Milwaukee … Cleveland against Baltimore. */
  private static final int[][] BASEBALL = {
    {0, 7, 9, 7, 7, 9, 11},
    {6, 0, 7, 5, 11, 9, 9},
    {4, 6, 0, 7, 7, 8, 12},
    {6, 8, 6, 0, 6, 7, 10},
    {6, 2, 6, 7, 0, 7, 12},
    {4, 4, 5, 6, 6, 0, 6},
    {2, 4, 1, 3, 1, 7, 0}
  };

  private static Crosstable withoutDraws(int[][] wins) {
    return new Crosstable(wins, new int[wins.length][wins.length]);
  }

  private static Crosstable twoPlayers(int wins, int draws, int losses) {
    return new Crosstable(
        new int[][] {{0, wins}, {losses, 0}}, new int[][] {{0, draws}, {draws, 0}});
  }

  /** The maximum and its standard errors as SciPy's optimiser finds them. */
  @Test
  void baseball() {
    Ratings ratings = BradleyTerry.of(withoutDraws(BASEBALL), 6, 1e-7, 0.95);
    double[] abilities = {1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0};
    double[] errors = {0.3433, 0.3396, 0.3367, 0.3359, 0.3339, 0.3319, 0};
    for (int i = 0; i < abilities.length; i++) {
      Estimate estimate = ratings.players().get(i);
      assertThat(estimate.value() / ELO).isCloseTo(abilities[i], within(1e-4));
      assertThat(estimate.interval().halfWidth() / ELO / 1.959964)
          .isCloseTo(errors[i], within(1e-4));
    }
    assertThat(ratings.method()).isEqualTo("Bradley-Terry");
  }

  @Test
  void twoPlayersWithoutPriorAreTheirScore() {
    Ratings ratings = BradleyTerry.of(twoPlayers(60, 30, 10), 1, 1e-9, 0.95);
    assertThat(ratings.elo(0)).isCloseTo(Elo.ofScore(0.75), within(1e-4));
    assertThat(ratings.elo(1)).isZero();
    // 400 / ln 10 / sqrt(n p q): no draws are allowed for.
    assertThat(ratings.players().getFirst().interval().halfWidth())
        .isCloseTo(1.959964 * ELO / Math.sqrt(100 * 0.75 * 0.25), within(1e-3));
  }

  /** With the prior, each player's points are those expected: the maximum, whatever the scores. */
  @Test
  void expectationsMeetResults() {
    var random = new SplitMix(17);
    for (int round = 0; round < 60; round++) {
      int n = 2 + random.nextInt(7);
      Crosstable table = random(n, random, round % 3 == 0 ? 1000 : 10);
      double[] gamma = new double[n];
      Ratings ratings = BradleyTerry.of(table, 0, 1, 0.95);
      for (int i = 0; i < n; i++) {
        gamma[i] = Math.exp(ratings.elo(i) / ELO);
      }
      double level = averageOpponent(gamma);
      for (int i = 0; i < n; i++) {
        double expected = gamma[i] / (gamma[i] + level);
        for (int j = 0; j < n; j++) {
          expected += table.results(i, j).games() * gamma[i] / (gamma[i] + gamma[j]);
        }
        assertThat(expected).isCloseTo(table.results(i).points() + 0.5, within(1e-6));
      }
    }
  }

  /**
   * Summed over players, points meet expectations: so do the prior games, which fixes the level.
   */
  private static double averageOpponent(double[] gamma) {
    return Math.exp(
        Bisection.ofDecreasing(
            log -> {
              double surplus = 0;
              for (double strength : gamma) {
                surplus += strength / (strength + Math.exp(log)) - 0.5;
              }
              return surplus;
            },
            -100,
            100));
  }

  /** Strong players win everything against weak ones, so 100 % scores are common. */
  private static Crosstable random(int n, SplitMix random, int games) {
    int[][] wins = new int[n][n];
    int[][] draws = new int[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        for (int game = 0; game < games; game++) {
          double result = random.nextDouble();
          double win = 1 / (1 + Math.exp(2.0 * (j - i)));
          if (random.nextInt(5) == 0) {
            draws[i][j] = ++draws[j][i];
          } else if (result < win) {
            wins[i][j]++;
          } else {
            wins[j][i]++;
          }
        }
      }
    }
    return new Crosstable(wins, draws);
  }

  @Test
  void perfectScoresStayFinite() {
    Crosstable table = withoutDraws(new int[][] {{0, 100, 100}, {0, 0, 100}, {0, 0, 0}});
    Ratings ratings = BradleyTerry.of(table, 2, BradleyTerry.WEAK_PRIOR, 0.95);
    assertThat(ratings.elo(0)).isBetween(ratings.elo(1) + 300, 3000.0);
    assertThat(ratings.elo(1)).isGreaterThan(300);
    assertThat(ratings.players().getFirst().interval().halfWidth()).isBetween(100.0, 3000.0);
    Ratings performance = PerformanceRating.of(table, 2, BradleyTerry.WEAK_PRIOR, 0.95);
    assertThat(performance.elo(0)).isBetween(300.0, 3000.0);
  }

  @Test
  void theAnchorOnlyShifts() {
    Crosstable table = withoutDraws(BASEBALL);
    Ratings one = BradleyTerry.of(table, 6, 1, 0.95);
    Ratings other = BradleyTerry.of(table, 0, 1, 0.95);
    for (int i = 0; i < 7; i++) {
      assertThat(one.elo(i) - one.elo(0)).isCloseTo(other.elo(i), within(1e-7));
    }
    assertThat(other.players().getFirst().interval().halfWidth()).isZero();
  }

  @Test
  void unconnectedGroupsNeedThePrior() {
    int[][] wins = {{0, 6, 0, 0}, {4, 0, 0, 0}, {0, 0, 0, 6}, {0, 0, 4, 0}};
    Ratings ratings = BradleyTerry.of(withoutDraws(wins), 0, 1, 0.95);
    assertThat(ratings.elo(2)).isCloseTo(0, within(1e-6));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PerformanceRating.of(withoutDraws(wins), 0, 1, 0.95));
  }

  /** A round robin of equal length: every rating is the Elo of the score, less the mean. */
  @Test
  void performanceOfARoundRobin() {
    Crosstable table = withoutDraws(BASEBALL);
    Ratings ratings = PerformanceRating.of(table, 6, 1e-9, 0.95);
    // r_i = (sum of the others) / 6 + d_i, with all ratings summing to 0, gives r_i = 6/7 d_i.
    double last = Elo.ofScore(table.results(6).score());
    for (int i = 0; i < 7; i++) {
      double expected = 6 / 7.0 * (Elo.ofScore(table.results(i).score()) - last);
      assertThat(ratings.elo(i)).isCloseTo(expected, within(1e-6));
    }
    assertThat(ratings.method()).isEqualTo("performance");
  }

  /** Two players: Elo of the score, with half counted on each side. */
  @Test
  void performanceOfTwoPlayers() {
    Ratings ratings = PerformanceRating.of(twoPlayers(60, 30, 10), 1, 1e-9, 0.95);
    assertThat(ratings.elo(0)).isCloseTo(Elo.ofScore(0.75), within(1e-4));
  }

  @Test
  void bothEstimatesAgreeOnAnEvenField() {
    Crosstable table = withoutDraws(BASEBALL);
    Ratings one = BradleyTerry.of(table, 6, 1, 0.95);
    Ratings two = PerformanceRating.of(table, 6, 1, 0.95);
    for (int i = 0; i < 7; i++) {
      assertThat(two.elo(i)).isCloseTo(one.elo(i), within(15.0));
    }
  }

  @Test
  void refusesTablesThatAreNone() {
    assertThatIllegalArgumentException().isThrownBy(() -> withoutDraws(new int[][] {{0, 1}, {0}}));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> withoutDraws(new int[][] {{1, 1}, {0, 0}}));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Crosstable(new int[2][2], new int[][] {{0, 1}, {2, 0}}));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BradleyTerry.of(twoPlayers(1, 1, 1), 0, 0, 0.95));
  }
}
