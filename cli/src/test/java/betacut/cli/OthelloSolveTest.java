package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.rules.Score;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code solve othello}, which has a solver for its last thirty squares or so. */
class OthelloSolveTest {
  /** FFO 1: 14 empty squares, G8 is worth 18 and H1, the next best, 12. */
  private static final String ENDING =
      "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

  private static Run solve(String... words) {
    var all = new ArrayList<>(List.of("solve", "othello"));
    all.addAll(List.of(words));
    return Run.of(all.toArray(String[]::new));
  }

  @Test
  void everyMoveIsScored() {
    Run run = solve(ENDING, "--moves");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("First player wins by 18 (exact ✓), empty squares counted for the winner.")
        .contains("Moves: g8 +18, h1 +12, a2 +6, h7 +6, a3 +4, b1 -4, a4 -22, g2 -24.")
        .contains("Best move: g8.");
  }

  @Test
  void fieldsStayAsTheyAre() {
    assertThat(Run.fields(solve(ENDING, "--json").answer()))
        .containsExactly("position", "score", "kind", "empties", "nodes", "nanos", "best");
    assertThat(Run.fields(solve(ENDING, "--json", "--wld").answer()))
        .containsExactly("position", "score", "kind", "empties", "nodes", "nanos");
    assertThat(solve(ENDING, "--wld").out())
        .startsWith("First player wins (exact ✓); by how much was not asked.");
  }

  @Test
  void aBatchAnswersLineByLine() {
    Run run =
        Run.typing(
            ENDING + "; G8:+18; H1:+12\n\nnonsense\n" + ENDING.replace(" X", " O") + "\n",
            "solve",
            "othello",
            "--batch",
            "--fresh");
    assertThat(run.code()).isEqualTo(ExitCode.ILLEGAL_POSITION);
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(0)).matches(ENDING + " 18 \\d+ \\d+");
    assertThat(run.lines().get(1)).startsWith("nonsense error: ");
    assertThat(run.lines().get(2)).matches(ENDING.replace(" X", " O") + " -?\\d+ \\d+ \\d+");
  }

  @Test
  void everyMoveIsJudgedWhereOnlyWinnersAreAsked() {
    assertThat(solve(ENDING, "--moves", "--wld").out())
        .contains("Moves: ", "g8 +1", "h1 +1", "a3 +1", "b1 -1", "g2 -1");
    Run batch = Run.typing(ENDING + "\n", "solve", "othello", "--batch", "--wld", "--moves");
    assertThat(batch.answer()).matches(ENDING + " 1 \\d+ \\d+( [a-h][1-8]:[+]1){5}( \\w\\d:-1){3}");
  }

  /** Nobody is left waiting for the end of a whole game. */
  @Test
  void whatIsOutOfReachIsNotBegunWithoutALimit() {
    Run batch = Run.typing("-\n" + ENDING + "\n", "solve", "othello", "--batch");
    assertThat(batch.code()).isEqualTo(ExitCode.OUT_OF_TIME);
    assertThat(batch.lines().get(0)).startsWith("- error: not solved, it has 60 empty squares");
    assertThat(batch.lines().get(1)).startsWith(ENDING + " 18 ");
    Run alone = solve("f5", "--moves");
    assertThat(alone.code()).isEqualTo(ExitCode.OUT_OF_TIME);
    assertThat(alone.out()).contains("it has 59 empty squares", "--time");
  }

  @Test
  void limitsAreKept() {
    String wide = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7f7c8";
    Run run = solve(wide, "--wld", "--time", "50ms");
    assertThat(run.code()).isEqualTo(ExitCode.OUT_OF_TIME);
    assertThat(run.out()).startsWith("Not solved: the time limit came first, after ");
    assertThat(solve(ENDING, "--threads", "2", "--json").number("score")).isEqualTo(18);
    assertThat(solve(ENDING, "--threads", "0").err()).contains("The number of threads");
    assertThat(solve(ENDING, "--no-book").err())
        .contains("--no-book is for Connect-4 and Pentago, not");
    assertThat(Run.of("solve", "othello:6x6,discs-only", "-", "--moves").err())
        .contains(
            "--columns (--moves) is for Connect-4, Othello and Pentago, not for othello:6x6,");
  }

  /** By the general search, move by move. */
  @Test
  void smallBoardsAreSolvedToo() {
    String late = "OOOOO-XXOX--XXXOXXXOXXXX--OX-X--OOOO O";
    Run six = Run.of("solve", "othello:6x6", late, "--moves");
    assertThat(six.code()).isZero();
    Run general = Run.of("solve", "othello:6x6", late, "--algorithm", "pvs", "--json");
    long margin = Score.margin((int) general.number("score"));
    assertThat(six.out())
        .startsWith("Second player wins by %d (exact ✓), empty squares".formatted(margin));
    assertThat(Run.of("solve", "othello:4x4", "-", "--moves").out())
        .startsWith("Second player wins by 10 (exact ✓), empty squares counted for the winner.")
        .contains("Moves: b1 -10, a2 -10, d3 -10, c4 -10.");
    assertThat(Run.typing(late + "; C1:0\n", "solve", "othello:6x6", "--batch").lines().getFirst())
        .matches(late + " " + margin + " \\d+ \\d+");
  }

  /** The general search agrees, and analysis asks the solver by itself. */
  @Test
  void allAgree() {
    Run general = Run.of("solve", "othello:8x8,winner-takes-empties", ENDING, "--json");
    assertThat(general.number("score")).isEqualTo(18);
    Run analysis = Run.of("analyse", "othello", ENDING, "--time", "20s", "--json");
    assertThat(analysis.answer()).contains("\"kind\":\"exact\"").contains("20018");
  }
}
