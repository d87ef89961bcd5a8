package betacut.web;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Fifty players for two minutes, half of them with hints on. No test: it runs when asked for by
 * name.
 *
 * <pre>mvn -q -pl web -am test -Dtest=LongLoad -Dsurefire.failIfNoSpecifiedTests=false</pre>
 */
class LongLoad {
  private static final int PLAYERS = Integer.getInteger("players", 50);
  private static final int SECONDS = Integer.getInteger("seconds", 120);
  private static final int PARTS = 4;

  @TempDir Path data;

  /** In parts, so that memory that grows is seen to grow. */
  @Test
  void measure() throws InterruptedException {
    try (var server = WebServer.start(WebServer.LOOPBACK, 0, data)) {
      var load = new Load(server);
      for (int part = 0; part < PARTS; part++) {
        load.run(PLAYERS, 1000L * SECONDS / PARTS);
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        System.out.printf(
            "moves %s, hints %s, %d errors, heap %d MiB%n",
            load.moves(),
            load.hints(),
            load.errors().size(),
            (runtime.totalMemory() - runtime.freeMemory()) >> 20);
      }
      load.errors().stream().limit(5).forEach(System.out::println);
    }
  }
}
