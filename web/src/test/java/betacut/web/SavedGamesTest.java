package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
    try (var killed = new ServerProcess(data);
        var client = HttpClient.newHttpClient()) {
      var save =
          HttpRequest.newBuilder(killed.at("/api/saved/mine"))
              .PUT(HttpRequest.BodyPublishers.ofString(GAME.formatted("4,4,3")))
              .build();
      assertThat(client.send(save, HttpResponse.BodyHandlers.discarding()).statusCode())
          .isEqualTo(200);
    }
    try (var server = new ServerUnderTest(data)) {
      assertThat(server.ask("saved/mine").get("moves")).isEqualTo("4,4,3");
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

  /** Whatever else is called .json: not ours, so it is neither shown nor followed nor removed. */
  @Test
  void nothingButSavedGamesIsShown(@TempDir Path data) throws IOException {
    Path folder = Files.createDirectories(data.resolve("web-games"));
    Path outside = Files.writeString(data.resolve("outside.json"), GAME.formatted("4"));
    Files.writeString(folder.resolve("list.json"), "[1]");
    Files.writeString(folder.resolve("other.json"), "{\"id\": \"mine\", \"game\": \"x\"}");
    Files.write(folder.resolve("bytes.json"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    Files.writeString(folder.resolve("big.json"), "{\"game\":\"" + "x".repeat(70_000) + "\"}");
    Files.createSymbolicLink(folder.resolve("link.json"), outside);
    Files.createDirectories(folder.resolve("folder.json").resolve("full"));
    try (var server = new ServerUnderTest(data)) {
      assertThat((List<?>) server.ask("saved").get("games")).isEmpty();
      for (String name : List.of("list", "other", "bytes", "big", "link", "folder")) {
        assertThat(server.get(server.at("/api/saved/" + name)).statusCode())
            .as(name)
            .isEqualTo(404);
      }
      for (String name : List.of("link", "folder")) {
        var delete = HttpRequest.newBuilder(server.at("/api/saved/" + name)).DELETE();
        assertThat(server.send(delete).statusCode()).as(name).isEqualTo(404);
      }
      assertThat(server.put("/api/saved/link", GAME.formatted("4,4")).statusCode()).isEqualTo(200);
    }
    assertThat(outside).content().contains("\"4\"");
    assertThat(folder.resolve("link.json")).isRegularFile();
    assertThat(Files.isSymbolicLink(folder.resolve("link.json"))).isFalse();
  }

  /** Where nothing can be written the answer says so and names the way out; nothing is left. */
  @Test
  void aFolderThatCannotBeWrittenIsExplained(@TempDir Path data) throws IOException {
    try (var server = new ServerUnderTest(data)) {
      Path folder = data.resolve("web-games");
      Files.writeString(folder, "");
      HttpResponse<String> refused = server.put("/api/saved/mine", GAME.formatted("4"));
      assertThat(refused.statusCode()).isEqualTo(507);
      assertThat(refused.body()).contains("web-games", "is no folder", "--data");
      Files.delete(folder);
      Files.createDirectories(folder.resolve("mine.json").resolve("full"));
      assertThat(server.put("/api/saved/mine", GAME.formatted("4")).statusCode()).isEqualTo(507);
      try (Stream<Path> files = Files.list(folder)) {
        assertThat(files).containsExactly(folder.resolve("mine.json"));
      }
    }
  }

  @Test
  void theFolderMayGoAwayAndTwoServersMayShareIt(@TempDir Path data) throws IOException {
    try (var first = new ServerUnderTest(data);
        var second = new ServerUnderTest(data)) {
      first.put("/api/saved/mine", GAME.formatted("4"));
      assertThat(second.ask("saved/mine").get("moves")).isEqualTo("4");
      second.put("/api/saved/mine", GAME.formatted("4,4"));
      assertThat(first.ask("saved/mine").get("moves")).isEqualTo("4,4");
      Files.delete(data.resolve("web-games/mine.json"));
      Files.delete(data.resolve("web-games"));
      assertThat((List<?>) first.ask("saved").get("games")).isEmpty();
      assertThat(first.put("/api/saved/mine", GAME.formatted("4")).statusCode()).isEqualTo(200);
      assertThat((List<?>) second.ask("saved").get("games")).hasSize(1);
    }
  }

  @Test
  void thereAreOnlySoManyGames(@TempDir Path data) throws IOException {
    Path folder = Files.createDirectories(data.resolve("web-games"));
    for (int i = 0; i < 500; i++) {
      Files.writeString(folder.resolve("game-" + i + ".json"), GAME.formatted("4"));
    }
    try (var server = new ServerUnderTest(data)) {
      assertThat((List<?>) server.ask("saved").get("games")).hasSize(500);
      assertThat(server.put("/api/saved/game-7", GAME.formatted("4,4")).statusCode())
          .isEqualTo(200);
      HttpResponse<String> refused = server.put("/api/saved/more", GAME.formatted("4"));
      assertThat(refused.statusCode()).isEqualTo(409);
      assertThat(refused.body()).contains("delete one first");
    }
  }
}
