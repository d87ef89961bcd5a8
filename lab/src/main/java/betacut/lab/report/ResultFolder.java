package betacut.lab.report;

import betacut.rules.UsageException;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Properties;

/**
 * A folder that holds the results of one piece of work, and a small file that says which: a run
 * cannot go on in the folder of a study, nor the other way round.
 */
public final class ResultFolder {
  /** Whose results a folder holds. */
  public enum Kind {
    /** An experiment's. */
    RUN("run.properties", "an experiment"),
    /** A study's. */
    STUDY("study.properties", "a study");

    private final String file;
    private final String words;

    Kind(String file, String words) {
      this.file = file;
      this.words = words;
    }
  }

  private final Path folder;
  private final Kind kind;

  public ResultFolder(Path folder, Kind kind) {
    this.folder = folder;
    this.kind = kind;
  }

  public Path path() {
    return folder;
  }

  /** Whether it holds results of this kind, finished or not. */
  public boolean isBegun() {
    return holds(kind);
  }

  private boolean holds(Kind wanted) {
    return Files.isRegularFile(folder.resolve(wanted.file));
  }

  /**
   * Makes the folder, if it is not there.
   *
   * @throws UsageException if it holds results of another kind
   */
  public void create() {
    for (Kind other : Kind.values()) {
      if (other != kind && holds(other)) {
        throw new UsageException(
            "%s holds the results of %s, and these are of %s; choose another folder with --out."
                .formatted(folder, other.words, kind.words));
      }
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  /** Notes whose folder this is. */
  public void begin(String properties) {
    write(kind.file, properties);
  }

  /** What was noted. */
  public Properties owner() {
    var properties = new Properties();
    try {
      properties.load(new StringReader(read(kind.file, "it was never begun")));
    } catch (IOException | IllegalArgumentException damaged) {
      throw new UsageException(
          "%s cannot be understood: %s."
              .formatted(folder.resolve(kind.file), damaged.getMessage()));
    }
    return properties;
  }

  /**
   * The text of a file.
   *
   * @param ifMissing what it means that there is no such file, and what to do then
   */
  public String read(String name, String ifMissing) {
    try {
      return Files.readString(folder.resolve(name));
    } catch (NoSuchFileException missing) {
      throw new UsageException("%s holds no %s: %s.".formatted(folder, name, ifMissing));
    } catch (IOException e) {
      throw new UsageException(
          "%s cannot be read: %s.".formatted(folder.resolve(name), e.getMessage()));
    }
  }

  /** Writes a file, which is whole then or is the one before. */
  public void write(String name, String text) {
    try {
      Path fresh = folder.resolve("." + name + ".new");
      try {
        Files.writeString(fresh, text);
        Files.move(fresh, folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(fresh);
      }
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private UsageException failed(IOException e) {
    return new UsageException(
        "%s cannot be written: %s. Results so far are kept; choose another folder with --out."
            .formatted(folder, e.getMessage()));
  }
}
