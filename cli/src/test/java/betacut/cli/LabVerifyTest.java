package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.text.file.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever somebody does to the folder of a run, {@code lab verify} names it and fails. */
class LabVerifyTest {
  private static final String SPEC =
      """
      name = "trees"
      games = ["connect4", "tictactoe"]
      repeats = 2
      positions.list = ["-", "4"]
      [positions.tictactoe]
      list = ["-"]
      [variants]
      one = "pvs table=none"
      two = "alphabeta table=none"
      [factors]
      depth = [1, 2]
      """;

  @TempDir static Path runs;
  @TempDir Path folder;

  private static Run lab(Object... words) {
    List<String> all = new ArrayList<>(List.of("lab"));
    Stream.of(words).map(Object::toString).forEach(all::add);
    return Run.of(all.toArray(String[]::new));
  }

  /** One of each is run; every test gets a copy. */
  @BeforeAll
  static void run() throws IOException {
    Path spec = Files.writeString(runs.resolve("trees.toml"), SPEC);
    Run trees = lab("run", spec, "--db", "none", "--out", runs.resolve("out"));
    assertThat(trees.code()).as(trees.err()).isZero();
    String players = "random; pvs depth=2; pvs time=1ms"; // nobody can play by the clock again
    String games = "tournament tictactoe --rounds 2 --openings random:1 --db none --out";
    List<String> words = new ArrayList<>(List.of(games.split(" ")));
    words.addAll(List.of(runs.resolve("games").toString(), "--players", players));
    Run played = Run.of(words.toArray(String[]::new));
    assertThat(played.code()).as(played.err()).isZero();
  }

