package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GamesCommandTest {
  @Test
  void listsEveryGame() {
    Run run = Run.of("games");
    assertThat(run.out())
        .contains("connect4:7x6", "tictactoe is mnk:3,3,3", "pentago:twist", "othello:6x6");
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void listsForPrograms() {
    Run run = Run.of("games", "--json");
    assertThat(run.lines())
        .hasSize(8)
        .extracting(Run::fields)
        .containsOnly(List.of("id", "summary", "variants", "aliases"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "connect4",
        "tictactoe",
        "gomoku",
        "pentago",
        "othello:4x4",
        "kalah",
        "breakthrough:6x6",
        "dots"
      })
  void describesOneGame(String game) {
    Run run = Run.of("games", game);
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Evaluations: ", "Moves: ");
    assertThat(run.lines().stream().filter(line -> !line.startsWith("Position:")))
        .allMatch(line -> line.length() <= 80);
  }
}
