package betacut.games.contract;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.engine.Engine;
import betacut.testkit.AssertingGame;
import betacut.testkit.AssertingPosition;
import betacut.testkit.OptionSets;
import betacut.testkit.Walk;
import betacut.testkit.Walks;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every search keeps its side of the position contract: legal moves, undone in order. */
final class AssertingSearchTest {
  private static final int POSITIONS = 3;
  private static final int DEPTH = 4;

  /** Where a game has hundreds of moves, look at its last plies. */
  private static final int SHALLOW = 2;

  private static final int LATE = 26;

  @TestFactory
  Stream<DynamicTest> usesPositionsProperly() {
    return TestGames.ALL.stream()
        .filter(game -> game != TestGames.GOMOKU)
        .map(
            game -> DynamicTest.dynamicTest(game.id(), () -> searchAll(new AssertingGame<>(game))));
  }

  private static <P extends Position> void searchAll(AssertingGame<P> game) {
    OptionSets.some().forEach((name, options) -> search(game, options));
    Options selective = OptionSets.some().get("pvs usual").with(Feature.QUIESCENCE);
    search(game, selective.with(Feature.LATE_MOVE_REDUCTION));
  }

  private static <P extends Position> void search(
      Game<AssertingPosition<P>> game, Options options) {
    var engine = Engine.of(game, options);
    var walks = new Walks<>(game, Walks.SEED + 9);
    boolean wide = game.start().maxMoves() > 100;
    for (int number = 0; number < POSITIONS; number++) {
      Walk<AssertingPosition<P>> walk =
          wide ? walks.walk(number, LATE, 2 * LATE) : walks.walk(number);
      Limits limits = Limits.depth(wide ? SHALLOW : DEPTH);
      engine.search(walk.copy(), limits, Detail.ALL, Progress.SILENT);
    }
  }
}
