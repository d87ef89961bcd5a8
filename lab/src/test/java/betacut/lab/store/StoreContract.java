package betacut.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.experiment.Measurement;
import betacut.lab.tournament.PlayedGame;
import betacut.rules.UsageException;
import betacut.search.Statistics;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What every store does, whichever database is behind it. */
abstract class StoreContract {
  /** The same place throughout a test, an empty one at its start. */
  abstract String url();

  final LabStore open() {
    return Stores.open(url());
  }

  private LabStore open(Migrations migrations) {
    return Stores.open(place(), migrations);
  }

  private Place place() {
    return Place.of(url(), Map.of());
  }

  final void execute(List<String> statements) throws SQLException {
    Place place = place();
    try (Connection connection =
            DriverManager.getConnection(place.url(), place.dialect().properties(place.url()));
        var statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  @Test
  void resultsComeBackAsTheyWere() {
    try (LabStore store = open()) {
      assertThat(store.begin(Samples.HEADER)).isEqualTo(Samples.HEADER);
      MeasurementLog measurements = store.measurements("essay");
      assertThat(measurements.add(Samples.measurement(5))).isTrue();
      assertThat(measurements.add(Samples.measurement(2))).isTrue();
      GameLog games = store.games("essay");
      assertThat(games.add(Samples.game(3))).isTrue();
    }
    try (LabStore store = open()) {
      assertThat(store.find("essay")).contains(Samples.HEADER);
      assertThat(store.measurements("essay").all())
          .containsExactly(Samples.measurement(2), Samples.measurement(5));
      assertThat(store.measurements("essay").done())
          .isEqualTo(BitSet.valueOf(new long[] {0b100100}));
      assertThat(store.games("essay").all()).containsExactly(Samples.game(3));
      assertThat(store.games("essay").done()).isEqualTo(BitSet.valueOf(new long[] {0b1000}));
    }
  }

  @Test
  void gameWithoutMovesComesBack() {
    var forfeit = new PlayedGame(0, 1, 0, "", List.of(), 2, "crash", -1, -1, 0, 0, 0, 0);
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      store.games("essay").add(forfeit);
      assertThat(store.games("essay").all()).containsExactly(forfeit);
    }
  }

  @Test
  void firstResultOfNumberStays() {
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      MeasurementLog log = store.measurements("essay");
      assertThat(log.add(Samples.measurement(1))).isTrue();
      var other = Samples.measurement(2);
      var late = new Measurement(1, other.counts(), 0, "exact", 1, "a1", 0, 0, 0);
      assertThat(log.add(late)).isFalse();
      assertThat(log.all()).containsExactly(Samples.measurement(1));
      assertThat(store.games("essay").add(Samples.game(1))).isTrue();
      assertThat(store.games("essay").add(Samples.game(1))).isFalse();
      assertThat(store.games("essay").all()).hasSize(1);
    }
  }

