package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.text.json.JsonReader;
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
  private static String game(String moves) {
    return "game = \"connect4\"\nmoves = [%s]\n".formatted(moves);
  }

  @Test
  void aGameIsThereAfterARestart(@TempDir Path data) {
    try (var server = new ServerUnderTest(data)) {
      assertThat(server.put("/api/saved/mine", game("4,4")).statusCode()).isEqualTo(200);
      assertThat(server.put("/api/saved/mine", game("4,4,3")).statusCode()).isEqualTo(200);
    }
    try (var server = new ServerUnderTest(data)) {
      assertThat(server.ask("saved/mine").get("moves")).isEqualTo(List.of("4", "4", "3"));
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
          killed
              .request("/api/saved/mine")
              .PUT(HttpRequest.BodyPublishers.ofString(game("4,4,3")))
              .build();
      assertThat(client.send(save, HttpResponse.BodyHandlers.discarding()).statusCode())
          .isEqualTo(200);
    }
    try (var server = new ServerUnderTest(data)) {
      assertThat(server.ask("saved/mine").get("moves")).isEqualTo(List.of("4", "4", "3"));
    }
  }

  /** What a kill in the middle of writing leaves behind does no harm. */
  @Test
  void halfWrittenAndForeignFilesAreLeftAlone(@TempDir Path data) throws IOException {
    Path folder = Files.createDirectories(data.resolve("games"));
    Files.writeString(folder.resolve("half123.new"), "game = \"conn");
    Files.writeString(folder.resolve("foreign.game"), "not TOML");
    try (var server = new ServerUnderTest(data)) {
      assertThat((List<?>) server.ask("saved").get("games")).isEmpty();
      assertThat(server.get(server.at("/api/saved/foreign")).statusCode()).isEqualTo(404);
      server.put("/api/saved/mine", game("4"));
      assertThat((List<?>) server.ask("saved").get("games")).hasSize(1);
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(3);
    }
  }

  /** Whatever else is called .game: not ours, so it is named and neither followed nor changed. */
  @Test
  void nothingButSavedGamesIsShown(@TempDir Path data) throws IOException {
    Path folder = Files.createDirectories(data.resolve("games"));
    Path outside = Files.writeString(data.resolve("outside.game"), game("4"));
    Files.writeString(folder.resolve("list.game"), "[1]");
    Files.writeString(folder.resolve("other.game"), "id = \"mine\"\ngame = \"x\"");
    Files.write(folder.resolve("bytes.game"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    Files.writeString(folder.resolve("big.game"), "game = \"" + "x".repeat(70_000) + "\"");
    Files.createSymbolicLink(folder.resolve("link.game"), outside);
    Files.createDirectories(folder.resolve("folder.game").resolve("full"));
    try (var server = new ServerUnderTest(data)) {
      List<String> names = List.of("list", "other", "bytes", "big", "link", "folder");
      assertThat((List<?>) server.ask("saved").get("games")).isEmpty();
      assertThat((List<?>) server.ask("saved").get("unreadable"))
          .extracting(one -> ((Map<?, ?>) one).get("id").toString())
          .containsExactlyInAnyOrderElementsOf(names);
      for (String name : names) {
        HttpResponse<String> refused = server.put("/api/saved/" + name, game("4,4"));
        assertThat(refused.statusCode()).as(name).isEqualTo(409);
        assertThat(refused.body()).contains("left as it is", "under another name");
        assertThat(server.get(server.at("/api/saved/" + name)).statusCode())
            .as(name)
            .isEqualTo(404);
      }
      for (String name : List.of("link", "folder")) {
        var delete = HttpRequest.newBuilder(server.at("/api/saved/" + name)).DELETE();
        assertThat(server.send(delete).statusCode()).as(name).isEqualTo(404);
      }
    }
    assertThat(outside).content().isEqualTo(game("4"));
    assertThat(folder.resolve("list.game")).content().isEqualTo("[1]");
    assertThat(folder.resolve("link.game")).isSymbolicLink();
  }

  /** Where nothing can be written the answer says so and names the way out; nothing is left. */
  @Test
  void aFolderThatCannotBeWrittenIsExplained(@TempDir Path data) throws IOException {
    try (var server = new ServerUnderTest(data)) {
      Path folder = data.resolve("games");
      Files.writeString(folder, "");
      HttpResponse<String> refused = server.put("/api/saved/mine", game("4"));
      assertThat(refused.statusCode()).isEqualTo(507);
      assertThat(refused.body()).contains("games", "is no folder", "--data");
      Files.delete(folder);
      Files.createDirectories(folder.resolve("mine.game").resolve("full"));
      assertThat(server.put("/api/saved/mine", game("4")).statusCode()).isEqualTo(409);
      try (Stream<Path> files = Files.list(folder)) {
        assertThat(files).containsExactly(folder.resolve("mine.game"));
      }
    }
  }

  @Test
  void theFolderMayGoAwayAndTwoServersMayShareIt(@TempDir Path data) throws IOException {
    try (var first = new ServerUnderTest(data);
        var second = new ServerUnderTest(data)) {
      first.put("/api/saved/mine", game("4"));
      assertThat(second.ask("saved/mine").get("moves")).isEqualTo(List.of("4"));
      second.put("/api/saved/mine", game("4,4"));
      assertThat(first.ask("saved/mine").get("moves")).isEqualTo(List.of("4", "4"));
      Files.delete(data.resolve("games/mine.game"));
      Files.delete(data.resolve("games"));
      assertThat((List<?>) first.ask("saved").get("games")).isEmpty();
      assertThat(first.put("/api/saved/mine", game("4")).statusCode()).isEqualTo(200);
      assertThat((List<?>) second.ask("saved").get("games")).hasSize(1);
    }
  }

  @Test
  void thereAreOnlySoManyGames(@TempDir Path data) throws IOException {
    Path folder = Files.createDirectories(data.resolve("games"));
    for (int i = 0; i < 500; i++) {
      Files.writeString(folder.resolve("game-" + i + ".game"), game("4"));
    }
    try (var server = new ServerUnderTest(data)) {
      assertThat((List<?>) server.ask("saved").get("games")).hasSize(500);
      assertThat(server.put("/api/saved/game-7", game("4,4")).statusCode()).isEqualTo(200);
      HttpResponse<String> refused = server.put("/api/saved/more", game("4"));
      assertThat(refused.statusCode()).isEqualTo(409);
      assertThat(refused.body()).contains("delete one first");
    }
  }

  /** Two windows, or a window and a terminal: whoever comes second learns it and loses nothing. */
  @Test
  void aGameThatWasGoneOnWithElsewhereIsNotOverwritten(@TempDir Path data) {
    try (var server = new ServerUnderTest(data)) {
      Object seen = version(server.put("/api/saved/mine", game("4,4")));
      server.put("/api/saved/mine", game("4,4,3"));
      String mine = "/api/saved/mine?version=" + seen;
      HttpResponse<String> refused = server.put(mine, game("4,4,5"));
      assertThat(refused.statusCode()).isEqualTo(412);
      assertThat(refused.body()).contains("gone on with elsewhere", "another name");
      assertThat(server.ask("saved/mine").get("moves")).isEqualTo(List.of("4", "4", "3"));
      Object now = server.ask("saved/mine").get("version");
      assertThat(server.put("/api/saved/mine?version=" + now, game("4,4,5")).statusCode())
          .isEqualTo(200);
    }
  }

  private static Object version(HttpResponse<String> answer) {
    return ((Map<?, ?>) JsonReader.read(answer.body())).get("version");
  }

  /** A terminal that goes on with the game knows what a browser does not tell. */
  @Test
  void whatTerminalsNeedIsFilledIn(@TempDir Path data) {
    try (var server = new ServerUnderTest(data)) {
      String players = "players = [\"human\", \"level:5\"]\n";
      server.put("/api/saved/mine", game("4,4") + players);
      Object seed = server.ask("saved/mine").get("seed");
      server.put("/api/saved/mine", game("4,4,3,4,2,4,1") + players.replace("level:5", "human"));
      Map<?, ?> saved = server.ask("saved/mine");
      assertThat(saved.get("chosen")).isEqualTo("hehhhhh");
      assertThat(saved.get("seed")).isEqualTo(seed);
      assertThat(saved.get("result")).isEqualTo("first");
    }
  }
}
