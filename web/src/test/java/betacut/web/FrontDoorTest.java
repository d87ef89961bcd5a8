package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who is let in, by which method, and what every answer carries. */
class FrontDoorTest extends ServerTest {
  private static final List<String> SECURITY =
      List.of(
          "Content-Security-Policy",
          "X-Content-Type-Options",
          "X-Frame-Options",
          "Referrer-Policy",
          "Cross-Origin-Opener-Policy",
          "Cross-Origin-Resource-Policy",
          "Permissions-Policy");

  private static HttpResponse<String> send(String method, String path, String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server.at(path)).method(method, BodyPublishers.noBody());
    for (int i = 0; i < headers.length; i += 2) {
      request.header(headers[i], headers[i + 1]);
    }
    return server.send(request);
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /, 200",
    "GET, /nowhere.js, 404",
    "GET, /api/none, 404",
    "GET, /api/games, 200",
    "GET, /api/position, 400",
    "GET, /api/position?game=connect4&moves=9, 422",
    "GET, '/api/hints?game=tictactoe&depth=1', 200",
    "GET, '/api/hints?game=tictactoe&depth=1&stream=no', 200",
    "POST, /, 405",
    "POST, /api/games, 405",
    "BREW, /api/games, 405",
    "OPTIONS, /api/games, 405",
    "DELETE, /api/saved/none, 404",
    "PUT, /api/saved/a, 400"
  })
  void everyAnswerIsSecured(String method, String path, int status) {
    HttpResponse<String> answer = send(method, path);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
    assertThat(answer.headers().map()).containsKeys(SECURITY.toArray(String[]::new));
    assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
    if (status == 405) {
      assertThat(answer.headers().firstValue("Allow").orElse("")).contains("GET", "HEAD");
    }
  }

  /** A question by HEAD has the headers of the answer and starts no search. */
  @ParameterizedTest
  @ValueSource(strings = {"/", "/style.css", "/api/games", "/api/analyse?game=othello&time=60s"})
  void headHasHeadersOnly(String path) {
    HttpResponse<String> answer = send("HEAD", path);
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).isEmpty();
    assertThat(answer.headers().map()).containsKeys("Content-Type", "X-Frame-Options");
    assertThat(send("HEAD", "/api/position").statusCode()).isEqualTo(400);
  }

  /** What a browser sends for another site's page: images, forms, scripts, framed pages. */
  @ParameterizedTest
  @CsvSource({
    "GET, /api/analyse?game=othello&time=60s, Sec-Fetch-Site, cross-site, 403",
    "GET, /api/analyse?game=othello&time=60s, Sec-Fetch-Site, same-site, 403",
    "POST, /api/lab/run, Sec-Fetch-Site, cross-site, 403",
    "POST, /api/lab/run, Origin, http://evil.example, 403",
    "POST, /api/lab/run, Origin, null, 403",
    "POST, /api/lab/run, Origin, http://localhost:1, 403",
    "PUT, /api/saved/a, Origin, https://evil.example, 403",
    "DELETE, /api/saved/a, Sec-Fetch-Site, same-site, 403",
    "OPTIONS, /api/saved/a, Origin, http://evil.example, 403",
    "GET, /, Sec-Fetch-Site, cross-site, 200",
    "GET, /api/games, Sec-Fetch-Site, none, 200",
    "GET, /api/games, Sec-Fetch-Site, same-origin, 200"
  })
  void pagesOfOthersCanLinkHereAndNothingElse(
      String method, String path, String header, String value, int status) {
    assertThat(send(method, path, header, value).statusCode()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource({
    "localhost, 200",
    "LOCALHOST:8377, 200",
    "127.0.0.1:1, 200",
    "[::1], 200",
    "localhost.evil.example, 421",
    "evil.example:8377, 421",
    "127.0.0.1.evil.example, 421",
    "10.0.0.1, 421",
    "user@localhost, 421"
  })
  void onlyItsOwnNamesLeadHere(String host, int status) {
    String request = "GET /api/options HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n";
    assertThat(server.raw(request.formatted(host))).startsWith("HTTP/1.1 " + status);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../WebServer.class",
        "/..%2f..%2fetc/passwd",
        "/%2e%2e/style.css",
        "/pages/..%2f..%2fWebServer.class",
        "/style.css%00.js",
        "/STYLE.CSS",
        "/pages",
        "/pages/",
        "/messages%2fen.json/",
        "/api%2f..%2fstyle.css",
        "/api/saved/%2e%2e",
        "/api/saved/..%5cx",
        "/api/saved/a%2fb",
        "/api/saved/A",
        "/api/saved/",
        "/api/games/",
        "/api//games"
      })
  void noPathLeadsElsewhere(String path) {
    String answer =
        server.raw(
            "GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".formatted(path));
    boolean isPage = path.equals("/pages"); // any word of small letters is a page of the app
    assertThat(answer).as(path).matches(isPage ? "(?s)HTTP/1.1 200.*" : "(?s)HTTP/1.1 4\\d\\d.*");
    assertThat(answer).doesNotContain("root:", "betacut/web/WebServer");
  }

  @Test
  void whatIsKnownIsNotSentAgain() {
    HttpResponse<String> first = send("GET", "/style.css");
    String tag = first.headers().firstValue("ETag").orElseThrow();
    assertThat(first.headers().firstValue("Vary")).contains("Accept-Encoding");
    for (String known : List.of(tag, "W/" + tag, "\"other\", " + tag, "*")) {
      HttpResponse<String> again = send("GET", "/style.css", "If-None-Match", known);
      assertThat(again.statusCode()).as(known).isEqualTo(304);
      assertThat(again.body()).isEmpty();
      assertThat(again.headers().map()).containsKeys("ETag", "Content-Security-Policy");
    }
    assertThat(send("GET", "/style.css", "If-None-Match", "\"other\"").statusCode()).isEqualTo(200);
    assertThat(send("GET", "/api/games").headers().firstValue("Cache-Control"))
        .contains("no-store");
  }

  @ParameterizedTest
  @CsvSource({
    "gzip, true",
    "'br, gzip;q=0.5', true",
    "GZIP, true",
    "identity, false",
    "gzip;q=0, false",
    "'gzip; q=0.000, br', false"
  })
  void contentIsZippedForThoseWhoWantIt(String accepted, boolean isZipped) throws Exception {
    try (var client = HttpClient.newHttpClient()) {
      for (String path : List.of("/style.css", "/api/zoo")) {
        HttpRequest request =
            server.request(server.at(path)).header("Accept-Encoding", accepted).build();
        HttpResponse<byte[]> answer = client.send(request, BodyHandlers.ofByteArray());
        boolean isSaid = answer.headers().firstValue("Content-Encoding").isPresent();
        assertThat(isSaid).as(path).isEqualTo(isZipped);
        byte[] content = answer.body();
        if (isZipped) {
          content = new GZIPInputStream(new ByteArrayInputStream(content)).readAllBytes();
        }
        assertThat(content).isEqualTo(send("GET", path).body().getBytes("UTF-8"));
      }
    }
  }
}
