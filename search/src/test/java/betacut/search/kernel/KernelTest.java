package betacut.search.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Feature;
import betacut.search.Options;
import betacut.search.toy.ToyGames;
import betacut.testkit.Check;
import betacut.testkit.EngineUnderTest;
import betacut.testkit.HashEvaluator;
import betacut.testkit.KernelChecks;
import betacut.testkit.OptionSets;
import betacut.testkit.OwnSearch;
import betacut.testkit.SearchChecks;
import betacut.testkit.SearchSample;
import betacut.testkit.Truth;
import betacut.testkit.Walks;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every exact search of the kernel, with every option, against plain minimax on small games: value
 * and move, the return contract on any window, the truth of every table entry, flat wins.
 */
final class KernelTest {
  private static final List<Game<?>> GAMES =
      List.of(ToyGames.TIC_TAC_TOE, ToyGames.WINS, ToyGames.MARGINS);

  private static final int POSITIONS = 24;
  private static final int DEEPEST = 6;
  private static final long NODES = 1_500;

  @TestFactory
  Stream<DynamicContainer> keepsItsContract() {
    return GAMES.stream().map(game -> DynamicContainer.dynamicContainer(game.id(), tests(game)));
  }

  private static <P extends Position> Stream<DynamicTest> tests(Game<P> game) {
    SearchSample<P> sample = sample(game, HashEvaluator.of(Walks.SEED));
    SearchSample<P> folded = sample(game, HashEvaluator.folded(Walks.SEED));
    return OptionSets.exact().entrySet().stream()
        .flatMap(
            named ->
                checks(OptionSets.folds(named.getValue()) ? folded : sample, named).stream()
                    .map(check -> test(named.getKey(), check)));
  }

  private static DynamicTest test(String options, Check check) {
    return DynamicTest.dynamicTest(options + ": " + check.name(), check::run);
  }

  private static <P extends Position> SearchSample<P> sample(
      Game<P> game, HashEvaluator<P> evaluator) {
    return SearchSample.draw(game, Walks.SEED, evaluator, POSITIONS, DEEPEST, NODES);
  }

  private static <P extends Position> List<Check> checks(
      SearchSample<P> sample, Map.Entry<String, Options> named) {
    Options options = named.getValue();
    List<Check> checks = new ArrayList<>();
    checks.add(
        SearchChecks.valueAndMove(sample, () -> new EngineUnderTest<>(sample.game(), options)));
    if (options.threads() == 1 && !options.algorithm().needsTable()) {
      checks.addAll(KernelChecks.of(sample, options));
    }
    return checks;
  }

  @TestFactory
  Stream<DynamicTest> countsFlatWinsAlike() {
    return GAMES.stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> requireFlatWins(game)));
  }

  private static <P extends Position> void requireFlatWins(Game<P> game) {
    SearchSample<P> sample = sample(game, HashEvaluator.folded(Walks.SEED));
    OptionSets.some().values().forEach(options -> requireFlatWins(sample, options));
  }

  /** With flat wins the value is that of minimax that counts all wins the same. */
  private static <P extends Position> void requireFlatWins(
      SearchSample<P> sample, Options options) {
    var flat = new EngineUnderTest<>(sample.game(), options.with(Feature.FLAT_WINS));
    var opinion = OwnSearch.opinion(sample.evaluator());
    for (SearchSample.Case<P> each : sample.cases()) {
      Truth truth = Truth.of(each.position(), sample.evaluator(), each.depth(), true);
      int score = flat.search(each.walk().copy(), opinion, each.depth()).value();
      assertThat(score).as("%s at %s", options, each).isEqualTo(truth.value());
    }
  }
}
