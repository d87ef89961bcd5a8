package betacut.games.othello;

import static betacut.games.othello.OthelloTesting.game;
import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.pentago.Playthrough;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class OthelloSolvedTest {
  private final int[][] moves = new int[130][64];

  @Test
  void theSecondPlayerWinsFourByFourByEleven() {
    assertThat(solve(game("4x4").start())).isEqualTo(-10);
    assertThat(solve(game("4x4,discs-only").start())).isEqualTo(-8);
  }

  @Test
  void endgamesHaveTheirKnownValues() {
    for (String line : Playthrough.lines("/playthrough/othello-endgames.txt")) {
      OthelloPosition position = game("8x8").parse(line);
      String best = line.split(";")[1].strip();
      int score = Integer.parseInt(best.substring(best.indexOf(':') + 1));
      assertThat(solve(position)).as(line).isEqualTo(score);
    }
  }

  private int solve(OthelloPosition position) {
    int score = search(position, -Score.INF, Score.INF, 0);
    return score == 0 ? 0 : Score.margin(score);
  }

  /** Alpha-beta to the end, the move that leaves the opponent fewest replies first. */
  private int search(OthelloPosition position, int alpha, int beta, int ply) {
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return outcome;
    }
    int[] list = moves[ply];
    int end = position.moves(list, 0);
    for (int i = 0; i < end; i++) {
      position.make(list[i]);
      list[i] |= Long.bitCount(position.playable()) << 8;
      position.undo(list[i] & 0xFF);
    }
    Arrays.sort(list, 0, end);
    int best = -Score.INF;
    int floor = alpha;
    for (int i = 0; i < end && floor < beta; i++) {
      int move = list[i] & 0xFF;
      position.make(move);
      best = Math.max(best, -search(position, -beta, -floor, ply + 1));
      position.undo(move);
      floor = Math.max(floor, best);
    }
    return best;
  }
}
