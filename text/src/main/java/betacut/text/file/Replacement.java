package betacut.text.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Replaces the files of a folder together: all are written beside their places, then renamed. A
 * list with check sums tells the next replacement which files were ours; those it does not replace
 * it deletes, unless somebody has changed them.
 */
public final class Replacement {
  private static final String LIST = SumFile.LIST;
  private static final String STAGING = ".report-";

  /** No writer takes as long. */
  private static final Duration LONGEST = Duration.ofHours(1);

  /** Puts bytes into a new file; another one in tests of full disks. */
  interface Sink {
    void write(Path file, byte[] bytes) throws IOException;
  }

  private final Path folder;
  private final Sink sink;

  public Replacement(Path folder) {
    this(folder, Files::write);
  }

  Replacement(Path folder, Sink sink) {
    this.folder = folder.toAbsolutePath().normalize();
    this.sink = sink;
  }

  public List<Path> with(Map<String, byte[]> files) {
    boolean existed = Files.exists(folder);
    try {
      Files.createDirectories(folder);
      deleteLeftovers();
      Path staging = Files.createTempDirectory(folder, STAGING);
      try {
        stage(files, staging);
        return replace(files, staging);
      } finally {
        delete(staging);
      }
    } catch (IOException e) {
      if (!existed) {
        delete(folder);
      }
      throw new UnwrittenException(
          "The report cannot be written to %s: %s. What was there before is unchanged."
              .formatted(folder, reason(e)));
    }
  }

  /** Another process may be writing here, so only what is old is known to be nobody's. */
  private void deleteLeftovers() throws IOException {
    OwnFiles.deleteLeftovers(folder, AtomicFile.UNFINISHED, LONGEST);
    Instant youngest = Instant.now().minus(LONGEST);
    try (Stream<Path> found = Files.list(folder)) {
      for (Path one : found.filter(Replacement::isStaging).toList()) {
        if (Files.getLastModifiedTime(one).toInstant().isBefore(youngest)) {
          delete(one);
        }
      }
    }
  }

  private static boolean isStaging(Path path) {
    return path.getFileName().toString().matches(Pattern.quote(STAGING) + "\\d+")
        && Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
  }

  private void stage(Map<String, byte[]> files, Path staging) throws IOException {
    StringBuilder list = new StringBuilder();
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path place = staging.resolve(file.getKey());
      Files.createDirectories(place.getParent());
      sink.write(place, file.getValue());
      list.append(SumFile.line(file.getKey(), file.getValue()));
      if (Files.isDirectory(folder.resolve(file.getKey()))) {
        throw new FileAlreadyExistsException(folder.resolve(file.getKey()).toString());
      }
    }
    for (String name : files.keySet()) {
      Path parent = folder.resolve(name).getParent();
      if (!parent.equals(folder)) {
        OwnFiles.makeFolder(parent);
      }
    }
    sink.write(staging.resolve(LIST), list.toString().getBytes(StandardCharsets.UTF_8));
  }

  private List<Path> replace(Map<String, byte[]> files, Path staging) throws IOException {
    Map<String, String> earlier = listed();
    List<Path> written = new ArrayList<>();
    for (String name : files.keySet()) {
      written.add(move(staging, name));
      earlier.remove(name);
    }
    written.add(move(staging, LIST));
    for (Map.Entry<String, String> stale : earlier.entrySet()) {
      if (SumFile.state(folder, stale.getKey(), stale.getValue()) == SumFile.State.SAME) {
        Files.delete(folder.resolve(stale.getKey()));
      }
    }
    return written;
  }

  private Path move(Path staging, String name) throws IOException {
    return Files.move(staging.resolve(name), folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
  }

  /** File names and sums of the earlier report; nothing if there was none, or no readable list. */
  private Map<String, String> listed() {
    try {
      return SumFile.parse(Files.readString(folder.resolve(LIST)));
    } catch (IOException unreadable) {
      return new TreeMap<>();
    }
  }

  /** What is left over must not hide why the writing failed. */
  private static void delete(Path tree) {
    try (Stream<Path> paths = Files.walk(tree)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (IOException leftOver) {
      tree.toFile().deleteOnExit();
    }
  }

  private static String reason(IOException e) {
    String message = String.valueOf(e.getMessage());
    if (message.contains("No space left") || message.contains("not enough space")) {
      return "the disk is full; free some space or choose a folder on another disk";
    }
    if (message.contains("quota")) {
      return "your share of the disk is used up; free some space or choose another disk";
    }
    return switch (e) {
      case AccessDeniedException denied ->
          "you may not write there; choose another folder or change its permissions";
      case FileAlreadyExistsException inTheWay ->
          inTheWay.getFile() + " is in the way; move it or choose another folder";
      case NotDirectoryException inTheWay ->
          inTheWay.getFile() + " is not a folder; choose another one";
      default ->
          (message.contains("Read-only") ? "the disk is read-only" : message)
              + "; choose another folder";
    };
  }
}
