package betacut.games.contract;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.testkit.Check;
import betacut.testkit.GameChecks;
import betacut.testkit.GameSample;
import betacut.testkit.Walks;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every game keeps the game contract and is found by its own name. */
final class EveryGameTest {
  /** Positions with hundreds of moves are slow to look at from all sides. */
  private static final int FEW = 12;

  private static final int MANY = 120;

  @TestFactory
  Stream<DynamicContainer> keepsTheContract() {
    return TestGames.ALL.stream()
        .map(
            game ->
                DynamicContainer.dynamicContainer(
                    game.id(),
                    checks(game).stream()
                        .map(check -> DynamicTest.dynamicTest(check.name(), check::run))));
  }

  private static <P extends Position> List<Check> checks(Game<P> game) {
    int positions = game.start().maxMoves() > 100 ? FEW : MANY;
    return GameChecks.of(new GameSample<>(game, Walks.SEED, positions));
  }

  @TestFactory
  Stream<DynamicTest> isFoundByItsName() {
    return TestGames.ALL.stream()
        .map(
            game ->
                DynamicTest.dynamicTest(
                    game.id(),
                    () -> Assertions.assertThat(Games.find(game.id()).id()).isEqualTo(game.id())));
  }
}
