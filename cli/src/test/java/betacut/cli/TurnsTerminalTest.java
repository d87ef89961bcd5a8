package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who moves again is told so, who must pass passes, and nobody sees a pass that is none. */
class TurnsTerminalTest {
  private static Run play(String typed, String words) {
    String[] args = ("play " + words).strip().split(" +");
    return Run.typing(typed.replace(' ', '\n') + "\n", args);
  }

  /** House 3 of 6 with four seeds ends in the store. */
  @Test
  void aPersonMovesAgain() {
    Run run = play("3 5 q", "kalah --first --level 1 --seed 2");
    assertThat(run.out())
        .contains(
            "        6   5   4   3   2   1\n",
            "   o    4   4   4   4   4   4\n",
            "  0                             1\n",
            "   x    4   4  [0]  5   5   5\n",
            "        1   2   3   4   5   6\n",
            "You move again.")
        .doesNotContain("pass");
  }

  @Test
  void undoTakesBackTheMoveBeforeTheOtherTurn() {
    Run run = play("3 undo 3 q", "kalah --first --level 1 --seed 2");
    assertThat(run.out().split("You move again\\.", -1)).hasSize(3);
  }

  /** Whoever has no move passes without being asked, and the engine does not think about it. */
  @ParameterizedTest
  @CsvSource({"level:1, human, I have", "human, level:1, You have"})
  void forcedPassesArePlayed(String first, String second, String who, @TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("passing.game");
    String moves = "\"a2\", \"a3\", \"c4\", \"a1\""; // the first player has no move now
    Files.writeString(
        file,
        "game = \"othello:4x4\"\nmoves = [%s]\nplayers = [\"%s\", \"%s\"]\n"
            .formatted(moves, first, second));
    Run run = Run.typing("q\n", "play", "--resume=" + file);
    assertThat(run.out()).contains(who + " no move here and must pass.");
    assertThat(run.out().replaceAll("(?s)must pass.*", "")).doesNotContain("calculating");
  }

  @Test
  void analysisAndLinesHaveNoPasses() {
    Run run = Run.of("analyse", "kalah:4,3", "--depth", "6", "--json");
    assertThat(run.out()).doesNotContain("pass");
    assertThat(Run.of("solve", "dots:1x1").out()).contains("Second player wins by 1 (exact ✓).");
  }

  /** The value others have found; deepening would take much longer. */
  @Test
  void kalahIsSolvedAtOnce() {
    assertThat(Run.of("solve", "kalah:4,3,empty-capture", "--at-once").out())
        .contains("First player wins by 8 (exact ✓).");
  }

  @Test
  void matchesHaveNoPasses() {
    Run run =
        Run.of(
            "tournament",
            "kalah:3,2",
            "--players",
            "level:1; level:2",
            "--rounds",
            "1",
            "--db",
            "none",
            "--json");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).doesNotContain("pass");
  }
}
