package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The verb, and our own protocol as a conversation. */
class EngineCommandTest {
  private static List<String> said(String lines, String... options) {
    String[] args = new String[options.length + 1];
    args[0] = "engine";
    System.arraycopy(options, 0, args, 1, options.length);
    Run run = Run.typing(lines, args);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    return run.lines();
  }

  @Test
  void playsAGameAsTheDocumentTells() {
    List<String> lines =
        said(
            """
            betacut 1
            game tictactoe
            position xx./oo./...
            legal
            state
            go depth 2
            """);
    assertThat(lines.subList(0, 4))
        .containsExactly(
            "betacut 1 Betacut pvs threats table bucket",
            "ready",
            "legal c3 c2 a1 b1 c1",
            "state ongoing first xx./oo./...");
    assertThat(lines.get(4))
        .matches("info depth 1 score 30999 kind exact nodes \\d+ time \\d+ pv c3");
    assertThat(lines.getLast()).matches("bestmove c3 score 30999 nodes \\d+");
  }

  @Test
  void aSolvedGameEndsTheSearch() {
    assertThat(said("game tictactoe\nmoves 1 5 9\ngo depth 99\n").getLast())
        .startsWith("bestmove ")
        .contains(" score 0 ");
  }

  @Test
  void levelsAnswerToo() {
    assertThat(said("game connect4\nmoves 4 4\ngo\n", "connect4", "--level", "3", "--seed", "1"))
        .last()
        .asString()
        .matches("bestmove [1-7] score -?\\d+ nodes \\d+");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "betacut 2 | error Version '2' is not spoken here; say 'betacut 1'.",
        "game | error game needs a name, such as 'game connect4'.",
        "game chess | error There is no game called 'chess'",
        "go depth | error go depth needs a whole number from 1, not nothing.",
        "go depth 0 | error go depth needs a whole number from 1, not 0.",
        "go speed 3 | error go knows no limit 'speed'; write depth D, nodes N, time MILL",
        "position abc | error 'a' is not a column",
        "moves 4 9 | error Move 2: 'There",
        "dance | info unknown command 'dance'; the commands are betacut, game",
        "ping a b | pong a b"
      })
  void whatIsWrongIsExplained(String line, String answer) {
    List<String> lines = said(line + "\nlegal\n");
    assertThat(lines).hasSize(2);
    assertThat(lines.getFirst()).startsWith(answer.replace("'There", ""));
    assertThat(lines.getLast()).isEqualTo("legal 1 2 3 4 5 6 7");
  }

  @Test
  void aFinishedGameHasNoMove() {
    assertThat(said("game tictactoe\nmoves 1 4 2 5 3\nstate\nlegal\ngo\n"))
        .containsExactly(
            "ready",
            "state over -1 second xxx/oo./...",
            "legal",
            "error The game is over in xxx/oo./...; send another position.");
  }

  @Test
  void linesOfAnyLengthAndLettersAreSurvived() {
    String rubbish = "\u0000\u001b[2J" + "x".repeat(200_000);
    assertThat(said(rubbish + "\r\n\n  legal \r\n"))
        .hasSize(2)
        .allMatch(line -> line.length() < 300 && line.chars().allMatch(c -> c >= ' '));
  }

  @Test
  void ponsFormIsTheSolversBatch() {
    Run run = Run.typing("44444\n12x\n", "engine", "--protocol", "pons");
    assertThat(run.lines()).hasSize(2);
    assertThat(run.lines().getFirst()).matches("44444 -1 \\d+ \\d+");
    assertThat(run.lines().getLast()).startsWith("12x error: 'x' is not a column");
    assertThat(run.code()).isEqualTo(ExitCode.ILLEGAL_POSITION);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--protocol gpt | There is no protocol 'gpt'. Did you mean gtp?",
        "connect4 --protocol nboard | The protocol nboard cannot speak about connect4",
        "othello --protocol gomocup | The protocol gomocup cannot speak about othello",
        "othello --protocol pons | The protocol pons cannot speak about othello",
        "--level 3 --algorithm mtdf | --level sets the algorithm",
        "--level 99 | There is no level 99",
        "--json | --json is for --protocol pons",
        "--protocol pons --level 3 | pons asks for exact scores",
        "--algorithm stockman | stockman searches to a fixed depth"
      })
  void wrongOptionsAreUsageErrors(String options, String message) {
    Run run = Run.typing("", ("engine " + options).split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(message);
  }
}