  private Path copied(String name) throws IOException {
    Path copy = folder.resolve(name);
    try (Stream<Path> files = Files.walk(runs.resolve(name))) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(runs.resolve(name).relativize(file)));
      }
    }
    return copy;
  }

  private Path experiment() throws IOException {
    return copied("out");
  }

  private Path tournament() throws IOException {
    return copied("games");
  }

  /** Changes lines of a file, and its sum, as whoever forges would. */
  private static void forge(Path file, Consumer<List<String>> change) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    String before = Sha256.of(Files.readAllBytes(file));
    change.accept(lines);
    Files.writeString(file, String.join("\n", lines) + "\n");
    Path sums = file.resolveSibling("files.sha256");
    String after = Sha256.of(Files.readAllBytes(file));
    Files.writeString(sums, Files.readString(sums).replace(before, after));
  }

  private static Consumer<List<String>> cell(int line, String heading, String value) {
    return lines -> {
      List<String> cells = new ArrayList<>(List.of(lines.get(line).split(",", -1)));
      cells.set(List.of(lines.getFirst().split(",")).indexOf(heading), value);
      lines.set(line, String.join(",", cells));
    };
  }

  private static Consumer<List<String>> exchange(int one, int other, String heading) {
    return lines -> {
      int at = List.of(lines.getFirst().split(",")).indexOf(heading);
      String first = lines.get(one).split(",", -1)[at];
      String second = lines.get(other).split(",", -1)[at];
      cell(one, heading, second).accept(lines);
      cell(other, heading, first).accept(lines);
    };
  }

  static Stream<Arguments> forgedTrials() {
    Map<String, Consumer<List<String>>> forgeries =
        Map.ofEntries(
            Map.entry("variant 'oneX' instead of 'one'", cell(1, "variant", "oneX")),
            Map.entry("depth '2' instead of '1'", cell(1, "depth", "2")),
            Map.entry("game 'tictactoe' instead of 'connect4'", cell(1, "game", "tictactoe")),
            Map.entry("block '1' instead of '0'", cell(1, "block", "1")),
            Map.entry("gameNumber '7' instead of '1'", cell(1, "gameNumber", "7")),
            Map.entry("position '44' instead of '......./", cell(1, "position", "44")),
            Map.entry("repeat '1' instead of '0'", cell(1, "repeat", "1")),
            Map.entry("trial '00'", cell(1, "trial", "00")),
            Map.entry("variant 'two' instead of 'one'", exchange(1, 3, "variant")),
            Map.entry(
                "results.csv:26: trial 3 is also in line 5", lines -> lines.add(lines.get(4))),
            Map.entry("results.csv:3: the plan has no trial 99", cell(2, "trial", "99")),
            Map.entry("trial 4 is missing", lines -> lines.remove(5)),
            Map.entry("20 trials are missing", lines -> lines.subList(5, 25).clear()),
            Map.entry(
                "results.csv:2: this is no row of this experiment", lines -> lines.set(1, "x")),
            Map.entry("results.csv:3: this is no row", lines -> lines.set(2, lines.get(2) + ",1")),
            Map.entry("results.csv:1: the heading is not", cell(0, "leaves", "nodes")),
            Map.entry("results.csv:2: nanos is '-1'", cell(1, "nanos", "-1")),
            Map.entry("move 9, now ", cell(1, "move", "9")));
    return forgeries.entrySet().stream().map(one -> Arguments.of(one.getKey(), one.getValue()));
  }

  @ParameterizedTest
  @MethodSource("forgedTrials")
  void noRowOfAnExperimentIsForged(String named, Consumer<List<String>> forgery)
      throws IOException {
    Path out = experiment();
    forge(out.resolve("results.csv"), forgery);
    Run verify = lab("verify", out);
    assertThat(verify.out()).contains(named);
    assertThat(verify.code()).isEqualTo(ExitCode.CHECK_FAILED);
    boolean isMissing = named.contains("missing");
    assertThat(lab("verify", out, "--partial").code())
        .as("only what is missing is excused")
        .isEqualTo(isMissing ? ExitCode.OK : ExitCode.CHECK_FAILED);
  }

  /** Numbers of lines: 1 + the number of the game; games 0 and 1 have no clock, 2 has one. */
  static Stream<Arguments> forgedGames() {
    UnaryOperator<String> lost = row -> row.replaceAll(",[02],rules,", ",1,rules,");
    Map<String, Consumer<List<String>>> forgeries =
        Map.ofEntries(
            Map.entry("first 'pvs depth=2' instead of 'random'", cell(1, "first", "pvs depth=2")),
            Map.entry("first 'x' instead of 'random'", cell(3, "first", "x")),
            Map.entry("second 'x' instead of", cell(4, "second", "x")),
            Map.entry("opening 'x' instead of", cell(3, "opening", "x")),
            Map.entry("opening 'y' instead of", cell(1, "opening", "y")),
            Map.entry("the plan has no part 'more'", cell(3, "part", "more")),
            Map.entry("game 2 is also in line 4", lines -> lines.add(lines.get(3))),
            Map.entry("the plan has no game 12", cell(1, "number", "12")),
            Map.entry("game 2 is missing", lines -> lines.remove(3)),
            Map.entry(
                "game 1: half points of the first ", cell(2, "half points of the first", "1")),
            Map.entry("game 1: first nodes 77, now ", cell(2, "first nodes", "77")),
            Map.entry("game 2: the moves do not lead to", cell(3, "moves", "a1")),
            Map.entry("game 3: 'z9' is no move", cell(4, "moves", "z9")),
            Map.entry("games.csv:4: this is no game", lines -> lines.set(3, ",2,random")));
    return Stream.concat(
        forgeries.entrySet().stream().map(one -> Arguments.of(one.getKey(), one.getValue())),
        Stream.of(
            Arguments.of(
                "game 2: the moves do not lead to a draw",
                (Consumer<List<String>>) lines -> lines.set(3, lost.apply(lines.get(3))))));
  }

  @ParameterizedTest
  @MethodSource("forgedGames")
  void noGameIsForged(String named, Consumer<List<String>> forgery) throws IOException {
    Path out = tournament();
    forge(out.resolve("games.csv"), forgery);
    Run verify = lab("verify", out);
    assertThat(verify.out()).contains(named);
    assertThat(verify.code()).isEqualTo(ExitCode.CHECK_FAILED);
  }

  @Test
  void whatNobodyForgedHolds() throws IOException {
    for (Path out : List.of(experiment(), tournament())) {
      Run verify = lab("verify", out);
      assertThat(verify.code()).as(verify.out()).isZero();
      assertThat(verify.out()).contains("Times are not verified");
    }
  }

  @Test
  void aChangedSpecificationIsNamed() throws IOException {
    Path out = experiment();
    forge(out.resolve("spec.toml"), lines -> lines.add("# nothing else"));
    Run verify = lab("verify", out);
    assertThat(verify.out()).contains("spec.toml is not the text that the run was begun from");
    assertThat(verify.code()).isEqualTo(ExitCode.CHECK_FAILED);
    forge(out.resolve("spec.toml"), lines -> lines.set(0, "nome = 1"));
    assertThat(lab("verify", out).code())
        .as("one that cannot be read, too")
        .isEqualTo(ExitCode.CHECK_FAILED);
    Path games = tournament();
    forge(
        games.resolve("spec.txt"), lines -> lines.replaceAll(l -> l.replace("depth=2", "depth=3")));
    Run verified = lab("verify", games);
    assertThat(verified.out()).contains("spec.txt is not the text that the run was begun from");
    assertThat(verified.code()).isEqualTo(ExitCode.CHECK_FAILED);
  }

  @Test
  void filesThatDoNotMatchTheirSumsAreNamed() throws IOException {
    Path out = experiment();
    Files.writeString(out.resolve("report.md"), "All is well.\n");
    Files.delete(out.resolve("results.json"));
    Run verify = lab("verify", out);
    assertThat(verify.out())
        .contains("report.md does not match its sum in files.sha256")
        .contains("results.json is named in files.sha256, and is missing");
    assertThat(verify.code()).isEqualTo(ExitCode.CHECK_FAILED);
    Files.delete(out.resolve("files.sha256"));
    Run without = lab("verify", out);
    assertThat(without.out()).contains("files.sha256 is missing");
    assertThat(without.code()).isEqualTo(ExitCode.CHECK_FAILED);
  }

  @Test
  void aSealShowsWhatWasChangedSince() throws IOException {
    Path out = experiment();
    Run sealed = lab("verify", out, "--seal");
    assertThat(sealed.code()).as(sealed.err()).isZero();
    Path seal = out.resolve("seal.sha256");
    assertThat(sealed.err()).contains(seal.toString());
    List<String> lines = Files.readAllLines(seal);
    assertThat(lines).filteredOn(line -> !line.startsWith("#")).hasSize(4);
    assertThat(lines.getLast())
        .as("sed '$d' seal.sha256 | sha256sum")
        .isEqualTo(
            "# seal "
                + Sha256.of(
                    String.join("\n", lines.subList(0, lines.size() - 1)).concat("\n").getBytes()));
    Run verify = lab("verify", out);
    assertThat(verify.code()).isZero();
    assertThat(verify.out()).contains("The seal is whole");

    forge(out.resolve("results.csv"), cell(1, "nanos", "5"));
    Run changed = lab("verify", out);
    assertThat(changed.out()).contains("results.csv does not match its sum in seal.sha256");
    assertThat(changed.code()).isEqualTo(ExitCode.CHECK_FAILED);
    Run again = lab("verify", out, "--seal");
    assertThat(again.code()).isEqualTo(ExitCode.CHECK_FAILED);
    assertThat(Files.readAllLines(seal)).as("what does not hold is not sealed").isEqualTo(lines);
    Files.writeString(seal, String.join("\n", lines).replace("16 ", "17 "));
    assertThat(lab("verify", out).out()).contains("seal.sha256 was changed");
  }

  @Test
  void sealsAreForWholeRunsInFolders() throws IOException {
    Path out = experiment();
    forge(out.resolve("results.csv"), lines -> lines.remove(5));
    Run partial = lab("verify", out, "--partial", "--seal");
    assertThat(partial.code()).isEqualTo(ExitCode.USAGE);
    assertThat(partial.err()).contains("--seal is for whole runs");
    Run spec = lab("run", runs.resolve("trees.toml"), "--db", folder.resolve("db"));
    assertThat(spec.code()).isZero();
    Run named = lab("verify", "trees", "--db", folder.resolve("db"), "--seal");
    assertThat(named.code()).isEqualTo(ExitCode.USAGE);
    assertThat(named.err()).contains("lab report trees --out DIR");
  }
}
