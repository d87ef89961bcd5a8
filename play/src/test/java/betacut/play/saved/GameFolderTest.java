package betacut.play.saved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameFolderTest {
  private static final SavedGame GAME =
      new SavedGame(
          "connect4",
          "44",
          List.of("4", "4"),
          "he",
          List.of("human", "cmd:\"C:\\my engine\" -x"),
          42,
          "best",
          "5m+3s",
          List.of("1ms", "2ms"),
          "12,",
          5,
          "");

  @TempDir Path data;

  private static SavedGame game(String... moves) {
    String text = "game = \"connect4\"\nmoves = [%s]\n";
    return SavedGame.parse(
        text.formatted(moves.length == 0 ? "" : "\"" + String.join("\", \"", moves) + "\""), "a");
  }

  @Test
  void comesBackAsItWas() throws IOException {
    GameFile file = GameFile.of(data.resolve("a.game"));
    assertThat(file.version()).isEmpty();
    file.write(GAME, "");
    String version = file.write(GAME, file.version()).orElseThrow(); // over the old one
    assertThat(file.read()).isEqualTo(GAME);
    assertThat(file.version()).isEqualTo(version);
    try (var files = Files.list(data)) {
      assertThat(files).containsExactly(file.path()); // nothing half-written stays
    }
  }

  /** What terminals wrote before browsers read it. */
  @Test
  void filesOfEarlierVersionsAreRead() {
    String text =
        """
        game = "connect4"
        players = ["human", "level:4"]
        moves = ["4", "4"]
        chosen = "he"
        seed = 3
        hints = true
        clock = "5m+3s"
        left = ["290000ms", "300000ms"]
        """;
    SavedGame saved = SavedGame.parse(text, "a.game");
    assertThat(saved.hints()).isEqualTo("all");
    assertThat(saved.left()).containsExactly("290000ms", "300000ms");
    assertThat(saved.start() + saved.times() + saved.result()).isEmpty();
  }

  @Test
  void brokenFilesAreExplained() throws IOException {
    Path file = data.resolve("a.game");
    assertRefused(file, "cannot be read");
    Files.writeString(file, "game = \"connect4\"\nnonsense");
    assertRefused(file, "a.game:2");
    for (String wrong : List.of("chosen = \"h\"", "clock = \"soon\"", "times = \"x\"")) {
      String key = wrong.replaceAll(" .*", "");
      Files.writeString(file, GAME.text().replaceFirst("(?m)^" + key + " = .*$", wrong));
      assertRefused(file, "not a whole saved game");
    }
    Files.writeString(file, GAME.text().replace("hints = \"best\"", "hints = \"some\""));
    assertRefused(file, "hints is 'some'");
  }

  private static void assertRefused(Path file, String reason) {
    assertThatThrownBy(() -> GameFile.of(file).read())
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void lastIsTheOneChangedLastThatIsNotOver() throws IOException {
    GameFolder games = GameFolder.of(Map.of("XDG_DATA_HOME", data.toString())).orElseThrow();
    assertThatThrownBy(games::last).hasMessageContaining("There is no game to go on with");
    games.save("old", game("1"), "");
    games.save("over", game("2").known("h", 1, "first"), "");
    games.save("new", game("3"), "");
    Path folder = data.resolve("betacut/games");
    age(folder.resolve("old.game"), 3);
    age(folder.resolve("new.game"), 2);
    age(folder.resolve("over.game"), 1);
    assertThat(games.list()).extracting(StoredGame::id).containsExactly("over", "new", "old");
    assertThat(games.last().id()).isEqualTo("new");
    assertThat(games.delete("new")).isTrue();
    assertThat(games.delete("new")).isFalse();
    assertThat(games.last().id()).isEqualTo("old");
    assertThat(GameFolder.of(Map.of())).isEmpty();
  }

  private static void age(Path file, int seconds) {
    assertThat(file.toFile().setLastModified(1_000_000_000_000L - 1000L * seconds)).isTrue();
  }

  /** Of a game gone on with elsewhere nothing is overwritten but what the writer has seen. */
  @Test
  void nobodyOverwritesWhatHeHasNotSeen() throws IOException {
    GameFolder games = GameFolder.in(data);
    String seen = games.save("a", game("4"), "").orElseThrow();
    games.save("a", game("4", "4"), seen);
    assertThat(games.save("a", game("4", "3"), seen)).isEmpty();
    assertThat(games.save("a", game("4"), "")).isEmpty();
    assertThat(games.find("a").orElseThrow().saved().moves()).containsExactly("4", "4");
    String longer = games.save("a", game("4", "4", "1"), seen).orElseThrow(); // has all its moves
    assertThat(games.save("a", game("4", "3"), longer)).isPresent(); // taken back, knowingly
    Files.writeString(games.file("a").path(), "damaged");
    assertThatThrownBy(() -> games.save("a", game("4"), ""))
        .isInstanceOf(NotOurGameException.class);
    assertThat(games.file("a").path()).content().isEqualTo("damaged");
  }

  /** Whatever character of a file flips, no other game comes out of it. */
  @Test
  void aDamagedGameIsNotAnotherOne() {
    String text = GAME.text();
    assertThat(SavedGame.parse(text, "a.game")).isEqualTo(GAME);
    assertThat(SavedGame.parse(text.replace("\n", "\r\n"), "a.game")).isEqualTo(GAME);
    for (int at = 0; at < text.length(); at++) {
      for (int bit = 1; bit < 8; bit++) {
        char flipped = (char) (text.charAt(at) ^ 1 << bit - 1);
        String damaged = text.substring(0, at) + flipped + text.substring(at + 1);
        try {
          assertThat(SavedGame.parse(damaged, "a.game")).as(damaged).isEqualTo(GAME);
        } catch (UsageException refused) {
          assertThat(refused).hasMessageContaining("a.game");
        }
      }
    }
    for (int end = text.indexOf("game ="); end < text.length() - 1; end++) {
      String cut = text.substring(0, end);
      assertThatThrownBy(() -> SavedGame.parse(cut, "a.game"))
          .as(cut)
          .isInstanceOf(UsageException.class);
    }
    assertThatThrownBy(() -> SavedGame.parse(text.replace("version = 2", "version = 3"), "a.game"))
        .hasMessageContaining("of a newer Betacut");
    String changed = text.replace("seed = 42", "seed = 43");
    assertThatThrownBy(() -> SavedGame.parse(changed, "a.game"))
        .hasMessageContaining("its sum does not fit")
        .hasMessageContaining("remove its lines 'version' and 'sum'");
    String byHand = changed.replaceAll("(?m)^(version|sum) = .*\n", "");
    assertThat(SavedGame.parse(byHand, "a.game").seed()).isEqualTo(43);
  }

  /** What cannot be read is named, stays, and is not written over. */
  @Test
  void whatIsNoGameIsNamedAndLeftAlone() throws IOException {
    GameFolder games = GameFolder.in(data);
    games.save("good", game("4"), "");
    Path folder = games.path();
    Path victim = Files.writeString(data.resolve("victim"), game("1").text());
    Files.writeString(folder.resolve("bad.game"), game("4").text().replace("\"4\"", "\"5\""));
    Files.createSymbolicLink(folder.resolve("link.game"), victim);
    Files.createDirectory(folder.resolve("folder.game"));
    Files.writeString(folder.resolve("foreign.game"), "my thesis");
    GameFolder.Contents contents = games.contents();
    assertThat(contents.games()).extracting(StoredGame::id).containsExactly("good");
    assertThat(contents.unreadable())
        .extracting(UnreadableGame::id)
        .containsExactly("bad", "folder", "foreign", "link");
    assertThat(UnreadableGame.words(contents.unreadable()))
        .startsWith("4 games cannot be read and are left as they are: bad (it is damaged: ")
        .contains("; folder (it is not an ordinary file); ")
        .endsWith("; link (it is a link)");
    for (UnreadableGame one : contents.unreadable()) {
      assertThatThrownBy(() -> games.save(one.id(), game("4", "4"), ""))
          .isInstanceOf(NotOurGameException.class)
          .hasMessageContaining("left as it is; move it away, or save under another name");
      assertThat(games.delete(one.id())).isFalse();
    }
    assertThat(folder.resolve("foreign.game")).content().isEqualTo("my thesis");
    assertThat(folder.resolve("link.game")).isSymbolicLink();
    assertThat(victim).content().isEqualTo(game("1").text());
  }

  @Test
  void whatAKilledWriterLeftIsDeleted() throws IOException {
    GameFolder games = GameFolder.in(data);
    games.save("a", game("4"), "");
    Path ours = Files.writeString(games.path().resolve(".betacut-123456.tmp"), "half a ga");
    Path theirs = Files.writeString(games.path().resolve("notes.tmp"), "mine");
    Path link = Files.createSymbolicLink(games.path().resolve(".betacut-7.tmp"), theirs);
    assertThat(games.list()).hasSize(1);
    assertThat(ours).doesNotExist();
    assertThat(theirs).exists();
    assertThat(link).isSymbolicLink();
  }

  @Test
  void linksAreNotFollowedByWriters() throws IOException {
    Path victim = Files.writeString(data.resolve("victim"), "precious");
    Files.createSymbolicLink(data.resolve("games.lock"), victim);
    GameFolder games = GameFolder.in(data);
    assertThatThrownBy(() -> games.save("a", game("4"), ""))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("games.lock")
        .hasMessageContaining("is a link");
    assertThat(victim).content().isEqualTo("precious");
    Path elsewhere = Files.createDirectory(data.resolve("elsewhere"));
    Path other = Files.createDirectory(data.resolve("other"));
    Files.createSymbolicLink(other.resolve("games"), elsewhere);
    assertThatThrownBy(() -> GameFolder.in(other).save("a", game("4"), ""))
        .hasMessageContaining("is a link");
    assertThat(elsewhere).isEmptyDirectory();
  }

  /** Each of many writers either sees its game written or is told that it was not. */
  @Test
  void oneOfManyWritersWins() throws Exception {
    GameFolder games = GameFolder.in(data);
    String seen = games.save("a", game("4"), "").orElseThrow();
    List<Callable<Optional<String>>> writers = new ArrayList<>();
    for (int column = 1; column <= 7; column++) {
      SavedGame own = game("4", Integer.toString(column));
      writers.add(() -> GameFolder.in(data).save("a", own, seen));
    }
    int written = 0;
    try (var threads = Executors.newFixedThreadPool(7)) {
      for (Future<Optional<String>> one : threads.invokeAll(writers)) {
        written += one.get().isPresent() ? 1 : 0;
      }
    }
    assertThat(written).isEqualTo(1);
  }

  @Test
  void theOldestGameThatIsOverMakesRoom() throws IOException {
    GameFolder games = GameFolder.in(data);
    games.save("over", game("2").known("h", 1, "first"), "");
    for (int i = 1; i < 500; i++) {
      Files.writeString(games.file("game-" + i).path(), game("1").text());
    }
    assertThat(games.save("more", game("4"), "")).isPresent();
    assertThat(games.find("over")).isEmpty();
    assertThatThrownBy(() -> games.newFile("connect4"))
        .isInstanceOf(TooManyGamesException.class)
        .hasMessageContaining("delete one first");
  }

  /** Browsers had a folder of their own; what lies there is taken over once, and nothing lost. */
  @Test
  void gamesOfBrowsersAreTakenOver() throws IOException {
    Path old = Files.createDirectories(data.resolve("web-games"));
    String address =
        "/play?moves=4,4,3&second=pvs%20depth%3D4&hints=best&view=1&clock=5%2B0&times=,12,7&g=mine";
    Files.writeString(
        old.resolve("mine.json"),
        "{\"game\": \"connect4\", \"start\": \"\", \"moves\": \"4,4,3\", \"address\": \"%s\"}"
            .formatted(address));
    Files.writeString(old.resolve("foreign.json"), "not JSON");
    GameFolder games = GameFolder.in(data);
    StoredGame mine = games.list().getFirst();
    assertThat(mine.id()).isEqualTo("mine");
    assertThat(mine.saved().text())
        .contains("players = [\"human\", \"pvs depth=4\"]", "moves = [\"4\", \"4\", \"3\"]")
        .contains("chosen = \"heh\"", "hints = \"best\"", "view = 1", "clock = \"5m\"")
        .contains("times = \",12,7\"");
    assertThat(games.delete("mine")).isTrue();
    assertThat(games.list()).isEmpty(); // it does not come back
    try (var files = Files.list(old)) {
      assertThat(files)
          .containsExactlyInAnyOrder(old.resolve("mine.imported"), old.resolve("foreign.json"));
    }
  }
}
