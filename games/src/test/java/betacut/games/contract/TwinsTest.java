package betacut.games.contract;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.testkit.OptionSets;
import betacut.testkit.Walk;
import betacut.testkit.Walks;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A twin is the same code: every count of the search is the same with twins on and off. */
final class TwinsTest {
  private static final int POSITIONS = 4;
  private static final int DEPTH = 4;

  @TestFactory
  Stream<DynamicTest> countTheSameNodes() {
    return TestGames.ALL.stream()
        .filter(game -> game.start().maxMoves() < 100)
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> compare(game)));
  }

  private static <P extends Position> void compare(Game<P> game) {
    OptionSets.some()
        .forEach(
            (name, options) -> {
              for (Walk<P> walk : new Walks<>(game, Walks.SEED).walks(POSITIONS)) {
                compare(name, options, walk);
              }
            });
  }

  private static <P extends Position> void compare(String name, Options options, Walk<P> walk) {
    if (options.threads() > 1) {
      return; // two threads race; only their value is fixed
    }
    Result on = search(options.with(Feature.TWINS), walk);
    Result off = search(options.without(Feature.TWINS), walk);
    assertThat(on.statistics()).as("%s at %s", name, walk).isEqualTo(off.statistics());
    assertThat(on.line()).as("%s at %s", name, walk).isEqualTo(off.line());
    assertThat(on.value()).as("%s at %s", name, walk).isEqualTo(off.value());
  }

  private static <P extends Position> Result search(Options options, Walk<P> walk) {
    return Engine.of(walk.game(), options).search(walk.copy(), Limits.depth(DEPTH));
  }
}
