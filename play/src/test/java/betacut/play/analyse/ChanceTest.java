package betacut.play.analyse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Score;
import betacut.rules.Value;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChanceTest {
  private static double chance(String game, int score) {
    return Chance.of(Value.estimate(score, 5), Games.find(game));
  }

  /** A new default evaluation needs its own line: bench chances. */
  @ParameterizedTest
  @ValueSource(
      strings = {"connect4", "othello", "othello:6x6", "pentago", "pentago:twist", "gomoku"})
  void theDefaultEvaluationIsMeasured(String name) {
    Game<?> game = Games.find(name);
    assertThat(Chance.isMeasured(game, "opinion")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"connect4", "othello", "mnk:4,4,3"})
  void theChancesOfBothSidesAddUpToOne(String game) {
    assertThat(chance(game, 0)).isEqualTo(0.5);
    for (int score : new int[] {1, 60, 400, Score.ofMargin(6), Score.WIN - 7}) {
      assertThat(chance(game, score) + chance(game, -score)).as("%d", score).isEqualTo(1.0);
    }
  }

  @Test
  void anOpinionForetellsAMarginWhereThatWasMeasured() {
    Game<?> othello = Games.find("othello");
    assertThat(Chance.margin(1592, othello)).hasValueCloseTo(10.0, offset(0.1));
    assertThat(Chance.margin(-1592, othello)).hasValueCloseTo(-10.0, offset(0.1));
    assertThat(Chance.margin(944, Games.find("othello:6x6"))).isEmpty();
    assertThat(Chance.margin(944, Games.find("connect4"))).isEmpty();
  }

  @Test
  void betterIsLikelierToWin() {
    int[] scores = {-400, -20, 0, 20, 400};
    assertThat(IntStream.of(scores).mapToObj(score -> chance("connect4", score))).isSorted();
    assertThat(chance("connect4", Score.WIN - 1)).isGreaterThan(chance("connect4", Score.WIN - 25));
    assertThat(chance("othello", Score.ofMargin(20)))
        .isGreaterThan(chance("othello", Score.ofMargin(2)));
  }
}
