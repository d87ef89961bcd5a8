package betacut.cli;

import static betacut.cli.pty.TerminalSession.CONTROL_C;
import static betacut.cli.pty.TerminalSession.CONTROL_D;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import betacut.cli.core.ExitCode;
import betacut.cli.pty.TerminalSession;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Every command at a real terminal. A new one needs a row here. */
class VerbTerminalTest {
  /**
   * One session.
   *
   * @param before words of a command that prepares the session; usually none
   * @param args separated by spaces; FOLDER is a folder of the test's own
   * @param code how it must end
   * @param steps text to wait for, then keys to type, by turns; the last is a text
   */
  record Script(String before, String verb, String args, int code, String... steps) {
    Script(String verb, String args, int code, String... steps) {
      this("", verb, args, code, steps);
    }

    @Override
    public String toString() {
      return verb + " " + args;
    }
  }

  static final List<Script> SCRIPTS =
      List.of(
          new Script(
              "play",
              "tictactoe --second --level 10",
              0,
              "I looked at",
              "0\r",
              "Try again. '0' is not a move",
              "quit\r",
              "Goodbye."),
          new Script(
              "play tictactoe --player1 random --player2 random --seed 1 --save FOLDER/a.game",
              "review",
              "FOLDER/a.game",
              0,
              "Accuracy: first player "),
          new Script("puzzle", "tictactoe --seed 1", 0, "Your move:", "s\r", "The right move is "),
          new Script(
              "analyse",
              "othello --lines 2 --until exact",
              ExitCode.INTERRUPTED,
              "   10  +",
              CONTROL_C,
              "Best move "),
          new Script("cluster", "simulate --machines 1,10", 0, "efficiency"),
          new Script("solve", "tictactoe", 0, "Draw (exact ✓)"),
          new Script(
              "tree",
              "((3,12,8),(2,4,6),(14,5,2)) --quiz --questions 1",
              0,
              "Which value comes back from here?",
              CONTROL_D,
              "No answers, no score."),
          new Script("book", "info", 0, "exact scores of every position"),
          new Script("perft", "connect4 4", 0, "2,401"),
          new Script("stats", "tictactoe --games 20", 0, "moves to choose from"),
          new Script("bench", "--suite quick", 0, "bench 4 positions"),
          new Script(
              "lab",
              "run essay --quick --db none --out FOLDER/run",
              ExitCode.INTERRUPTED,
              " of 504",
              CONTROL_C,
              "Stopped"),
          new Script(
              "tournament",
              "tictactoe --players random;level:2 --rounds 1 --seed 1 --db none",
              0,
              "level:2"),
          new Script("level", "list tictactoe", 0, "Elo with 95 % interval"),
          new Script("probcut", "connect4 --positions 60 --depth 5 --stages 1", 0, "pair 5 3"),
          new Script(
              "tune",
              "connect4 --db none --out FOLDER/new.weights",
              ExitCode.INTERRUPTED,
              "played before",
              CONTROL_C,
              "Stopped"),
          new Script(
              "serve",
              "--port 0 --no-open",
              ExitCode.INTERRUPTED,
              "http://localhost:",
              CONTROL_C,
              ""),
          new Script("site", "--out FOLDER/site", ExitCode.USAGE, "mvn -pl browser -am package"),
          new Script(
              "engine",
              "othello --protocol gtp",
              0,
              "",
              "protocol_version\rnonsense\rquit\r",
              "unknown command"),
          new Script(
              "new-game MyGame --dir FOLDER",
              "doctor",
              "FOLDER/mygame/MyGame.java --verbose --time 10m",
              0,
              "mygame is healthy",
              "",
              "held: the"),
          new Script("zoo", "", 0, "'betacut zoo NUMBER' shows one at work"),
          new Script("new-game", "MyGame --dir FOLDER", 0, "betacut doctor "),
          new Script(
              "new-game MyGame --dir FOLDER",
              "run",
              "FOLDER/mygame/MyGame.java play --first --level 1",
              0,
              "Your move (",
              "nonsense\r",
              "Try again.",
              "q\r",
              "Goodbye."),
          new Script("games", "othello", 0, "Othello"),
          new Script("completion", "bash", 0, "complete -o default -F _betacut betacut"),
          new Script("man", "perft", 0, ".TH BETACUT-PERFT 1"),
          new Script("help", "perft", 0, "Exit codes:"));

