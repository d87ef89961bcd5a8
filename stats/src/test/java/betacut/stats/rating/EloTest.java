package betacut.stats.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Expected numbers are those of fastchess' own tests (app/tests/elo_test.cpp, commit 74deac2). */
class EloTest {
  @ParameterizedTest
  @CsvSource({
    "76, 123, 89, -20.76, 40.13, 0.1553, 0.477",
    "136, 111, 96, 49.77, 36.77, 0.9960, 0.558",
    "34, 0, 356, -508.44, 34.48, 0.0000, 0.087"
  })
  void trinomial(
      int wins, int draws, int losses, double nelo, double error, double los, double score) {
    var counts = new WinDrawLoss(wins, draws, losses);
    Elo elo = Elo.of(counts, 0.95);
    assertThat(elo.normalised().value()).isCloseTo(nelo, within(0.01));
    assertThat(elo.normalised().interval().halfWidth()).isCloseTo(error, within(0.01));
    assertThat(elo.superiority()).isCloseTo(los, within(5e-5));
    assertThat(counts.score()).isCloseTo(score, within(1e-3));
  }

  @Test
  void logisticEloOfSingleGames() {
    Elo elo = Elo.of(new WinDrawLoss(136, 111, 96), 0.95);
    assertThat(elo.logistic().value()).isCloseTo(40.70, within(0.01));
    assertThat(elo.logistic().interval().halfWidth()).isCloseTo(30.43, within(0.01));
  }

  @ParameterizedTest
  @CsvSource({
    "34, 54, 31, 32, 64, 75, 57.94, 28.28, 55.58, 27.65, 1.0000, 0.579",
    "332, 433, 457, 41, 333, 334, -9.17, 10.96, -8.64, 10.33, 0.0505, 0.488",
    "7895, 8757, 5485, 200, 568, 9999, -19.01, 2.65, -21.04, 2.95, 0.0000, 0.470"
  })
  void pentanomial(
      int ll,
      int ld,
      int wl,
      int dd,
      int wd,
      int ww,
      double nelo,
      double nerror,
      double elo,
      double error,
      double los,
      double score) {
    var counts = new Pentanomial(ll, ld, wl, dd, wd, ww);
    Elo result = Elo.of(counts, 0.95);
    assertThat(result.normalised().value()).isCloseTo(nelo, within(0.01));
    assertThat(result.normalised().interval().halfWidth()).isCloseTo(nerror, within(0.01));
    assertThat(result.logistic().value()).isCloseTo(elo, within(0.01));
    assertThat(result.logistic().interval().halfWidth()).isCloseTo(error, within(0.01));
    assertThat(result.superiority()).isCloseTo(los, within(5e-5));
    assertThat(counts.score()).isCloseTo(score, within(1e-3));
  }

  @Test
  void scoresAndEloInvert() {
    assertThat(Elo.ofScore(0.5)).isZero();
    assertThat(Elo.ofScore(10 / 11.0)).isCloseTo(400, within(1e-10));
    for (int elo = -900; elo <= 900; elo += 50) {
      assertThat(Elo.ofScore(Elo.toScore(elo))).isCloseTo(elo, within(1e-9));
    }
  }

  @Test
  void pairsAreCountedByTheirSum() {
    int[] first = {2, 2, 2, 1, 1, 1, 0, 0, 0};
    int[] second = {2, 1, 0, 2, 1, 0, 2, 1, 0};
    Pentanomial counts = Pentanomial.NONE;
    for (int i = 0; i < first.length; i++) {
      counts = counts.plus(first[i], second[i]);
    }
    assertThat(counts).isEqualTo(new Pentanomial(1, 2, 2, 1, 2, 1));
    assertThat(counts.pairs()).isEqualTo(9);
    assertThat(counts.score()).isEqualTo(0.5);
  }

  /** Independent games: the pair's error is that of the games. */
  @Test
  void bothModelsAgreeOnIndependentGames() {
    // Win, draw and loss with 3 : 2 : 1, paired with themselves: all products, 36 pairs.
    var pairs = new Pentanomial(1, 4, 6, 4, 12, 9);
    Elo byPairs = Elo.of(pairs, 0.95);
    Elo byGames = Elo.of(new WinDrawLoss(36, 24, 12), 0.95);
    assertThat(byPairs.logistic().value()).isCloseTo(byGames.logistic().value(), within(1e-10));
    assertThat(byPairs.logistic().interval().high())
        .isCloseTo(byGames.logistic().interval().high(), within(1e-9));
    assertThat(byPairs.normalised().value()).isCloseTo(byGames.normalised().value(), within(1e-9));
    assertThat(byPairs.superiority()).isCloseTo(byGames.superiority(), within(1e-12));
  }

  @Test
  void theOtherSideIsTheNegative() {
    var counts = new Pentanomial(34, 54, 31, 32, 64, 75);
    Elo one = Elo.of(counts, 0.9);
    Elo other = Elo.of(new Pentanomial(75, 64, 31, 32, 54, 34), 0.9);
    assertThat(other.logistic().value()).isCloseTo(-one.logistic().value(), within(1e-10));
    assertThat(other.logistic().interval().low())
        .isCloseTo(-one.logistic().interval().high(), within(1e-9));
    assertThat(other.superiority()).isCloseTo(1 - one.superiority(), within(1e-12));
  }

