package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.Terminal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Conversations over pipes: what is said while a search goes on. Without a stop none would end. */
@Timeout(120)
class EngineStopTest {
  private static final class Talk implements AutoCloseable {
    private final PipedWriter to = new PipedWriter();
    private final PipedReader from = new PipedReader(1 << 16);
    private final BufferedReader lines = new BufferedReader(from);
    private final AtomicInteger code = new AtomicInteger(-1);
    private final Thread thread;

    Talk(String... args) throws IOException {
      var terminal =
          new Terminal(
              new BufferedReader(new PipedReader(to, 1 << 16)),
              new PrintWriter(new PipedWriter(from), true),
              new PrintWriter(PrintWriter.nullWriter()),
              Map.of(),
              false);
      thread = Thread.ofPlatform().daemon().start(() -> code.set(Main.run(terminal, args)));
    }

    void say(String line) throws IOException {
      to.write(line + "\n");
      to.flush();
    }

    /** The next line that begins so. */
    String hear(String beginning) throws IOException {
      String line = lines.readLine();
      while (!line.startsWith(beginning)) {
        line = lines.readLine();
      }
      return line;
    }

    int ended() throws InterruptedException {
      thread.join();
      return code.get();
    }

    void leave() throws IOException {
      to.close();
    }

    @Override
    public void close() throws IOException {
      leave();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "connect4, pvs",
    "othello, mtdf",
    "othello, mcts",
    "gomoku, pvs",
    "pentago, pvs",
    "pentago, minimax",
    "'mnk:20,20,5', dfpn"
  })
  void stopEndsASearchWithoutLimits(String game, String algorithm) throws Exception {
    try (var talk = new Talk("engine", game, "--algorithm", algorithm, "--table-mib", "4")) {
      talk.say("go");
      talk.say("ping 1");
      assertThat(talk.hear("pong")).isEqualTo("pong 1");
      talk.say("stop");
      assertThat(talk.hear("bestmove")).matches("bestmove \\S+ score -?\\d+ nodes \\d+");
      talk.say("state");
      assertThat(talk.hear("state")).startsWith("state ongoing first ");
      talk.say("quit");
      assertThat(talk.ended()).isZero();
    }
  }

  @Test
  void levelsStopToo() throws Exception {
    try (var talk = new Talk("engine", "pentago", "--level", "10")) {
      talk.say("go");
      talk.say("stop");
      assertThat(talk.hear("bestmove")).startsWith("bestmove ");
      talk.say("quit");
      assertThat(talk.ended()).isZero();
    }
  }

  @Test
  void aStopBelongsToWhatWasAskedBeforeIt() throws Exception {
    try (var talk = new Talk("engine", "othello")) {
      talk.say("go\nstop\ngo depth 1\ngo depth 3");
      talk.hear("bestmove");
      talk.hear("info depth 1 ");
      assertThat(talk.hear("bestmove")).isNotEmpty();
      assertThat(talk.hear("info depth 3 ")).contains(" pv ");
      talk.hear("bestmove");
    }
  }

  @Test
  void theNextCommandEndsASearchWithoutLimits() throws Exception {
    try (var talk = new Talk("engine", "gomoku")) {
      talk.say("go");
      talk.say("legal");
      talk.hear("bestmove");
      assertThat(talk.hear("legal").split(" ")).hasSize(226);
    }
  }

  @Test
  void endOfInputEndsASearchWithoutLimits() throws Exception {
    try (var talk = new Talk("engine", "gomoku")) {
      talk.say("go");
      talk.leave();
      assertThat(talk.hear("bestmove")).startsWith("bestmove ");
      assertThat(talk.ended()).isZero();
    }
  }

  @Test
  void quitEndsASearch() throws Exception {
    try (var talk = new Talk("engine", "pentago", "--depth", "30")) {
      talk.say("go depth 30");
      talk.say("quit");
      assertThat(talk.ended()).isZero();
    }
  }

  @Test
  void gtpIsInterruptedByGoguisComment() throws Exception {
    try (var talk = new Talk("engine", "othello", "--protocol", "gtp", "--depth", "40")) {
      talk.say("7 genmove b");
      talk.say("# interrupt");
      assertThat(talk.hear("=7")).matches("=7 [A-H][1-8]");
      talk.say("8 quit");
      assertThat(talk.hear("=8")).isEqualTo("=8 ");
      assertThat(talk.ended()).isZero();
    }
  }

  @Test
  void nboardStopsAtPing() throws Exception {
    try (var talk = new Talk("engine", "--protocol", "nboard")) {
      talk.say("nboard 2\nset depth 50\nhint 3");
      talk.hear("search ");
      talk.say("ping 12");
      assertThat(talk.hear("pong")).isEqualTo("pong 12");
      talk.say("go");
      talk.say("ping 13");
      assertThat(talk.hear("===")).matches("=== [A-H][1-8]/-?\\d+\\.\\d\\d/\\d+\\.\\d\\d");
      assertThat(talk.hear("pong")).isEqualTo("pong 13");
    }
  }

  @Test
  void gomocupStopsAtItsEnd() throws Exception {
    try (var talk = new Talk("engine", "--protocol", "gomocup")) {
      talk.say("START 20\nINFO timeout_turn 600000\nBEGIN");
      assertThat(talk.hear("OK")).isEqualTo("OK");
      talk.say("STOP");
      talk.hear("MESSAGE");
      assertThat(talk.hear("")).matches("\\d+,\\d+");
      talk.say("TURN 0,0");
      talk.say("END");
      assertThat(talk.ended()).isZero();
    }
  }
}
