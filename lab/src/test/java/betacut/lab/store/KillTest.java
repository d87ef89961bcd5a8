package betacut.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.ChildJvm;
import betacut.lab.experiment.Measurement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A writer killed again and again ends with the table of one that nobody disturbed. {@code
 * -Dbetacut.kills=30} kills it more often.
 */
final class KillTest {
  private static final long SEED = 4;

  @Test
  void fileSurvivesKills(@TempDir Path folder) throws IOException {
    int kills = Integer.getInteger("betacut.kills", 3);
    assertSurvives(folder.resolve("lab").toString(), kills, 25 * kills);
  }

  @Test
  void serverSurvivesKills() throws IOException {
    assertSurvives(PostgresServer.freshUrl(), 2, 60);
  }

  /** Half of the kills come some rows later, half some time later, also while it still opens. */
  private static void assertSurvives(String url, int kills, int count) throws IOException {
    var random = new Random(SEED);
    var said = new ArrayList<Integer>();
    for (int kill = 0; kill < kills; kill++) {
      try (var writer = ChildWriter.start(url, count)) {
        if (random.nextBoolean()) {
          said.addAll(read(writer, random.nextInt(15)));
          LockSupport.parkNanos(random.nextInt(2_000_000));
        } else {
          LockSupport.parkNanos(random.nextLong(900_000_000));
        }
        writer.kill().forEach(line -> said.add(Integer.valueOf(line)));
      }
      assertAllThere(url, said);
    }
    assertThat(said).as("rows between the kills, seed %d", SEED).hasSizeBetween(1, count - 1);
    try (var writer = ChildWriter.start(url, count)) {
      said.addAll(read(writer, count));
      assertThat(writer.await()).isZero();
    }
    try (LabStore store = Stores.open(url)) {
      assertThat(store.log("essay", Measurement.COLUMNS).all())
          .isEqualTo(Samples.measurements(count));
      assertThat(store.runs()).containsExactly(Samples.HEADER);
    }
    assertThat(said).doesNotHaveDuplicates();
  }

  private static List<Integer> read(ChildJvm writer, int lines) throws IOException {
    var numbers = new ArrayList<Integer>();
    for (String line = ""; numbers.size() < lines && line != null; ) {
      line = writer.readLine();
      if (line != null) {
        numbers.add(Integer.valueOf(line));
      }
    }
    return numbers;
  }

  /** What was said is there, and at most one more: the row whose number was not said any more. */
  private static void assertAllThere(String url, List<Integer> said) {
    try (LabStore store = Stores.open(url)) {
      if (store.find("essay").isEmpty()) {
        assertThat(said).isEmpty();
        return;
      }
      List<Integer> stored =
          store.log("essay", Measurement.COLUMNS).all().stream().map(row -> row.trial()).toList();
      assertThat(stored).as("seed %d", SEED).containsAll(said);
      assertThat(stored).isEqualTo(IntStream.range(0, stored.size()).boxed().toList());
    }
  }
}
