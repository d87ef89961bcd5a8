package betacut.games.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Feature;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Request;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.search.kernel.KernelSearch;
import betacut.search.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TwinsTest {
  @ParameterizedTest
  @CsvSource({"tictactoe, 7", "connect4, 8", "pentago, 2", "othello, 6"})
  void visitTheSameNodes(String name, int depth) {
    Game<?> game = Games.find(name);
    Options options = Options.full(Algorithm.PVS);
    Result twin = search(game, options, depth);
    Result shared = search(game, options.without(Feature.TWINS), depth);
    assertThat(twin.statistics()).isEqualTo(shared.statistics());
    assertThat(twin.value()).isEqualTo(shared.value());
    assertThat(twin.line()).isEqualTo(shared.line());
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
    Setup setup = new Setup(Options.plain(Algorithm.ALPHABETA), broken, null, null, null, null);
    Limits limits = Limits.depth(2);
    Throwable failure =
        catchThrowable(
            () ->
                new KernelSearch(setup)
                    .search(Games.find("connect4").start(), Request.of(limits, Detail.BEST)));
    assertThat(failure).hasMessage("planted");
    assertThat(failure.getStackTrace())
        .anySatisfy(
            frame -> {
              assertThat(frame.getClassName()).contains("Kernel_ConnectFourPosition");
              assertThat(frame.getFileName()).isEqualTo("Kernel.java");
              assertThat(frame.getLineNumber()).isPositive();
            });
  }

  private static <P extends Position> Result search(Game<P> game, Options options, int depth) {
    return Engine.of(game, options).search(game.start(), Limits.depth(depth));
  }
}
