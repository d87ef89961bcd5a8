package betacut.solve.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import betacut.solve.SolverScale;
import betacut.solve.exact.SolveStopped;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectFourSolverTest {
  private static final SolverScale SCALE = new SolverScale(7 * 6);

  private final ConnectFourSolver solver = new ConnectFourSolver(7, 6, 64);

  /** The inputs of the Fhourstones benchmark. */
  @ParameterizedTest
  @CsvSource({"45461667,11", "35333571,-3", "13333111,0"})
  void theFhourstonesPositionsHaveTheirScores(String moves, int score) {
    assertThat(solver.score(parse(moves))).isEqualTo(score);
  }

  @Test
  void aWonGameIsScoredByItsLastStone() {
    var won = parse("1212121");
    assertThat(won.isLost()).isTrue();
    assertThat(solver.score(won)).isEqualTo(-18);
    assertThat(solver.outcome(won)).isEqualTo(-1);
    assertThat(solver.bestMoves(won)).isEmpty();
    assertThat(solver.principalVariation(won)).isEmpty();
    assertThat(solver.columnScores(won)).hasSize(7).containsOnly(OptionalInt.empty());
  }

  @Test
  void aThreadThatFailsIsNotTakenForAStop() {
    var solver = new ConnectFourSolver(7, 6, 16, 2);
    solver.stopWhen(
        () -> {
          if (Thread.currentThread().getName().startsWith("connect-four-")) {
            throw new ArithmeticException("planted");
          }
          return false;
        });
    assertThatIllegalStateException()
        .isThrownBy(() -> solver.score(SolverPosition.empty(7, 6)))
        .withCauseInstanceOf(ArithmeticException.class);
  }

  @Test
  void anImmediateWinIsFound() {
    var position = parse("121212");
    assertThat(solver.score(position)).isEqualTo(18);
    assertThat(solver.outcome(position)).isEqualTo(1);
    assertThat(solver.bestMoves(position)).isEqualTo(List.of(0));
    assertThat(solver.principalVariation(position)).isEqualTo(List.of(0));
  }

  @Test
  void columnsBestMovesVariationAndDistanceAgree() {
    var random = new Random(7);
    for (int game = 0; game < 40; game++) {
      var position = randomGame(random, 20 + random.nextInt(20));
      if (position.isOver()) {
        continue;
      }
      var scores = solver.columnScores(position);
      int best = scores.stream().flatMapToInt(OptionalInt::stream).max().orElseThrow();
      assertThat(solver.score(position)).as("%s", position).isEqualTo(best);
      for (int c = 0; c < 7; c++) {
        boolean isBest = scores.get(c).equals(OptionalInt.of(best));
        assertThat(solver.bestMoves(position).contains(c)).as("%s", position).isEqualTo(isBest);
      }
      var line = solver.principalVariation(position);
      assertThat(line).as("%s", position).hasSize(SCALE.plies(position.stones(), best));
    }
  }

  private static SolverPosition randomGame(Random random, int stones) {
    var position = SolverPosition.empty(7, 6);
    while (position.stones() < stones && !position.isOver()) {
      int column = random.nextInt(7);
      if (position.canPlay(column)) {
        position = position.play(column);
      }
    }
    return position;
  }

  @Test
  void clearingForgetsAndChangesNothing() {
    var position = parse("274552224131661");
    assertThat(solver.score(position)).isZero();
    long first = solver.nodes();
    assertThat(first).isPositive();
    assertThat(solver.score(position)).isZero();
    assertThat(solver.nodes() - first).isLessThan(first);
    for (int i = 0; i < 3; i++) {
      solver.clear();
      long before = solver.nodes();
      assertThat(solver.score(position)).isZero();
      assertThat(solver.nodes() - before).isEqualTo(first);
    }
  }

  @Test
  void aSolverRefusesBoardsOfOtherSizes() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver.score(SolverPosition.empty(6, 7)))
        .withMessage("this solver is for 7 columns and 6 rows, not 6 and 7");
  }

  private static SolverPosition parse(String moves) {
    return SolverPosition.parse(7, 6, moves);
  }

  /**
   * A stopped question leaves only true bounds behind: the same solver answers right afterwards.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aQuestionCanBeStoppedAndAskedAgain(int threads) {
    var solver = new ConnectFourSolver(7, 6, 16, threads);
    var position = SolverPosition.parse(7, 6, "35333571");
    for (int polls = 1; polls < 40; polls += 13) {
      var left = new AtomicInteger(polls);
      solver.stopWhen(() -> left.decrementAndGet() < 0);
      assertThatExceptionOfType(SolveStopped.class).isThrownBy(() -> solver.score(position));
    }
    solver.stopWhen(() -> false);
    assertThat(solver.score(position)).isEqualTo(-3);
  }
}
