package betacut.search.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Game;
import betacut.rules.UsageException;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.text.EngineText;
import betacut.search.toy.TicTacToe;
import betacut.search.toy.ToyGames;
import betacut.search.trace.Trace;
import betacut.search.trace.TraceTree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A line that is tried first is the first that the search goes down, and changes no value. */
class TryFirstTest {
  private static final Game<TicTacToe> GAME = ToyGames.TIC_TAC_TOE;
  private static final Limits LIMITS = Limits.depth(5);

  @Test
  void theLineIsTheFirstWayDown() {
    List<Integer> line = List.of(8, 1, 7, 2, 3);
    Trace trace = new Trace(Trace.DEFAULT_LIMIT);
    Engine engine =
        Engine.traced(
            GAME,
            EngineText.parse("alphabeta table=bucket order=hash").options(GAME, false),
            trace);
    engine.tryFirst(GAME.start(), line);
    Result result = engine.search(GAME.start(), LIMITS);
    TraceTree tree = TraceTree.of(trace);
    List<Integer> way = new ArrayList<>();
    int node = tree.root(0);
    for (int ply = 0; ply < line.size() - 1; ply++) {
      node = tree.firstChild(node);
      way.add(tree.node(node).move());
    }
    assertThat(way).isEqualTo(line.subList(0, line.size() - 1));
    assertThat(result.value())
        .isEqualTo(
            Engine.of(GAME, EngineText.parse("minimax").options(GAME, false))
                .search(GAME.start(), LIMITS)
                .value());
  }

  @Test
  void anEngineThatCannotSaysSo() {
    Engine engine = Engine.of(GAME, EngineText.parse("alphabeta").options(GAME, false));
    assertThatThrownBy(() -> engine.tryFirst(GAME.start(), List.of(0)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("alphabeta table=bucket order=hash");
  }
}