  @Test
  void runOfSameNameAndSpecificationIsResumed() {
    var elsewhere = new RunHeader("essay", "experiment", Samples.HEADER.spec(), "{}");
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      store.measurements("essay").add(Samples.measurement(0));
      assertThat(store.begin(elsewhere)).isEqualTo(Samples.HEADER);
    }
    try (LabStore store = open()) {
      assertThat(store.begin(elsewhere)).isEqualTo(Samples.HEADER);
      assertThat(store.measurements("essay").done().cardinality()).isEqualTo(1);
      assertThat(store.runs()).containsExactly(Samples.HEADER);
    }
  }

  @Test
  void nameOfAnotherSpecificationIsRefused() {
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      assertThatThrownBy(() -> store.begin(new RunHeader("essay", "experiment", "depth: 3", "{}")))
          .isInstanceOf(UsageException.class)
          .hasMessageContaining("essay")
          .hasMessageContaining("choose another name");
      assertThatThrownBy(
              () -> store.begin(new RunHeader("essay", "tournament", Samples.HEADER.spec(), "{}")))
          .isInstanceOf(UsageException.class);
      assertThat(store.runs()).containsExactly(Samples.HEADER);
    }
  }

  @Test
  void runsAreListedNewestFirstAndKeptApart() {
    var second = new RunHeader("notes", "experiment", "x", "{}");
    try (LabStore store = open()) {
      assertThat(store.runs()).isEmpty();
      store.begin(Samples.HEADER);
      store.begin(second);
      store.measurements("notes").add(Samples.measurement(4));
      assertThat(store.runs()).containsExactly(second, Samples.HEADER);
      assertThat(store.measurements("essay").all()).isEmpty();
      assertThat(store.find("nobody")).isEmpty();
    }
  }

  @Test
  void unknownRunIsNamedTogetherWithThoseThereAre() {
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      assertThatThrownBy(() -> store.measurements("esay"))
          .isInstanceOf(UsageException.class)
          .hasMessageContaining("'esay'")
          .hasMessageContaining("essay");
      assertThatThrownBy(() -> store.games("esay")).isInstanceOf(UsageException.class);
    }
  }

  @Test
  void namesNobodyCouldTypeAreRefused() {
    try (LabStore store = open()) {
      assertThatThrownBy(() -> store.begin(new RunHeader(" ", "experiment", "", "{}")))
          .isInstanceOf(UsageException.class);
      assertThatThrownBy(() -> store.begin(new RunHeader("x".repeat(201), "experiment", "", "{}")))
          .isInstanceOf(UsageException.class)
          .hasMessageContaining("200");
    }
  }

  @Test
  void removedRunIsGoneAndItsNameIsFree() {
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      store.measurements("essay").add(Samples.measurement(0));
      store.games("essay").add(Samples.game(0));
      assertThat(store.remove("essay")).isTrue();
      assertThat(store.remove("essay")).isFalse();
      assertThat(store.runs()).isEmpty();
      store.begin(new RunHeader("essay", "experiment", "another", "{}"));
      assertThat(store.measurements("essay").all()).isEmpty();
    }
  }

  @Test
  void threadsAddWithoutLossOrDouble() throws InterruptedException {
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      MeasurementLog log = store.measurements("essay");
      var added = new AtomicInteger();
      var start = new CountDownLatch(1);
      var threads = new ArrayList<Thread>();
      for (int t = 0; t < 4; t++) {
        int step = 1 + 2 * t; // a unit modulo 64, so each thread adds them all in its own order
        threads.add(
            Thread.ofPlatform()
                .start(
                    () -> {
                      awaitQuietly(start);
                      IntStream.range(0, 64)
                          .filter(i -> log.add(Samples.measurement(i * step % 64)))
                          .forEach(i -> added.incrementAndGet());
                    }));
      }
      start.countDown();
      for (Thread thread : threads) {
        thread.join();
      }
      assertThat(added).hasValue(64);
      assertThat(log.all()).isEqualTo(Samples.measurements(64));
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A channel closes under a thread that is interrupted; the store must not. */
  @Test
  void interruptedThreadAddsAndStaysInterrupted() {
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      MeasurementLog log = store.measurements("essay");
      for (int i = 0; i < 20; i++) {
        Thread.currentThread().interrupt();
        assertThat(log.add(Samples.measurement(i))).isTrue();
        assertThat(Thread.interrupted()).isTrue();
      }
      assertThat(log.all()).isEqualTo(Samples.measurements(20));
    }
  }

  /** Nobody waits for ever, and what add has said is true. */
  @Test
  void closingUnderThreadsThatAdd() throws InterruptedException {
    var added = new AtomicInteger();
    var refused = new AtomicInteger();
    var threads = new ArrayList<Thread>();
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      MeasurementLog log = store.measurements("essay");
      var begun = new CountDownLatch(20);
      for (int t = 0; t < 4; t++) {
        int first = t;
        threads.add(
            Thread.ofPlatform()
                .start(
                    () -> {
                      try {
                        for (int i = first; log.add(Samples.measurement(i)); i += 4) {
                          added.incrementAndGet();
                          begun.countDown();
                        }
                      } catch (StoreException e) {
                        refused.incrementAndGet();
                      }
                    }));
      }
      begun.await();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(refused).hasValue(4);
    try (LabStore store = open()) {
      assertThat(store.measurements("essay").all()).hasSize(added.get());
    }
  }

  @Test
  void closedStoreSaysSo() {
    LabStore store = open();
    store.close();
    store.close();
    assertThatThrownBy(store::runs)
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("closed");
  }

  @Test
  void storeOfVersionOneIsBroughtForwardWithItsData() throws SQLException {
    String first = Migrations.shippedScripts().getFirst();
    try (LabStore store = open(new Migrations(List.of(first)))) {
      store.begin(Samples.HEADER);
    }
    execute(
        List.of(
            "INSERT INTO lab_measurement VALUES"
                + " (1, 7, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -7, 'exact', 11, 'd4', 12, 13)"));
    try (LabStore store = open(withNext())) {
      assertThat(store.measurements("essay").all())
          .containsExactly(
              new Measurement(
                  7,
                  new Statistics(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
                  -7,
                  "exact",
                  11,
                  "d4",
                  12,
                  13,
                  0));
      assertThat(store.find("essay").orElseThrow().provenance()).isEqualTo("moved");
      store.begin(new RunHeader("more", "experiment", "", "{}"));
    }
    try (LabStore store = open(withNext())) { // once only: the new run is not moved
      assertThat(store.find("more").orElseThrow().provenance()).isEqualTo("{}");
    }
  }

  @Test
  void storeOfNewerVersionIsRefusedAndLeftAlone() {
    try (LabStore store = open(withNext())) {
      store.begin(Samples.HEADER);
    }
    int known = Migrations.shippedScripts().size();
    assertThatThrownBy(this::open)
        .isInstanceOf(StoreException.class)
        .hasMessageContaining(place().shown())
        .hasMessageContaining("schema " + (known + 1) + ", this one knows " + known)
        .hasMessageContaining("Update this program");
    try (LabStore store = open(withNext())) {
      assertThat(store.runs()).containsExactly(Samples.HEADER);
    }
  }

  /** As a kill between two statements leaves it where definitions commit by themselves. */
  @Test
  void scriptsBegunBeforeAreFinished() throws SQLException {
    for (String script : Migrations.shippedScripts()) {
      List<String> statements = Migrations.statements(script);
      for (int done = 1; done <= statements.size(); done++) {
        execute(statements.subList(0, done));
      }
    }
    try (LabStore store = open()) {
      assertThat(store.begin(Samples.HEADER)).isEqualTo(Samples.HEADER);
    }
  }

  @Test
  void failedScriptChangesNoDataAndNoVersion() {
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
    }
    var scripts = new ArrayList<>(Migrations.shippedScripts());
    scripts.add("UPDATE lab_run SET provenance = 'half';\nUPDATE nowhere SET x = 1;\n");
    assertThatThrownBy(() -> open(new Migrations(scripts))).isInstanceOf(StoreException.class);
    try (LabStore store = open()) {
      assertThat(store.find("essay")).contains(Samples.HEADER);
    }
  }

  private static Migrations withNext() {
    var scripts = new ArrayList<>(Migrations.shippedScripts());
    scripts.add(
        """
        -- A definition; then data.
        ALTER TABLE lab_run ADD COLUMN IF NOT EXISTS note VARCHAR DEFAULT 'x;y' NOT NULL;
        UPDATE lab_run SET provenance = 'moved';
        """);
    return new Migrations(scripts);
  }
}
