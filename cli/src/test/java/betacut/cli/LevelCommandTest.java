package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.play.level.Levels;
import betacut.rules.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LevelCommandTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "connect4", "pentago", "othello"})
  void listShowsEloMakingsAndProvenance(String game) {
    Run run = Run.of("level", "list", game);
    assertThat(run.code()).isZero();
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
    assertThat(run.lines().stream().filter(line -> line.contains(" ± "))).hasSize(10);
    assertThat(run.out()).contains("betacut level calibrate " + game);
  }

  @Test
  void levelsThatWereNeverMeasuredSaySo() {
    Run run = Run.of("level", "list", "gomoku");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Not calibrated").doesNotContain("±");
    Run check = Run.of("level", "check", "gomoku");
    assertThat(check.code()).isEqualTo(ExitCode.USAGE);
    assertThat(check.err()).contains("never measured", "level calibrate gomoku");
  }

  @Test
  void jsonHasALineForEachLevel() {
    Run run = Run.of("level", "list", "connect4", "--json");
    assertThat(run.lines()).hasSize(11);
    assertThat(Run.fields(run.lines().getFirst()))
        .containsExactly(
            "event",
            "game",
            "level",
            "elo",
            "error",
            "stepError",
            "nodes",
            "noise",
            "guard",
            "solver");
    assertThat(run.lines().get(9)).contains("\"level\":10", "\"solver\":true");
    assertThat(run.number("count")).isEqualTo(10);
  }

  @Test
  void checkPassesOnWhatShips() {
    Run run = Run.of("level", "check", "tictactoe", "--games", "4");
    assertThat(run.err()).contains("games");
    assertThat(run.out()).contains("agree with the levels");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).hasSize(12).allMatch(line -> line.length() <= 80);
  }

  @Test
  void checkNamesTheLevelsThatDrifted() throws IOException {
    Path file = folder.resolve("scrambled.csv");
    var scrambled = new StringBuilder();
    int[] elo = {4, 900, 5, 950, 6, 980, 7, 990, 8, 999};
    for (String line : Levels.of(Games.find("tictactoe")).format().split("\n")) {
      boolean isLevel = Character.isDigit(line.charAt(0));
      String[] cells = line.split(",");
      scrambled.append(
          isLevel
              ? String.join(",", Arrays.copyOf(cells, 5))
                  + ","
                  + elo[Integer.parseInt(cells[0]) - 1]
                  + ",40,40\n"
              : line + "\n");
    }
    Files.writeString(file, scrambled);
    assertThat(Run.of("level", "check", "tictactoe", "--in", file.toString()).err())
        .contains("do not give their checksum");
    Files.writeString(file, scrambled.toString().replaceFirst("# checksum.*\n", ""));
    Run run =
        Run.of("level", "check", "tictactoe", "--games", "4", "--in", file.toString(), "--json");
    assertThat(run.code()).isEqualTo(ExitCode.CHECK_FAILED);
    assertThat(run.text("drifted")).contains("level 3");
    assertThat(run.lines().get(2)).contains("\"level\":3", "\"drifted\":true");
  }

  @Test
  void calibrationIsKeptAndWritten() throws IOException {
    Path file = folder.resolve("levels.csv");
    String[] args = {
      "level",
      "calibrate",
      "tictactoe",
      "--games",
      "2",
      "--seed",
      "9",
      "--db",
      folder.resolve("lab").toString(),
      "--out",
      file.toString()
    };
    Run run = Run.of(args);
    assertThat(run.code()).isZero();
    assertThat(run.err()).contains(" 0 played before", "The levels are in");
    Levels levels = Levels.parse(Files.readString(file), true);
    assertThat(levels.size()).isEqualTo(10);
    assertThat(levels.provenance())
        .contains("betacut level calibrate tictactoe --games 2 --seed 9");
    Run again = Run.of(args);
    assertThat(again.err()).doesNotContain(" 0 played before");
    assertThat(again.out()).isEqualTo(run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lst tictactoe | Did you mean list?",
        "list | needs GAME",
        "list tictactoe --games 4 | no use for --games",
        "check tictactoe --games 1 | --games is 1",
        "check tictactoe --db none | no use for --db",
        "check tictactoe --in /no/such/file | cannot be read",
        "calibrate tictactoe --in x | no use for --in",
        "calibrate tictactoe --workers 0 | --workers is 0",
        "calibrate tictactoe --out /no/such/folder/x | cannot be written"
      })
  void mistakesAreNamed(String args, String words) {
    Run run = Run.of(("level " + args).split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(words);
    assertThat(run.out()).isEmpty();
  }
}
