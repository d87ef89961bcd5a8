package betacut.solve;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Score;
import betacut.rules.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolverScaleTest {
  private static final SolverScale SCALE = new SolverScale(42);

  @ParameterizedTest
  @CsvSource({
    "4, 3, 37, 33", // the first player's third stone from the end
    "5, -3, 37, 32",
    "5, 3, 38, 33", // the second player's
    "4, -3, 38, 34",
    "0, 1, 41, 41",
    "41, 1, 42, 1",
    "6, 18, 7, 1",
    "7, 18, 8, 1"
  })
  void scoresTellTheStone(int stones, int score, int stone, int plies) {
    assertThat(SCALE.winningStone(stones, score)).isEqualTo(stone);
    assertThat(SCALE.plies(stones, score)).isEqualTo(plies);
    int value = score > 0 ? Score.WIN - plies : Score.LOSS + plies;
    assertThat(SCALE.value(stones, score)).isEqualTo(Value.exact(value, plies));
  }

  @Test
  void drawsFillTheBoard() {
    assertThat(SCALE.value(10, 0)).isEqualTo(Value.exact(Score.DRAW, 32));
  }

  @Test
  void oddBoardsGiveTheFirstPlayerOneStoneMore() {
    var scale = new SolverScale(25);
    assertThat(scale.winningStone(0, 1)).isEqualTo(25);
    assertThat(scale.winningStone(1, 1)).isEqualTo(24);
  }
}
