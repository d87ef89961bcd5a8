package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.games.connectfour.ConnectFour;
import betacut.rules.Evaluator;
import betacut.rules.Weights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TuneCommandTest {
  @TempDir Path folder;

  /** Sixty games of forty nodes a move, on whatever store is named. */
  private static Run tune(Object... words) {
    var args =
        new ArrayList<>(
            List.of("tune", "connect4:5x4", "--games", "60", "--nodes", "40", "--seed", "3"));
    for (Object word : words) {
      args.add(word.toString());
    }
    return Run.of(args.toArray(String[]::new));
  }

  private static List<String> names() {
    return ((Evaluator.Weighted<?>) ConnectFour.of(5, 4).evaluators().get("threats"))
        .weights()
        .names();
  }

  @Test
  void tellsEveryWeightAndWritesThem() throws IOException {
    Path file = folder.resolve("learned.weights");
    Run run = tune("--pairs", "0", "--db", "none", "--out", file);
    assertThat(run.code()).isZero();
    assertThat(run.lines().getFirst()).contains(" positions of 60 games.");
    assertThat(run.out()).contains("a coin: 0.6931");
    List<String> weights = run.lines().stream().filter(line -> line.contains(" -> ")).toList();
    assertThat(weights).map(line -> line.split(" ")[0]).isEqualTo(names());
    assertThat(run.err()).contains("The weights are in " + file);
    assertThat(Files.readString(file))
        .startsWith("# Weights of connect4:5x4, evaluation threats, learned from self-play.\n")
        .contains("betacut tune connect4:5x4 --evaluation threats --games 60 --nodes 40");
    assertThat(Weights.parse(Files.readString(file)).names()).isEqualTo(names());
  }

  @Test
  void newWeightsPlayTheOldOnes() {
    Run run = tune("--pairs", "2", "--db", "none", "--json");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).hasSize(2);
    assertThat(Run.fields(run.lines().getFirst()))
        .containsExactly("games", "positions", "weights", "lossBefore", "lossAfter");
    assertThat(run.answer()).contains("learned").contains("threats");
  }

  @Test
  void gamesAreKeptAndNotPlayedAgain() {
    Path db = folder.resolve("lab");
    Run first = tune("--pairs", "0", "--db", db);
    assertThat(first.err()).contains(" 0 played before");
    Run second = tune("--pairs", "0", "--db", db);
    assertThat(second.err()).contains(" 60 played before");
    assertThat(second.out()).isEqualTo(first.out());
    assertThat(tune("--pairs", "0", "--db", "none").out()).isEqualTo(first.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "tune                              | needs GAME",
        "tune conect4                      | connect4",
        "tune tictactoe                    | tictactoe has no evaluation whose weights can be",
        "tune connect4 --evaluation essai  | 'essai' is no evaluation of connect4 with weights",
        "tune connect4 --games 49          | --games must be from 50 to 1000000",
        "tune connect4 --positions loud    | There are no positions called 'loud'",
        "tune connect4 --nodes 0           | --nodes and --workers at least 1",
        "tune connect4 --out /no/such/file | /no/such/file cannot be written"
      })
  void mistakesAreNamedBeforeAnythingIsPlayed(String words, String message) {
    Run run = Run.of(words.split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(message).doesNotContain("played before");
    assertThat(run.out()).isEmpty();
  }
}
