package betacut.games.rows;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lines a game lists are those its rules go by. */
final class WinningLinesTest {
  private static final long SEED = Long.getLong("betacut.seed", 15);
  private static final int PLAYOUTS = 60;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "connect4",
        "connect4:5x4",
        "tictactoe",
        "mnk:4,5,3",
        "mnk:7,6,4",
        "gomoku",
        "pentago",
        "pentago:twist"
      })
  void whoHasWonHasFilledOneAndNobodyBefore(String id) {
    playOut(Games.find(id));
  }

  private static <P extends Position> void playOut(Game<P> game) {
    var random = new SplittableRandom(SEED);
    int won = 0;
    for (int i = 0; i < PLAYOUTS; i++) {
      P position = game.start();
      int[] moves = new int[position.maxMoves()];
      while (position.outcome() == Position.ONGOING) {
        assertThat(hasFilled(game, position, 0) || hasFilled(game, position, 1)).isFalse();
        position.play(moves[random.nextInt(position.allMoves(moves, 0))]);
      }
      int outcome = position.outcome();
      int winner = outcome > 0 ? position.mover() : 1 - position.mover();
      won += outcome == Score.DRAW ? 0 : 1;
      assertThat(hasFilled(game, position, winner))
          .as("seed %d: %s", SEED, game.format(position))
          .isEqualTo(outcome != Score.DRAW || hasFilled(game, position, 1 - winner));
      assertThat(hasFilled(game, position, 1 - winner))
          .isEqualTo(outcome == Score.DRAW && hasFilled(game, position, winner));
    }
    assertThat(won).as("games that were won").isPositive();
  }

  private static <P extends Position> boolean hasFilled(Game<P> game, P position, int side) {
    String cells = game.board(position).cells();
    char stone = side == 0 ? Board.FIRST : Board.SECOND;
    return game.lines().stream()
        .anyMatch(line -> line.stream().allMatch(cell -> cells.charAt(cell) == stone));
  }

  @Test
  void theNumbersOfLinesAreTheKnownOnes() {
    assertThat(Games.find("connect4").lines()).hasSize(69);
    assertThat(Games.find("pentago").lines()).hasSize(32);
    assertThat(Games.find("tictactoe").lines()).hasSize(8);
    assertThat(Games.find("gomoku").lines()).hasSize(572);
    assertThat(Games.find("othello").lines()).isEmpty();
  }
}
