package betacut.studies;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.connectfour.ConnectFour;
import betacut.games.connectfour.ConnectFourPosition;
import betacut.rules.Evaluator;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class KangFeaturesTest {
  private static final ConnectFour GAME = ConnectFour.of(7, 6);

  private static List<ConnectFourPosition> positions() {
    var random = new SplittableRandom(5);
    List<ConnectFourPosition> positions = new ArrayList<>();
    for (int game = 0; game < 200; game++) {
      ConnectFourPosition position = GAME.start();
      int[] moves = new int[position.maxMoves()];
      while (position.outcome() == Position.ONGOING) {
        positions.add(position.copy());
        position.make(moves[random.nextInt(position.moves(moves, 0))]);
      }
    }
    return positions;
  }

  @Test
  void allFeaturesTogetherAreTheEvaluationOfTheGame() {
    Evaluator<ConnectFourPosition> kang = GAME.evaluators().get("kang");
    var all = new KangFeatures(Set.of(2, 3, 4));
    for (ConnectFourPosition position : positions()) {
      assertThat(all.evaluate(position))
          .as(GAME.format(position))
          .isEqualTo(kang.evaluate(position));
    }
  }

  @Test
  void everyFeatureMatters() {
    var all = new KangFeatures(Set.of(2, 3, 4));
    for (Set<Integer> fewer : List.of(Set.of(2, 3), Set.of(2, 4), Set.of(3, 4))) {
      var some = new KangFeatures(fewer);
      assertThat(positions()).anyMatch(p -> some.evaluate(p) != all.evaluate(p));
    }
    assertThat(new KangFeatures(Set.of(4)).evaluate(GAME.parse("4"))).isEqualTo(-10);
  }
}
