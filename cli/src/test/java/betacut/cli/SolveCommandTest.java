package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolveCommandTest {
  @ParameterizedTest
  @CsvSource({
    "tictactoe, pvs, Draw (exact ✓)",
    "tictactoe, mtdf, Draw (exact ✓)",
    "tictactoe, dfpn, Draw (exact ✓)",
    "connect4:4x4, pvs, Draw (exact ✓)",
    "connect4:5x4, pvs, Draw (exact ✓)",
    "othello:4x4, pvs, Second player wins by 10 (exact ✓)",
    "othello:4x4, mtdf, Second player wins by 10 (exact ✓)"
  })
  void knownGamesHaveTheirValues(String game, String algorithm, String text) {
    Run run = Run.of("solve", game, "--algorithm", algorithm, "--json");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).hasSize(1);
    assertThat(run.text("text")).isEqualTo(text);
    assertThat(run.text("kind")).isEqualTo("exact");
    assertThat(Run.fields(run.answer()))
        .startsWith(
            "game",
            "position",
            "move",
            "score",
            "kind",
            "depth",
            "nodes",
            "leaves",
            "draws",
            "mates",
            "cuts",
            "tableHits",
            "exactHits",
            "lowerHits",
            "upperHits",
            "nanos",
            "line",
            "text");
  }

  @Test
  void winsAreToldWithTheirLength() {
    Run run = Run.of("solve", "tictactoe", "1,2,5");
    assertThat(run.code()).isZero();
    assertThat(run.lines().getFirst()).isEqualTo("First player wins in 4 plies (exact ✓).");
    assertThat(run.answer()).startsWith("Best move ");
  }

  @Test
  void threadsAgree() {
    Run run = Run.of("solve", "mnk:4,3,3", "--threads", "2", "--table-mib", "8", "--json");
    assertThat(run.code()).isZero();
    assertThat(run.text("text")).isEqualTo("First player wins in 7 plies (exact ✓)");
  }

  @Test
  void whoWinsIsLessToAskForThanHowSoon() {
    Run whole = Run.of("solve", "breakthrough:4x4", "--at-once", "--algorithm", "mtdf");
    assertThat(whole.out()).contains("Second player wins in 14 plies (exact ✓).");
    Run weak = Run.of("solve", "breakthrough:4x4", "--at-once", "--algorithm", "mtdf", "--weak");
    assertThat(weak.code()).isZero();
    assertThat(weak.out()).contains("Second player wins (exact ✓).");
  }

  @Test
  void limitIsAdmitted() {
    Run run = Run.of("solve", "othello", "--time", "1s"); // enough for one ply
    assertThat(run.code()).isEqualTo(ExitCode.OUT_OF_TIME);
    assertThat(run.out()).contains("Not decided yet", "The limit came first.");
    assertThat(run.err()).contains("depth 1:");
    Run json = Run.of("solve", "othello", "--time", "100ms", "--json");
    assertThat(json.code()).isEqualTo(ExitCode.OUT_OF_TIME);
    assertThat(json.text("kind")).isNotEqualTo("exact");
    assertThat(json.text("end")).isEqualTo("time");
    assertThat(json.err()).isEmpty();
  }

  @Test
  void finishedGameIsSolved() {
    Run run = Run.of("solve", "connect4", "1212121");
    assertThat(run.code()).isZero();
    assertThat(run.answer()).isEqualTo("The game is over: the first player has won.");
  }

  @Test
  void guessingIsNoSolving() {
    assertThat(Run.of("solve", "tictactoe", "--algorithm", "random").code())
        .isEqualTo(ExitCode.USAGE);
  }
}
