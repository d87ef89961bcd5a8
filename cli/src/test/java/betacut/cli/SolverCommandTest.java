package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code solve connect4}, which has a solver of its own. */
class SolverCommandTest {
  private static Run solve(String words) {
    return Run.of(("solve " + words).split(" "));
  }

  private static Run batch(String input, String words) {
    return Run.typing(input, ("solve connect4 --batch " + words).strip().split(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "2252576253462244111563365343671351441, -1",
    "23163416124767223154467471272416755633, 0",
    "5554224333234511764415115, 4",
    "274552224131661, 0",
    "32164625, 11"
  })
  void publishedScoresComeOut(String moves, int score) {
    Run run = solve("connect4 " + moves + " --json");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.text("moves")).isEqualTo(moves);
    assertThat(run.number("score")).isEqualTo(score);
    assertThat(run.text("kind")).isEqualTo("exact");
    Run searched = solve("connect4 " + moves + " --json --no-book --threads 2");
    assertThat(searched.number("score")).isEqualTo(score);
    assertThat(searched.text("source")).isEqualTo("search");
  }

  @Test
  void fieldsStayAsTheyAre() {
    assertThat(Run.fields(solve("connect4:5x4 --json").answer()))
        .containsExactly(
            "moves", "score", "kind", "nodes", "nanos", "source", "plies", "best", "line");
    assertThat(Run.fields(solve("connect4:5x4 - --json --columns").answer()))
        .containsExactly(
            "moves", "score", "kind", "nodes", "nanos", "columns", "source", "plies", "best",
            "line");
    assertThat(Run.fields(solve("connect4:5x4 - --json --weak").answer()))
        .containsExactly("moves", "score", "kind", "nodes", "nanos", "source");
    Run late = solve("connect4:8x7 - --json --time 1ms");
    assertThat(late.code()).isEqualTo(ExitCode.OUT_OF_TIME);
    assertThat(late.answer()).startsWith("{\"moves\":\"-\",\"score\":null,\"kind\":\"unknown\"");
    assertThat(late.text("end")).isEqualTo("time");
  }

  @Test
  void peopleAreToldWhatScoresMean() {
    Run won = solve("connect4 5554224333234511764415115");
    assertThat(won.code()).isZero();
    assertThat(won.out().replaceAll("\\s+", " "))
        .contains("Second player wins in ", "with stone 36 of 42. Score +4 for the second player")
        .contains("the winner has 3 stones left after that (exact ✓, by search).")
        .contains("Best move", "Line: ", " positions in ");
    assertThat(won.lines()).allMatch(line -> line.length() <= 80);
    assertThat(solve("connect4:5x4").out())
        .contains("Draw: with best play the board is full in 20 plies. Score 0 for the first");
    assertThat(solve("connect4 44455554221").out().replaceAll("\\s+", " "))
        .contains("First player wins in 2 plies, with stone 13 of 42. Score -15 for the second")
        .contains("Best moves: ");
    assertThat(solve("connect4 1212121").answer())
        .isEqualTo("The game is over: the first player has won.");
  }

  @Test
  void lineKeepsToTheDistance() {
    Run run = solve("connect4 274552224131661 --json");
    long plies = run.number("plies");
    assertThat(run.text("line").split(",")).hasSize((int) plies);
    assertThat(run.text("best")).contains(run.text("line").substring(1, 2));
  }

  @Test
  void columnsAreExactAndNullWhereFull() {
    Run run = solve("connect4 5554224333234511764415115 --columns --json");
    assertThat(run.answer()).contains("\"columns\":[");
    List<String> columns = List.of(run.text("columns").replaceAll("[\\[\\]]", "").split(","));
    assertThat(columns).hasSize(7).contains("null", "4");
    assertThat(columns.stream().filter(score -> !score.equals("null")).mapToInt(Integer::parseInt))
        .allMatch(score -> score <= 4);
    Run told = solve("connect4 5554224333234511764415115 --columns");
    assertThat(told.out()).containsPattern("Column +1 +2 +3 +4 +5 +6 +7\\RScore .*\\+4.*\\R");
    assertThat(told.out()).containsPattern("Score.* \\.");
  }

  @Test
  void weakAnswersSayWhoWins() {
    Run run = solve("connect4 5554224333234511764415115 --weak --json --columns");
    assertThat(run.number("score")).isEqualTo(1);
    assertThat(run.text("kind")).isEqualTo("weak");
    assertThat(run.text("columns")).matches("\\[(-?[01]|null)(,(-?[01]|null)){6}]");
    assertThat(solve("connect4 274552224131661 --weak").out())
        .startsWith("Draw (exact ✓, by search); how soon was not asked.");
  }

  @ParameterizedTest
  @CsvSource({"4x4, 0", "5x4, 0", "4x5, 0", "5x5, 0", "3x3, 0", "1x4, 0", "6x4, -1", "10x2, 0"})
  void otherSizesAreSolved(String size, int score) {
    Run run = solve("connect4:" + size + " - --json --table-mib 8");
    assertThat(run.code()).isZero();
    assertThat(run.number("score")).isEqualTo(score);
  }

  @Test
  void generalSearchAgreesWhereAsked() {
    Run general = solve("connect4:5x4 - --algorithm pvs --json");
    assertThat(general.text("text")).isEqualTo("Draw (exact ✓)");
    assertThat(general.text("game")).isEqualTo("connect4:5x4");
  }

