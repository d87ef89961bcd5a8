package betacut.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Trees of plain alpha-beta, columns left to right, whose size others have measured. */
class ConnectFourTreeSizeTest {
  private final ConnectFourPosition position = ConnectFour.of(7, 6).start();
  private final int[] moves = new int[20 * position.maxMoves()];
  private Evaluator<ConnectFourPosition> evaluator;
  private int winAtRoot;
  private int lossPerPly;
  private long nodes;
  private long evaluated;
  private long finished;

  @ParameterizedTest
  @CsvSource({"8,12574", "10,155590", "12,3050083"})
  void constantWinScore(int depth, long expected) {
    evaluator = any -> 0;
    winAtRoot = 1;
    alphaBeta(depth, -Score.INF, Score.INF, 0);
    assertThat(nodes).isEqualTo(expected);
  }

  /** The study's program calls both kinds of childless nodes leaves: 107,905 in all at depth 8. */
  @ParameterizedTest
  @CsvSource({"1,8", "2,21", "3,129", "4,482", "5,2308", "6,8999", "7,42941", "8,153369"})
  void essay(int depth, long expected) {
    evaluator = ConnectFour.of(7, 6).evaluators().get("essay");
    winAtRoot = 1000;
    lossPerPly = 1;
    alphaBeta(depth, -Score.INF, Score.INF, 0);
    assertThat(nodes).isEqualTo(expected);
    if (depth == 8) {
      assertThat(evaluated).isEqualTo(105_140);
      assertThat(finished).isEqualTo(2_765);
    }
  }

  private int alphaBeta(int depth, int alpha, int beta, int ply) {
    nodes++;
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      finished++;
      return Integer.signum(outcome) * (winAtRoot - lossPerPly * ply);
    }
    if (depth == 0) {
      evaluated++;
      return evaluator.evaluate(position);
    }
    int first = ply * position.maxMoves();
    int end = position.moves(moves, first);
    int best = -Score.INF;
    for (int i = first; i < end && best < beta; i++) {
      position.make(moves[i]);
      int score = -alphaBeta(depth - 1, -beta, -Math.max(alpha, best), ply + 1);
      position.undo(moves[i]);
      best = Math.max(best, score);
    }
    return best;
  }
}
