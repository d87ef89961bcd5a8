package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever hangs up leaves nothing behind: no search, no thread, no connection. */
class HangUpTest extends ServerTest {
  private static final int HUNG_UP = 120;
  private static final int MOST_CONNECTIONS = 1024;
  private static final String QUESTION = "GET /api/options HTTP/1.0\r\nHost: localhost\r\n\r\n";
  private static final String END = "event: end";

  /** Before a search of a minute would end by itself. */
  private static final Duration SOON = Duration.ofSeconds(45);

  /** Before the server gives up those who connect and say nothing. */
  private static final Duration BEFORE_THE_IDLE_ARE_CUT_OFF = Duration.ofSeconds(10);

  /** Six searches of a minute are all a client may have; when it hangs up it may have others. */
  @ParameterizedTest
  @ValueSource(strings = {"yes", "no"})
  void whoeverHangsUpEndsTheSearch(String stream) throws Exception {
    String client = "greedy-" + stream;
    URI question =
        server.question(
            "analyse", "game", "breakthrough", "time", "60s", "client", client, "stream", stream);
    List<Socket> open = new ArrayList<>();
    while (statusOfAnother(client) == 200 && open.size() < 60) {
      open.add(server.ask(question));
    }
    assertThat(open).hasSizeGreaterThanOrEqualTo(6);
    assertThat(statusOfAnother(client)).isEqualTo(429);
    closeAll(open);
    long before = System.nanoTime() + SOON.toNanos();
    int status = statusOfAnother(client);
    while (status != 200 && System.nanoTime() < before) {
      Thread.sleep(20);
      status = statusOfAnother(client);
    }
    assertThat(status).as("the searches of a client that hung up").isEqualTo(200);
  }

  private static int statusOfAnother(String client) {
    URI other =
        server.question(
            "hints", "game", "tictactoe", "depth", "1", "client", client, "stream", "no");
    return server.get(other).statusCode();
  }

  /** However many hints are wished for, whoever waits for a move does not notice. */
  @Test
  void manyHintsDoNotKeepPlayersWaiting() throws Exception {
    int processors = Math.max(2, Runtime.getRuntime().availableProcessors());
    List<Socket> open = new ArrayList<>();
    for (int i = 0; i < 20 * processors; i++) {
      String client = "patient" + i;
      open.add(server.ask(server.question("hints", "game", "gomoku", "client", client)));
    }
    URI move = server.question("move", "game", "tictactoe", "player", "random", "stream", "no");
    var answer = CompletableFuture.supplyAsync(() -> server.get(move).body());
    assertThat(answer.get(SOON.toSeconds(), TimeUnit.SECONDS)).contains("\"move\":");
    closeAll(open);
  }

  /** Whoever walks through a game asks on before the server can notice that he left. */
  @Test
  void aQuestionEndsTheOneBeforeForTheSamePurpose() throws Exception {
    List<Socket> open = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      open.add(walk(i));
      byte[] line = open.getLast().getInputStream().readNBytes("HTTP/1.1 200".length());
      assertThat(new String(line, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 200");
    }
    assertThat(linesOf(open.getFirst()).anyMatch(END::equals)).isTrue();
    try (Socket late = walk(3)) {
      String words = String.join(" ", linesOf(late).takeWhile(line -> !line.equals(END)).toList());
      assertThat(words).doesNotContain("event: values"); // it ends itself and nobody else
    }
    assertThat(linesOf(open.getLast()).anyMatch("event: values"::equals)).isTrue();
    closeAll(open);
  }

  private static Socket walk(int step) throws IOException {
    String[] asked = {
      "game", "breakthrough", "time", "60s", "client", "walker", "purpose", "values." + step
    };
    return server.ask(server.question("analyse", asked));
  }

  private static Stream<String> linesOf(Socket socket) throws IOException {
    var in = new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8);
    return new BufferedReader(in).lines();
  }

  /** A connection whose answer nobody takes must not count among those that are open. */
  @Test
  void connectionsThatWereHungUpAreForgotten() throws Exception {
    List<Socket> open = new ArrayList<>();
    for (int i = 0; i < HUNG_UP; i++) {
      String client = "hasty" + i;
      open.add(
          server.ask(
              server.question(
                  "analyse",
                  "game",
                  "connect4",
                  "time",
                  "10ms",
                  "client",
                  client,
                  "stream",
                  "no")));
    }
    open.getFirst().getInputStream().read(); // it has its answer, and others wait for theirs
    closeAll(open);
    open.clear();
    assertThat(server.ask("analyse", "game", "tictactoe", "stream", "no")).isNotEmpty();
    try {
      for (int i = 0; i < MOST_CONNECTIONS - 10; i++) {
        open.add(new Socket("127.0.0.1", server.at("/").getPort()));
      }
      assertThat(answered()).startsWith("HTTP/1.1 200");
    } finally {
      closeAll(open);
    }
  }

  /** However many halves of requests somebody sends, those who send whole ones are answered. */
  @Test
  void halvesOfRequestsKeepNobodyOut() throws Exception {
    List<Socket> open = new ArrayList<>();
    byte[] half = "GET /api/options HTTP/1.1\r\nHost: local".getBytes(StandardCharsets.US_ASCII);
    try {
      for (int i = 0; i < MOST_CONNECTIONS + 100; i++) {
        var socket = new Socket("127.0.0.1", server.at("/").getPort());
        socket.getOutputStream().write(half);
        open.add(socket);
      }
      assertThat(answered()).startsWith("HTTP/1.1 200");
    } finally {
      closeAll(open);
    }
  }

  /** What is answered once the server has noticed who hung up. */
  private static String answered() throws InterruptedException {
    long before = System.nanoTime() + BEFORE_THE_IDLE_ARE_CUT_OFF.toNanos();
    String answer = server.raw(QUESTION);
    while (answer.isEmpty() && System.nanoTime() < before) {
      Thread.sleep(20);
      answer = server.raw(QUESTION);
    }
    return answer;
  }

  private static void closeAll(List<Socket> sockets) throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
  }
}
