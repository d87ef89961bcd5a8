package betacut.solve.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published scores, from nearly full boards (L3) to openings (L1_R3). */
class ScoredLinesTest {
  private static final int TABLE_MIB = 64;

  @ParameterizedTest
  @CsvSource({
    "Test_L3_R1,60",
    "Test_L2_R1,60",
    "Test_L2_R2,60",
    "Test_L1_R1,60",
    "Test_L1_R2,10",
    "Test_L1_R3,2"
  })
  void scoresAreRightWithOneThreadAndWithTwo(String file, int count) {
    var alone = new ConnectFourSolver(7, 6, TABLE_MIB);
    var pair = new ConnectFourSolver(7, 6, TABLE_MIB, 2);
    List<ScoredLines.Line> lines = ScoredLines.read(file).subList(0, count);
    for (var line : lines) {
      var position = line.position();
      assertThat(alone.score(position)).as(line.moves()).isEqualTo(line.score());
      assertThat(alone.outcome(position)).as(line.moves()).isEqualTo(Integer.signum(line.score()));
      assertThat(pair.score(position)).as(line.moves()).isEqualTo(line.score());
    }
  }

  /** The outcome asked with an empty table, so that it cannot lean on a score found before. */
  @Test
  void outcomesAreRightByThemselves() {
    var solver = new ConnectFourSolver(7, 6, TABLE_MIB);
    for (var line : ScoredLines.read("Test_L2_R2")) {
      solver.clear();
      assertThat(solver.outcome(line.position()))
          .as(line.moves())
          .isEqualTo(Integer.signum(line.score()));
    }
  }

  /** One thread is deterministic: a change that should not alter the search keeps this number. */
  @Test
  void nodesAreCountedAlikeOnEveryRun() {
    var solver = new ConnectFourSolver(7, 6, TABLE_MIB);
    for (var line : ScoredLines.read("Test_L2_R2")) {
      solver.clear();
      solver.score(line.position());
    }
    assertThat(solver.nodes()).isEqualTo(484_681);
  }
}
