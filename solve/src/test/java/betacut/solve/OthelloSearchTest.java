package betacut.solve;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Score;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import org.junit.jupiter.api.Test;

class OthelloSearchTest {
  private static final Game<?> GAME = Games.find("othello");

  /** Eighteen empty squares; lost by two; half a million nodes of the solver. */
  private static final String ENDING =
      "----------XXXXO-XXXXXOOO-OXXOXOOOOOXXXOXOOOOXOXXO-OOOX-X--OOO-X- X";

  private static Result search(long nodes) {
    var solver = new OthelloSearch(64, 1, 30);
    return Engine.asking(solver, GAME, Options.full(Algorithm.PVS))
        .search(GAME.parse(ENDING), Limits.nodes(nodes));
  }

  @Test
  void anEndingMayTakeTheNodesOfTheMovesItAnswersFor() {
    Result solved = search(100_000);
    assertThat(solved.end()).isEqualTo(Result.End.SOLVED);
    assertThat(solved.value().score()).isEqualTo(Score.ofMargin(-2));
    assertThat(search(10_000).end()).isEqualTo(Result.End.NODES);
  }
}
