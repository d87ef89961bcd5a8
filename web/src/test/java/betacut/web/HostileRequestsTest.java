package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is sent, the answer is a sentence and the server goes on. */
class HostileRequestsTest extends ServerTest {
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
          /api/move?game=connect4&player=pvs+weights=/etc/hosts     | 403 | names a file
          /api/move?game=connect4&player=pvs+evaluation=@/etc/hosts | 403 | names a file
          /api/move?game=connect4&player=pvs+table-mib=900    | 400 | it may be 64
          /api/move?game=connect4&player=pvs+threads=8        | 400 | it may be 1
          /api/move?game=connect4&player=stockman+depth=9     | 400 | it may be 4
          /api/move?game=connect4&player=pvs+table-mib=%2B65  | 400 | it may be 64
          /api/move?game=connect4&player=pvs+table-mib=9_0    | 400 | it may be 64
          /api/move?game=connect4&player=pvs+table-mib=1k     | 400 | it may be 64
          /api/move?game=connect4&player=pvs+threads=9_9      | 400 | it may be 1
          /api/move?game=connect4&player=stockman+depth=%2B9  | 400 | it may be 4
          /api/move?game=connect4&player=pvs+probcut=/etc/x   | 403 | names a file
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
    assertThat(answer.body()).startsWith("{\"error\":").contains(words);
  }

  @Test
  void othersMayNeitherAskNorChange() {
    URI address = server.at("/api/games");
    assertThat(
            server
                .send(HttpRequest.newBuilder(address).header("Origin", "http://evil.example"))
                .statusCode())
        .isEqualTo(403);
    assertThat(
            server.raw(
                "GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 421");
    assertThat(server.raw("GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n"))
        .matches("(?s)HTTP/1.1 4.*");
    assertThat(server.put("/api/games", "").statusCode()).isEqualTo(405);
  }

  /** Who listens on all addresses is found by its numbers, never by a stranger's name. */
  @Test
  void aNameOfOthersNeverLeadsHere(@TempDir Path data) {
    try (var open = WebServer.start("0.0.0.0", 0, data)) {
      String request =
          "GET /api/options HTTP/1.1\r\nX-Betacut: %s\r\n".formatted(open.token())
              + "Host: %s\r\nConnection: close\r\n\r\n";
      int port = open.address().getPort();
      assertThat(ServerUnderTest.raw(port, request.formatted("127.0.0.2:" + port)))
          .startsWith("HTTP/1.1 200");
      assertThat(ServerUnderTest.raw(port, request.formatted("evil.example")))
          .startsWith("HTTP/1.1 421");
    }
  }

  @Test
  void bodiesAreLimitedAndChecked() {
    assertThat(server.put("/api/saved/a", "x".repeat(40_000)).statusCode()).isEqualTo(413);
    assertThat(server.put("/api/saved/a", "{").statusCode()).isEqualTo(400);
    assertThat(server.put("/api/saved/a", "[1]").statusCode()).isEqualTo(400);
    assertThat(server.put("/api/saved/a", "[".repeat(9000)).statusCode()).isEqualTo(400);
    assertThat(server.put("/api/saved/a", "game = \"connect4\"\nmoves = [\"99\"]").statusCode())
        .isEqualTo(422);
    for (String moves :
        new String[] {"\"\", \"4\"", "\"4,4\""}) { // another number of moves than texts
      assertThat(
              server
                  .put("/api/saved/a", "game = \"connect4\"\nmoves = [" + moves + "]")
                  .statusCode())
          .isEqualTo(422);
    }
    assertThat(server.put("/api/saved/a", "game = \"connect4\"\nx = \"\"").statusCode())
        .isEqualTo(400);
    String program = "game = \"connect4\"\nplayers = [\"human\", \"cmd:evil\"]";
    assertThat(server.put("/api/saved/a", program).statusCode()).isEqualTo(403);
  }

  /** The JDK fails in its own way when a chunk is longer than any array. */
  @ParameterizedTest
  @ValueSource(strings = {"ffffffffffff", "7fffffff", "80000000", "-1", "x", ""})
  void aBodyInBadChunksIsTheSendersFault(String size) {
    String request =
        "PUT /api/saved/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
            + "Connection: close\r\n\r\n%s\r\nabc\r\n%0100d".formatted(size, 0);
    assertThat(server.raw(request)).startsWith("HTTP/1.1 4").contains("{\"error\":");
    goesOn();
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
      assertThat(server.raw(request)).as(request).doesNotContain(" 200 ");
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

  private static void goesOn() {
    assertThat(server.get(server.at("/api/games")).statusCode()).isEqualTo(200);
  }
}
