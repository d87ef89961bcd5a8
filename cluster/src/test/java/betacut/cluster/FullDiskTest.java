package betacut.cluster;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import betacut.cli.cluster.LocalCluster;
import betacut.lab.unit.Assignment;
import betacut.lab.unit.UnitExecutor;
import betacut.rules.UsageException;
import betacut.search.StopSignal;
import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A worker whose disk is really full: a file system in memory of some megabytes. */
class FullDiskTest {
  private static final int LEFT = 1 << 16;

  @TempDir Path folder;

  private Path disk;
  private LocalCluster cluster;

  @BeforeEach
  void start() throws IOException, InterruptedException {
    disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(
        shell("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", disk.toString()),
        "only the administrator may mount a small disk");
    Path home = Files.createDirectory(folder.resolve("cluster"));
    Files.createSymbolicLink(home.resolve("worker-1"), disk);
    cluster = new LocalCluster(Path.of(System.getProperty("betacut.cluster"), "spark"), home);
  }

  @AfterEach
  void stop() throws IOException, InterruptedException {
    if (cluster != null) {
      cluster.stop();
      shell("umount", "-l", disk.toString());
    }
  }

  private static boolean shell(String... words) throws IOException, InterruptedException {
    return new ProcessBuilder(words).start().waitFor() == 0;
  }

  /** Room for an executor to begin, and none for what it is sent; then no room at all. */
  @Test
  void isSaid() throws IOException {
    String address = cluster.start(1, 1, 0, "1g").address();
    fill(LEFT);
    assertThatThrownBy(() -> ask(address))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll(address, "is full", "Make room");
    fill(0);
    assertThatThrownBy(() -> ask(address))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll(address, "full");
  }

  private void fill(int left) throws IOException {
    FileStore store = Files.getFileStore(disk);
    long bytes = store.getUsableSpace() - left;
    Files.write(disk.resolve("filler-" + left), new byte[(int) Math.max(0, bytes)]);
  }

  private static void ask(String address) {
    try (UnitExecutor executor = new SparkExecutors().open(address)) {
      var units = new BitSet();
      units.set(0, 4);
      executor.run(
          new Assignment<>(
              BurnWork.ofMillis(1), units, new BitSet(), row -> {}, () -> false, new StopSignal()));
    }
  }
}
