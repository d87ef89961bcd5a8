package betacut.cli;

import static betacut.cli.pty.TerminalSession.CONTROL_C;
import static betacut.cli.pty.TerminalSession.CONTROL_D;
import static betacut.cli.pty.TerminalSession.TAB;
import static betacut.cli.pty.TerminalSession.UP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import betacut.cli.core.ExitCode;
import betacut.cli.pty.TerminalSession;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person at a real terminal: whatever is typed or happens, the terminal and the game survive. */
class PlayTerminalTest {
  private static final String PROMPT = "Your move (column 1-7):";

  @TempDir Path folder;

  @BeforeEach
  void needsPseudoTerminals() {
    assumeTrue(TerminalSession.isPossible(), "pseudo-terminals are opened the Linux way");
  }

  private TerminalSession play(String... words) throws IOException {
    String[] args = Stream.concat(Stream.of("play"), Stream.of(words)).toArray(String[]::new);
    return TerminalSession.of(environment(), args);
  }

  private Map<String, String> environment() {
    return Map.of("XDG_DATA_HOME", folder.toString());
  }

  private String saved() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("betacut/games"))) {
      List<Path> all = files.toList();
      assertThat(all).singleElement().asString().endsWith("connect4.game");
      return Files.readString(all.getFirst());
    }
  }

  private static void assertSane(TerminalSession session) throws Exception {
    assertThat(session.settings().split("\\s+")).contains("icanon", "echo", "isig", "icrnl");
  }

  @Test
  void everyOrderWorks() throws Exception {
    try (var session = play("--level", "3", "--seed", "4")) {
      session.waitForPrompt("Y/N:");
      session.enter("perhaps");
      session.waitFor("Try again: type Y for yes");
      session.enter("y");
      session.waitForPrompt(PROMPT);
      session.enter("9");
      session.waitFor("Try again. '9' is not a column");
      session.enter("4");
      session.waitFor("I looked at");
      session.enter("h");
      session.waitFor("Hints stay on");
      assertThat(session.rows())
          .anyMatch(row -> row.matches(" +[WL<>=~+\\d -]+What your.*|.*exact.*"));
      assertThat(session.text()).contains("What your moves are worth to you:", "= draw: exact");
      session.enter("3");
      session.waitFor("What your moves are worth to you:", 2);
      session.waitForPrompt(PROMPT);
      session.enter("w");
      session.waitFor("After 3: draw ");
      session.enter("v");
      session.waitFor("Accuracy: first player ");
      session.enter("u");
      session.waitFor("Taken back.");
      session.waitForPrompt(PROMPT);
      session.enter("redo");
      session.waitFor("Played again.");
      session.waitForPrompt(PROMPT);
      session.type("le" + TAB);
      session.waitForPrompt(PROMPT + " level");
      session.type("7\r");
      session.waitFor("From now on level 7.");
      session.waitForPrompt(PROMPT);
      session.type(UP);
      session.waitForPrompt(PROMPT + " level 7");
      session.type(CONTROL_C); // gives up the line only
      session.waitForPrompt(PROMPT);
      session.enter("s");
      session.waitFor("The game is saved. To go on: betacut play --resume");
      session.enter("q");
      session.waitFor("Goodbye.");
      assertThat(session.exitCode()).isZero();
      assertSane(session);
      assertThat(session.text().lines()).allMatch(line -> line.length() <= 80);
    }
    assertThat(saved()).contains("players = [\"human\", \"level:7\"]", "chosen = \"hehe\"");
  }

  @Test
  void killedGameGoesOn() throws Exception {
    try (var session = play("--first", "--level", "2", "--seed", "1", "--hints")) {
      session.waitForPrompt(PROMPT);
      session.enter("4");
      session.waitFor("I looked at");
      session.waitForPrompt(PROMPT);
      session.kill();
      session.exitCode();
    }
    String before = saved();
    try (var session = play("--resume")) {
      session.waitFor("We go on. You are x.");
      session.waitForPrompt(PROMPT);
      assertThat(session.text()).contains("What your moves are worth to you:"); // stayed on
      session.type(CONTROL_D);
      session.waitFor("Goodbye.");
      assertThat(session.exitCode()).isZero();
      assertSane(session);
    }
    assertThat(saved()).isEqualTo(before).contains("chosen = \"he\"");
  }

  @Test
  void interruptedThoughtLosesNothing() throws Exception {
    try (var session = play("--first", "--algorithm", "pvs", "--time", "1h")) {
      session.waitForPrompt(PROMPT);
      session.enter("4");
      session.waitFor("Computer calculating next move...");
      session.resize(60, 20);
      session.type(CONTROL_C);
      session.waitFor("The game is saved. To go on: betacut play --resume");
      assertThat(session.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
      assertSane(session);
    }
    assertThat(saved()).contains("moves = [\"4\"]", "algorithm=pvs time=3600000ms");
  }

  @Test
  void resizeAndTerminationAtPrompt() throws Exception {
    try (var session = play("--first", "--level", "1", "--seed", "1")) {
      session.waitForPrompt(PROMPT);
      session.type("4");
      session.waitForPrompt(PROMPT + " 4");
      session.resize(40, 12);
      session.type("\b3\r");
      session.waitFor("I looked at");
      session.waitForPrompt(PROMPT);
      assertThat(session.rows()).anyMatch(row -> row.contains("x")); // at 3, on a smaller screen
      session.terminate();
      assertThat(session.exitCode()).isEqualTo(143);
      assertSane(session);
    }
    assertThat(saved()).contains("moves = [\"3\", ");
  }

  @Test
  void flagFallsWhileThePersonThinks() throws Exception {
    try (var session = play("--first", "--level", "1", "--clock", "4s")) {
      session.waitFor(" s, o 4.0 s] Your move (column 1-7):");
      assertThat(session.text()).containsPattern("\\[x [0-4]\\.\\d s, o");
      session.waitFor("Your flag has fallen: time is over.");
      session.waitFor("Unlucky, you lose!");
      session.waitForPrompt("Another game? Y/N:");
      session.enter("n");
      assertThat(session.exitCode()).isZero();
    }
  }

  @Test
  void plainNeedsNoCursor() throws Exception {
    try (var session = play("--first", "--plain", "--level", "1", "--seed", "1")) {
      session.waitForPrompt(PROMPT);
      session.enter("4");
      session.waitFor("Column 4 from the bottom: x");
      session.waitForPrompt(PROMPT);
      session.type(CONTROL_C);
      session.waitFor("The game is saved.");
      assertThat(session.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
      assertSane(session);
    }
  }

  @Test
  void twoPlayersAreWatchedAndTakenOver() throws Exception {
    try (var session =
        play("tictactoe", "--player1", "random", "--player2", "level:10", "--seed", "2")) {
      session.waitForPrompt("Enter for the next move (a: all, ?: help):");
      session.enter("");
      session.waitFor("x plays ");
      session.enter("3");
      session.waitFor("Enter goes on");
      session.enter("first me");
      session.waitFor("x is played by you from now on.");
      session.waitForPrompt("Your move (a number 1-9):");
      session.enter("first random");
      session.waitForPrompt("Enter for the next move (a: all, ?: help):");
      session.enter("a");
      session.waitFor("Goodbye.");
      assertThat(session.text()).containsAnyOf("o has won.", "It's a draw");
      assertThat(session.exitCode()).isZero();
    }
  }
}
