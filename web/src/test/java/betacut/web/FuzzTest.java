package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A glimpse of {@link Fuzz}; with {@code -Dquestions=20000 -Dbetacut.seed=7} it goes on. */
class FuzzTest {
  private static final long SEED = Long.getLong("betacut.seed", 11);
  private static final int QUESTIONS = Integer.getInteger("questions", 250);

  @Test
  void everyQuestionIsAnsweredOrExplained(@TempDir Path data) {
    try (var server = WebServer.start(WebServer.LOOPBACK, 0, data)) {
      var fuzz = new Fuzz(server, SEED);
      fuzz.run(QUESTIONS);
      assertThat(fuzz.statuses()).containsKeys("200", "400"); // some are near enough to be answered
      assertThat(fuzz.findings()).as("seed %d", SEED).isEmpty();
    }
  }
}
