package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A glimpse of what {@link LongLoad} measures for longer. */
class LoadTest {
  @Test
  void manyPlayersAtOnceAreAllServed(@TempDir Path data) throws InterruptedException {
    try (var server = WebServer.start(WebServer.LOOPBACK, 0, data)) {
      var load = new Load(server);
      load.run(50, 1500);
      assertThat(load.errors()).isEmpty();
      assertThat(load.moves().count()).isGreaterThanOrEqualTo(50);
    }
  }
}
