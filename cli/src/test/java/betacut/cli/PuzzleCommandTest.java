package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.text.json.JsonReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PuzzleCommandTest {
  private static Map<?, ?> puzzle(String... args) {
    Run run = Run.of(args);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    return (Map<?, ?>) JsonReader.read(run.out());
  }

  @Test
  void aWrongMoveIsRefutedAndTheRightOneExplained() {
    Map<?, ?> made = puzzle("puzzle", "tictactoe", "--seed", "1", "--json");
    String right = (String) made.get("answer");
    String wrong = (String) ((List<?>) made.get("others")).getFirst();
    Run run =
        Run.typing("z9\n" + wrong + "\n" + right + "\n", "puzzle", "tictactoe", "--seed", "1");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(
            "Try again.", wrong + " is wrong: ", "The right move is " + right, "  " + wrong + ": ");
  }

  @Test
  void aWinInSeveralMovesIsPlayedOut() {
    String[] seed = {"puzzle", "connect4:5x5", "--seed", "3", "--rating", "1"};
    Run run = Run.typing("4\n1\n2\n3\n4\n5\n", seed);
    assertThat(run.out()).contains("Win in 2 moves", "Right. The answer is ", "The right move is ");
  }

  @Test
  void todaysIsTheSameAllDayAndBadInputIsNamed() {
    assertThat(Run.typing("q", "puzzle", "tictactoe").out())
        .isEqualTo(Run.typing("q", "puzzle", "tictactoe").out())
        .contains("Goodbye.");
    assertThat(Run.of("puzzle", "tictactoe", "--rating", "99").err()).contains("--rating is 99");
    assertThat(Run.of("puzzle", "tree:((3 12)(2 4))").err()).contains("has no puzzles");
  }
}
