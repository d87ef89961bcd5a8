package betacut.search.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Game.LateMoves;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.search.spi.Request;
import betacut.search.toy.TicTacToe;
import betacut.search.toy.ToyGames;
import betacut.testkit.OptionSets;
import betacut.testkit.Walk;
import betacut.testkit.Walks;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A twin is the same code: every count of the search is the same with twins on and off. */
final class TwinsTest {
  @TestFactory
  Stream<DynamicTest> countTheSameNodes() {
    return ToyGames.ALL.stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> compare(game)));
  }

  private static <P extends Position> void compare(Game<P> game) {
    for (Walk<P> walk : new Walks<>(game, Walks.SEED).walks(4)) {
      OptionSets.some().forEach((name, options) -> compare(name, options, walk));
    }
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
    return Engine.of(walk.game(), options).search(walk.copy(), Limits.depth(5));
  }

  @Test
  void nameTheGameInStackTraces() {
    Evaluator<Position> broken =
        position -> {
          if (position.ply() == 0) {
            return 0; // asked for once, before the search
          }
          throw new IllegalStateException("planted");
        };
    var parts =
        new KernelParts(
            Options.plain(Algorithm.ALPHABETA), broken, null, null, null, LateMoves.USUAL, null);
    Limits limits = Limits.depth(2);
    Throwable failure =
        catchThrowable(
            () -> new KernelSearch(parts).search(new TicTacToe(), Request.of(limits, Detail.BEST)));
    assertThat(failure).hasMessage("planted");
    assertThat(failure.getStackTrace())
        .anySatisfy(
            frame -> {
              assertThat(frame.getClassName()).contains("Kernel_TicTacToe");
              assertThat(frame.getFileName()).isEqualTo("Kernel.java");
              assertThat(frame.getLineNumber()).isPositive();
            });
  }
}
