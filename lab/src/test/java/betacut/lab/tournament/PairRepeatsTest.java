package betacut.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.stats.rating.Sprt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

class PairRepeatsTest {
  private static final Sprt EASY = new Sprt(Sprt.Scale.LOGISTIC, 0, 400, 0.4, 0.4);
  private static final TournamentSpec MATCH = TournamentSpec.of("connect4", "one", "other");

  /** Two openings in turn; the first player wins one of them with both colours. */
  private static List<PlayedGame> pairs(int pairs, IntFunction<List<String>> moves) {
    List<PlayedGame> games = new ArrayList<>();
    for (int i = 0; i < 2 * pairs; i++) {
      int opening = i / 2 % 2;
      int halves = opening == 0 ? 1 : 2 - i % 2 * 2;
      games.add(
          new PlayedGame(
              i,
              i % 2,
              1 - i % 2,
              "opening " + opening,
              moves.apply(i),
              halves,
              Ending.of("rules"),
              -1,
              -1,
              0,
              0,
              0,
              0,
              0,
              0));
    }
    return games;
  }

  private static List<PlayedGame> withoutChance(int pairs) {
    return pairs(pairs, number -> List.of("moves of " + number % 4));
  }

  /** One game, late, differs from the others from its opening. */
  private static List<PlayedGame> withChance(int pairs) {
    return pairs(pairs, number -> List.of("moves of " + (number == 4 ? number : number % 4)));
  }

  @Test
  void gamesOfPlayersWithoutChanceCountOnce() {
    var once = TournamentResults.of(MATCH, 4, withoutChance(2));
    var often = TournamentResults.of(MATCH, 40, withoutChance(20));
    assertThat(once.repeatedGames()).isZero();
    assertThat(often.repeatedGames()).isEqualTo(36);
    assertThat(often.matches()).isEqualTo(once.matches());
    assertThat(often.ratings()).isEqualTo(once.ratings());
    assertThat(often.players().getFirst().results().games())
        .as("points are those of all games")
        .isEqualTo(40);
    assertThat(ResultsText.of(often)).contains("36, counted", "once in Elo");
  }

  @Test
  void equalGamesOfPlayersWithChanceAllCount() {
    var results = TournamentResults.of(MATCH, 40, withChance(20));
    assertThat(results.repeatedGames()).isZero();
    assertThat(results.matches().getFirst().pairs().pairs()).isEqualTo(20);
  }

  @Test
  void testIsNotDecidedByOnePairOverAndOver() {
    SprtPath path = SprtPath.of(EASY, withoutChance(30));
    assertThat(path.isDecided()).isFalse();
    assertThat(path.pairs().pairs()).isEqualTo(2);
    assertThat(path.repeats()).isEqualTo(28);
    assertThat(path.games()).isEqualTo(60);
    assertThat(SprtText.decision(path))
        .startsWith("Not decided after 2 pairs (28 more were the same games again;");
    assertThat(SprtPath.of(EASY, withChance(30)).isDecided()).isTrue();
  }

  @Test
  void testUnderWayCountsAsTheFinishedOne() {
    for (List<PlayedGame> games : List.of(withoutChance(30), withChance(30))) {
      var watch = new SprtWatch(Optional.of(EASY), List.of());
      games.reversed().forEach(watch::add);
      assertThat(watch.isDecided()).isEqualTo(SprtPath.of(EASY, games).isDecided());
      assertThat(watch.ratio()).isEqualTo(SprtPath.of(EASY, games).ratio());
    }
  }
}
