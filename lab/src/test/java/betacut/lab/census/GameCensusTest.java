package betacut.lab.census;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import betacut.play.PlayerText;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameCensusTest {
  private static <P extends Position> GameCensus census(
      Game<P> game, String first, String second, int games, int maxPlies) {
    var text = new PlayerText<>(game, Limits.NONE);
    var seats = List.of(text.parse(first), text.parse(second));
    return GameCensus.of(game, seats, games, maxPlies, 7);
  }

  /** Two perfect players fill the board: 9 + 8 + … + 1 moves to choose from in 9 positions. */
  @Test
  void perfectTicTacToeIsNineMovesOutOfFive() {
    GameCensus census = census(Games.find("tictactoe"), "perfect", "perfect", 4, 100);
    assertThat(census.branching().value()).isEqualTo(5);
    assertThat(census.length().value()).isEqualTo(9);
    assertThat(census.length().interval().halfWidth()).isZero();
    assertThat(census.draws().value()).isEqualTo(1);
    assertThat(census.positions()).isEqualTo(36);
    assertThat(census.unfinished()).isZero();
  }

  /** Known by counting: random tic-tac-toe lasts 7.6 moves and is won by the first in 58 %. */
  @Test
  void randomTicTacToe() {
    GameCensus census = census(Games.find("tictactoe"), "random", "random", 2000, 100);
    assertThat(census.length().value()).isCloseTo(7.634, within(0.1));
    assertThat(census.length().interval().low()).isLessThan(census.length().value());
    assertThat(census.firstWins().value()).isCloseTo(0.585, within(0.04));
    assertThat(census.shortest()).isEqualTo(5);
  }

  /** Sixty cells, less those that nobody can fill; a pass is no move. */
  @Test
  void passesAreNoMoves() {
    GameCensus census = census(Games.find("othello:6x6"), "random", "level:1", 20, 1000);
    assertThat(census.longest()).isLessThanOrEqualTo(32);
    assertThat(census.passes()).isPositive();
    GameCensus same = census(Games.find("othello:6x6"), "random", "level:1", 20, 1000);
    assertThat(same).isEqualTo(census);
  }

  @Test
  void gamesThatAreGivenUpAreSaid() {
    GameCensus census = census(Games.find("connect4"), "random", "random", 6, 5);
    assertThat(census.unfinished()).isEqualTo(6);
    assertThat(census.branching().value()).isEqualTo(7);
  }
}
