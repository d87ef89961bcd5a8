package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
  private static final Reader BROKEN =
      new Reader() {
        @Override
        public int read(char[] buffer, int from, int length) {
          throw new IllegalStateException("a broken keyboard");
        }

        @Override
        public void close() {}
      };

  @Test
  void aloneItShowsOneScreen() {
    Run run = Run.of();
    assertThat(run.code()).isZero();
    assertThat(run.lines()).hasSizeLessThanOrEqualTo(24).allMatch(line -> line.length() <= 80);
    for (Verb verb : Verb.values()) {
      assertThat(run.out()).contains(verb.isCommon() ? verb.example() : verb.id());
    }
    assertThat(run.out()).doesNotContain("Welcome to");
  }

  /** Whoever is interrupted before it waits does not wait. */
  @Test
  void aloneOnTerminalItServesTheBrowserApp() {
    Thread.currentThread().interrupt();
    Run run = Run.in(new StringReader(""), Map.of(), true);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("http://localhost:", "betacut play connect4", "betacut help");
    assertThat(run.lines()).hasSizeLessThanOrEqualTo(24).allMatch(line -> line.length() <= 80);
  }

  @Test
  void tellsItsVersion() {
    assertThat(Run.of("--version").out()).matches("(?s)betacut \\S+, Java 2\\d.*");
    assertThat(Run.of("-V").code()).isZero();
  }

  @Test
  void guessesTheCommand() {
    Run run = Run.of("anlyse", "connect4");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("There is no command 'anlyse'. Did you mean analyse?");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void optionsDoNotComeFirst() {
    Run run = Run.of("--json", "bench");
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("The first word must be a command, not '--json'");
  }

  @Test
  void ownFaultIsOneLine(@TempDir Path folder) {
    Run run = Run.in(BROKEN, Map.of("TMPDIR", folder.toString()), false, "play");
    assertThat(run.code()).isEqualTo(ExitCode.CHECK_FAILED);
    assertThat(run.err().lines())
        .singleElement()
        .asString()
        .contains("bug of ours", "IllegalStateException", folder.resolve("betacut-error-") + "");
    Map<String, String> nowhere = Map.of("TMPDIR", folder.resolve("no").toString());
    assertThat(Run.in(BROKEN, nowhere, false, "play").err()).contains("BETACUT_DEBUG=1");
  }

  @Test
  void ownFaultIsShownToWhoeverAsks() {
    Run run = Run.in(BROKEN, Map.of("BETACUT_DEBUG", "1"), false, "play");
    assertThat(run.code()).isEqualTo(ExitCode.CHECK_FAILED);
    assertThat(run.err()).contains("a broken keyboard", "\tat betacut.cli");
  }

  @Test
  void coloursOnlyForPeopleWhoWantThem() {
    String[] args = {"analyse", "connect4", "44", "--depth", "2"};
    String escape = "\u001B[";
    assertThat(Run.of(args).out()).doesNotContain(escape);
    assertThat(Run.in(new StringReader(""), Map.of(), true, args).out()).contains(escape);
    Map<String, String> refused = Map.of("NO_COLOR", "1");
    assertThat(Run.in(new StringReader(""), refused, true, args).out()).doesNotContain(escape);
    Map<String, String> dumb = Map.of("TERM", "dumb");
    assertThat(Run.in(new StringReader(""), dumb, true, args).out()).doesNotContain(escape);
  }
}
