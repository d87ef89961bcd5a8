package betacut.bench.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A glimpse of every part of the campaign; {@code bench chaos} goes on for as long as one likes.
 */
class CampaignTest {
  private static final String SEED = Long.toString(Long.getLong("betacut.seed", 3));

  @ParameterizedTest
  @CsvSource({
    "http:endpoints, 400",
    "http:bytes, 150",
    "http:doors, 177",
    "protocol:gtp, 1",
    "verbs, 25",
    "kill:lab:sqlite, 2",
    "kill:book, 2",
    "kill:serve, 2",
    "damage:table, 30",
    "damage:store, 60"
  })
  void holds(String attack, String times) throws IOException {
    assertThat(run(attack, "--times", times, "--seed", SEED)).endsWith("exit 0");
  }

  @Test
  void whatGivesWayIsTold() {
    var attempts = new Attempts("x:y", 5, 10, 3);
    attempts.each(
        i -> {
          attempts.saw("answers");
          if (i == 11) {
            attempts.fail(i, "it broke");
          }
        });
    assertThat(attempts.count()).isEqualTo(3);
    assertThat(attempts.failed()).isEqualTo(1);
    assertThat(attempts.seen()).isEqualTo("answers 3");
    assertThat(attempts.failures().getFirst())
        .contains("bench chaos x:y --seed 5 --from 11 --times 1", "it broke");
  }

  @Test
  void anAttemptIsTheSameAlone() {
    assertThat(new Attempts("a", 7, 0, 9).random(4).nextLong())
        .isEqualTo(new Attempts("a", 7, 4, 1).random(4).nextLong());
  }

  @Test
  void anUnknownAttackIsRefused() throws IOException {
    assertThat(run("kil"))
        .contains("There is no attack 'kil'", "kill:lab:sqlite")
        .endsWith("exit 2");
  }

  private static String run(String... words) throws IOException {
    var out = new ByteArrayOutputStream();
    var all = new ArrayList<>(List.of(words));
    int code = Campaign.run(all, new PrintStream(out, true, StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8) + "exit " + code;
  }
}
