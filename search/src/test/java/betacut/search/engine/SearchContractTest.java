package betacut.search.engine;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.TablePolicy;
import betacut.search.toy.ToyGames;
import betacut.testkit.AssertingGame;
import betacut.testkit.AssertingPosition;
import betacut.testkit.EngineUnderTest;
import betacut.testkit.HashEvaluator;
import betacut.testkit.OptionSets;
import betacut.testkit.SearchChecks;
import betacut.testkit.SearchSample;
import betacut.testkit.Walks;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Our usual engines keep the whole search contract on small games. */
final class SearchContractTest {
  private static final List<Options> ENGINES =
      List.of(
          Options.plain(Algorithm.ALPHABETA),
          Options.full(Algorithm.ALPHABETA),
          Options.full(Algorithm.PVS),
          Options.full(Algorithm.MTDF));

  @TestFactory
  Stream<DynamicContainer> limitsKeptTablesTiesAndVariety() {
    return ToyGames.ALL.stream()
        .map(game -> DynamicContainer.dynamicContainer(game.id(), checks(game)));
  }

  /** Opinions lie one apart, so that a bound off by one shows. */
  private static <P extends Position> Stream<DynamicTest> checks(Game<P> game) {
    SearchSample<P> sample =
        SearchSample.draw(game, Walks.SEED, HashEvaluator.ofRange(Walks.SEED, 3, 1), 30, 6, 8_000);
    return ENGINES.stream()
        .map(o -> o.table() == TablePolicy.NONE ? o : o.withTable(o.table(), 1))
        .flatMap(
            options ->
                SearchChecks.of(sample, () -> new EngineUnderTest<>(game, options)).stream()
                    .map(
                        check ->
                            DynamicTest.dynamicTest(
                                options.algorithm() + ": " + check.name(), check::run)));
  }

  /** Only legal moves, undone in order. */
  @TestFactory
  Stream<DynamicTest> usesPositionsProperly() {
    return ToyGames.ALL.stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> search(new AssertingGame<>(game))));
  }

  private static <P extends Position> void search(Game<AssertingPosition<P>> game) {
    OptionSets.some().forEach((name, options) -> search(game, options));
    Options selective = OptionSets.some().get("pvs usual").with(Feature.QUIESCENCE);
    search(game, selective.with(Feature.LATE_MOVE_REDUCTION));
  }

  private static <P extends Position> void search(Game<P> game, Options options) {
    Engine engine = Engine.of(game, options);
    for (var walk : new Walks<>(game, Walks.SEED + 9).walks(3)) {
      engine.search(walk.copy(), Limits.depth(5), Detail.ALL, Progress.SILENT);
    }
  }
}
