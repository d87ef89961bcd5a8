package betacut.solve.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SmallBoardTest {
  @ParameterizedTest
  @CsvSource({
    "6, 0", "6, 1", "6, 2", "6, 3", "6, 4", "6, 5", "6, 6", "6, 7", "6, 8", "4, 1", "4, 2", "4, 3",
    "4, 4", "4, 6", "4, 8"
  })
  void scoresAreThoseOfMinimax(int width, int empties) {
    OthelloSolver solver = OthelloSolver.ofWidth(width, 1, 1);
    var random = new SplittableRandom(empties);
    for (int i = 0; i < (empties < 7 ? 100 : 10); i++) {
      SmallPosition board = SmallPosition.random(random, width, empties);
      int value = board.value();
      assertThat(solver.score(board.own(), board.opponent())).as("%s", board).isEqualTo(value);
      assertThat(solver.outcome(board.own(), board.opponent())).isEqualTo(Integer.signum(value));
      assertThat(solver.score(board.opponent(), board.own())).isEqualTo(board.passed().value());
    }
  }

  /** The moves of a position are those of the rules, and their scores those of the positions. */
  @Test
  void everyMoveHasItsScore() {
    OthelloSolver solver = OthelloSolver.ofWidth(6, 4, 1);
    var random = new SplittableRandom(4);
    for (int i = 0; i < 20; i++) {
      SmallPosition board = SmallPosition.random(random, 6, 14);
      Map<Integer, Integer> scores = solver.moveScores(board.own(), board.opponent());
      assertThat(scores.keySet()).containsExactlyElementsOf(board.moves());
      int best = solver.score(board.own(), board.opponent());
      scores.forEach(
          (square, score) -> {
            SmallPosition after = board.after(square);
            assertThat(-OthelloSolver.ofWidth(6, 4, 1).score(after.own(), after.opponent()))
                .isEqualTo(score);
          });
      if (!scores.isEmpty()) {
        assertThat(best).isEqualTo(scores.values().stream().max(Integer::compare).orElseThrow());
        assertThat(solver.bestMoves(board.own(), board.opponent(), best))
            .allMatch(move -> scores.get(move) == best);
      }
    }
  }

  /** The whole of the smallest board is known: the second player wins by 11 discs to 3. */
  @Test
  void fourByFourIsLost() {
    assertThat(
            OthelloSolver.ofWidth(4, 1, 1).score(SmallPosition.START, SmallPosition.START_OPPONENT))
        .isEqualTo(-10);
  }

  @Test
  void threadsAgree() {
    var random = new SplittableRandom(9);
    OthelloSolver alone = OthelloSolver.ofWidth(6, 4, 1);
    OthelloSolver team = OthelloSolver.ofWidth(6, 4, 3);
    for (int i = 0; i < 4; i++) {
      SmallPosition board = SmallPosition.random(random, 6, 18);
      assertThat(team.score(board.own(), board.opponent()))
          .isEqualTo(alone.score(board.own(), board.opponent()));
    }
  }

  /** Discs called stable stay through any game that is played on. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6})
  void stableDiscsAreNeverTurned(int width) {
    var stableDiscs = new StableDiscs(width);
    var random = new SplittableRandom(11);
    long seen = 0;
    for (int i = 0; i < 400; i++) {
      SmallPosition at = SmallPosition.random(random, width, i % (width * width - 6));
      long stable = stableDiscs.among(at.own(), at.opponent());
      assertThat(stable & ~at.own()).isZero();
      seen += Long.bitCount(stable);
      boolean isMine = true;
      while (!at.isOver()) {
        at = at.next(random);
        isMine = !isMine;
        assertThat((isMine ? at.own() : at.opponent()) & stable).isEqualTo(stable);
      }
    }
    assertThat(seen).isPositive();
  }

  /** A full board is stable all over, and a corner always is. */
  @Test
  void seesWhatIsPlainlyStable() {
    var six = new StableDiscs(6);
    long board = StableDiscs.middle(6);
    assertThat(six.among(board, 0)).isEqualTo(board);
    long corner = 1L << 9;
    assertThat(six.among(corner, SmallPosition.START)).isEqualTo(corner);
  }
}
