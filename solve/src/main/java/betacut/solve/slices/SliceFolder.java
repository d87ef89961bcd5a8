package betacut.solve.slices;

import betacut.rules.UsageException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder with the published files {@code slice-0.pentago}, {@code slice-1.pentago} and so on. */
public final class SliceFolder {
  private final Path folder;

  /** Nothing is read before it is asked for. */
  public SliceFolder(Path folder) {
    this.folder = folder;
  }

  private Path path(int stones) {
    return folder.resolve("slice-%d.pentago".formatted(stones));
  }

  /** How many files there are, from that of the empty board on without a gap. */
  public int files() {
    int files = 0;
    while (Files.isRegularFile(path(files))) {
      files++;
    }
    return files;
  }

  /** The file of all positions with so many stones. */
  public SliceFile file(int stones) {
    Path path = path(stones);
    try {
      var file = new SliceFile(Files.readAllBytes(path));
      if (file.stones() == stones) {
        return file;
      }
      throw new IllegalArgumentException(
          "it holds positions of %d stones".formatted(file.stones()));
    } catch (IOException e) {
      throw new UsageException("%s cannot be read: %s.".formatted(path, e.getMessage()));
    } catch (RuntimeException damaged) { // whatever a damaged file makes of its reader
      throw new UsageException(
          "%s cannot be used: %s. Fetch it again.".formatted(path, damaged.getMessage()));
    }
  }
}
