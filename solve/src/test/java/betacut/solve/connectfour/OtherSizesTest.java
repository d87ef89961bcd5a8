package betacut.solve.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.solve.SolverScale;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OtherSizesTest {
  /** Height, width, winner (0 for a draw) and the ply of the last move, as published. */
  @ParameterizedTest
  @CsvSource({
    "4,4,0,16",
    "4,5,0,20",
    "4,6,2,24",
    "4,7,0,28",
    "5,4,0,20",
    "5,5,0,25",
    "5,6,0,30",
    "6,4,0,24",
    "6,5,0,30",
    "6,6,2,36",
    "7,4,0,28",
    "7,5,0,35",
    "5,7,0,35"
  })
  void theEmptyBoardHasItsKnownResult(int height, int width, int winner, int lastPly) {
    var solver = new ConnectFourSolver(width, height, 64);
    var empty = SolverPosition.empty(width, height);
    int sign = winner == 0 ? 0 : winner == 1 ? 1 : -1;
    assertThat(solver.outcome(empty)).isEqualTo(sign);
    assertThat(Integer.signum(solver.score(empty))).isEqualTo(sign);
    assertThat(new SolverScale(width * height).plies(0, solver.score(empty))).isEqualTo(lastPly);
  }

  @ParameterizedTest
  @CsvSource({"8,7", "9,6", "4,15", "1,63", "32,1", "2,31", "16,3", "3,20"})
  void boardsThatFillTheWordAreSolvedNearTheirEnd(int width, int height) {
    var solver = new ConnectFourSolver(width, height, 8);
    var random = new Random(width);
    for (int game = 0; game < 20; game++) {
      var position = almostFull(width, height, random);
      assertThat(solver.score(position)).as("%s", position).isEqualTo(minimax(position));
    }
  }

  /** A random game without a four that leaves seven cells. */
  private static SolverPosition almostFull(int width, int height, Random random) {
    var position = SolverPosition.empty(width, height);
    while (position.stones() < width * height - 7) {
      int column = random.nextInt(width);
      if (position.canPlay(column) && !position.play(column).isLost()) {
        position = position.play(column);
      } else if (allMovesWin(position)) {
        position = SolverPosition.empty(width, height);
      }
    }
    return position;
  }

  private static boolean allMovesWin(SolverPosition position) {
    for (int c = 0; c < position.width(); c++) {
      if (position.canPlay(c) && !position.play(c).isLost()) {
        return false;
      }
    }
    return true;
  }

  private static int minimax(SolverPosition position) {
    int cells = position.width() * position.height();
    if (position.isLost()) {
      return -((cells + 2 - position.stones()) / 2);
    }
    int best = position.isOver() ? 0 : Integer.MIN_VALUE;
    for (int c = 0; c < position.width(); c++) {
      if (!position.isOver() && position.canPlay(c)) {
        best = Math.max(best, -minimax(position.play(c)));
      }
    }
    return best;
  }
}
