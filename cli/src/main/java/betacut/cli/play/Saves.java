package betacut.cli.play;

import betacut.rules.UsageException;
import betacut.text.file.DataFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Where games are kept that nobody finished: one file each, in the user's own folder. */
public final class Saves {
  private static final String SUFFIX = ".game";
  private static final int KEPT = 50;
  private static final List<String> NAMES = List.of("XDG_DATA_HOME", "HOME", "LOCALAPPDATA");
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS");

  private final Path folder;

  private Saves(Path folder) {
    this.folder = folder;
  }

  /** The folder that the environment names; empty if it names none, as for some services. */
  public static Optional<Saves> of(Map<String, String> environment) {
    boolean isNamed = NAMES.stream().anyMatch(environment::containsKey);
    return isNamed
        ? Optional.of(new Saves(DataFolder.of(environment).resolve("games")))
        : Optional.empty();
  }

  /** A file for a new game. */
  public Path newFile(String game) {
    String name = game.replaceAll("[^a-z0-9]+", "-");
    return folder.resolve(STAMP.format(LocalDateTime.now()) + "-" + name + SUFFIX);
  }

  /** Makes the folder, and forgets the oldest games. */
  public void prepare() {
    try {
      Files.createDirectories(folder);
      List<Path> files = files();
      for (Path old : files.subList(0, Math.max(0, files.size() - KEPT))) {
        Files.deleteIfExists(old);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The game left last. */
  public Path last() {
    try {
      return files().getLast();
    } catch (IOException | java.util.NoSuchElementException e) {
      throw new UsageException("There is no game to go on with; begin one: betacut play connect4.");
    }
  }

  /** Oldest first, for their names begin with the time. */
  private List<Path> files() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(SUFFIX))
          .sorted(Comparator.comparing(file -> file.getFileName().toString()))
          .toList();
    }
  }
}
