package betacut.games.contract;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Feature;
import betacut.search.Options;
import betacut.testkit.EngineUnderTest;
import betacut.testkit.HashEvaluator;
import betacut.testkit.OptionSets;
import betacut.testkit.SearchSample;
import betacut.testkit.Truth;
import betacut.testkit.Walks;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** With flat wins every search returns the value of minimax that counts all wins the same. */
final class FlatWinsTest {
  @TestFactory
  Stream<DynamicTest> agreesWithFlatMinimax() {
    return Stream.of(
            TestGames.TIC_TAC_TOE,
            TestGames.MNK_443,
            TestGames.CONNECT_FOUR_4X4,
            TestGames.CONNECT_FOUR)
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> compare(game)));
  }

  private static <P extends Position> void compare(Game<P> game) {
    SearchSample<P> sample =
        SearchSample.draw(game, Walks.SEED, HashEvaluator.of(Walks.SEED), 20, 6, 5_000);
    OptionSets.some()
        .forEach(
            (name, options) -> {
              if (!OptionSets.folds(options)) {
                compare(sample, name, options.with(Feature.FLAT_WINS));
              }
            });
  }

  private static <P extends Position> void compare(
      SearchSample<P> sample, String name, Options options) {
    var session = new EngineUnderTest(options).open(sample.game(), sample.evaluator());
    for (SearchSample.Case<P> each : sample.cases()) {
      Truth truth = Truth.of(each.position(), sample.evaluator(), each.depth(), true);
      int score = session.search(each.walk().copy(), each.depth()).score();
      assertThat(score).as("%s at %s", name, each).isEqualTo(truth.value());
    }
  }
}
