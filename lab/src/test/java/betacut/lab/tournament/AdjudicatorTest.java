package betacut.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdjudicatorTest {
  private static <P extends Position> OptionalInt outcome(
      Game<P> game, String position, long nodes) {
    Adjudicator<P> judge = Adjudicator.of(game, nodes);
    judge.begin();
    return judge.outcome(game.parse(position));
  }

  @ParameterizedTest
  @CsvSource({
    "tictactoe, a1, 0",
    "tictactoe, a1 b1, 1",
    "connect4:5x4, -, 0",
    "connect4, 121212, 1",
    "tictactoe, a1 b1 b2, -1"
  })
  void truthIsKnown(String game, String position, int outcome) {
    assertThat(outcome(Games.find(game), position, 1_000_000)).hasValue(outcome);
  }

  @Test
  void whatCostsTooMuchIsNotKnown() {
    assertThat(outcome(Games.find("connect4:8x7"), "-", 1000)).isEmpty();
    assertThat(outcome(Games.find("tictactoe"), "a1", 0)).isEmpty();
    assertThat(outcome(Games.find("gomoku"), "-", 100_000)).isEmpty();
  }

  /** Plays moves of tic-tac-toe with the truth known everywhere. */
  private static <P extends Position> PlayedGame judged(Game<P> game, List<String> moves) {
    Adjudicator<P> judge = Adjudicator.of(game, 100_000);
    var record = new GameRecord<>(game, new Pairing(0, 0, 1, 0), game.start());
    for (String move : moves) {
      record.judge(judge.outcome(record.position()));
      record.play(game.parseMove(record.position(), move));
    }
    return record.byRules();
  }

  @Test
  void movesThatGiveAwayHalfPointsAreCounted() {
    // b1 loses for the second player, b2 keeps the win, and nothing after that can be helped.
    PlayedGame game = judged(Games.find("tictactoe"), List.of("a1", "b1", "b2", "c1", "c3"));
    assertThat(game.halves()).isEqualTo(2);
    assertThat(game.firstBlunders()).isZero();
    assertThat(game.secondBlunders()).isEqualTo(1);
    assertThat(game.firstJudged()).isEqualTo(3);
    assertThat(game.secondJudged()).isEqualTo(2);
    PlayedGame missed =
        judged(
            Games.find("tictactoe"), List.of("a1", "b1", "c1", "b2", "b3", "a2", "c2", "c3", "a3"));
    assertThat(missed.halves()).isEqualTo(1);
    assertThat(missed.firstBlunders()).isPositive();
    assertThat(missed.secondBlunders()).isEqualTo(1);
  }

  @Test
  void nobodyKnowsWithoutJudge() {
    var game = Games.find("tictactoe");
    assertThat(unjudged(game).firstBlunders()).isEqualTo(-1);
    assertThat(unjudged(game).firstJudged()).isZero();
  }

  private static <P extends Position> PlayedGame unjudged(Game<P> game) {
    var record = new GameRecord<>(game, new Pairing(0, 0, 1, 0), game.start());
    for (String move : List.of("a1", "b1", "b2", "c1", "c3")) {
      record.judge(OptionalInt.empty());
      record.play(game.parseMove(record.position(), move));
    }
    return record.byRules();
  }
}
