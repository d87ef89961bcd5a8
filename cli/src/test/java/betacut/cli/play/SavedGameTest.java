package betacut.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavedGameTest {
  private static final SavedGame GAME =
      new SavedGame(
          "connect4",
          List.of("4", "4"),
          "he",
          List.of("human", "cmd:\"C:\\my engine\" -x"),
          42,
          true,
          "5m+3s",
          List.of("1ms", "2ms"));

  @TempDir Path folder;

  @Test
  void comesBackAsItWas() throws IOException {
    Path file = folder.resolve("a.game");
    GAME.write(file);
    GAME.write(file); // over the old one
    assertThat(SavedGame.read(file)).isEqualTo(GAME);
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file); // nothing half-written stays
    }
  }

  @Test
  void brokenFilesAreExplained() throws IOException {
    Path file = folder.resolve("a.game");
    assertRefused(file, "cannot be read");
    Files.writeString(file, "game = \"connect4\"\nnonsense");
    assertRefused(file, "a.game:2");
    Files.writeString(file, GAME.text().replace("chosen = \"he\"", "chosen = \"h\""));
    assertRefused(file, "not a whole saved game");
  }

  private static void assertRefused(Path file, String reason) {
    assertThatThrownBy(() -> SavedGame.read(file))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void lastIsTheNewest() throws IOException {
    Saves saves = Saves.of(Map.of("XDG_DATA_HOME", folder.toString())).orElseThrow();
    assertThatThrownBy(saves::last).hasMessageContaining("There is no game to go on with");
    saves.prepare();
    Path games = folder.resolve("betacut/games");
    for (int i = 100; i < 160; i++) {
      Files.writeString(games.resolve("20260101-000000-" + i + "-connect4.game"), "");
    }
    assertThat(saves.last()).hasFileName("20260101-000000-159-connect4.game");
    saves.prepare();
    try (var files = Files.list(games)) {
      assertThat(files).hasSize(50).noneMatch(file -> file.toString().contains("-109-"));
    }
    assertThat(Saves.of(Map.of())).isEmpty();
  }
}
