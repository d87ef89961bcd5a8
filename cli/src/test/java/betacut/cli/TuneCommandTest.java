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
import org.junit.jupiter.params.provider.ValueSource;

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
  void verdictIsPlainAndNamesNewAndOld() {
    Run run = tune("--pairs", "2", "--db", "none");
    assertThat(run.out())
        .contains("Keep the old weights for now: 2 pairs do not decide; allow more with --pairs.")
        .contains(". new  ", ". old  ", "Not decided after 2 pairs; at least 10 are played.");
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

  /** Learning ends in play: wherever an engine is named, its weights can be. */
  @Test
  void whatWasLearnedPlays() throws IOException {
    Path file = folder.resolve("Learned.weights");
    tune("--pairs", "0", "--db", "none", "--out", file);
    Run first = Run.of("analyse", "connect4:5x4", "--depth", "4", "--evaluation", "threats");
    Run second = Run.of("analyse", "connect4:5x4", "--depth", "4", "--weights", file.toString());
    assertThat(second.code()).as(second.err()).isZero();
    assertThat(second.out()).isNotEqualTo(first.out());
    String players = "pvs nodes=200 weights=%s; pvs nodes=200".formatted(file);
    Run match =
        Run.of("tournament", "connect4:5x4", "--players", players, "--rounds", "1", "--db", "none");
    assertThat(match.code()).as(match.err()).isZero();
    assertThat(match.out()).contains("pvs nodes=200 weights");
    Run played =
        Run.typing(
            "q\n", "play", "connect4:5x4", "--first", "--depth", "2", "--weights", file.toString());
    assertThat(played.code()).as(played.err()).isZero();
  }

  @Test
  void wrongWeightsAreExplained() throws IOException {
    Path file = folder.resolve("learned.weights");
    tune("--pairs", "0", "--db", "none", "--out", file);
    String text = Files.readString(file);
    assertThat(refused("connect4", file)).contains("they are for connect4:5x4, not for connect4.");
    assertThat(refused("connect4:5x4", file, "--evaluation", "zero"))
        .contains("they are for the evaluation 'threats', not for 'zero'.");
    Files.writeString(file, text.replaceFirst("(?m)^(\\S+) (-?\\d+)$", "$1 77777"));
    assertThat(refused("connect4:5x4", file)).contains("do not give its checksum");
    String bare = text.replaceAll("(?m)^#.*\\R", "");
    Files.writeString(file, bare.substring(bare.indexOf('\n') + 1));
    assertThat(refused("connect4:5x4", file))
        .contains("there are %d weights".formatted(names().size() - 1))
        .contains("and 'threats' has %d".formatted(names().size()));
    Files.writeString(file, "one two three");
    assertThat(refused("connect4:5x4", file)).contains("line 1 of the weights is 'one two three'");
    assertThat(refused("connect4:5x4", folder.resolve("none")))
        .contains("cannot be read: ")
        .contains("; give the name of a file that 'betacut tune' has written.");
  }

  private static String refused(String game, Path file, String... more) {
    List<String> words =
        new ArrayList<>(List.of("analyse", game, "--depth", "2", "--weights", file.toString()));
    words.addAll(List.of(more));
    Run run = Run.of(words.toArray(String[]::new));
    assertThat(run.code()).isEqualTo(2);
    return run.err();
  }

  /** Othello's usual evaluation, and the new games', have weights as well. */
  @ParameterizedTest
  @ValueSource(strings = {"othello:4x4", "kalah:3,2", "breakthrough:3x4", "dots:2x1"})
  void everyGameWithFeaturesLearns(String game) {
    Run run =
        Run.of(
            "tune",
            game,
            "--games",
            "60",
            "--nodes",
            "30",
            "--openings",
            "random:2",
            "--pairs",
            "0",
            "--db",
            "none");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains(" -> ");
  }

  /** From a class with features to a search that uses what was learned. */
  @Test
  void ownGameLearnsAndPlaysWithIt() throws IOException {
    Run.of("new-game", "Corners", "--dir", folder.toString());
    Path source = folder.resolve("corners/Corners.java");
    String features =
        """
        @Override
        public List<java.util.function.ToIntFunction<String>> features() {
          return List.of(state -> own(state, 5) - own(state, 6), state -> stones(state));
        }

        private static int own(String state, int cell) {
          return state.charAt(cell) == (stones(state) % 2 == 0 ? 'x' : 'o') ? 1 : 0;
        }

        // What follows\
        """;
    Files.writeString(source, Files.readString(source).replace("  // What follows", features));
    Path learned = folder.resolve("corners.weights");
    String[] tuning = {
      "run",
      source.toString(),
      "tune",
      "--games",
      "60",
      "--nodes",
      "40",
      "--pairs",
      "2",
      "--seed",
      "3",
      "--db",
      "none",
      "--out",
      learned.toString()
    };
    Run run = Run.of(tuning);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.lines().getFirst()).contains(" positions of 60 games.");
    assertThat(run.out()).contains("Keep the ");
    Run weighed =
        Run.of(
            "run", source.toString(), "analyse", "--weights", learned.toString(), "--depth", "3");
    assertThat(weighed.code()).as(weighed.err()).isZero();
    assertThat(weighed.out()).contains("estimate at depth 3");
  }
}
