package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games survive the server, and a kill leaves either the old or the new one. */
class SavedGamesTest {
  private static final String GAME =
      "{\"game\":\"connect4\",\"moves\":\"%s\",\"address\":\"/play\"}";

  @Test
  void aGameIsThereAfterARestart(@TempDir Path data) {
    try (var server = new ServerUnderTest(data)) {
      assertThat(server.put("/api/saved/mine", GAME.formatted("4,4")).statusCode()).isEqualTo(200);
      assertThat(server.put("/api/saved/mine", GAME.formatted("4,4,3")).statusCode())
          .isEqualTo(200);
    }
    try (var server = new ServerUnderTest(data)) {
      assertThat(server.ask("saved/mine").get("moves")).isEqualTo("4,4,3");
      assertThat((List<?>) server.ask("saved").get("games"))
          .singleElement()
          .extracting(game -> ((Map<?, ?>) game).get("id"))
          .isEqualTo("mine");
      assertThat(
              server
                  .send(HttpRequest.newBuilder(server.at("/api/saved/mine")).DELETE())
                  .statusCode())
          .isEqualTo(200);
      assertThat((List<?>) server.ask("saved").get("games")).isEmpty();
    }
  }

  /** A game that was answered for is on disk, whatever becomes of the process. */
  @Test
  void aGameIsThereAfterAKill(@TempDir Path data) throws Exception {
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "-cp",
                System.getProperty("java.class.path"),
                SavedGamesTest.class.getName(),
                data.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (var lines = process.inputReader()) {
      URI server = URI.create(lines.readLine());
      try (var client = HttpClient.newHttpClient()) {
        var save =
            HttpRequest.newBuilder(server.resolve("/api/saved/mine"))
                .PUT(HttpRequest.BodyPublishers.ofString(GAME.formatted("4,4,3")))
                .build();
        assertThat(client.send(save, HttpResponse.BodyHandlers.discarding()).statusCode())
            .isEqualTo(200);
      }
    } finally {
      process.destroyForcibly().waitFor();
    }
    try (var server = new ServerUnderTest(data)) {
      assertThat(server.ask("saved/mine").get("moves")).isEqualTo("4,4,3");
    }
  }

  /** A server in a process of its own. */
  public static void main(String[] args) throws InterruptedException {
    try (var server = WebServer.start(WebServer.LOOPBACK, 0, Path.of(args[0]))) {
      System.out.println(server.address());
      Thread.currentThread().join();
    }
  }

  /** What a kill in the middle of writing leaves behind does no harm. */
  @Test
  void halfWrittenAndForeignFilesAreLeftAlone(@TempDir Path data) throws IOException {
    Path folder = Files.createDirectories(data.resolve("web-games"));
    Files.writeString(folder.resolve("half123.new"), "{\"game\":\"conn");
    Files.writeString(folder.resolve("foreign.json"), "not JSON");
    try (var server = new ServerUnderTest(data)) {
      assertThat((List<?>) server.ask("saved").get("games")).isEmpty();
      assertThat(server.get(server.at("/api/saved/foreign")).statusCode()).isEqualTo(404);
      server.put("/api/saved/mine", GAME.formatted("4"));
      assertThat((List<?>) server.ask("saved").get("games")).hasSize(1);
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(3);
    }
  }
}
