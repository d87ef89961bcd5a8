package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code solve pentago}, which has a book for few stones and a solver for many. */
class PentagoSolveTest {
  /** 30 stones, the first player to move. */
  private static final String LATE = "x.xxo./.ooxxo/oxxoxx/o.xooo/oxo..o/xxoxox";

  private static Run solve(String... words) {
    var all = new ArrayList<>(List.of("solve", "pentago"));
    all.addAll(List.of(words));
    return Run.of(all.toArray(String[]::new));
  }

  @Test
  void theStartIsWonByTheBook() {
    Run run = solve();
    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("First player wins (exact ✓, from the book).");
    assertThat(solve("-", "--json").text("source")).isEqualTo("book");
    assertThat(Run.fields(solve("-", "--json", "--moves").answer()))
        .containsExactly(
            "position", "outcome", "kind", "source", "stones", "nodes", "nanos", "moves", "best");
  }

  @Test
  void theBooksLastStonesHaveAValueButNoMoves() {
    String six = "xo..../....../...x../....../..o.../x....o";
    assertThat(solve(six).out()).contains("from the book");
    Run moves = solve(six, "--moves", "--time", "10s");
    assertThat(moves.code()).isEqualTo(ExitCode.OUT_OF_TIME);
    assertThat(moves.out()).contains("Not solved: with 6 stones it takes");
  }

  @Test
  void manyStonesAreSolvedMoveByMove() {
    Run run = solve(LATE, "--moves", "--json");
    assertThat(run.code()).isZero();
    assertThat(run.text("kind")).isEqualTo("exact");
    assertThat(run.number("stones")).isEqualTo(30);
    Run general = Run.of("solve", "pentago", LATE, "--algorithm", "pvs", "--json");
    assertThat(Integer.signum((int) general.number("score"))).isEqualTo(run.number("outcome"));
    assertThat(solve(LATE, "--weak").out())
        .contains("(exact ✓, by search); how soon was not asked.");
  }

  @Test
  void aBatchAnswersLineByLine() {
    Run run =
        Run.typing(LATE + "\nnonsense\na1-1L b2-2R\n", "solve", "pentago", "--batch", "--moves");
    assertThat(run.code()).isEqualTo(ExitCode.ILLEGAL_POSITION);
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(0))
        .matches(LATE + " -?[01] \\d+ \\d+( [a-f][1-6](-[1-4][LR])?:[+-]?[01])+");
    assertThat(run.lines().get(1)).startsWith("nonsense error: ");
    assertThat(run.lines().get(2)).contains(" 0 ").contains(":+1");
  }

  @Test
  void whatHasNoSolverSaysSo() {
    assertThat(Run.of("solve", "pentago:twist", "-", "--moves").err())
        .contains("not for pentago:twist");
    assertThat(Run.of("solve", "connect4", "-", "--book", "x").err())
        .contains("--book is for Pentago");
    assertThat(solve("-", "--book", "none.book").err()).contains("none.book does not exist");
    assertThat(solve("-", "--book", "x", "--no-book").err()).contains("type one");
  }
}
