package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is sent, the answer is a sentence and the server goes on. */
class HostileRequestsTest {
  private static final long SEED = Long.getLong("betacut.seed", 7);
  private static final String[] ENDPOINTS = {
    "position", "game", "move", "hints", "analyse", "review", "why", "saved/x", "nothing"
  };
  private static final String[] NAMES = {
    "game", "start", "moves", "player", "time", "depth", "from", "text", "move", "seed", "x"
  };
  private static final String[] VALUES = {
    "connect4",
    "",
    "4,4,4",
    "level:5",
    "level:999999999999",
    "cmd:sh -c id",
    "pvs threads=9",
    "minimax table-mib=9999",
    "-1",
    "99999999999999999999",
    "1e9s",
    "1ms",
    "\0",
    "%",
    "é✓\ud83d\ude00",
    "x".repeat(7000),
    "mnk:99,99,99",
    "mnk:0,0,0",
    "othello:6x6",
    "../../etc/passwd",
    "stockman depth=9",
    "{\"a\":",
    "<script>alert(1)</script>",
    "f5d6c3",
    "10ms"
  };

  private static ServerUnderTest server;

  @BeforeAll
  static void start(@TempDir Path data) {
    server = new ServerUnderTest(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          /api/position                                       | 400 | 'game' is missing
          /api/position?game=conect4                          | 400 | Did you mean connect4
          /api/position?game=connect4&moves=8                 | 422 | Columns are 1 to 7
          /api/position?game=connect4&mvoes=8                 | 400 | moves
          /api/position?game=connect4&game=othello            | 400 | twice
          /api/move?game=connect4&player=cmd:ls               | 403 | command line
          /api/move?game=connect4&player=pvs+table-mib=900    | 400 | it may be 64
          /api/move?game=connect4&player=pvs+threads=8        | 400 | it may be 1
          /api/move?game=connect4&player=stockman+depth=9     | 400 | it may be 4
          /api/move?game=connect4&player=level:77             | 400 | levels are 1
          /api/hints?game=connect4&depth=0                    | 400 | from 1 to 255
          /api/hints?game=connect4&time=soon                  | 400 | time
          /api/review?game=connect4&from=3                    | 400 | from
          /api/saved/..%2Fx                                   | 400 | small letters
          /api/saved/nobody                                   | 404 | No game is saved
          """)
  void whatIsWrongIsExplained(String path, int status, String words) {
    HttpResponse<String> answer = server.get(server.at(path));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(answer.body()).startsWith("{\"error\": ").contains(words);
  }

  @Test
  void othersMayNeitherAskNorChange() {
    URI address = server.at("/api/games");
    assertThat(
            server
                .send(HttpRequest.newBuilder(address).header("Origin", "http://evil.example"))
                .statusCode())
        .isEqualTo(403);
    assertThat(raw("GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 421");
    assertThat(raw("GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n"))
        .matches("(?s)HTTP/1.1 4.*");
    assertThat(server.put("/api/games", "").statusCode()).isEqualTo(405);
  }

  /** Who listens on all addresses is found by its numbers, never by a stranger's name. */
  @Test
  void aNameOfOthersNeverLeadsHere(@TempDir Path data) {
    try (var open = WebServer.start("0.0.0.0", 0, data)) {
      String request = "GET /api/options HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n";
      int port = open.address().getPort();
      assertThat(raw(port, request.formatted("127.0.0.2:" + port))).startsWith("HTTP/1.1 200");
      assertThat(raw(port, request.formatted("evil.example"))).startsWith("HTTP/1.1 421");
    }
  }

  @Test
  void bodiesAreLimitedAndChecked() {
    assertThat(server.put("/api/saved/a", "x".repeat(40_000)).statusCode()).isEqualTo(413);
    assertThat(server.put("/api/saved/a", "{").statusCode()).isEqualTo(400);
    assertThat(server.put("/api/saved/a", "[1]").statusCode()).isEqualTo(400);
    assertThat(server.put("/api/saved/a", "[".repeat(9000)).statusCode()).isEqualTo(400);
    assertThat(server.put("/api/saved/a", "{\"game\":\"connect4\",\"moves\":\"99\"}").statusCode())
        .isEqualTo(422);
    assertThat(server.put("/api/saved/a", "{\"game\":\"connect4\",\"x\":\"\"}").statusCode())
        .isEqualTo(400);
  }

  @Test
  void brokenHttpIsRefused() {
    for (String request :
        new String[] {
          "\r\n\r\n",
          "GET\r\n\r\n",
          "GET /api/games?a=%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
          "BREW /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
          "GET /%00 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
          "GET /etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        }) {
      assertThat(raw(request)).as(request).doesNotContain(" 200 ");
    }
    goesOn();
  }

  /** Random questions: never a failure of ours, always JSON or a stream. */
  @Test
  void randomQuestionsAreAnswered() {
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < 400; i++) {
      String[] pairs = new String[2 * (1 + random.nextInt(4))];
      for (int j = 0; j < pairs.length; j += 2) {
        pairs[j] = NAMES[j == 0 ? 0 : random.nextInt(NAMES.length)];
        pairs[j + 1] = j == 0 ? VALUES[random.nextInt(2)] : VALUES[random.nextInt(VALUES.length)];
      }
      URI question = server.question(ENDPOINTS[random.nextInt(ENDPOINTS.length)], pairs);
      if (question.toString().matches(".*/(move|hints|analyse|review|why)\\?.*")) {
        boolean isTimed = question.getQuery().contains("time=");
        question = URI.create(question + (isTimed ? "" : "&time=1ms"));
      }
      HttpResponse<String> answer = server.get(question);
      assertThat(answer.statusCode())
          .as("seed %d: %s gave %s", SEED, question, answer.body())
          .isIn(200, 400, 403, 404, 405, 414, 422);
    }
    goesOn();
  }

  @Test
  void onlySoManySearchesForOneClient() throws Exception {
    int refused = 0;
    try (var sockets = new Sockets()) {
      for (int i = 0; i < 10; i++) {
        sockets.send(
            "GET /api/analyse?game=othello&time=20s&client=greedy HTTP/1.1\r\n"
                + "Host: localhost\r\n\r\n");
      }
      HttpResponse<String> next =
          server.get(server.question("analyse", "game", "othello", "client", "greedy"));
      refused = next.statusCode();
    }
    assertThat(refused).isEqualTo(429);
    // Whoever hangs up ends the searches, so others are served at once.
    for (int i = 0; i < 100; i++) {
      if (server
              .get(
                  server.question(
                      "analyse", "game", "tictactoe", "client", "greedy", "stream", "no"))
              .statusCode()
          == 200) {
        return;
      }
      Thread.sleep(100);
    }
    throw new AssertionError("the searches of a client that hung up never ended");
  }

  private static void goesOn() {
    assertThat(server.get(server.at("/api/games")).statusCode()).isEqualTo(200);
  }

  private static String raw(String request) {
    return raw(server.at("/").getPort(), request);
  }

  private static String raw(int port, String request) {
    try (var socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(5000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    } catch (IOException closed) {
      return "";
    }
  }

  /** Connections that are all hung up together. */
  private static final class Sockets implements AutoCloseable {
    private final java.util.List<Socket> open = new java.util.ArrayList<>();

    void send(String request) throws IOException {
      var socket = new Socket("127.0.0.1", server.at("/").getPort());
      open.add(socket);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      socket.getInputStream().read(); // it has been taken
    }

    @Override
    public void close() throws IOException {
      for (Socket socket : open) {
        socket.setSoLinger(true, 0);
        socket.close();
      }
    }
  }
}
