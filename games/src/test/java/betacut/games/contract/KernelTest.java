package betacut.games.contract;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Options;
import betacut.testkit.HashEvaluator;
import betacut.testkit.KernelChecks;
import betacut.testkit.OptionSets;
import betacut.testkit.SearchSample;
import betacut.testkit.Walks;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The kernel keeps its return contract on any window, and its table holds nothing but truth. */
final class KernelTest {
  private static final List<Game<?>> GAMES =
      List.of(
          TestGames.TIC_TAC_TOE,
          TestGames.MNK_443,
          TestGames.CONNECT_FOUR_4X4,
          TestGames.CONNECT_FOUR,
          TestGames.OTHELLO_4X4,
          TestGames.OTHELLO,
          TestGames.PENTAGO);

  private static final int POSITIONS = 14;
  private static final int DEEPEST = 6;
  private static final long NODES = 1_500;

  @TestFactory
  Stream<DynamicContainer> keepsItsInnerPromises() {
    return GAMES.stream().map(game -> DynamicContainer.dynamicContainer(game.id(), tests(game)));
  }

  private static <P extends Position> Stream<DynamicTest> tests(Game<P> game) {
    SearchSample<P> sample = sample(game, HashEvaluator.of(Walks.SEED + 5));
    SearchSample<P> folded = sample(game, HashEvaluator.folded(Walks.SEED + 5));
    return OptionSets.exact().entrySet().stream()
        .filter(named -> named.getValue().threads() == 1)
        .filter(named -> !named.getValue().algorithm().needsTable()) // the same kernel
        .flatMap(
            named -> {
              Options options = named.getValue();
              SearchSample<P> fitting = OptionSets.folds(options) ? folded : sample;
              return KernelChecks.of(fitting, options).stream()
                  .map(
                      check ->
                          DynamicTest.dynamicTest(
                              named.getKey() + ": " + check.name(), check::run));
            });
  }

  private static <P extends Position> SearchSample<P> sample(
      Game<P> game, HashEvaluator<P> evaluator) {
    return SearchSample.draw(game, Walks.SEED + 5, evaluator, POSITIONS, DEEPEST, NODES);
  }
}
