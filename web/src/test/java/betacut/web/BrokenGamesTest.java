package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import others.Broken;
import others.BrokenFamily;

/** A game of somebody else that fails: who asks is told where, and everybody else is answered. */
class BrokenGamesTest {
  private static final Logger LOG = Logger.getLogger("betacut.web");
  private static final Log WRITTEN = new Log();

  private static ServerUnderTest server;
  private static URLClassLoader games;

  /** What the server writes for whoever runs it. */
  private static final class Log extends Handler {
    private final Queue<Throwable> failures = new ConcurrentLinkedQueue<>();

    @Override
    public void publish(LogRecord entry) {
      if (entry.getThrown() != null) {
        failures.add(entry.getThrown());
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @BeforeAll
  static void start(@TempDir Path data, @TempDir Path jar) throws IOException {
    Path services = Files.createDirectories(jar.resolve("META-INF/services"));
    Files.writeString(services.resolve("betacut.rules.Rules"), Broken.class.getName());
    Files.writeString(services.resolve("betacut.rules.GameFamily"), BrokenFamily.class.getName());
    Thread here = Thread.currentThread();
    ClassLoader usual = here.getContextClassLoader();
    games = new URLClassLoader(new URL[] {jar.toUri().toURL()}, usual);
    here.setContextClassLoader(games);
    server = new ServerUnderTest(data);
    here.setContextClassLoader(usual);
    LOG.setUseParentHandlers(false);
    LOG.addHandler(WRITTEN);
  }

  @AfterAll
  static void stop() throws IOException {
    LOG.removeHandler(WRITTEN);
    LOG.setUseParentHandlers(true);
    server.close();
    games.close();
  }

  @ParameterizedTest
  @CsvSource({
    "throws,   IllegalStateException: out of order, others.Broken.moves",
    "misses,   NoClassDefFoundError: others/Library, others.Broken.moves",
    "recurses, StackOverflowError,                   others.Broken."
  })
  void whatAGameThrowsIsSaidAndWrittenDown(String move, String failure, String place) {
    WRITTEN.failures.clear();
    HttpResponse<String> answer =
        server.get(server.question("position", "game", "broken", "moves", move));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(500);
    assertThat(answer.body()).startsWith("{\"error\":\"").contains(failure, place, "Correct it");
    assertThat(WRITTEN.failures)
        .anySatisfy(
            written -> {
              assertThat(written.toString()).contains(failure);
              assertThat(written.getStackTrace()).isNotEmpty();
            });
    String stream = server.get(server.question("hints", "game", "broken", "moves", move)).body();
    assertThat(stream).contains("event: problem", failure, place);
    HttpResponse<String> last =
        server.get(server.question("hints", "game", "broken", "moves", move, "stream", "no"));
    assertThat(last.body()).contains(failure, place);
    assertThat(last.statusCode()).isEqualTo(500); // not a mistake of whoever asked
    assertThat((List<?>) server.ask("games").get("games")).isNotEmpty();
  }

  @Test
  void otherGamesAreThere() {
    assertThat((List<?>) server.ask("games").get("games"))
        .extracting(game -> (String) ((Map<?, ?>) game).get("id"))
        .contains("connect4", "nim", "broken")
        .doesNotContain("stillborn");
    assertThat(server.get(server.question("game", "game", "stillborn")).body())
        .contains("others.BrokenFamily.game", "not written yet");
    assertThat(server.ask("position", "game", "nim").get("game")).isEqualTo("nim");
    assertThat(server.ask("position", "game", "broken").get("game")).isEqualTo("broken");
  }
}
