package betacut.lab.study;

import betacut.rules.UsageException;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * What a study leaves in a folder beside its report:
 *
 * <pre>
 * study.properties   which study, and which form of it
 * games.csv          every game with its moves, result and node counts
 * </pre>
 */
public final class StudyFolder {
  private static final String OWNER = "study.properties";
  private static final String GAMES = "games.csv";

  private final Path folder;

  public StudyFolder(Path folder) {
    this.folder = folder;
  }

  /** Which study a folder belongs to. */
  public record Owner(Study study, boolean isQuick) {}

  public boolean hasStudy() {
    return Files.isRegularFile(folder.resolve(OWNER));
  }

  /** Notes whose folder this is, making it if need be. */
  public void begin(Owner owner) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw failed(e);
    }
    write(OWNER, "study=%s%nquick=%s%n".formatted(owner.study().name(), owner.isQuick()));
  }

  /** The study that was begun here. */
  public Owner owner() {
    var properties = new Properties();
    try {
      properties.load(new StringReader(read(OWNER)));
    } catch (IOException | IllegalArgumentException damaged) {
      throw new UsageException(
          "%s cannot be understood: %s.".formatted(folder.resolve(OWNER), damaged.getMessage()));
    }
    return new Owner(
        Studies.named(properties.getProperty("study", "")),
        Boolean.parseBoolean(properties.getProperty("quick")));
  }

  /** Writes the games. */
  public void finish(StudyGames games) {
    write(GAMES, GamesCsv.write(games));
  }

  /** The lines of the games by part. */
  Map<String, List<String>> games() {
    return GamesCsv.read(read(GAMES), folder.resolve(GAMES).toString());
  }

  private String read(String name) {
    try {
      return Files.readString(folder.resolve(name));
    } catch (NoSuchFileException missing) {
      throw new UsageException(
          "%s holds no %s: the study was not played to its end. Go on with 'betacut lab resume %s'."
              .formatted(folder, name, folder));
    } catch (IOException e) {
      throw new UsageException(
          "%s cannot be read: %s.".formatted(folder.resolve(name), e.getMessage()));
    }
  }

  /** A file is whole or is the one before. */
  private void write(String name, String text) {
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
        "%s cannot be written: %s. Games that were played are kept; choose another folder with"
                .formatted(folder, e.getMessage())
            + " --out.");
  }
}
