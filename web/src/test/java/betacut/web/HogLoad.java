package betacut.web;

import java.io.IOException;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Ten analyses of half a second, one after the other, while somebody else has six of twenty seconds
 * under way. No test: it runs when asked for by name. {@code -Dnames=140} gives each of so many
 * hogs another name.
 *
 * <pre>mvn -q -pl web -am test -Dtest=HogLoad -Dsurefire.failIfNoSpecifiedTests=false</pre>
 */
class HogLoad {
  private static final int NAMES = Integer.getInteger("names", 1);
  private static final int EACH = NAMES == 1 ? 6 : 1;
  private static final int ASKED = 10;

  @TempDir Path data;

  @Test
  void measure() throws IOException {
    var times = new Load.Times();
    List<Socket> hogs = new ArrayList<>();
    try (var server = new ServerUnderTest(data)) {
      for (int i = 0; i < NAMES * EACH; i++) {
        String client = "hog" + i % NAMES;
        hogs.add(
            server.ask(
                server.question(
                    "analyse", "game", "breakthrough", "time", "20s", "client", client)));
      }
      for (int i = 0; i < ASKED; i++) {
        long began = System.nanoTime();
        String[] small = {
          "game", "breakthrough", "time", "500ms", "client", "other", "stream", "no"
        };
        server.ask("analyse", small);
        times.add(System.nanoTime() - began);
      }
      System.out.printf("%d hogs; analyses of 500 ms: %s%n", hogs.size(), times);
      for (Socket hog : hogs) {
        hog.close();
      }
    }
  }
}
