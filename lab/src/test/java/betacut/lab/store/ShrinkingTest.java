package betacut.lab.store;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.lab.ChildJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that has grown becomes small again, with everything that was in it, whatever happens. */
final class ShrinkingTest {
  private static final int ROWS = 250;
  private static final long SEED = 5;

  @TempDir private Path folder;
  private Path file;
  private Path grown;

  /** The file is only appended to, so a copy of it is as good as itself. */
  @BeforeEach
  void growFile() throws IOException {
    file = folder.resolve("lab.mv.db");
    grown = folder.resolve("grown");
    try (LabStore store = Stores.open(file.toString())) {
      store.begin(Samples.HEADER);
      Samples.measurements(ROWS).forEach(store.measurements("essay")::add);
      store.games("essay").add(Samples.game(3));
      Files.copy(file, grown);
    }
  }

  private void assertAllThere() {
    try (LabStore store = Stores.open(file.toString())) {
      assertThat(store.runs()).containsExactly(Samples.HEADER);
      assertThat(store.measurements("essay").all()).isEqualTo(Samples.measurements(ROWS));
      assertThat(store.games("essay").all()).containsExactly(Samples.game(3));
    }
  }

  @Test
  void closingLeavesSmallFile() throws IOException {
    assertThat(Files.size(grown)).isGreaterThan(Shrinking.SMALL);
    assertThat(Files.size(file)).isLessThan(Files.size(grown) / 8);
    assertThat(folder.resolve("lab.new.mv.db")).doesNotExist();
    assertThat(folder.resolve("lab.new.sql")).doesNotExist();
    assertAllThere();
  }

  /** Numbers of runs go on where they were, and rows of a run that is removed go with it. */
  @Test
  void smallFileIsAsGoodAsTheFirst() {
    var other = new RunHeader("other", "experiment", "games: othello", "{}");
    try (LabStore store = Stores.open(file.toString())) {
      store.begin(other);
      assertThat(store.measurements("other").add(Samples.measurement(0))).isTrue();
      assertThat(store.measurements("essay").add(Samples.measurement(0))).isFalse();
      store.remove("essay");
      assertThat(store.runs()).containsExactly(other);
    }
  }

  @Test
  void runGoesOnInTheSmallFile() throws IOException {
    restoreGrown();
    Place place = Place.of(file.toString(), Map.of());
    Claim claim = Claim.take(place);
    var session = new Session(place, claim);
    try (var store = new SqlStore(session, claim)) {
      MeasurementLog log = store.measurements("essay");
      session.work(unused -> session.shrinkAbove(Shrinking.SMALL));
      assertThat(Files.size(file)).isLessThan(Shrinking.SMALL);
      assertThat(log.add(Samples.measurement(ROWS))).isTrue();
      assertThat(log.all()).isEqualTo(Samples.measurements(ROWS + 1));
    }
  }

  /** Another one's connection would be left with a file that is no longer there. */
  @Test
  void fileInUseTwiceIsLeftAlone() throws IOException {
    restoreGrown();
    try (LabStore first = Stores.open(file.toString())) {
      Stores.open(file.toString()).close();
      assertThat(Files.size(file)).isGreaterThan(Shrinking.SMALL);
      assertThat(first.measurements("essay").add(Samples.measurement(ROWS))).isTrue();
    }
    assertThat(Files.size(file)).isLessThan(Shrinking.SMALL);
  }

  /** Killed when the file of that name appears, or a while later. */
  @ParameterizedTest
  @ValueSource(strings = {"lab.new.sql", "lab.new.mv.db"})
  void killWhileShrinkingLosesNothing(String sign) throws IOException {
    var random = new Random(SEED);
    for (int kill = 0; kill < 3; kill++) {
      restoreGrown();
      try (var child = start()) {
        assertThat(child.readLine()).isEqualTo("closing");
        while (child.isAlive() && !Files.exists(folder.resolve(sign))) {
          LockSupport.parkNanos(100_000);
        }
        LockSupport.parkNanos(kill * random.nextLong(60_000_000));
        child.kill();
      }
      assertAllThere();
      assertThat(folder.resolve(sign)).doesNotExist();
    }
  }

  private void restoreGrown() throws IOException {
    Files.copy(grown, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private ChildJvm start() throws IOException {
    return new ChildJvm(
        ShrinkingTest.class,
        List.of(
            "betacut.lab.store.Stores",
            "betacut.search.Statistics",
            "org.assertj.core.api.Assertions",
            "org.junit.jupiter.api.Test",
            "org.junit.jupiter.params.ParameterizedTest",
            "org.h2.Driver"),
        file.toString());
  }

  /** What the other JVM does. */
  public static void main(String[] arguments) {
    LabStore store = Stores.open(arguments[0]);
    System.out.println("closing");
    store.close();
  }
}
