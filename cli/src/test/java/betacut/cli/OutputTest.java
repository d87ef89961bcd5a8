package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import betacut.cli.core.Output;
import betacut.cli.core.Terminal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutputTest {
  /** Takes some bytes, then fails. */
  private static final class Full extends OutputStream {
    private final String reason;
    private int room;

    Full(String reason, int room) {
      this.reason = reason;
      this.room = room;
    }

    @Override
    public void write(int b) throws IOException {
      if (room-- <= 0) {
        throw new IOException(reason);
      }
    }
  }

  private static Run run(String reason, int room, String words) {
    var err = new StringWriter();
    var terminal =
        new Terminal(
            new BufferedReader(new StringReader("1\n2\n3\n")),
            Output.of(new Full(reason, room), StandardCharsets.UTF_8),
            new PrintWriter(err, true),
            Map.of(),
            false);
    return new Run(Main.run(terminal, words.split(" ")), "", err.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "help",
        "help analyse",
        "--version",
        "perft connect4 3",
        "solve tictactoe --json",
        "analyse breakthrough --time 1h",
        "analyse breakthrough --time 1h --json",
        "solve connect4 44455554221",
        "solve connect4:5x4 --batch",
        "play --first --level 1",
        "play --first --level 1 --json"
      })
  void lostResultIsAnError(String words) {
    Run full = run("No space left on device", 0, words);
    assertThat(full.code()).isEqualTo(ExitCode.CHECK_FAILED);
    assertThat(full.err())
        .contains("betacut: cannot write the result (No space left on device).")
        .doesNotContain("bug of ours");
    Run gone = run("Broken pipe", 0, words);
    assertThat(gone.code()).isEqualTo(ExitCode.READER_GONE);
    assertThat(gone.err()).doesNotContain("betacut: ");
  }

  @Test
  void searchEndsWhenNobodyReadsOn() {
    Run run = run("Broken pipe", 500, "analyse breakthrough --time 1h --json");
    assertThat(run.code()).isEqualTo(ExitCode.READER_GONE);
    assertThat(run.err()).isEmpty();
  }
}
