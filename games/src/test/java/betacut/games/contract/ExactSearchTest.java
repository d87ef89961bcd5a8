package betacut.games.contract;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Options;
import betacut.testkit.EngineUnderTest;
import betacut.testkit.HashEvaluator;
import betacut.testkit.OptionSets;
import betacut.testkit.SearchChecks;
import betacut.testkit.SearchSample;
import betacut.testkit.Walks;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every exact algorithm with every option returns minimax's value and one of its best moves, on
 * every game, at odd and even depths. Tables are kept from position to position on purpose.
 */
final class ExactSearchTest {
  private static final int POSITIONS = 30;
  private static final int DEEPEST = 6;
  private static final long NODES = 15_000;

  @TestFactory
  Stream<DynamicContainer> agreesWithMinimax() {
    return TestGames.ALL.stream()
        .map(game -> DynamicContainer.dynamicContainer(game.id(), tests(game)));
  }

  private static <P extends Position> Stream<DynamicTest> tests(Game<P> game) {
    SearchSample<P> sample = sample(game, HashEvaluator.of(Walks.SEED));
    SearchSample<P> folded = sample(game, HashEvaluator.folded(Walks.SEED));
    return OptionSets.exact().entrySet().stream()
        .map(
            named -> {
              Options options = named.getValue();
              var check =
                  SearchChecks.valueAndMove(
                      OptionSets.folds(options) ? folded : sample,
                      () -> new EngineUnderTest<>(game, options));
              return DynamicTest.dynamicTest(named.getKey(), check::run);
            });
  }

  private static <P extends Position> SearchSample<P> sample(
      Game<P> game, HashEvaluator<P> evaluator) {
    return SearchSample.draw(game, Walks.SEED, evaluator, POSITIONS, DEEPEST, NODES);
  }
}
