package betacut.play.level;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.play.PlayerText;
import betacut.play.player.Player;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.solve.connectfour.ConnectFourSolver;
import betacut.solve.connectfour.SolverPosition;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LevelPlayerTest {
  private static final Levels LEVELS = Levels.of(Games.find("gomoku"));

  private static <P extends Position> String chosen(
      Game<P> game, String position, int level, long seed) {
    var player = new LevelPlayer<>(game, Levels.of(game).level(level), new SplittableRandom(seed));
    return game.formatMove(player.choose(game.parse(position)).move());
  }

  @ParameterizedTest
  @CsvSource({"connect4, 172737, 4", "connect4, 414243, 4", "tictactoe, 1 4 2 5, c3"})
  void takesWinInOne(String game, String position, String win) {
    for (int level = 2; level <= LEVELS.size(); level++) {
      for (int seed = 0; seed < 10; seed++) {
        assertThat(chosen(Games.find(game), position, level, seed)).isEqualTo(win);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"connect4, 172737, 4", "tictactoe, 1 4 2 5, c3"})
  void withoutGuardAWinMayBeOverlooked(String game, String position, String win) {
    String careless = "level:nodes=10,noise=1,guard=0,solver=no";
    int taken = 0;
    for (int seed = 0; seed < 40; seed++) {
      taken += took(Games.find(game), careless, position, win, seed) ? 1 : 0;
    }
    assertThat(taken).isBetween(10, 39); // more often than by chance, and not always
  }

  private static <P extends Position> boolean took(
      Game<P> game, String description, String position, String move, long seed) {
    try (Player<P> player = new PlayerText<>(game, Limits.NONE).parse(description).create(seed)) {
      return game.formatMove(player.choose(game.parse(position)).move()).equals(move);
    }
  }

  @ParameterizedTest
  @CsvSource({"connect4, 71727, 7", "tictactoe, 1 4 2, c3"})
  void blocksLossInOne(String game, String position, String block) {
    for (int level = 2; level <= 7; level++) {
      for (int seed = 0; seed < 10; seed++) {
        assertThat(chosen(Games.find(game), position, level, seed)).isEqualTo(block);
      }
    }
  }

  @Test
  void answersHoweverFewPositionsItMayLookAt() {
    assertThat(chosen(Games.find("pentago"), "-", 1, 1)).matches("[a-f][1-6]-[1-4][LR]");
    assertThat(chosen(Games.find("gomoku"), "-", 1, 1)).matches("[a-o]\\d+");
  }

  @ParameterizedTest
  @ValueSource(strings = {"274552224131661", "5455174361263362", "2531276566711153"})
  void highestLevelIsPerfectInReach(String moves) {
    var solver = new ConnectFourSolver(7, 6, 8);
    List<String> best =
        solver.bestMoves(SolverPosition.parse(7, 6, moves)).stream()
            .map(c -> "" + (c + 1))
            .toList();
    for (int seed = 0; seed < 3; seed++) {
      assertThat(chosen(Games.find("connect4"), moves, 10, seed)).isIn(best);
    }
  }

  /** By the game's own choice, and only with a model of the evaluation that plays. */
  @ParameterizedTest
  @CsvSource({"othello, true", "othello:6x6, false", "connect4, false", "gomoku, false"})
  void cutsWhereThatWasShownToGain(String game, boolean cuts) {
    assertThat(LevelPlayer.options(Games.find(game)).has(Feature.MULTI_PROBCUT)).isEqualTo(cuts);
  }

  @Test
  void levelsGrow() {
    for (int number = 2; number <= LEVELS.size(); number++) {
      Level weaker = LEVELS.level(number - 1);
      Level stronger = LEVELS.level(number);
      assertThat(stronger.nodes()).isGreaterThan(weaker.nodes());
      assertThat(stronger.noise()).isLessThanOrEqualTo(weaker.noise());
      assertThat(stronger.number()).isEqualTo(number);
    }
  }
}
