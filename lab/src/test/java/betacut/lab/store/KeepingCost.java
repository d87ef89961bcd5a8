package betacut.lab.store;

import betacut.lab.tournament.PlayedGame;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What keeping a row costs whoever asks for it: the number that bounds how many units one driver of
 * a cluster can take back. A measurement: {@code mvn -pl lab -am test -Dtest=KeepingCost
 * -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class KeepingCost {
  private static final int ROWS = 5_000;
  private static final int ROUNDS = 6;

  @TempDir Path folder;

  @Test
  void ofAFile() {
    measure("SQLite", folder.resolve("results").toString());
  }

  @Test
  void ofAServer() {
    measure("PostgreSQL on this machine", PostgresServer.freshUrl());
  }

  private static void measure(String name, String url) {
    try (LabStore store = Stores.open(url)) {
      store.begin(Samples.HEADER);
      Log<PlayedGame> games = store.log(Samples.HEADER.name(), PlayedGame.COLUMNS);
      for (int round = 0; round < ROUNDS; round++) {
        long begun = System.nanoTime();
        for (int row = 0; row < ROWS; row++) {
          games.add(Samples.game(round * ROWS + row));
        }
        double millis = (System.nanoTime() - begun) / 1e6 / ROWS;
        System.out.println(String.format(Locale.ROOT, "%s: %.3f ms a row", name, millis));
      }
    }
  }
}