  @Test
  void oneSidedMatchesAreInfiniteAndNotSure() {
    Elo won = Elo.of(new WinDrawLoss(5, 0, 0), 0.95);
    assertThat(won.logistic().value()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(won.logistic().interval().high()).isEqualTo(Double.POSITIVE_INFINITY);
    // Wilson's interval of 5 in 5 begins at 5 / (5 + 1.96²) = 0.5655.
    assertThat(won.logistic().interval().low()).isCloseTo(45.79, within(0.01));
    assertThat(won.superiority()).isEqualTo(1 - 1 / 64.0);
    assertThat(Elo.of(new WinDrawLoss(0, 0, 5), 0.95).superiority()).isEqualTo(1 / 64.0);
    Elo drawn = Elo.of(new WinDrawLoss(0, 5, 0), 0.95);
    assertThat(drawn.logistic().value()).isZero();
    assertThat(drawn.normalised().value()).isZero();
    assertThat(drawn.superiority()).isEqualTo(0.5);
    assertThat(drawn.logistic().interval().low()).isNegative();
    assertThat(drawn.logistic().interval().high())
        .isCloseTo(-drawn.logistic().interval().low(), within(1e-9));
    Elo nearly = Elo.of(new WinDrawLoss(9, 0, 1), 0.95);
    assertThat(nearly.logistic().interval().high()).isEqualTo(Double.POSITIVE_INFINITY);
  }

  /** Every match of up to six pairs: a pair that brings half a point more makes it likelier. */
  @Test
  void superiorityGrowsWithEveryHalfPoint() {
    for (int pairs = 1; pairs <= 6; pairs++) {
      for (int[] counts : matches(pairs)) {
        double superiority = superiority(counts);
        assertThat(superiority).isStrictlyBetween(0.0, 1.0);
        int[] mirrored = {counts[4], counts[3], counts[2], counts[1], counts[0]};
        assertThat(superiority(mirrored)).isCloseTo(1 - superiority, within(1e-11));
        for (int i = 0; i < 4; i++) {
          if (counts[i] > 0) {
            int[] better = counts.clone();
            better[i]--;
            better[i + 1]++;
            assertThat(superiority(better)).isGreaterThan(superiority);
          }
        }
      }
    }
    assertThat(superiority(6, 0, 0, 0, 0)).isLessThan(superiority(5, 0, 1, 0, 0));
    assertThat(superiority(5, 0, 1, 0, 0)).isLessThan(superiority(2, 2, 0, 0, 0));
  }

  private static double superiority(int... counts) {
    var pairs = new Pentanomial(counts[0], counts[1], counts[2], 0, counts[3], counts[4]);
    return Elo.of(pairs, 0.95).superiority();
  }

  private static List<int[]> matches(int pairs) {
    List<int[]> all = new ArrayList<>();
    for (int number = 0; number < Math.pow(pairs + 1, 4); number++) {
      int[] counts = new int[5];
      int left = pairs;
      for (int i = 0, rest = number; i < 4; i++, rest /= pairs + 1) {
        counts[i] = rest % (pairs + 1);
        left -= counts[i];
      }
      counts[4] = left;
      if (left >= 0) {
        all.add(counts);
      }
    }
    return all;
  }

  /** Draws say nothing of who is stronger: P(Beta(w + 1, l + 1) > ½) is a binomial tail. */
  @Test
  void superiorityOfFewGamesIsExact() {
    for (int wins = 0; wins <= 10; wins++) {
      for (int losses = 0; losses <= 10; losses++) {
        int n = wins + losses + 1;
        double tail = 0;
        double term = Math.pow(0.5, n);
        for (int k = 0; k <= wins; k++) {
          tail += term;
          term *= (double) (n - k) / (k + 1);
        }
        assertThat(Elo.of(new WinDrawLoss(wins, 3, losses), 0.95).superiority())
            .isCloseTo(tail, within(1e-11));
      }
    }
  }

  @Test
  void longMatchIsNeverSurerThanOneSidedOne() {
    double mixed = Elo.of(new Pentanomial(39, 0, 1, 0, 0, 0), 0.95).superiority();
    double oneSided = Elo.of(new Pentanomial(40, 0, 0, 0, 0, 0), 0.95).superiority();
    assertThat(oneSided).isEqualTo(Math.pow(0.5, 41)).isLessThanOrEqualTo(mixed);
  }

  @Test
  void refusesMatchesThatWereNotPlayed() {
    assertThatIllegalArgumentException().isThrownBy(() -> Elo.of(Pentanomial.NONE, 0.95));
    assertThatIllegalArgumentException().isThrownBy(() -> new WinDrawLoss(1, -1, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> Pentanomial.NONE.plus(3, 0));
  }
}
