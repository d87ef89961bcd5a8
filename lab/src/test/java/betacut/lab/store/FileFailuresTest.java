package betacut.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.lab.experiment.Measurement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
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
    file = folder.resolve("lab.mv.db");
    try (LabStore store = open()) {
      store.begin(Samples.HEADER);
      Samples.measurements(ROWS).forEach(store.measurements("essay")::add);
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
      assertThat(store.measurements("essay").all()).isEqualTo(Samples.measurements(ROWS));
    }
  }

  @Test
  void fileOpenInAnotherProcess() throws IOException {
    try (var other = ChildWriter.start(file.toString(), 100_000)) {
      assertThat(other.readLine()).isNotNull();
      assertRefused(file)
          .hasMessageContaining("another process has it open (process " + other.pid() + ", since");
    }
    try (LabStore store = open()) {
      assertThat(store.measurements("essay").all()).startsWith(array(ROWS));
    }
  }

  /** A lock that was taken but could not be written down must not keep this process itself out. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void fullDiskUnderTheLock() throws IOException {
    Path lock = folder.resolve("lab.lock");
    Files.delete(lock);
    Files.createSymbolicLink(lock, Path.of("/dev/full"));
    assertRefused(file).hasMessageContaining("cannot be written");
    assertRefused(file).hasMessageContaining("cannot be written");
    Files.delete(lock);
    assertNothingLost();
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
      assertThat(store.measurements("essay").all()).isEqualTo(Samples.measurements(ROWS));
    } catch (StoreException e) {
      assertThat(e).hasMessageStartingWith(file.toString()).hasMessageContaining("damaged");
      assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
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
  void twoStoresOfOneProcessShareTheFile() {
    try (LabStore first = open();
        LabStore second = open()) {
      assertThat(first.measurements("essay").add(Samples.measurement(ROWS))).isTrue();
      assertThat(second.measurements("essay").add(Samples.measurement(ROWS))).isFalse();
      assertThat(second.measurements("essay").all()).hasSize(ROWS + 1);
    }
  }

  @Test
  void fileOfAnotherKind() throws IOException {
    assertDamaged("depth,nodes\n1,8\n".repeat(1000).getBytes(StandardCharsets.UTF_8));
  }

  private void assertDamaged(byte[] bytes) throws IOException {
    Files.write(file, bytes);
    assertRefused(file).hasMessageContaining("damaged");
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
    Path absent = folder.resolve("absent").resolve("lab.mv.db");
    assertRefused(absent).hasMessageContaining("there is no folder " + absent.getParent());
    assertThat(absent.getParent()).doesNotExist();
  }

  @Test
  void fileAsFolder() {
    assertRefused(file.resolve("lab.mv.db")).hasMessageContaining("no folder");
    assertNothingLost();
  }

  @Test
  void folderAsFile() throws IOException {
    Path taken = Files.createDirectory(folder.resolve("taken.mv.db"));
    assertRefused(taken).hasMessageContaining("it is a folder");
  }

  /** Nobody may make files there, not even root. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void folderNotWritable() {
    assertThatThrownBy(() -> Stores.open("/proc/lab"))
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith("/proc/lab.mv.db cannot be ")
        .hasMessageContaining("--db");
  }

  @Test
  void fileReadOnly() {
    String url = "jdbc:h2:file:" + folder.resolve("lab") + ";ACCESS_MODE_DATA=r";
    try (LabStore store = Stores.open(url)) {
      assertThat(store.measurements("essay").all()).hasSize(ROWS);
      assertThatThrownBy(() -> store.measurements("essay").add(Samples.measurement(ROWS)))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("may only be read");
    }
    assertNothingLost();
  }

  @Test
  void wrongPasswordIsRefusedAndNotShown() {
    String url = "jdbc:h2:file:" + folder.resolve("lab") + ";USER=sa;PASSWORD=secret";
    assertThatThrownBy(() -> Stores.open(url))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("user or password is wrong")
        .hasMessageNotContaining("secret");
    assertNothingLost();
  }

  @Test
  void diskFullWhileAdding() {
    FullDisk.register(400_000);
    String url = "jdbc:h2:full:" + folder.resolve("lab");
    int added = ROWS;
    StoreException failure = null;
    try (LabStore store = Stores.open(url)) {
      MeasurementLog log = store.measurements("essay");
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
      MeasurementLog log = store.measurements("essay");
      assertThat(log.all()).startsWith(array(added)).hasSizeBetween(added, added + 1);
      log.add(Samples.measurement(added));
      assertThat(log.all()).isEqualTo(Samples.measurements(added + 1));
    }
  }

  @Test
  void diskFullFromTheStart() {
    FullDisk.register(5_000);
    assertThatThrownBy(() -> Stores.open("jdbc:h2:full:" + folder.resolve("new")))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("the disk is full");
  }

  @Test
  void noDriverForTheDatabase() {
    var nowhere = new Place("jdbc:nowhere:x", "jdbc:nowhere:x", Dialect.POSTGRESQL, null, false);
    assertThatThrownBy(() -> Stores.open(nowhere, Migrations.shipped()))
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith("jdbc:nowhere:x cannot be used");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void ownFolderIsMade() {
    var environment = Map.of("XDG_DATA_HOME", folder.resolve("data").toString());
    try (LabStore store = Stores.open(null, environment)) {
      assertThat(store.place()).isEqualTo(folder.resolve("data/betacut/lab.mv.db").toString());
    }
    assertThat(folder.resolve("data/betacut/lab.mv.db")).exists();
  }
}
