package betacut.search.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import betacut.rules.Keys;
import betacut.search.TablePolicy;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

final class TableFileTest {
  private static final String GAME = "connectfour:7x6 essay";

  @TempDir private Path directory;

  private static TranspositionTable filled(TranspositionTable table, int keys) {
    for (int n = 0; n < keys; n++) {
      table.store(Keys.mix(n), Entry.pack(n & 0x7FFF, -n, n & 0xFF, 1 + n % 3), n);
      if (n % 1000 == 999) {
        table.nextSearch();
      }
    }
    return table;
  }

  private static Map<Long, Long> contents(TranspositionTable table) {
    Map<Long, Long> contents = new HashMap<>();
    table.forEach((key, entry) -> contents.put(key, Entry.content(entry)));
    return contents;
  }

  private Path saved(int keys) {
    Path file = directory.resolve("table.bct");
    TableFile.save(filled(new BucketTable(4096), keys), file, GAME);
    return file;
  }

  private static void assertRefused(Path file, String reason, ThrowingCallable load) {
    assertThatThrownBy(load)
        .isInstanceOf(TableFileException.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining(reason);
  }

  private void assertRefusedUntouched(Path file, String reason) {
    var table = new BucketTable(64);
    assertRefused(file, reason, () -> TableFile.load(file, GAME, table));
    assertThat(contents(table)).isEmpty();
  }

  /** Younger ones may be somebody's who is writing, others are not ours. */
  @Test
  void whatAKillHasLeftIsDeletedOnceItIsOld() throws IOException {
    var old = FileTime.from(Instant.now().minus(Duration.ofHours(2)));
    Path killed = Files.createFile(directory.resolve("table.bct.123.tmp"));
    Path other = Files.createFile(directory.resolve("my.table.bct.tmp"));
    Path young = Files.createFile(directory.resolve("table.bct.456.tmp"));
    Files.setLastModifiedTime(killed, old);
    Files.setLastModifiedTime(other, old);
    saved(10);
    assertThat(killed).doesNotExist();
    assertThat(other).exists();
    assertThat(young).exists();
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void everyTableComesBackAsItWas(TablePolicy policy) {
    TranspositionTable table = filled(Tables.create(policy, 1), 20_000);
    Path file = directory.resolve("table.bct");
    TableFile.save(table, file, GAME);
    TranspositionTable again = Tables.create(policy, 1);
    Map<Long, Long> expected = contents(table);
    assertThat(TableFile.load(file, GAME, again)).isEqualTo(expected.size());
    if (policy == TablePolicy.LRS || policy == TablePolicy.MAP || policy == TablePolicy.ALWAYS) {
      assertThat(contents(again)).isEqualTo(expected);
    }
    assertThat(expected).containsAllEntriesOf(contents(again));
    assertThat(contents(again).size()).isGreaterThan(expected.size() * 9 / 10);
  }

  @Test
  void theOrderOfStoresSurvives() {
    var table = new LeastRecentlyStoredTable(3);
    for (long key : new long[] {5, 3, 9, 5}) {
      table.store(key, Entry.pack(1, 1, 1, 1));
    }
    Path file = directory.resolve("order.bct");
    TableFile.save(table, file, GAME);
    var again = new LeastRecentlyStoredTable(3);
    TableFile.load(file, GAME, again);
    List<Long> order = new ArrayList<>();
    again.forEach((key, entry) -> order.add(key));
    assertThat(order).containsExactly(3L, 9L, 5L);
  }

  @Test
  void workSurvives() {
    var table = new TwoBigTable(2);
    table.store(1, Entry.pack(1, 1, 1, 1), 1_000_000);
    Path file = directory.resolve("work.bct");
    TableFile.save(table, file, GAME);
    var again = new TwoBigTable(2);
    TableFile.load(file, GAME, again);
    assertThat(Entry.work(again.probe(1))).isEqualTo(Entry.workOf(1_000_000));
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void aFileFitsTablesOfOtherPoliciesAndSizes(TablePolicy policy) {
    Path file = saved(2000);
    TranspositionTable table = Tables.create(policy, 2);
    TableFile.load(file, GAME, table);
    assertThat(contents(table).size()).isGreaterThan(1900);
    var small = new DepthPreferredTable(100);
    TableFile.load(file, GAME, small);
    assertThat(contents(small).size()).isBetween(80, 100);
  }

  @Test
  void anEmptyTableIsAFileToo() {
    Path file = saved(0);
    assertThat(TableFile.load(file, GAME, new BucketTable(4))).isZero();
  }

  @Test
  void savingReplacesTheFileAndLeavesNothingElse() throws IOException {
    saved(10);
    Path file = saved(20);
    assertThat(TableFile.load(file, GAME, new BucketTable(64))).isEqualTo(20);
    try (var files = Files.list(directory)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void anotherGamesFileIsRefused() {
    Path file = saved(10);
    assertRefused(
        file,
        "holds scores of '" + GAME + "', not of 'othello'",
        () -> TableFile.load(file, "othello", new BucketTable(4)));
  }

  @Test
  void anotherVersionIsRefused() throws IOException {
    Path file = saved(10);
    byte[] bytes = Files.readAllBytes(file);
    ByteBuffer.wrap(bytes).putInt(8, 4);
    Files.write(file, bytes);
    assertRefusedUntouched(file, "has format version 4, and only 3 is known. Delete it");
  }

  @Test
  void aMissingFileIsReportedAsSuch() {
    Path file = directory.resolve("nowhere.bct");
    assertRefusedUntouched(file, "does not exist. Check the name");
  }

  @Test
  void aFileOfAnotherKindIsRefused() throws IOException {
    Path file = directory.resolve("letter.txt");
    Files.writeString(file, "Dear reader, this is not a table.");
    assertRefusedUntouched(file, "is not a table file");
    assertRefusedUntouched(directory, "cannot be read");
  }

  @Test
  void aFileCutAnywhereIsRefused() throws IOException {
    Path file = saved(3);
    byte[] bytes = Files.readAllBytes(file);
    for (int length = 0; length < bytes.length; length++) {
      Files.write(file, Arrays.copyOf(bytes, length));
      assertRefusedUntouched(file, length < 8 ? "is not a table file" : "is cut short");
    }
    Files.write(file, Arrays.copyOf(bytes, bytes.length + 1));
    assertRefusedUntouched(file, "is too long");
  }

  @Test
  void aFlippedBitAnywhereIsNoticed() throws IOException {
    Path file = saved(3);
    byte[] bytes = Files.readAllBytes(file);
    for (int bit = 0; bit < 8 * bytes.length; bit++) {
      byte[] damaged = bytes.clone();
      damaged[bit >> 3] ^= (byte) (1 << (bit & 7));
      Files.write(file, damaged);
      assertRefusedUntouched(file, "");
    }
  }

  @Test
  void aPlaceThatCannotBeWrittenIsReported() throws IOException {
    Path notADirectory = Files.writeString(directory.resolve("file"), "");
    Path file = notADirectory.resolve("table.bct");
    assertRefused(file, "cannot be written", () -> TableFile.save(new BucketTable(4), file, GAME));
  }

  @Test
  void onlyOrdinaryFilesAreReplacedAndNoFolderIsMade() throws IOException {
    assertUnwritable(directory, "it is a folder");
    assertUnwritable(Path.of("/"), "it is a folder");
    Path missing = directory.resolve("no/table.bct");
    assertUnwritable(missing, "does not exist");
    assertThat(missing.getParent()).doesNotExist();
    Path dangling = Files.createSymbolicLink(directory.resolve("link"), missing);
    assertUnwritable(dangling, "not an ordinary file");
    Path device = Path.of("/dev/null");
    assumeTrue(Files.exists(device));
    assertUnwritable(device, "not an ordinary file");
    assertThat(Files.isRegularFile(device)).isFalse();
  }

  private static void assertUnwritable(Path file, String reason) {
    assertRefused(file, reason, () -> TableFile.requireWritable(file));
    assertRefused(file, reason, () -> TableFile.save(new BucketTable(4), file, GAME));
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path file = saved(10);
    Path link = Files.createSymbolicLink(directory.resolve("link"), file);
    TableFile.save(filled(new BucketTable(4096), 20), link, GAME);
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(TableFile.load(file, GAME, new BucketTable(64))).isEqualTo(20);
  }

  @Test
  void aSavedFileIsAsReadableAsOthers() throws IOException {
    Path usual = Files.writeString(directory.resolve("usual"), "");
    assumeTrue(Files.getFileStore(usual).supportsFileAttributeView("posix"));
    assertThat(Files.getPosixFilePermissions(saved(10)))
        .isEqualTo(Files.getPosixFilePermissions(usual));
  }

  @Test
  void reasonsAreWords() {
    assertThatThrownBy(() -> TableFile.load(directory, GAME, new BucketTable(4)))
        .hasMessageNotContaining("Exception");
  }
}
