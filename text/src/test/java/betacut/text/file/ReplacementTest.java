package betacut.text.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.UsageException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplacementTest {
  @TempDir Path folder;

  @Test
  void writesFilesAndTheirList() throws IOException {
    new Replacement(folder).with(files("report.md", "hello", "tables/a.csv", "1"));
    assertThat(tree()).containsExactly("files.sha256", "report.md", "tables/a.csv");
    assertThat(folder.resolve("report.md")).hasContent("hello");
    assertThat(Files.readString(folder.resolve("files.sha256")))
        .contains("2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824  report.md\n");
  }

  @Test
  void removesWhatOnlyTheEarlierReportHad() throws IOException {
    new Replacement(folder).with(files("report.md", "1", "tables/a.csv", "1", "tables/b.csv", "1"));
    Files.writeString(folder.resolve("tables/b.csv"), "edited by a person");
    Files.writeString(folder.resolve("tables/mine.csv"), "made by a person");
    new Replacement(folder).with(files("report.md", "2"));
    assertThat(tree())
        .containsExactly("files.sha256", "report.md", "tables/b.csv", "tables/mine.csv");
    assertThat(folder.resolve("report.md")).hasContent("2");
  }

  @Test
  void aListCannotDeleteOutsideOfTheFolder() throws IOException {
    Path inside = Files.createDirectory(folder.resolve("inside"));
    Path outside = Files.writeString(folder.resolve("outside"), "hello");
    Files.writeString(
        inside.resolve("files.sha256"),
        "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824  ../outside\nnonsense\n");
    new Replacement(inside).with(files("report.md", "2"));
    assertThat(outside).hasContent("hello");
  }

  @Test
  void linksToOtherFoldersAreNotFollowed() throws IOException {
    Path inside = Files.createDirectory(folder.resolve("inside"));
    Path outside = Files.createDirectory(folder.resolve("outside"));
    Path file = Files.writeString(outside.resolve("file"), "precious");
    Files.createSymbolicLink(inside.resolve("tables"), outside);
    assertThatThrownBy(() -> new Replacement(inside).with(files("tables/a.csv", "1")))
        .hasMessageContaining("is a link");
    assertThat(outside).isDirectoryNotContaining("glob:**a.csv");
    Files.delete(inside.resolve("tables"));
    Files.createSymbolicLink(inside.resolve("a"), file);
    new Replacement(inside).with(files("a", "1"));
    assertThat(file).content().isEqualTo("precious");
    assertThat(inside.resolve("a")).isRegularFile().content().isEqualTo("1");
  }

  @Test
  void whatKilledWritersLeftIsDeletedWhenItIsOld() throws IOException {
    Path old = Files.createDirectory(folder.resolve(".report-123"));
    Files.writeString(old.resolve("half"), "a repo");
    Path fresh = Files.createDirectory(folder.resolve(".report-124"));
    Path file = Files.writeString(folder.resolve(".betacut-9.tmp"), "half");
    Path theirs = Files.createDirectory(folder.resolve(".report-mine"));
    for (Path one : List.of(old, file, theirs)) {
      assertThat(one.toFile().setLastModified(1_000_000_000_000L)).isTrue();
    }
    new Replacement(folder).with(files("a", "1"));
    assertThat(old).doesNotExist();
    assertThat(file).doesNotExist();
    assertThat(fresh).as("somebody may be writing it").exists();
    assertThat(theirs).exists();
  }

  @Test
  void aFullDiskLeavesTheEarlierReport() throws IOException {
    new Replacement(folder).with(files("a", "old", "b", "old"));
    Replacement onFullDisk = new Replacement(folder, fullAfter(1));
    assertThatThrownBy(() -> onFullDisk.with(files("a", "new", "b", "new")))
        .isInstanceOf(UnwrittenException.class)
        .hasMessageContaining(folder.toString())
        .hasMessageContaining("the disk is full; free some space")
        .hasMessageContaining("unchanged");
    assertThat(tree()).containsExactly("a", "b", "files.sha256");
    assertThat(folder.resolve("a")).hasContent("old");
  }

  @Test
  void afterAFailureNoNewFolderIsLeft() {
    Path fresh = folder.resolve("fresh");
    assertThatThrownBy(() -> new Replacement(fresh, fullAfter(1)).with(files("a", "1", "b", "2")))
        .isInstanceOf(UsageException.class);
    assertThat(fresh).doesNotExist();
  }

  @Test
  void namesWhatIsInTheWay() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "mine");
    assertThatThrownBy(() -> new Replacement(file).with(files("a", "1")))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(file + " is in the way");
    assertThat(file).hasContent("mine");
    Files.createDirectories(folder.resolve("report.md"));
    assertThatThrownBy(() -> new Replacement(folder).with(files("a", "1", "report.md", "1")))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("report.md is in the way");
    assertThat(folder.resolve("a")).doesNotExist();
  }

  private static Replacement.Sink fullAfter(int files) {
    int[] left = {files};
    return (file, bytes) -> {
      if (left[0]-- == 0) {
        Files.write(file, new byte[] {bytes[0]});
        throw new IOException("No space left on device");
      }
      Files.write(file, bytes);
    };
  }

  private static Map<String, byte[]> files(String... namesAndTexts) {
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (int i = 0; i < namesAndTexts.length; i += 2) {
      files.put(namesAndTexts[i], namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
    }
    return files;
  }

  private List<String> tree() throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths
          .filter(Files::isRegularFile)
          .map(path -> folder.relativize(path).toString())
          .sorted()
          .toList();
    }
  }
}
