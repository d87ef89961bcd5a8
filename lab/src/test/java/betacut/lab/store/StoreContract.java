package betacut.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.experiment.Measurement;
import betacut.lab.tournament.Ending;
import betacut.lab.tournament.PlayedGame;
import betacut.rules.UsageException;
import betacut.search.Statistics;
import java.io.IOException;
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

  private StoreAddress place() {
    return StoreAddress.of(url(), Map.of());
  }

  final void execute(List<String> statements) throws SQLException {
    StoreAddress place = place();
    try (Connection connection =
            DriverManager.getConnection(place.url(), place.dialect().properties());
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
      Log<Measurement> measurements = store.log("essay", Measurement.COLUMNS);
      assertThat(measurements.add(Samples.measurement(5))).isTrue();
      assertThat(measurements.add(Samples.measurement(2))).isTrue();
      Log<PlayedGame> games = store.log("essay", PlayedGame.COLUMNS);
      assertThat(games.add(Samples.game(3))).isTrue();
    }
    try (LabStore store = open()) {
      assertThat(store.find("essay")).contains(Samples.HEADER);
      assertThat(store.log("essay", Measurement.COLUMNS).all())
          .containsExactly(Samples.measurement(2), Samples.measurement(5));
      assertThat(store.log("essay", Measurement.COLUMNS).done())
          .isEqualTo(BitSet.valueOf(new long[] {0b100100}));
      assertThat(store.log("essay", PlayedGame.COLUMNS).all()).containsExactly(Samples.game(3));
      assertThat(store.log("essay", PlayedGame.COLUMNS).done())
          .isEqualTo(BitSet.valueOf(new long[] {0b1000}));
    }
  }

  @Test
  void gameWithoutMovesComesBack() {
    var forfeit =
        new PlayedGame(0, 1, 0, "", List.of(), 2, Ending.of("crash"), -1, -1, 0, 0, 0, 0, 0, 0);
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      store.log("essay", PlayedGame.COLUMNS).add(forfeit);
      assertThat(store.log("essay", PlayedGame.COLUMNS).all()).containsExactly(forfeit);
    }
  }

  @Test
  void firstResultOfNumberStays() {
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      Log<Measurement> log = store.log("essay", Measurement.COLUMNS);
      assertThat(log.add(Samples.measurement(1))).isTrue();
      var other = Samples.measurement(2);
      var late = new Measurement(1, other.counts(), 0, "exact", 1, "a1", 0, 0, 0);
      assertThat(log.add(late)).isFalse();
      assertThat(log.all()).containsExactly(Samples.measurement(1));
      assertThat(store.log("essay", PlayedGame.COLUMNS).add(Samples.game(1))).isTrue();
      assertThat(store.log("essay", PlayedGame.COLUMNS).add(Samples.game(1))).isFalse();
      assertThat(store.log("essay", PlayedGame.COLUMNS).all()).hasSize(1);
    }
  }

  @Test
  void runOfSameNameAndSpecificationIsResumed() {
    var elsewhere = new RunHeader("essay", "experiment", Samples.HEADER.spec(), "{}");
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      store.log("essay", Measurement.COLUMNS).add(Samples.measurement(0));
      assertThat(store.begin(elsewhere)).isEqualTo(Samples.HEADER);
    }
    try (LabStore store = open()) {
      assertThat(store.begin(elsewhere)).isEqualTo(Samples.HEADER);
      assertThat(store.log("essay", Measurement.COLUMNS).done().cardinality()).isEqualTo(1);
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
      store.log("notes", Measurement.COLUMNS).add(Samples.measurement(4));
      assertThat(store.runs()).containsExactly(second, Samples.HEADER);
      assertThat(store.log("essay", Measurement.COLUMNS).all()).isEmpty();
      assertThat(store.find("nobody")).isEmpty();
    }
  }

  @Test
  void unknownRunIsNamedTogetherWithThoseThereAre() {
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      assertThatThrownBy(() -> store.log("esay", Measurement.COLUMNS))
          .isInstanceOf(UsageException.class)
          .hasMessageContaining("'esay'")
          .hasMessageContaining("essay");
      assertThatThrownBy(() -> store.log("esay", PlayedGame.COLUMNS))
          .isInstanceOf(UsageException.class);
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
      store.log("essay", Measurement.COLUMNS).add(Samples.measurement(0));
      store.log("essay", PlayedGame.COLUMNS).add(Samples.game(0));
      assertThat(store.remove("essay")).isTrue();
      assertThat(store.remove("essay")).isFalse();
      assertThat(store.runs()).isEmpty();
      store.begin(new RunHeader("essay", "experiment", "another", "{}"));
      assertThat(store.log("essay", Measurement.COLUMNS).all()).isEmpty();
    }
  }

  @Test
  void threadsAddWithoutLossOrDouble() throws InterruptedException {
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      Log<Measurement> log = store.log("essay", Measurement.COLUMNS);
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
      Log<Measurement> log = store.log("essay", Measurement.COLUMNS);
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
      Log<Measurement> log = store.log("essay", Measurement.COLUMNS);
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
      assertThat(store.log("essay", Measurement.COLUMNS).all()).hasSize(added.get());
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
    execute(
        List.of(
            "CREATE TABLE lab_schema (version INTEGER PRIMARY KEY, applied TIMESTAMP WITH TIME ZONE"
                + " DEFAULT CURRENT_TIMESTAMP NOT NULL)",
            "INSERT INTO lab_schema (version) VALUES (1)",
            "CREATE TABLE lab_run (id %s, name VARCHAR(200) NOT NULL, kind VARCHAR NOT NULL, spec"
                    .formatted(place().dialect().identity())
                + " VARCHAR NOT NULL, provenance VARCHAR NOT NULL, begun TIMESTAMP WITH TIME ZONE"
                + " DEFAULT CURRENT_TIMESTAMP NOT NULL, CONSTRAINT lab_run_name UNIQUE (name))",
            "INSERT INTO lab_run (name, kind, spec, provenance) VALUES ('essay', 'experiment', 's',"
                + " '{}')",
            "CREATE TABLE lab_measurement (run INTEGER NOT NULL REFERENCES lab_run (id) ON DELETE"
                + " CASCADE, trial INTEGER NOT NULL, nodes BIGINT NOT NULL, leaves BIGINT NOT NULL,"
                + " ends BIGINT NOT NULL, cuts BIGINT NOT NULL, cuts_first BIGINT NOT NULL, probes"
                + " BIGINT NOT NULL, hits_exact BIGINT NOT NULL, hits_lower BIGINT NOT NULL,"
                + " hits_upper BIGINT NOT NULL, stores BIGINT NOT NULL, score INTEGER NOT NULL,"
                + " kind VARCHAR NOT NULL, depth INTEGER NOT NULL, move VARCHAR NOT NULL,"
                + " full_permille INTEGER NOT NULL, nanos BIGINT NOT NULL, PRIMARY KEY (run,"
                + " trial))",
            "INSERT INTO lab_measurement VALUES"
                + " (1, 7, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -7, 'exact', 11, 'd4', 12, 13)"));
    try (LabStore store = open()) {
      var old = new Statistics(1, 2, 3, 0, 4, 5, 6, 7, 8, 9, 10);
      assertThat(store.log("essay", Measurement.COLUMNS).all())
          .containsExactly(new Measurement(7, old, -7, "exact", 11, "d4", 12, 13, 0));
      assertThat(store.log("essay", Measurement.COLUMNS).add(Samples.measurement(8))).isTrue();
    }
    try (LabStore store = open()) {
      assertThat(store.log("essay", Measurement.COLUMNS).all())
          .hasSize(2)
          .contains(Samples.measurement(8));
    }
  }

  @Test
  void storeOfNewerVersionIsRefusedAndLeftAlone() throws SQLException {
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
    }
    int next = Schema.VERSION + 1;
    execute(List.of("INSERT INTO lab_schema (version) VALUES (%d)".formatted(next)));
    assertThatThrownBy(this::open)
        .isInstanceOf(StoreException.class)
        .hasMessageContaining(place().shown())
        .hasMessageContaining("schema " + next + ", this one knows " + Schema.VERSION)
        .hasMessageContaining("Update this program");
    execute(List.of("DELETE FROM lab_schema WHERE version = " + next));
    try (LabStore store = open()) {
      assertThat(store.runs()).containsExactly(Samples.HEADER);
    }
  }

  @Test
  void secondWriterOfRunIsRefusedUntilTheFirstIsGone() {
    try (LabStore second = open()) {
      try (LabStore first = open()) {
        first.begin(Samples.HEADER);
        first.log("essay", Measurement.COLUMNS).add(Samples.measurement(0));
        assertThatThrownBy(() -> second.begin(Samples.HEADER))
            .isInstanceOf(StoreException.class)
            .hasMessageContaining("essay")
            .hasMessageContaining("another process");
        Log<Measurement> theirs = second.log("essay", Measurement.COLUMNS);
        assertThatThrownBy(() -> theirs.add(Samples.measurement(1)))
            .isInstanceOf(StoreException.class);
        // Reading and other runs are open to all.
        assertThat(theirs.all()).containsExactly(Samples.measurement(0));
        second.begin(new RunHeader("other", "experiment", "", "{}"));
        Log<Measurement> others = second.log("other", Measurement.COLUMNS);
        assertThat(others.add(Samples.measurement(0))).isTrue();
      }
      second.begin(Samples.HEADER);
      Log<Measurement> log = second.log("essay", Measurement.COLUMNS);
      assertThat(log.add(Samples.measurement(1))).isTrue();
    }
  }

  /** Another process reads what is there while one writes, and writes a run of its own. */
  @Test
  void processesShareTheStore() throws IOException {
    try (LabStore store = open();
        var other = ChildWriter.start(url(), 100_000)) {
      assertThat(other.readLine()).isEqualTo("0");
      Log<Measurement> theirs = store.log("essay", Measurement.COLUMNS);
      assertThat(theirs.all()).startsWith(Samples.measurement(0));
      store.begin(new RunHeader("ours", "experiment", "", "{}"));
      Log<Measurement> ours = store.log("ours", Measurement.COLUMNS);
      for (int i = 0; i < 20; i++) {
        assertThat(ours.add(Samples.measurement(i))).isTrue();
        assertThat(other.readLine()).isNotNull();
      }
      assertThat(theirs.all()).hasSizeGreaterThan(20);
      assertThat(ours.all()).isEqualTo(Samples.measurements(20));
      assertThatThrownBy(() -> store.begin(Samples.HEADER)).isInstanceOf(StoreException.class);
      other.kill();
      assertThat(store.begin(Samples.HEADER)).isEqualTo(Samples.HEADER);
    }
  }
}
