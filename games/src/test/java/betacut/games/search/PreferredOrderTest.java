package betacut.games.search;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.OrderPart;
import betacut.search.engine.Engine;
import org.junit.jupiter.api.Test;

/** An engine orders moves as its game prefers, unless it is told otherwise. */
final class PreferredOrderTest {
  private static final Options FULL = Options.full(Algorithm.PVS);

  private static long nodes(Options options) {
    Game<?> game = Games.find("connect4");
    return Engine.of(game, options)
        .search(game.parse("44444"), Limits.depth(12))
        .statistics()
        .nodes();
  }

  @Test
  void theGamesOwnOrderIsUsed() {
    assertThat(nodes(FULL)).isEqualTo(358_130);
  }

  @Test
  void anEvaluationThatForeseesOrders() {
    Game<?> game = Games.find("othello");
    assertThat(Engine.of(game, FULL).options().has(OrderPart.EVALUATION)).isTrue();
    assertThat(Engine.of(game, FULL.withEvaluation("mobility")).options().has(OrderPart.EVALUATION))
        .isFalse();
    Options set = FULL.withOrder(OrderPart.USUAL);
    assertThat(Engine.of(game, set).options().has(OrderPart.EVALUATION)).isFalse();
  }

  @Test
  void anOrderThatIsSetIsKept() {
    assertThat(nodes(FULL.withOrder(OrderPart.USUAL))).isEqualTo(643_176);
  }
}