  @TempDir Path folder;

  @BeforeEach
  void needsPseudoTerminals() {
    assumeTrue(TerminalSession.isPossible(), "pseudo-terminals are opened the Linux way");
  }

  private static List<String> verbs() {
    return Arrays.stream(Verb.values()).map(Verb::id).toList();
  }

  @Test
  void everyVerbHasScript() {
    assertThat(SCRIPTS.stream().map(Script::verb)).containsExactlyInAnyOrderElementsOf(verbs());
  }

  private String[] words(String line) {
    return line.strip().replace("FOLDER", folder.toString()).split(" +");
  }

  @ParameterizedTest
  @FieldSource("SCRIPTS")
  void isPlayedOnTerminal(Script script) throws Exception {
    if (!script.before().isEmpty()) {
      assertThat(Run.of(words(script.before())).code()).isZero();
    }
    String[] args = words(script.verb() + " " + script.args());
    Map<String, String> environment = Map.of("XDG_DATA_HOME", folder.toString());
    try (var session = TerminalSession.of(environment, args)) {
      for (int i = 0; i < script.steps().length; i++) {
        if (i % 2 == 0) {
          session.waitFor(script.steps()[i]);
        } else {
          session.type(script.steps()[i]);
        }
      }
      assertThat(session.exitCode()).as(session.text()).isEqualTo(script.code());
      assertThat(session.text()).doesNotContain("Exception", "bug of ours", "WARNING");
      assertThat(session.settings().split("\\s+")).contains("icanon", "echo", "isig", "icrnl");
    }
  }

  /** Options that do not exist, a closed pipe, an end of input: explained, and nothing hangs. */
  @Test
  void shellSeesWhatItExpects() throws Exception {
    String line =
        "$BETACUT analyse breakthrough --time 1h | head -n 1; echo code ${PIPESTATUS[0]};"
            + " $BETACUT play --leve 3; echo code $?; $BETACUT ply; echo code $?;"
            + " $BETACUT play --first --level 1 < /dev/null | tail -n 1; stty -a | grep -c icanon";
    try (var session =
        TerminalSession.shell(Map.of("XDG_DATA_HOME", folder.toString(), "NO_COLOR", "1"), line)) {
      session.waitFor("first player to move");
      session.waitFor("code 141");
      session.waitFor("Did you mean --level?");
      session.waitFor("Did you mean play?");
      session.waitFor("code 2", 2);
      session.waitFor("Goodbye.");
      assertThat(session.exitCode()).isZero();
    }
  }

  /** Code that ends the process is a finding, and what code prints is no result. */
  @Test
  void strangersNeitherEndNorDisturbTheDoctor() throws Exception {
    String source =
        """
        import betacut.rules.*;
        import java.util.List;
        public class Leaver implements Rules<Integer, Integer> {
          public Integer start() { System.out.println("printed"); return 3; }
          public List<Integer> moves(Integer heap) { System.exit(0); return List.of(1); }
          public Integer play(Integer heap, Integer move) { return heap - move; }
          public Outcome result(Integer heap) { return heap == 0 ? Outcome.LOSS : Outcome.ONGOING; }
        }
        """;
    Path file = Files.writeString(folder.resolve("Leaver.java"), source);
    String line = "$BETACUT doctor FILE --json --time 10m 2> /dev/null; echo code $?";
    try (var session = TerminalSession.shell(Map.of(), line.replace("FILE", file.toString()))) {
      session.waitFor("moves, line 5 of Leaver.java");
      session.waitFor("code 1");
      assertThat(session.exitCode()).isZero();
      assertThat(session.text()).doesNotContain("printed");
    }
  }

  @Test
  void asciiAndColourlessWhereThatIsAll() throws Exception {
    Map<String, String> poor =
        Map.of("LC_ALL", "POSIX", "TERM", "dumb", "XDG_DATA_HOME", folder.toString());
    try (var session = TerminalSession.of(poor, "play", "tictactoe", "--first", "--level", "1")) {
      session.waitForPrompt("Your move (a number 1-9):");
      session.enter("h");
      session.waitFor("draw (exact ok)");
      session.waitForPrompt("Your move (a number 1-9):");
      session.type(CONTROL_D);
      session.waitFor("Goodbye.");
      assertThat(session.exitCode()).isZero();
      assertThat(session.text()).matches("[\\p{ASCII}]*");
    }
  }
}
