package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hostile input: words of the protocols in any order, and rubbish. Every answer is in grammar. */
@Timeout(300)
class EngineFuzzTest {
  private static final long SEED = Long.getLong("betacut.seed", 5);
  private static final int LINES = 800;
  private static final List<String> WORDS =
      List.of(
          "1",
          "2",
          "4",
          "7",
          "-1",
          "b",
          "w",
          "white",
          "a1",
          "d3",
          "e5",
          "pass",
          "7,7",
          "3,4",
          "3,4,1",
          "5,5,2",
          "0",
          "99999999999",
          "(;GM[Othello]BO[8 x *];)",
          "B[F5]",
          "mnk:5,5,5",
          "depth",
          "tictactoe",
          "-",
          "x./o.",
          "\u0001",
          "\uD83D",
          "ü",
          "%s",
          "\"",
          ";",
          "#",
          "knots",
          "nodes",
          "time",
          "timeout_turn",
          "x".repeat(70_000));

  private static final Map<String, String> COMMANDS =
      Map.of(
          "betacut",
          "betacut game position moves go stop legal state help ping dance",
          "gtp",
          "play genmove undo boardsize clear_board time_left time_settings 5 showboard final_score"
              + " reg_genmove komi list_commands dance",
          "nboard",
          "nboard set move hint go analyze learn ping F5 PA dance",
          "gomocup",
          "START RECTSTART BEGIN TURN BOARD DONE TAKEBACK INFO RESTART PLAY ABOUT SWAP2BOARD"
              + " 3,3,1");

  private static final Map<String, String> GRAMMARS =
      Map.of(
          "betacut",
          "betacut 1 .*|ready|info .*|error .*|bestmove .*|legal.*|state .*|pong.*",
          "gtp",
          "[=?]\\d* ?.*|[XO. ]+|[a-z_-]+|black to play|white to play|over|",
          "nboard",
          "status .*|set myname .*|=== .*|search .*|nodestats .*|analysis .*|learned|pong.*",
          "gomocup",
          "OK|ERROR .*|UNKNOWN .*|MESSAGE .*|\\d+,\\d+|name=.*");

  @ParameterizedTest
  @CsvSource({
    "betacut, tictactoe",
    "gtp, othello:4x4",
    "nboard, othello:4x4",
    "gomocup, 'mnk:5,5,5'"
  })
  void everythingIsAnsweredInGrammar(String protocol, String game) {
    var random = new SplittableRandom(SEED);
    String input = rubbish(random, COMMANDS.get(protocol).split(" "));
    Run run =
        Run.typing(
            input, "engine", game, "--protocol", protocol, "--depth", "1", "--table-mib", "1");
    assertThat(run.code()).as("seed %d", SEED).isZero();
    assertThat(run.err()).isEmpty();
    Pattern grammar = Pattern.compile(GRAMMARS.get(protocol));
    List<String> wrong =
        run.lines().stream().filter(line -> !grammar.matcher(line).matches()).toList();
    assertThat(wrong).as("seed %d", SEED).isEmpty();
    assertThat(run.lines()).hasSizeGreaterThan(LINES / 4);
    assertThat(run.lines()).allMatch(line -> line.length() < 1000);
  }

  private static String rubbish(SplittableRandom random, String... commands) {
    var text = new StringBuilder();
    for (int i = 0; i < LINES; i++) {
      text.append(commands[random.nextInt(commands.length)]);
      for (int words = random.nextInt(4); words > 0; words--) {
        text.append(' ').append(WORDS.get(random.nextInt(WORDS.size())));
      }
      text.append('\n');
    }
    return text.toString();
  }
}