  /** A board does not tell the order of its stones, and the score does not depend on it. */
  @Test
  void boardsAreReadToo() {
    String moves = "274552224131661";
    String board = Run.of("analyse", "connect4", moves, "--depth", "1", "--json").text("position");
    Run run = solve("connect4 " + board + " --json --columns");
    assertThat(run.text("moves")).isEqualTo(board);
    assertThat(run.text("columns"))
        .isEqualTo(solve("connect4 " + moves + " --json --columns").text("columns"));
  }

  @Test
  void limitIsAdmitted() {
    Run run = solve("connect4 --no-book --time 20ms");
    assertThat(run.code()).isEqualTo(ExitCode.OUT_OF_TIME);
    assertThat(run.out()).startsWith("Not solved: the time limit came first, after ");
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void batchAnswersLineByLine() {
    Run run = batch("32164625 11\n5554224333234511764415115\t4 more\r\n  1212121  \n", "");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(0)).matches("32164625 11 \\d+ \\d+");
    assertThat(run.lines().get(1)).matches("5554224333234511764415115 4 \\d+ \\d+");
    assertThat(run.lines().get(2)).matches("1212121 -18 0 \\d+");
    assertThat(batch("", "").out()).isEmpty();
  }

  @Test
  void badLinesDoNotStopBatch() {
    Run run = batch("32164625\n44444444\nab\u0007c\n12121211\n8\n32164625", "");
    assertThat(run.code()).isEqualTo(ExitCode.ILLEGAL_POSITION);
    assertThat(run.lines()).hasSize(6);
    assertThat(run.lines().get(1)).startsWith("44444444 error: Column 4 is full (move 7 of");
    assertThat(run.lines().get(2)).startsWith("ab?c error: 'a' is not a column");
    assertThat(run.lines().get(3)).startsWith("12121211 error: '1' cannot be played (move 8 of");
    assertThat(run.lines().get(4)).startsWith("8 error: '8' is not a column");
    assertThat(run.lines().get(5)).startsWith("32164625 11 ");
  }

  @Test
  void batchSpeaksJson() {
    Run run = batch("32164625 11\n99\n32164625", "--json --columns");
    assertThat(run.code()).isEqualTo(ExitCode.ILLEGAL_POSITION);
    assertThat(run.lines()).hasSize(3);
    assertThat(Run.fields(run.lines().get(0)))
        .containsExactly("moves", "score", "kind", "nodes", "nanos", "columns", "source", "plies");
    assertThat(run.lines().get(1)).startsWith("{\"moves\":\"99\",\"error\":\"'9' is not a column");
    assertThat(run.lines().get(2)).startsWith("{\"moves\":\"32164625\",\"score\":11,");
  }

  @Test
  void batchShowsColumns() {
    Run run = batch("5554224333234511764415115", "--columns");
    assertThat(run.answer())
        .matches("5554224333234511764415115 4 \\d+ \\d+( (-?\\d+|\\.)){7}")
        .contains(" .");
  }

  @Test
  void blankLinesAreTheEmptyBoard() {
    Run run = Run.typing("\n-\n   \n", "solve", "connect4:4x4", "--batch");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).hasSize(3).allMatch(line -> line.matches("- 0 \\d+ \\d+"));
  }

  @Test
  void tableIsKeptUnlessFresh() {
    String twice = "274552224131661\n274552224131661\n";
    List<Long> kept = nodes(batch(twice, "--no-book"));
    List<Long> fresh = nodes(batch(twice, "--no-book --fresh"));
    assertThat(kept.get(1)).isLessThan(kept.get(0));
    assertThat(fresh.get(1)).isEqualTo(fresh.get(0)).isEqualTo(kept.get(0));
  }

  @Test
  void workIsThatOfBestMovesAndLineToo() {
    String moves = "274552224131661";
    long scoreAlone = nodes(batch(moves, "--no-book")).getFirst();
    Run whole = solve("connect4 " + moves + " --json --no-book");
    assertThat(whole.number("nodes")).isGreaterThan(scoreAlone);
  }

  private static List<Long> nodes(Run run) {
    return run.lines().stream().map(line -> Long.parseLong(line.split(" ")[2])).toList();
  }

  @Test
  void linesMayHaveAnyLength() {
    String endless = IntStream.range(0, 300_000).mapToObj(i -> "4").collect(Collectors.joining());
    Run run = batch(endless + "\n32164625 " + endless + "\n" + " ".repeat(100_000) + "4455", "");
    assertThat(run.code()).isEqualTo(ExitCode.ILLEGAL_POSITION);
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(0)).contains(" error: Column 4 is full").hasSizeLessThan(1500);
    assertThat(run.lines().get(1)).startsWith("32164625 11 ");
    assertThat(run.lines().get(2)).startsWith("4455 ");
  }

  @Test
  void batchAdmitsItsLimit() {
    Run run = Run.typing("-\n", "solve", "connect4:8x7", "--batch", "--time", "1ms");
    assertThat(run.code()).isEqualTo(ExitCode.OUT_OF_TIME);
    assertThat(run.answer()).isEqualTo("- error: not solved, the time limit came first");
  }
}
