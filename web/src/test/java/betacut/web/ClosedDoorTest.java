package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.UsageException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever does not know the token is told what to do, and nothing else. */
class ClosedDoorTest extends ServerTest {
  /** What another user of the machine can send. */
  @ParameterizedTest
  @CsvSource({
    "DELETE, /api/saved/mine",
    "PUT, /api/saved/mine",
    "POST, /api/lab/run",
    "DELETE, /api/lab/run?run=mine",
    "GET, /api/saved",
    "GET, /api/games",
    "GET, /api/analyse?game=othello&time=60s",
    "GET, /api/none",
    "GET, /main.js",
    "HEAD, /api/games"
  })
  void strangersGetASentence(String method, String path) {
    for (String told : new String[] {"", "0".repeat(32), server.token().substring(1)}) {
      HttpResponse<String> answer = stranger(method, path, ServerUnderTest.HEADER, "x" + told);
      assertThat(answer.statusCode()).isEqualTo(401);
      assertThat(answer.body()).doesNotContain(server.token());
      if (!method.equals("HEAD")) {
        assertThat(answer.body()).contains("{\"error\":", "betacut serve", "X-Betacut");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/play", "/play?moves=4", "/?token=00", "/?token="})
  void strangersGetAPageThatSaysWhatToDo(String path) {
    HttpResponse<String> answer = stranger("GET", path);
    assertThat(answer.statusCode()).isEqualTo(401);
    assertThat(answer.body()).contains("<code>betacut serve</code>", "terminal");
    assertThat(answer.headers().firstValue("Set-Cookie")).isEmpty();
    assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
  }

  /** The page says it in the app's own style. */
  @Test
  void whatIsNoSecretIsForEverybody() {
    assertThat(stranger("GET", "/style.css").statusCode()).isEqualTo(200);
    assertThat(stranger("GET", "/icon.svg").statusCode()).isEqualTo(200);
  }

  @Test
  void theAddressThatIsOpenedBecomesAStrictCookieOfThisPort() {
    HttpResponse<String> opened = stranger("GET", "/play?token=" + server.token());
    assertThat(opened.statusCode()).isEqualTo(200);
    String cookie = opened.headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie)
        .startsWith("betacut-%d=".formatted(server.at("/").getPort()))
        .contains("HttpOnly", "SameSite=Strict", "Path=/");
    String kept = cookie.split(";")[0];
    assertThat(stranger("GET", "/api/games", "Cookie", "a=b; " + kept).statusCode()).isEqualTo(200);
    assertThat(stranger("GET", "/", "Cookie", kept).statusCode()).isEqualTo(200);
    String ofAnotherPort = kept.replaceFirst("betacut-\\d+", "betacut-1");
    assertThat(stranger("GET", "/api/games", "Cookie", ofAnotherPort).statusCode()).isEqualTo(401);
    assertThat(stranger("GET", "/api/games?token=" + server.token()).statusCode()).isEqualTo(401);
  }

  /** What an image of another site asks for, should a browser send the cookie along. */
  @ParameterizedTest
  @CsvSource({
    "GET, '/api/analyse?game=tictactoe&time=60s', 403",
    "GET, '/api/hints?game=tictactoe&stream=no', 403",
    "GET, '/api/trace?game=tictactoe', 403",
    "GET, '/api/lab/watch?run=x', 403",
    "POST, /api/lab/run, 403",
    "PUT, /api/saved/mine, 403",
    "DELETE, /api/saved/mine, 403",
    "GET, /api/saved, 200"
  })
  void nothingIsSearchedOrChangedWithoutOurHeader(String method, String path, int status) {
    String cookie = "betacut-%d=%s".formatted(server.at("/").getPort(), server.token());
    HttpResponse<String> answer = stranger(method, path, "Cookie", cookie);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    if (status == 403) {
      assertThat(answer.body()).contains("X-Betacut");
    }
  }

  /** Others see the address of a browser that is started in the list of processes. */
  @Test
  void whatABrowserIsStartedWithOpensOnce(@TempDir Path data) throws Exception {
    try (var once = WebServer.start(WebServer.LOOPBACK, 0, data)) {
      URI opened = once.entranceForOnce();
      assertThat(opened.toString()).doesNotContain(once.token());
      assertThat(server.sendAsItIs(HttpRequest.newBuilder(opened)).statusCode()).isEqualTo(200);
      assertThat(server.sendAsItIs(HttpRequest.newBuilder(opened)).statusCode()).isEqualTo(401);
      var again = HttpRequest.newBuilder(once.entrance());
      assertThat(server.sendAsItIs(again).statusCode()).isEqualTo(200);
      assertThat(server.sendAsItIs(again).statusCode()).isEqualTo(200);
    }
  }

  /** Pages that are open go on when the server is started again, unless others knew the token. */
  @Test
  void theTokenIsKeptForItsOwnerAlone(@TempDir Path data) throws IOException {
    String first = tokenOf(data);
    Path file = data.resolve("web-token");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(tokenOf(data)).isEqualTo(first);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    String second = tokenOf(data);
    assertThat(second).isNotEqualTo(first);
    Path elsewhere = data.resolve("elsewhere");
    Files.move(file, elsewhere);
    Files.createSymbolicLink(file, elsewhere);
    assertThat(tokenOf(data)).isNotEqualTo(second);
    assertThat(Files.readString(elsewhere)).contains(second);
    assertThat(Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)).isTrue();
  }

  private static String tokenOf(Path data) {
    try (var one = WebServer.start(WebServer.LOOPBACK, 0, data)) {
      assertThat(one.token()).matches("[0-9a-f]{32}");
      return one.token();
    }
  }

  @Test
  void withoutATokenTheHeaderIsStillAskedFor(@TempDir Path data) {
    try (var open = WebServer.start(WebServer.LOOPBACK, 0, data, "", false)) {
      assertThat(open.entrance()).isEqualTo(open.address());
      URI games = open.address().resolve("/api/games");
      assertThat(server.sendAsItIs(HttpRequest.newBuilder(games)).statusCode()).isEqualTo(200);
      URI hints = open.address().resolve("/api/hints?game=tictactoe&depth=1&stream=no");
      var asked = HttpRequest.newBuilder(hints);
      assertThat(server.sendAsItIs(asked).statusCode()).isEqualTo(403);
      asked.header(ServerUnderTest.HEADER, "any");
      assertThat(server.sendAsItIs(asked).statusCode()).isEqualTo(200);
      assertThat(data.resolve("web-token")).doesNotExist();
    }
    assertThatThrownBy(() -> WebServer.start("0.0.0.0", 0, data, "", false))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll("--no-token", "--host");
  }

  private static HttpResponse<String> stranger(String method, String path, String... headers) {
    var request = HttpRequest.newBuilder(server.at(path)).method(method, BodyPublishers.noBody());
    for (int i = 0; i < headers.length; i += 2) {
      request.header(headers[i], headers[i + 1]);
    }
    return server.sendAsItIs(request);
  }
}
