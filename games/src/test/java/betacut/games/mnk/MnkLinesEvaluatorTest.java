package betacut.games.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Position;
import betacut.rules.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MnkLinesEvaluatorTest {
  private static final long SEED = Long.getLong("betacut.seed", 7);

  @ParameterizedTest
  @CsvSource({
    "3,3,3",
    "4,4,4",
    "5,3,3",
    "3,7,4",
    "15,15,5",
    "15,2,3",
    "15,15,15",
    "20,20,5",
    "20,3,20"
  })
  void agreesWithCountingStretches(int width, int height, int inRow) {
    var evaluator = Mnk.of(width, height, inRow).evaluators().get("lines");
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < 10; i++) {
      var fast = Mnk.of(width, height, inRow).start();
      var slow = new SlowMnk(width, height, inRow);
      while (fast.outcome() == Position.ONGOING) {
        int first = slowScore(slow);
        assertThat(evaluator.evaluate(fast))
            .as("seed %d: %s", SEED, slow)
            .isEqualTo(fast.mover() == 0 ? first : -first);
        List<Integer> moves = slow.moves();
        int move = moves.get(random.nextInt(moves.size()));
        fast.make(move);
        slow.play(move);
      }
    }
  }

  private static int slowScore(SlowMnk slow) {
    int score = 0;
    for (String stretch : slow.stretches()) {
      int x = (int) stretch.chars().filter(letter -> letter == 'x').count();
      int o = (int) stretch.chars().filter(letter -> letter == 'o').count();
      score += o == 0 ? MnkLinesEvaluator.WEIGHTS[x] : 0;
      score -= x == 0 ? MnkLinesEvaluator.WEIGHTS[o] : 0;
    }
    return score;
  }

  @Test
  void stonesOfTheOtherColourGiveTheNegatedScore() {
    var game = Mnk.of(15, 15, 5);
    var lines = game.evaluators().get("lines");
    int score = lines.evaluate(game.parse("h8 a1 g7 i9"));
    assertThat(lines.evaluate(game.parse("a1 h8 i9 g7"))).isEqualTo(-score).isNotZero();
  }

  @Test
  void opinionsStayBelowDecidedScores() {
    var game = Mnk.of(15, 15, 15);
    var position = game.start();
    // x fills the upper seven rows but for a cell each, and has a stone in every row of o's.
    List<Integer> first = new ArrayList<>();
    List<Integer> second = new ArrayList<>();
    for (int cell = 0; cell < 225; cell++) {
      boolean isSpecial = cell % 15 == (cell / 15 * 2 + 1) % 15;
      (cell / 15 < 7 != isSpecial ? first : second).add(cell);
    }
    second.removeIf(cell -> cell / 15 < 7);
    for (int i = 0; i < first.size(); i++) {
      position.make(first.get(i));
      position.make(second.get(i));
    }
    assertThat(game.evaluators().get("lines").evaluate(position)).isEqualTo(Score.DECIDED - 1);
  }

  @Test
  void offersTheNamedEvaluatorsWithOursFirst() {
    var evaluators = Mnk.of(3, 3, 3).evaluators();
    assertThat(List.copyOf(evaluators.keySet())).containsExactly("lines", "zero");
    assertThat(evaluators.get("zero").evaluate(Mnk.of(3, 3, 3).parse("5"))).isZero();
  }
}
