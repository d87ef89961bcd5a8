package betacut.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.experiment.Measurement;
import betacut.rules.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What goes wrong with a file: a sentence, and nothing lost. */
final class FileFailuresTest {
  private static final int ROWS = 30;
  private static final int BLOCK = 4096;

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void store() {
    file = folder.resolve("lab.sqlite");
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      Samples.measurements(ROWS).forEach(store.log("essay", Measurement.COLUMNS)::add);
    }
  }

  private LabStore open() {
    return Stores.open(file.toString());
  }

  private static AbstractThrowableAssert<?, ? extends Throwable> assertRefused(Path place) {
    return assertThatThrownBy(() -> Stores.open(place.toString()).close())
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith(place.toString())
        .hasMessageContaining("--db");
  }

  private void assertNothingLost() {
    try (LabStore store = open()) {
      assertThat(store.log("essay", Measurement.COLUMNS).all())
          .isEqualTo(Samples.measurements(ROWS));
    }
  }

  private static Measurement[] array(int count) {
    return Samples.measurements(count).toArray(Measurement[]::new);
  }

  @Test
  void garbageInTheFile() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    Arrays.fill(bytes, (byte) 'x');
    assertDamaged(bytes);
  }

  @Test
  void garbageBehindTheHeader() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    Arrays.fill(bytes, 8192, bytes.length, (byte) 7);
    assertDamaged(bytes);
  }

  /** Whichever block it hits: refused, or found when it is read, or of no consequence. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
  void garbageInOneBlock(int block) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    assertThat(bytes.length).isGreaterThan(5 * BLOCK);
    int start = Math.min(block * BLOCK, bytes.length - BLOCK);
    Arrays.fill(bytes, start, start + BLOCK, (byte) 7);
    Files.write(file, bytes);
    try (LabStore store = open()) {
      assertThat(store.log("essay", Measurement.COLUMNS).all())
          .isEqualTo(Samples.measurements(ROWS));
    } catch (StoreException e) {
      assertThat(e).hasMessageStartingWith(file.toString()).hasMessageContaining("damaged");
      assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    }
  }

  /** SQLite checks its structure only: a changed number has to be found by the row's own sum. */
  @Test
  void aFlippedBitIsNeverAnotherNumber() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    var random = new Random(5);
    for (int i = 0; i < 300; i++) {
      byte[] damaged = bytes.clone();
      damaged[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, damaged);
      try (LabStore store = open()) {
        assertThat(store.log("essay", Measurement.COLUMNS).all())
            .as("flip %d", i)
            .isSubsetOf(Samples.measurements(ROWS));
        assertThat(store.runs()).as("flip %d", i).isSubsetOf(Samples.HEADER);
      } catch (StoreException | UsageException refused) {
        assertThat(refused).hasMessageContaining(file.toString());
      }
    }
  }

  /** What was kept before there were sums is taken as it is, and new rows have theirs. */
  @Test
  void aStoreWithoutSumsGetsThem() throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      statement.execute("ALTER TABLE lab_run DROP COLUMN row_sum");
      statement.execute("ALTER TABLE lab_measurement DROP COLUMN row_sum");
    }
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      store.log("essay", Measurement.COLUMNS).add(Samples.measurement(ROWS));
    }
    try (LabStore store = open()) {
      assertThat(store.log("essay", Measurement.COLUMNS).all())
          .isEqualTo(Samples.measurements(ROWS + 1));
    }
  }

  @Test
  void halfOfTheFileMissing() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    assertDamaged(Arrays.copyOf(bytes, bytes.length / 2));
  }

  @Test
  void wholeCopyBroughtBackAfterDamage() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    assertDamaged(Arrays.copyOf(bytes, bytes.length / 2));
    Files.write(file, bytes);
    assertNothingLost();
  }

  @Test
  void deletedFileIsBegunAnew() throws IOException {
    Files.delete(file);
    try (LabStore store = open()) {
      assertThat(store.runs()).isEmpty();
    }
    open().close();
  }

  @Test
  void removedRunIsNoDamage() {
    try (LabStore store = open()) {
      store.remove("essay");
    }
    try (LabStore store = open()) {
      assertThat(store.runs()).isEmpty();
    }
  }

  @Test
  void fileOfAnotherKind() throws IOException {
    assertDamaged("depth,nodes\n1,8\n".repeat(1000).getBytes(StandardCharsets.UTF_8));
  }

  /** At the latest when it is read, and never changed by it. */
  private void assertDamaged(byte[] bytes) throws IOException {
    Files.write(file, bytes);
    assertThatThrownBy(this::assertNothingLost)
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith(file.toString())
        .hasMessageContaining("damaged");
    assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
  }

  /** As after a crash of the whole machine: what is whole is found, and nothing else is claimed. */
  @Test
  void tornEndOfFile() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length + 5000));
    assertNothingLost();
  }

  @Test
  void folderMissing() {
    Path absent = folder.resolve("absent").resolve("lab.sqlite");
    assertRefused(absent).hasMessageContaining("there is no folder " + absent.getParent());
    assertThat(absent.getParent()).doesNotExist();
  }

  @Test
  void fileAsFolder() {
    assertRefused(file.resolve("lab.sqlite")).hasMessageContaining("no folder");
    assertNothingLost();
  }

  @Test
  void folderAsFile() throws IOException {
    Path taken = Files.createDirectory(folder.resolve("taken.sqlite"));
    assertRefused(taken).hasMessageContaining("it is a folder");
  }

  /** Nobody may make files there, not even root. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void folderNotWritable() {
    assertThatThrownBy(() -> Stores.open("/proc/lab"))
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith("/proc/lab.sqlite cannot be ")
        .hasMessageContaining("--db");
  }

  @Test
  void fileReadOnly() {
    try (LabStore store = Stores.open("jdbc:sqlite:file:" + file + "?mode=ro")) {
      assertThat(store.log("essay", Measurement.COLUMNS).all()).hasSize(ROWS);
      assertThatThrownBy(() -> store.begin(Samples.HEADER))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("may only be read");
    }
    assertNothingLost();
  }

  @Test
  void diskFullWhileAdding() {
    int added = ROWS;
    StoreException failure = null;
    try (LabStore store = Stores.open("jdbc:sqlite:" + file + "?max_page_count=16")) {
      Log<Measurement> log = store.log("essay", Measurement.COLUMNS);
      while (failure == null && added < 10_000) {
        try {
          log.add(Samples.measurement(added));
          added++;
        } catch (StoreException e) {
          failure = e;
        }
      }
      assertThatThrownBy(() -> log.add(Samples.measurement(9_999)))
          .isInstanceOf(StoreException.class);
    }
    assertThat(failure).hasMessageContaining("the disk is full").hasMessageContaining("resume");
    assertThat(added).isGreaterThan(ROWS);
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      Log<Measurement> log = store.log("essay", Measurement.COLUMNS);
      assertThat(log.all()).isEqualTo(Samples.measurements(added));
      log.add(Samples.measurement(added));
      assertThat(log.all()).isEqualTo(Samples.measurements(added + 1));
    }
  }

  @Test
  void diskFullFromTheStart() {
    String url = "jdbc:sqlite:" + folder.resolve("new") + "?max_page_count=2";
    assertThatThrownBy(() -> Stores.open(url))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("the disk is full");
  }

  /** Others may write to the folder; what they let a link lead to is not ours to change. */
  @Test
  void linksAreNotFollowed() throws IOException {
    Path victim = Files.writeString(folder.resolve("victim"), "precious");
    Path link = Files.createSymbolicLink(folder.resolve("linked.sqlite"), victim);
    assertRefused(link).hasMessageContaining("it is a link");
    Files.delete(link);
    Files.createSymbolicLink(link, folder.resolve("nothing"));
    assertRefused(link).hasMessageContaining("it is a link");
    assertThat(folder.resolve("nothing")).doesNotExist();
    for (String beside : new String[] {"-wal", "-shm", "-journal"}) {
      Path other = folder.resolve("other" + beside + ".sqlite");
      Files.createSymbolicLink(Path.of(other + beside), victim);
      try (LabStore store = Stores.open(other.toString())) {
        store.begin(Samples.HEADER);
      } catch (StoreException refused) {
        assertThat(refused).hasMessageContaining(other.toString());
      }
    }
    assertThat(victim).content().isEqualTo("precious");
  }

  /** A file that was cut says so, even where a kill left its last rows in another. */
  @Test
  void aCutFileIsNeverTakenForAShorterRun() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    for (int left = BLOCK; left < bytes.length; left += BLOCK) {
      Files.write(file, Arrays.copyOf(bytes, left));
      assertThatThrownBy(
              () -> {
                try (LabStore store = open()) {
                  store.log("essay", Measurement.COLUMNS).all();
                }
              })
          .as("%d bytes left", left)
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("damaged");
    }
  }

  /** As under ulimit -f: the job had begun, so it is no mistake of whoever typed it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[SQLITE_IOERR_WRITE] I/O error in the VFS layer",
        "No native library found for os.name=Linux"
      })
  void aDiskThatTakesNothingIsNoMistakeInTheCommand(String said) {
    StoreAddress place = StoreAddress.of(file.toString(), Map.of());
    StoreException failure = StoreProblem.of(new SQLException(said, "", 10), place).at(place, null);
    assertThat(failure).hasMessageStartingWith(file.toString()).hasMessageContaining("Make room");
    assertThat(failure.isUnwritten()).isTrue();
  }

  @Test
  void noDriverForTheDatabase() {
    var nowhere =
        new StoreAddress(
            "jdbc:nowhere:x", "jdbc:nowhere:x", Dialect.POSTGRESQL, Optional.empty(), false);
    assertThatThrownBy(() -> Stores.open(nowhere))
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith("jdbc:nowhere:x cannot be used");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void ownFolderIsMade() {
    var environment = Map.of("XDG_DATA_HOME", folder.resolve("data").toString());
    try (LabStore store = Stores.open(null, environment)) {
      assertThat(store.place()).isEqualTo(folder.resolve("data/betacut/lab.sqlite").toString());
    }
    assertThat(folder.resolve("data/betacut/lab.sqlite")).exists();
  }
}
