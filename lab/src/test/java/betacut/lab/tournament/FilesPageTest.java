package betacut.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.experiment.result.ResultsCsv;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.run.RunKind;
import betacut.play.saved.SavedGame;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The page about files names every file of a run and every column, and no column that is none. */
class FilesPageTest {
  private static String page;

  @BeforeAll
  static void read() throws IOException {
    page = Files.readString(Path.of("../docs/files.md"));
  }

  /** All names in the first column of the table under a heading. */
  private static List<String> named(String heading) {
    assertThat(page).contains(heading + "\n");
    return page.substring(page.indexOf(heading + "\n"))
        .lines()
        .dropWhile(line -> !line.startsWith("|"))
        .takeWhile(line -> line.startsWith("|"))
        .skip(2)
        .map(line -> line.split("\\|")[1])
        .flatMap(cell -> Pattern.compile("`([^`]+)`").matcher(cell).results())
        .map((MatchResult name) -> name.group(1))
        .toList();
  }

  @Test
  void everyFileOfARun() {
    List<String> files = named("## The folder of a run (`--out DIR`)");
    assertThat(files)
        .containsAll(Stream.of(RunKind.values()).flatMap(kind -> kind.files().stream()).toList());
  }

  @Test
  void everyColumnOfResults() {
    String spec =
        """
        name = "columns"
        games = ["tictactoe"]
        positions.list = ["-"]
        factors.depth = [1]
        """;
    String heading = new ResultsCsv(SpecReader.read(spec, "columns.toml")).write(List.of()).strip();
    List<String> columns =
        Arrays.stream(heading.split(",")).filter(name -> !name.equals("depth")).toList();
    assertThat(named("## Columns of `results.csv`")).isEqualTo(columns);
  }

  @Test
  void everyColumnOfGames() {
    String heading = new GamesCsv().toString().lines().findFirst().orElseThrow();
    assertThat(named("## Columns of `games.csv`")).containsExactly(heading.split(","));
  }

  @Test
  void everyKeyOfASavedGame() {
    assertThat(named("## Saved games"))
        .isEqualTo(
            Arrays.stream(SavedGame.class.getRecordComponents())
                .map(RecordComponent::getName)
                .toList());
  }
}
