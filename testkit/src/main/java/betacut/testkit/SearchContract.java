package betacut.testkit;

import betacut.rules.Game;
import betacut.rules.Position;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What every exact search owes its user: extend it, return your search and some games, run it.
 *
 * <pre>{@code
 * final class MySearchTest extends SearchContract {
 *   @Override
 *   protected OwnSearch newSearch(Game<?> game) {
 *     return new MySearch();
 *   }
 *
 *   @Override
 *   protected List<Game<?>> games() {
 *     return List.of(Games.find("tictactoe"), Games.find("connect4:5x4"));
 *   }
 * }
 * }</pre>
 */
public abstract class SearchContract {
  protected SearchContract() {}

  /** A new search that knows nothing yet; the game is for those that must know it. */
  protected abstract OwnSearch newSearch(Game<?> game);

  /** The games to test it on; small ones will do. */
  protected abstract List<Game<?>> games();

  /**
   * Whether its table answers with entries of deeper searches too ({@code entry.depth >= depth}).
   * Its values are then minimax's at least as deep as asked, so it is only asked what no deeper
   * entry can answer.
   */
  protected boolean usesDeeperEntries() {
    return false;
  }

  @TestFactory
  Stream<DynamicContainer> theSearchKeepsItsContract() {
    return games().stream()
        .map(
            game ->
                DynamicContainer.dynamicContainer(
                    game.id(),
                    checks(game).stream()
                        .map(check -> DynamicTest.dynamicTest(check.name(), check::run))));
  }

  private <P extends Position> List<Check> checks(Game<P> game) {
    return SearchChecks.of(SearchSample.usual(game), () -> newSearch(game), usesDeeperEntries());
  }
}
