package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Results that cannot be written: exit code 1, as the manual says, whoever writes them. */
class UnwrittenTest {
  @TempDir Path folder;

  private Path spec() throws IOException {
    return Files.writeString(
        folder.resolve("small.toml"),
        """
        name = "small"
        games = ["tictactoe"]
        positions.random = { count = 4, plies = [0, 5] }
        fixed = "alphabeta"
        [factors]
        depth = [1, 2]
        """);
  }

  private static void assertUnwritten(Run run, String reason) {
    assertThat(run.err()).contains(reason);
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.CHECK_FAILED);
  }

  /** SQLite can be told that the disk ends after so many pages. */
  @Test
  void aFullDiskUnderTheStore() throws IOException {
    String db = "jdbc:sqlite:" + folder.resolve("lab") + "?max_page_count=2";
    Run run = Run.of("lab", "run", spec().toString(), "--db", db);
    assertUnwritten(run, "the disk is full");
  }

  @Test
  void aReportInAPlaceThatIsTaken() throws IOException {
    Path out = folder.resolve("out");
    Files.createDirectories(out.resolve("report.html"));
    Run run = Run.of("lab", "run", spec().toString(), "--db", "none", "--out", out.toString());
    assertUnwritten(run, "report.html is in the way");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDiskUnderWeights() {
    Run run =
        Run.of(
            ("tune connect4:5x4 --games 50 --nodes 20 --pairs 0 --db none --out /dev/full")
                .split(" "));
    assertUnwritten(run, "/dev/full cannot be written (No space left on device)");
  }

  /** The name fits, and what is written beside it first does not. */
  @Test
  void aTableThatCannotBeSaved() {
    Path file = folder.resolve("t".repeat(250));
    Run run = Run.of("analyse", "tictactoe", "--depth", "3", "--save", file.toString());
    assertUnwritten(run, "cannot be written");
  }
}
