package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
  @ParameterizedTest
  @CsvSource({
    "tictactoe, 0, 1",
    "tictactoe, 1, 9",
    "tictactoe, 2, 72",
    "tictactoe, 8, 200448",
    "tictactoe, 9, 127872",
    "tictactoe, 10, 0",
    "connect4, 7, 823536",
    "connect4, 8, 5673234",
    "othello, 7, 55092",
    "othello:4x4, 7, 3624",
    "othello:4x4, 8, 9116",
    "othello:4x4, 12, 57436",
    "pentago, 1, 36"
  })
  void countsPaths(String game, int depth, long count) {
    Run run = Run.of("perft", game, Integer.toString(depth), "--json");
    assertThat(run.code()).isZero();
    assertThat(run.lines()).hasSize(1);
    assertThat(Run.fields(run.answer())).containsExactly("game", "depth", "count", "nanos");
    assertThat(run.number("count")).isEqualTo(count);
    assertThat(run.number("depth")).isEqualTo(depth);
    assertThat(run.text("game")).isEqualTo(game);
  }

  @Test
  void optionsStandAnywhere() {
    Run before = Run.of("perft", "--json", "--position", "11", "connect4", "3");
    Run after = Run.of("perft", "connect4", "3", "--position=11", "--json");
    assertThat(before.number("count")).isEqualTo(after.number("count")).isEqualTo(343);
  }

  @Test
  void countsFromEmptyBoardByItsName() {
    assertThat(Run.of("perft", "connect4", "1", "--position", "-", "--json").number("count"))
        .isEqualTo(7);
  }

  @Test
  void finishedGamesGoNowhere() {
    String won = "1,4,2,5,3";
    assertThat(Run.of("perft", "tictactoe", "1", "--position", won, "--json").number("count"))
        .isZero();
    assertThat(Run.of("perft", "tictactoe", "0", "--position", won, "--json").number("count"))
        .isEqualTo(1);
  }

  @Test
  void pentagoCountsAllMovesOnRequest() {
    assertThat(Run.of("perft", "pentago", "2", "--all-moves", "--json").number("count"))
        .isEqualTo(288 * 280);
    assertThat(Run.of("perft", "othello", "2", "--all-moves", "--json").number("count"))
        .isEqualTo(12);
  }

  @Test
  void peopleGetTheWholeTable() {
    Run run = Run.of("perft", "tictactoe", "4");
    assertThat(run.lines()).hasSize(6);
    assertThat(run.lines().getFirst().split("\\s+")).contains("depth", "count", "ms", "Mn/s");
    assertThat(run.answer()).matches(" +4 +3,024 .*");
  }
}
