package betacut.text.file;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Files in folders of ours. Others may have put something there: no link is followed when we write,
 * and nothing is deleted that we have not made.
 */
public final class OwnFiles {
  private OwnFiles() {}

  /** Makes a folder, and refuses a link in its place. */
  public static void makeFolder(Path folder) throws IOException {
    if (Files.isSymbolicLink(folder)) {
      throw inTheWay(folder, "is a link");
    }
    Files.createDirectories(folder);
  }

  /** Refuses what is neither an ordinary file nor nothing at all. */
  public static void requirePlain(Path file) throws IOException {
    Optional<String> other = otherThanPlain(file);
    if (other.isPresent()) {
      throw inTheWay(file, other.get());
    }
  }

  /** What is there instead of an ordinary file, as the end of a sentence. */
  public static Optional<String> otherThanPlain(Path file) {
    if (Files.isSymbolicLink(file)) {
      return Optional.of("is a link");
    }
    boolean isPlain =
        !Files.exists(file, LinkOption.NOFOLLOW_LINKS)
            || Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    return isPlain ? Optional.empty() : Optional.of("is not an ordinary file");
  }

  private static IOException inTheWay(Path file, String what) {
    return new FileSystemException(
        file.toString(), null, what + ", which is not followed here; move it away");
  }

  /**
   * Deletes what a process left that was killed while it wrote. What fails is tried again the next
   * time.
   *
   * @param names of such files
   * @param age what is younger may still be written; zero for whoever holds the writers' lock
   */
  public static void deleteLeftovers(Path folder, Pattern names, Duration age) {
    Instant youngest = Instant.now().minus(age);
    try {
      for (Path file : leftovers(folder, names)) {
        if (!Files.getLastModifiedTime(file).toInstant().isAfter(youngest)) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException leftOver) {
      // harmless where it is
    }
  }

  /** Ordinary files of such names. */
  public static List<Path> leftovers(Path folder, Pattern names) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> names.matcher(file.getFileName().toString()).matches())
          .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
          .toList();
    }
  }
}
