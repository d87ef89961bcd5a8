package betacut.solve.pentago;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.games.pentago.PentagoPosition;
import betacut.platform.SplitMix;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.solve.exact.SolveStopped;
import org.junit.jupiter.api.Test;

class PentagoSolverTest {
  private static final Game<?> GAME = Games.find("pentago");

  /** A position of a random game that goes on. */
  private static PentagoPosition position(int stones, long seed) {
    for (int sample = 0; ; sample++) {
      var random = SplitMix.of(seed, sample);
      Position position = GAME.start();
      while (position.ply() < stones && position.outcome() == Position.ONGOING) {
        int[] moves = position.legalMoves();
        position.make(moves[random.nextInt(moves.length)]);
      }
      if (position.outcome() == Position.ONGOING) {
        return (PentagoPosition) position;
      }
    }
  }

  private static PentagoSolution solve(PentagoPosition position, int threads) {
    return new PentagoSolver(threads).solve(position.own(), position.opponent());
  }

  /** Every line to its end; no table, no cut, nothing of the solver. */
  private static int minimax(Position position) {
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return outcome;
    }
    int best = -Score.INF;
    for (int move : position.legalMoves()) {
      position.make(move);
      best = Math.max(best, -minimax(position));
      position.undo(move);
    }
    return Score.atPly(best, 1);
  }

  @Test
  void plainMinimaxFindsTheSameValueAndDistanceOfEveryMove() {
    for (int seed = 0; seed < 400; seed++) {
      PentagoPosition position = position(32 + seed % 4, seed);
      PentagoSolution solution = solve(position, 1 + seed % 2);
      int best = -1;
      for (int move : position.legalMoves()) {
        position.make(move);
        int truth = Score.atPly(-minimax(position), 1);
        position.undo(move);
        int cell = PentagoPosition.cell(move);
        int turn = PentagoPosition.turn(move);
        assertThat(solution.outcome(cell, turn)).as("seed %d", seed).isEqualTo(sign(truth));
        if (truth != Score.DRAW) {
          assertThat(solution.plies(cell, turn)).isEqualTo(Score.distance(truth));
        }
        best = Math.max(best, sign(truth));
      }
      assertThat(solution.outcome()).isEqualTo(best);
    }
  }

  private static int sign(int score) {
    return Integer.signum(score);
  }

  @Test
  void twoThreadsFindWhatOneFinds() {
    for (int seed = 0; seed < 4; seed++) {
      PentagoPosition position = position(23, seed);
      PentagoSolution one = solve(position, 1);
      PentagoSolution two = solve(position, 2);
      for (int move : position.legalMoves()) {
        int cell = PentagoPosition.cell(move);
        int turn = PentagoPosition.turn(move);
        assertThat(two.outcome(cell, turn)).isEqualTo(one.outcome(cell, turn));
        assertThat(two.plies(cell, turn)).isEqualTo(one.plies(cell, turn));
      }
    }
  }

  @Test
  void itsWorkIsKnownBefore() {
    assertThat(PentagoSolver.work(36)).isEqualTo(2);
    assertThat(PentagoSolver.work(35)).isEqualTo(4);
    assertThat(PentagoSolver.work(18)).isEqualTo(2 * 86_574_831L);
    assertThat(PentagoSolver.bytes(18)).isBetween(500_000_000L, 520_000_000L);
    var solver = new PentagoSolver(1);
    PentagoPosition position = position(24, 1);
    solver.outcomes(position.own(), position.opponent());
    assertThat(solver.nodes()).isEqualTo(PentagoSolver.work(24));
  }

  @Test
  void itStopsWhenItIsTold() {
    var solver = new PentagoSolver(2);
    PentagoPosition position = position(20, 1);
    solver.stopWhen(() -> solver.nodes() > 1_000_000);
    assertThatThrownBy(() -> solver.solve(position.own(), position.opponent()))
        .isSameAs(SolveStopped.INSTANCE);
    assertThat(solver.nodes()).isLessThan(PentagoSolver.work(20) / 4);
  }
}
