package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnalyseCommandTest {
  private static final String[] FIELDS = {
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
    "line"
  };

  private static Run analyse(String words) {
    return Run.of(("analyse " + words).split(" "));
  }

  @Test
  void essayTreeHasItsSize() {
    Run run =
        analyse(
            "connect4 - --depth 8 --algorithm alphabeta --evaluation essay --order left-to-right"
                + " --table none --json");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).hasSize(1);
    assertThat(run.number("nodes")).isEqualTo(153_369);
    assertThat(run.number("leaves")).isEqualTo(107_905);
    assertThat(Run.fields(run.answer()))
        .startsWith(FIELDS)
        .endsWith("game", "position", "text", "end");
  }

  @ParameterizedTest
  @CsvSource({"8, 12574", "10, 155590", "12, 3050083"})
  void winOnlyTreeHasItsSize(int depth, long nodes) {
    Run run =
        analyse(
            "connect4 - --algorithm alphabeta --evaluation win-only --order left-to-right"
                + " --table none --json --depth "
                + depth);
    assertThat(run.number("nodes")).isEqualTo(nodes);
  }

  @ParameterizedTest
  @CsvSource({"1, 5", "2, 15", "3, 69", "4, 326", "5, 1024", "6, 3819", "7, 12745", "8, 38755"})
  void essayPresetVisitsWhatItsProgramVisits(int depth, long nodes) {
    assertThat(
            analyse("connect4 --preset essay --order hash --json --depth " + depth).number("nodes"))
        .isEqualTo(nodes);
  }

  @Test
  void essayPresetTriesMovesAtRandomAsItsProgramDid() {
    String question = "connect4 --preset essay --json --depth 6 --seed ";
    Run first = analyse(question + 1);
    assertThat(analyse(question + 1).number("nodes")).isEqualTo(first.number("nodes"));
    assertThat(analyse(question + 2).number("nodes")).isNotEqualTo(first.number("nodes"));
  }

  @Test
  void drawsAndMatesAreCounted() {
    Run whole = analyse("tictactoe - --algorithm minimax --depth 9 --json");
    assertThat(whole.number("leaves")).isEqualTo(255_168);
    assertThat(whole.number("draws")).isEqualTo(46_080);
    assertThat(whole.number("mates")).isEqualTo(131_184 + 77_904);
  }

  @Test
  void connect4IsExactWhereSolverReaches() {
    Run run = analyse("connect4 274552224131661 --all --json");
    assertThat(run.text("kind")).isEqualTo("exact");
    assertThat(run.text("end")).isEqualTo("solved");
    assertThat(run.answer().split("\"kind\":\"exact\"")).hasSize(1 + 1 + 7);
    assertThat(run.lines()).hasSize(2);
    assertThat(analyse("connect4 274552224131661").answer())
        .matches("Best move \\d: draw \\(exact ✓\\)\\. .*");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--algorithm pvs", "--evaluation kang", "--with fold", "--table lrs"})
  void describedSearchIsNotReplaced(String words) {
    Run run = analyse("connect4 274552224131661 --nodes 20k --json " + words);
    assertThat(run.text("kind")).isEqualTo("estimate");
  }

  @Test
  void outOfReachItSearches() {
    Run run = analyse("connect4:8x7 --nodes 50k --json");
    assertThat(run.text("kind")).isEqualTo("estimate");
    assertThat(run.number("depth")).isGreaterThan(5);
    assertThat(run.number("nodes")).isBetween(40_000L, 60_000L);
  }

  @Test
  void deepeningTellsOfEveryDepth() {
    Run run = analyse("connect4 44 --depth 5 --json");
    assertThat(run.lines()).hasSize(6);
    for (String line : run.lines()) {
      assertThat(Run.fields(line)).startsWith(FIELDS);
    }
    assertThat(run.lines().subList(0, 5)).allMatch(line -> line.contains("\"end\":\"running\""));
    assertThat(run.number("depth")).isEqualTo(5);
    assertThat(run.text("end")).isEqualTo("depth");
  }

  @Test
  void allMovesHaveValues() {
    Run run = analyse("tictactoe 5 --all --json");
    assertThat(run.answer()).contains("\"moves\":[{\"move\":\"").contains("\"kind\":\"exact\"}");
    assertThat(Run.fields(run.answer())).startsWith(FIELDS).contains("moves");
    assertThat(run.answer().split("\"move\":")).hasSize(1 + 1 + 8);
    assertThat(Run.fields(analyse("tictactoe 5 --json").answer())).doesNotContain("moves");
  }

  @ParameterizedTest
  @ValueSource(strings = {"minimax", "negamax", "alphabeta"})
  void classicsDeepenUnderNodeLimit(String algorithm) {
    Run run = analyse("connect4 --nodes 5k --json --algorithm " + algorithm);
    assertThat(run.number("depth")).isGreaterThanOrEqualTo(3);
    assertThat(run.text("end")).isEqualTo("nodes");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "minimax",
        "negamax",
        "alphabeta",
        "pvs",
        "mtdf",
        "sss",
        "dual",
        "stockman",
        "mcts",
        "dfpn",
        "random"
      })
  void everyAlgorithmAnswers(String algorithm) {
    Run run = analyse("tictactoe 5 --depth 3 --json --algorithm " + algorithm);
    assertThat(run.code()).isZero();
    assertThat(run.text("move")).matches("[a-c][1-3]");
  }

  @Test
  void featuresCanBeSwitched() {
    Run plain = analyse("connect4 --depth 7 --json --algorithm alphabeta");
    Run more =
        analyse(
            "connect4 --depth 7 --json --algorithm alphabeta --with deepening,fold --table bucket"
                + " --order hash,killers");
    assertThat(more.number("score")).isEqualTo(plain.number("score"));
    assertThat(more.number("tableHits")).isPositive();
    Run fewer = analyse("connect4 --depth 5 --json --without deepening,etc");
    assertThat(fewer.lines()).hasSize(1);
  }

  @Test
  void finishedGameIsExact() {
    Run run = analyse("tictactoe 1,4,2,5,3 --json");
    assertThat(run.code()).isZero();
    assertThat(run.answer()).startsWith("{\"move\":null,").contains("\"kind\":\"exact\"");
    Run told = analyse("tictactoe 1,4,2,5,3");
    assertThat(told.code()).isZero();
    assertThat(told.answer()).isEqualTo("The game is over: the first player has won.");
  }

  @Test
  void positionMayBeginWithDash() {
    String start = "-".repeat(27) + "OX" + "-".repeat(6) + "XO" + "-".repeat(27) + " X";
    Run run = Run.of("analyse", "--depth", "2", "othello", start, "--json");
    assertThat(run.code()).isZero();
    assertThat(run.text("position")).isEqualTo(start);
  }

  @Test
  void peopleGetSentence() {
    Run run = analyse("connect4 44 --depth 6");
    assertThat(run.answer())
        .matches(
            "Best move [1-7]: [+-]\\d+ \\(estimate at depth 6\\)\\. [\\d,]+ positions in .* s\\.");
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
    assertThat(run.out()).contains("1 2 3 4 5 6 7", ". . . o . . .", "depth  value");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void tableIsKeptInFile(@TempDir Path folder) {
    Path file = folder.resolve("scores.table");
    String search = "connect4 --depth 8 --json --without deepening --evaluation essay ";
    Run first = analyse(search + "--save " + file);
    Run second = analyse(search + "--load " + file);
    assertThat(second.number("score")).isEqualTo(first.number("score"));
    assertThat(second.number("nodes")).isLessThan(first.number("nodes") / 10);
    Run other = analyse("connect4 --depth 8 --evaluation kang --load " + file);
    assertThat(other.code()).isEqualTo(ExitCode.USAGE);
    assertThat(other.err()).contains("connect4 essay", "connect4 kang");
  }

  @Test
  void tableFileNeedsTable() {
    Run run = analyse("connect4 --depth 2 --algorithm minimax --save x.table");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("--load and --save need a table");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "connect4 --algorithm alphabeta --with etc    | etc has no effect: there is no table",
        "connect4 --algorithm alphabeta --with fold   | fold has no effect: there is no table",
        "connect4 --algorithm alphabeta --with lmr    | lmr has no effect: only pvs",
        "connect4 --algorithm alphabeta --with aspiration | aspiration has no effect",
        "connect4 --algorithm mtdf --with aspiration  | mtdf chooses its windows itself",
        "connect4 --algorithm dfpn --with etc         | etc has no effect: dfpn",
        "connect4 --algorithm minimax --with probcut  | minimax cuts nothing off"
      })
  void idleFeaturesAreNoted(String words, String note) {
    Run run = analyse(words + " --depth 2");
    assertThat(run.code()).isZero();
    assertThat(run.err().lines()).singleElement().asString().contains("Note: ", note);
  }

  @Test
  void busyFeaturesAreNotNoted() {
    assertThat(analyse("connect4 --with etc,fold,lmr,aspiration,deepening --depth 3").err())
        .isEmpty();
  }

  @Test
  void bestLinesAreTold() {
    Run run = analyse("connect4 44 --depth 6 --lines 3");
    assertThat(run.lines().subList(run.lines().size() - 4, run.lines().size() - 1))
        .allMatch(
            line -> line.matches("  [123]\\. [+-]\\d+ \\(estimate at depth 6\\) +\\d( \\d)+"));
    Run json = analyse("tictactoe 5 --lines 2 --json");
    assertThat(json.answer()).contains("\"lines\":[{\"move\":\"").contains("\"line\":[\"");
    assertThat(json.answer().split("\"kind\":\"exact\"")).hasSize(1 + 1 + 2);
    assertThat(analyse("tictactoe --lines -2").err()).contains("--lines is -2; it must be 1");
  }

  @Test
  void untilExactKnowsWhetherItGotThere() {
    Run exact = analyse("othello:4x4 - --until exact --json");
    assertThat(exact.code()).isZero();
    assertThat(exact.text("kind")).isEqualTo("exact");
    Run limited = analyse("othello --until exact --nodes 5k --json");
    assertThat(limited.code()).isEqualTo(ExitCode.OUT_OF_TIME);
    assertThat(limited.text("kind")).isEqualTo("estimate");
    assertThat(analyse("othello --until dawn").err()).contains("it can only be exact");
  }

  @Test
  void linesOfASolvedPositionAreWhole() {
    Run run = analyse("connect4 44444 --lines 3");
    assertThat(run.lines().stream().filter(line -> line.startsWith("  ")))
        .filteredOn(line -> line.matches("  [123]\\. .*"))
        .hasSize(3)
        .allMatch(line -> line.matches(".*\\(exact ✓\\) +\\d( \\d){4,}.*"));
  }

  @Test
  void americansAreUnderstood() {
    assertThat(Run.of("analyze", "tictactoe", "5", "--depth", "9").out())
        .contains("Best move a3: draw (exact ✓).");
  }
}
