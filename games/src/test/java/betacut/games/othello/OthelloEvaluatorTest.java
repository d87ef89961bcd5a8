package betacut.games.othello;

import static betacut.games.othello.OthelloTesting.game;
import static betacut.games.othello.OthelloTesting.walk;
import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Weights;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OthelloEvaluatorTest {
  @ParameterizedTest
  @ValueSource(strings = {"8x8", "6x6", "4x4"})
  void opinionsNegateWithTheSideAndIgnoreSymmetry(String variant) {
    Game<OthelloPosition> game = game(variant);
    for (long seed = 0; seed < 30; seed++) {
      walk(
          variant,
          seed,
          position -> {
            if (position.outcome() == Position.ONGOING) {
              game.evaluators().forEach((name, evaluator) -> check(name, evaluator, position));
            }
          });
    }
  }

  private static void check(
      String name, Evaluator<OthelloPosition> evaluator, OthelloPosition position) {
    int opinion = evaluator.evaluate(position);
    assertThat(Math.abs(opinion)).as(name).isLessThan(Score.DECIDED);
    var otherSide =
        new OthelloPosition(
            position.size(), false, position.opponent(), position.own(), 1 - position.mover());
    if (!(evaluator instanceof Evaluator.Tabled)) { // which knows whose turn it is
      assertThat(evaluator.evaluate(otherSide)).as(name).isEqualTo(-opinion);
    }
    for (int symmetry = 1; symmetry < 8; symmetry++) {
      var image =
          new OthelloPosition(
              position.size(),
              false,
              Discs.image(position.own(), symmetry),
              Discs.image(position.opponent(), symmetry),
              position.mover());
      assertThat(evaluator.evaluate(image)).as(name).isEqualTo(opinion);
    }
  }

  @Test
  void positionalIsTheSumOverSquares() {
    Game<OthelloPosition> game = game("8x8");
    walk(
        "8x8",
        5,
        position -> {
          int sum = 0;
          for (int square = 0; square < 64; square++) {
            int weight = SquareWeights.of(Size.EIGHT)[square];
            sum += weight * (int) (position.own() >>> square & 1);
            sum -= weight * (int) (position.opponent() >>> square & 1);
          }
          assertThat(game.evaluators().get("positional").evaluate(position)).isEqualTo(sum);
        });
  }

  @Test
  void mobilityIsTheSumOfItsFeatures() {
    Game<OthelloPosition> game = game("8x8");
    for (long seed = 0; seed < 20; seed++) {
      walk(
          "8x8",
          seed,
          position -> {
            int expected = slowMobility(SlowOthello.of(game.format(position)));
            assertThat(game.evaluators().get("mobility").evaluate(position)).isEqualTo(expected);
          });
    }
  }

  private static int slowMobility(SlowOthello slow) {
    char own = slow.mover;
    Weights byHand = new MobilityEvaluator(Size.EIGHT).weights();
    int[] phases = MobilityEvaluator.NAMES.stream().mapToInt(byHand::get).toArray();
    int[] weights = MobilityEvaluator.between(phases, slow.count('-'), 60);
    int sum = weights[3] * (slow.mobility(true) - slow.mobility(false));
    sum += weights[5] * slow.margin();
    for (int cell = 0; cell < 64; cell++) {
      int column = cell % 8;
      int row = cell / 8;
      if (slow.cells[cell] == '-') {
        sum += weights[4] * (touches(slow, cell, other(own)) - touches(slow, cell, own));
      } else {
        int edge = Math.min(column, 7 - column);
        int side = Math.min(row, 7 - row);
        char corner = slow.cells[(row < 4 ? 0 : 56) + (column < 4 ? 0 : 7)];
        int weight =
            edge + side == 0
                ? weights[0]
                : corner != '-' || edge > 1 || side > 1 ? 0 : weights[edge + side == 2 ? 1 : 2];
        sum += slow.cells[cell] == own ? weight : -weight;
      }
    }
    return Score.clampOpinion(sum);
  }

  private static char other(char side) {
    return side == 'X' ? 'O' : 'X';
  }

  private static int touches(SlowOthello slow, int cell, char side) {
    for (int other = 0; other < 64; other++) {
      boolean isNear = Math.abs(other % 8 - cell % 8) <= 1 && Math.abs(other / 8 - cell / 8) <= 1;
      if (isNear && slow.cells[other] == side) {
        return 1;
      }
    }
    return 0;
  }
}
