package betacut.testkit;

import betacut.rules.Game;
import betacut.rules.Position;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What every game owes a search: extend it, return your game, run it.
 *
 * <pre>{@code
 * final class MyGameTest extends GameContract<MyPosition> {
 *   @Override
 *   protected Game<MyPosition> game() {
 *     return new MyGame();
 *   }
 * }
 * }</pre>
 *
 * A failure names the seed and the position; {@code -Dbetacut.seed=…} tries other ones. That the
 * rules are the right ones no contract can know: add {@link RuleBookChecks} or known perft counts.
 */
public abstract class GameContract<P extends Position> {
  protected GameContract() {}

  /** The game to test. */
  protected abstract Game<P> game();

  /** How many random positions to look at. */
  protected int positions() {
    return GameChecks.POSITIONS;
  }

  /** Other sizes and variants of your game, if they are not on the path as a game family. */
  protected List<? extends Game<?>> others() {
    return OwnershipChecks.gamesOnThePath();
  }

  @TestFactory
  Stream<DynamicTest> theGameKeepsItsContract() {
    return GameChecks.of(new GameSample<>(game(), Walks.SEED, positions()), others()).stream()
        .map(check -> DynamicTest.dynamicTest(check.name(), check::run));
  }
}
