package betacut.text.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** Check sums of a folder's files, in lines that {@code sha256sum --check} understands. */
public final class SumFile {
  /** The list beside what {@link Replacement} has written. */
  public static final String LIST = "files.sha256";

  private static final String BETWEEN = "  ";

  private SumFile() {}

  /** How a file stands to its sum. */
  public enum State {
    SAME,
    CHANGED,
    MISSING,
    /** It is no file of the folder, whatever it is called. */
    OUTSIDE
  }

  /** The line of a file. */
  public static String line(String name, byte[] content) {
    return Sha256.of(content) + BETWEEN + name + "\n";
  }

  /** Sums by name; lines of any other form, such as comments, count for nothing. */
  public static SequencedMap<String, String> parse(String text) {
    var sums = new LinkedHashMap<String, String>();
    for (String line : text.lines().toList()) {
      String[] parts = line.split(BETWEEN, 2);
      if (parts.length == 2 && parts[0].matches("[0-9a-f]{64}")) {
        sums.put(parts[1], parts[0]);
      }
    }
    return sums;
  }

  /** Looks at a file of a folder. */
  public static State state(Path folder, String name, String sum) throws IOException {
    Path file = folder.resolve(name).normalize();
    if (!file.startsWith(folder.normalize())) {
      return State.OUTSIDE;
    }
    if (!Files.isRegularFile(file)) {
      return State.MISSING;
    }
    return Sha256.of(Files.readAllBytes(file)).equals(sum) ? State.SAME : State.CHANGED;
  }
}
