package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import java.io.StringReader;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {
  private static Run play(String typed, String words) {
    String[] args = ("play " + words).strip().split(" +");
    return Run.typing(typed.replace(' ', '\n') + "\n", args);
  }

  @Test
  void asksUntilAnsweredAndRefusesBadMoves() {
    Run run = play("maybe 1 Y 0 8 ? abc 4 q", "connect4 --seed 1 --level 2");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains(
            "Welcome to Connect-4",
            "Do you want to move first? Y/N:",
            "Try again: type Y for yes or N for no",
            "You are x.",
            "Try again. '0' is not a column. Columns are 1 to 7",
            "Try again. '8' is not a column",
            "Try again. 'abc' is not a column",
            ". . .[x]. . .",
            "Computer calculating next move...",
            "I play ",
            "I looked at ",
            "Goodbye.");
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void numberPadPlaysTicTacToe() {
    Run run = play("n 0 10 q", "tictactoe --seed 3 --level 10");
    assertThat(run.out()).contains("1 2 3\n    4 5 6\n    7 8 9", "'0' is not a move", "'10' is");
    assertThat(run.out()).contains("9 plies deep. With best play it is a draw.");
    String taken = run.out().replaceAll("(?s).*I play (\\d).*", "$1");
    assertThat(play("n " + taken, "tictactoe --seed 3 --level 10").out())
        .contains("Try again. Position " + taken + " is taken.");
  }

  @Test
  void fullColumnIsRefused() {
    Run run = play("1 1 1 1 1 1 1", "connect4 --first --level 2 --seed 4");
    assertThat(run.out()).contains("Try again. Column 1 is full");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "y", "y 4", "n"})
  void endOfInputIsPolite(String typed) {
    Run run = Run.typing(typed.replace(' ', '\n'), "play", "--level", "2");
    assertThat(run.code()).isZero();
    assertThat(run.out()).endsWith("Goodbye." + System.lineSeparator());
  }

  @Test
  void classicCountsFromZero() {
    Run run = play("y 7 6 0 q", "connect4 --classic --seed 1 --level 1");
    assertThat(run.out())
        .contains("0 1 2 3 4 5 6", "'7' is not a column. Columns are 0 to 6", "You are 1.")
        .contains("[1]");
    Run full = play("0 0 0 0 0 0 0", "--classic --first --level 2 --seed 4");
    assertThat(full.out()).contains("Column 0 is full");
  }

  @Test
  void classicPersonIsAlwaysX() {
    Run run = play("n q", "tictactoe --classic --seed 1");
    assertThat(run.out()).contains("You are X.", "Next turn", "[O]");
  }

  @Test
  void undoTakesBackBothPlies() {
    Run run = play("u 4 u q", "connect4 --first --seed 1 --level 2 --json");
    assertThat(run.err()).contains("There is no move of yours to take back.", "Taken back.");
    String empty = "......./......./......./......./......./.......";
    assertThat(run.lines().get(3)).isEqualTo("{\"event\":\"undo\",\"position\":\"" + empty + "\"}");
    assertThat(run.answer()).contains("\"result\":\"abandoned\",\"winner\":null,\"moves\":[]");
  }

  @Test
  void undoAfterEngineBeganLeavesItsMove() {
    Run run = play("u 4 u q", "connect4 --second --seed 1 --level 2 --json");
    assertThat(run.err()).contains("There is no move of yours to take back.", "Taken back.");
    assertThat(run.answer()).matches(".*\"moves\":\\[\"\\d\"].*");
  }

  @Test
  void hintsValueEveryMove() {
    Run run = play("5 h q", "tictactoe --first --seed 1 --level 10");
    assertThat(run.out()).contains("What your moves are worth to you:", "draw (exact ✓)");
    assertThat(run.out().lines().filter(line -> line.endsWith("(exact ✓)"))).hasSize(7);
  }

  @Test
  void hintsAreExactWhereSolverReaches() {
    Run run = play("1 h q", "connect4:5x4 --first --seed 1 --level 10");
    assertThat(run.out().lines().filter(line -> line.endsWith("(exact ✓)"))).hasSize(5);
    assertThat(run.out()).containsAnyOf("With best play it is a draw.", "I win in");
  }

  @Test
  void levelCanBeChanged() {
    Run run = Run.typing("l 3\nl 0\nl x\nl\nq\n", "play", "--first");
    assertThat(run.out())
        .contains("From now on level 3.", "There is no level 0", "This is level 3.");
  }

  @Test
  void helpAndEmptyLines() {
    Run run = Run.typing("?\n\n   \nq\n", "play", "--first");
    assertThat(run.out()).contains("u       undo", "Nothing typed. Type a move, or ? for help.");
  }

  @Test
  void wholeGamesHaveResults() {
    Run lost = play("1 1 1 1 2 2 2 2 3 3 7 7 7 5 5 5 6 6 6", "--first --level 9 --seed 1");
    assertThat(lost.out()).contains("Unlucky, you lose!", "Another game? Y/N:");
    Run drawn = play("5 1 2 3 4 6 7 8 9 n", "tictactoe --first --level 10 --seed 1");
    assertThat(drawn.out()).containsAnyOf("It's a draw", "Unlucky, you lose!");
  }

  /** A random opponent loses to somebody who fills a column before it finds a defence. */
  @Test
  void winningIsPossible() {
    boolean won = false;
    for (int seed = 1; seed <= 20 && !won; seed++) {
      Run run = play("4 4 4 4 n", "--first --algorithm random --depth 1 --seed " + seed);
      won = run.out().contains("You have won!");
    }
    assertThat(won).isTrue();
  }

  @Test
  void anotherGameIsPlayed() {
    String typed = "1\n2\n3\n4\n5\n6\n7\n8\n9\nx\ny\nq\n";
    String[] args = {"play", "tictactoe", "--first", "--level", "1", "--seed", "2"};
    Run run = Run.in(new StringReader(typed), Map.of("NO_COLOR", "1"), true, args);
    assertThat(run.out().split("You are x\\.")).hasSizeGreaterThan(2);
  }

  @Test
  void sameSeedSameGame() {
    String[] args = {"play", "--second", "--seed", "7", "--level", "3", "--json"};
    Run first = Run.typing("4\n4\n4\n3\n3\n", args);
    Run second = Run.typing("4\n4\n4\n3\n3\n", args);
    assertThat(first.answer()).isEqualTo(second.answer());
  }

  @Test
  void equalMovesAreChosenAtRandom() {
    long openings =
        IntStream.rangeClosed(1, 20)
            .mapToObj(seed -> play("q", "tictactoe --second --json --level 10 --seed " + seed))
            .map(Run::answer)
            .map(line -> line.replaceAll(",\"seed.*", ""))
            .distinct()
            .count();
    assertThat(openings).isGreaterThan(3);
  }

  @Test
  void seedIsToldOnRequest() {
    assertThat(play("q", "--first --seed 42 -v").out()).contains("--seed 42");
    assertThat(play("q", "--first --seed 42").out()).doesNotContain("42");
  }

  @Test
  void everyGameCanBePlayed() {
    assertThat(play("d3 q", "othello:4x4 --first --level 3 --seed 1").out()).contains("I play ");
    assertThat(play("c3-2R q", "pentago --first --level 3 --seed 1").out()).contains("I play ");
    assertThat(play("h8 q", "gomoku --first --level 3 --seed 1").out()).contains("I play ");
  }

  @Test
  void othelloPassesByItself() {
    String typed = "a1 b1 c1 d1 a2 d2 a3 d3 a4 b4 c4 d4 ".repeat(6).replace(' ', '\n');
    String[] args = {"play", "othello:4x4", "--first", "--seed", "1"};
    Run run = Run.in(new StringReader(typed), Map.of("NO_COLOR", "1"), true, args);
    assertThat(run.code()).isZero();
    assertThat(run.out()).containsAnyOf("Unlucky, you lose!", "You have won!", "It's a draw");
  }

  @Test
  void plainBoardsAreWords() {
    Run run = play("4 q", "--first --plain --seed 1 --level 2");
    assertThat(run.out()).contains("The board is empty.", "Column 4 from the bottom: x");
    assertThat(run.out()).doesNotContain(". . .");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--first", "--json"})
  void endlessNonsenseOverPipeEnds(String words) {
    Run run = play("z ".repeat(50), words + " --seed 1 --level 1");
    String told = run.out() + run.err();
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(told).contains("3 answers in a row", "Goodbye.");
    assertThat(told.split("Try again")).hasSize(4);
  }

  @Test
  void peopleMayErrAsOftenAsTheyLike() {
    String typed = "z\n".repeat(20) + "q\n";
    Run run = Run.in(new StringReader(typed), Map.of(), true, "play", "--first");
    assertThat(run.out().split("Try again")).hasSize(21);
  }

  @Test
  void resultsDifferForPrograms() {
    Run left = play("q", "tictactoe --first --json --seed 1");
    assertThat(left.answer()).contains("\"result\":\"abandoned\",\"winner\":null");
    Run over = play("1 2 3 4 5 6 7 8 9 n", "tictactoe --second --json --seed 1 --level 10");
    assertThat(over.out() + over.err()).contains("\"event\":\"end\",\"result\":\"");
  }

  @Test
  void pentagoIsExplainedAndMarked() {
    Run run = play("? a1-3R q", "pentago --first --level 1 --seed 1");
    assertThat(run.out())
        .contains("L (counter-clockwise) or R", "1 2 above, 3 4 below", "such as ")
        .contains("[x]");
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
    assertThat(Run.of("games", "pentago:twist").out()).contains("M (mirrored");
  }

  @Test
  void othelloCountsDiscs() {
    assertThat(play("d3 q", "othello --first --level 1 --seed 1").out())
        .contains("Discs: x 2, o 2", "Discs: x 4, o 1");
  }
}
