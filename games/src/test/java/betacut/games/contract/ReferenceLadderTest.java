package betacut.games.contract;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.reference.AlphaBeta;
import betacut.search.reference.Minimax;
import betacut.search.reference.Negamax;
import betacut.testkit.HashEvaluator;
import betacut.testkit.SearchSample;
import betacut.testkit.Walks;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The ladder of reference searches agrees with the testkit's own minimax, rung by rung. */
final class ReferenceLadderTest {
  private static final int POSITIONS = 40;
  private static final int DEEPEST = 6;
  private static final long NODES = 8_000;

  @TestFactory
  Stream<DynamicTest> agrees() {
    return TestGames.ALL.stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> compare(game)));
  }

  private static <P extends Position> void compare(Game<P> game) {
    Evaluator<Position> evaluator = HashEvaluator.of(Walks.SEED);
    SearchSample<P> sample =
        SearchSample.draw(
            game, Walks.SEED, HashEvaluator.of(Walks.SEED), POSITIONS, DEEPEST, NODES);
    for (SearchSample.Case<P> each : sample.cases()) {
      P position = each.position();
      int depth = each.depth();
      int value = each.truth().value();
      assertThat(new Minimax(position, evaluator).search(depth)).as("%s", each).isEqualTo(value);
      assertThat(new Negamax(position, evaluator).search(depth)).as("%s", each).isEqualTo(value);
      assertThat(new AlphaBeta(position, evaluator).search(depth)).as("%s", each).isEqualTo(value);
      int[] values = each.truth().values().stream().mapToInt(Integer::intValue).toArray();
      assertThat(new Minimax(position, evaluator).values(depth)).as("%s", each).isEqualTo(values);
    }
  }
}
