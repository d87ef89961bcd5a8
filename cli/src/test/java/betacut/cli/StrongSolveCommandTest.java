package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.cli.pty.TerminalSession;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code solve GAME --strongly}. */
final class StrongSolveCommandTest {
  @TempDir Path data;

  private Run strongly(String game, String... more) {
    String[] words = new String[more.length + 5];
    System.arraycopy(
        new String[] {"solve", game, "--strongly", "--data", data.toString()}, 0, words, 0, 5);
    System.arraycopy(more, 0, words, 5, more.length);
    return Run.of(words);
  }

  @Test
  void everyPositionIsCountedAndTheStartValued() {
    Run run = strongly("tictactoe");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("765 positions stored, 5,478 with their images")
        .contains("The start: Draw (exact ✓).")
        .contains("Table: " + data.resolve("tables").resolve("tictactoe"));
    Run again = strongly("tictactoe", "--json");
    assertThat(again.number("worked")).isZero();
    assertThat(again.number("positions")).isEqualTo(5478);
    assertThat(again.number("score")).isZero();
  }

  @Test
  void toPlyOnlyCounts() {
    Run run = strongly("connect4", "--to-ply", "5");
    assertThat(run.code()).isZero();
    assertThat(run.out()).containsPattern("5 +2,144 +4,263").contains("Not valued");
    assertThat(strongly("connect4", "--to-ply", "6", "--json").out())
        .contains("\"positions\":16422", "\"solved\":false");
  }

  /** The checker says what it has only the solver's word for. */
  @Test
  void theLastPlyByTheSolver() {
    Run run = strongly("connect4:5x4", "--to-ply", "2", "--solve-last", "--table-mib", "8");
    assertThat(run.out().replaceAll("\\s+", " "))
        .contains("The start: Draw (exact ✓). The positions of ply 2 were valued by the solver.");
    Run check = Run.of("solve", "connect4:5x4", "--check-table", "--data", data.toString());
    assertThat(check.code()).isZero();
    assertThat(check.out().replaceAll("\\s+", " "))
        .contains("Of these, 13 of ply 2 have the solver's word for their scores");
    assertThat(strongly("connect4:5x4", "--to-ply", "2", "--solve-last", "--json").out())
        .contains("\"solved\":true", "\"bySolver\":true", "\"worked\":0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve gomoku --strongly | gomoku cannot be solved strongly",
        "solve tictactoe --strongly X........ | leave out either it or POSITION",
        "solve tictactoe --to-ply 3 | --to-ply is for --strongly",
        "solve tictactoe --sample 3 | --sample is for --check-table",
        "solve tictactoe --check-table --data /nowhere | no finished table of tictactoe",
        "solve tictactoe --check-table --strongly | type one",
        "solve tictactoe --strongly --to-ply -3 | must be 0 or more",
        "solve othello:4x4 --strongly --solve-last | add --to-ply N",
        "solve mnk:4,4,4 --strongly --to-ply 2 --solve-last | mnk:4,4,4 has none",
        "solve othello:4x4 --strongly --table-mib 64 | has no use for --table-mib",
        "solve tictactoe --strongly --weak | has no use for --weak",
        "solve tictactoe --strongly --time 3s | has no use for --time"
      })
  void whatMakesNoSenseIsRefused(String line, String reason) {
    Run run = Run.of(line.split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err().replaceAll("\\s+", " ")).contains(reason);
  }

  /** In a process of its own: tables are looked for in the user's data folder. */
  private String analysed(String... more) throws Exception {
    List<String> command = new ArrayList<>(TerminalSession.java());
    command.addAll(List.of("analyse", "mnk:3,2,2"));
    command.addAll(List.of(more));
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("XDG_DATA_HOME", data.toString());
    builder.environment().put("JAVA_TOOL_OPTIONS", "-Dstdout.encoding=UTF-8");
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }

  @Test
  void anAnswerOutOfATableSaysSo() throws Exception {
    assertThat(analysed()).contains("(exact ✓).");
    assertThat(
            Run.of("solve", "mnk:3,2,2", "--strongly", "--data", data.resolve("betacut").toString())
                .code())
        .isZero();
    assertThat(analysed()).contains("(exact ✓ by table).");
    assertThat(analysed("--algorithm", "pvs")).contains("(exact ✓)."); // nobody asked it
  }

  @Test
  void tablesAreChecked() throws IOException {
    strongly("tictactoe");
    String[] words = {"solve", "tictactoe", "--check-table", "--data", data.toString()};
    Run good = Run.of(words);
    assertThat(good.code()).isZero();
    assertThat(good.out().replaceAll("\\s+", " "))
        .contains("765 of 765 positions agree with the rules.");
    Path file = data.resolve("tables").resolve("tictactoe").resolve("05").resolve("0000.scores");
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 12] ^= 1;
    Files.write(file, bytes);
    Run bad = Run.of(words);
    assertThat(bad.code()).isEqualTo(ExitCode.CHECK_FAILED);
    assertThat(bad.out()).startsWith("Wrong: ").contains("0000.scores");
  }

  @Test
  void aFileInThePlaceOfTheFolderIsNamed() throws IOException {
    Files.writeString(data.resolve("tables"), "");
    Run run = strongly("tictactoe");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err().replaceAll("\\s+", " ")).contains("cannot be written to", "--data");
  }
}
