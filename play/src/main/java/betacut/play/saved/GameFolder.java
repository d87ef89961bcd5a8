package betacut.play.saved;

import betacut.rules.UsageException;
import betacut.text.file.DataFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The games kept in the user's own folder, a file each. Whatever else lies there, a link out of it
 * or a file of somebody else, is neither shown nor touched.
 */
public final class GameFolder {
  public static final int MOST_BYTES = 32_768;
  static final String ENDING = ".game";
  private static final int MOST_GAMES = 500;
  private static final int LONGEST_NAME = 40;
  private static final List<String> VARIABLES = List.of("XDG_DATA_HOME", "HOME", "LOCALAPPDATA");
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS");

  private final Path folder;

  private GameFolder(Path folder) {
    this.folder = folder;
  }

  /** The one below a folder for data, which need not be there yet. */
  public static GameFolder in(Path data) {
    return new GameFolder(data.resolve("games"));
  }

  /** The one that the environment names; empty if it names none, as for some services. */
  public static Optional<GameFolder> of(Map<String, String> environment) {
    return VARIABLES.stream().anyMatch(environment::containsKey)
        ? Optional.of(in(DataFolder.of(environment)))
        : Optional.empty();
  }

  public Path path() {
    return folder;
  }

  /** A name that no other game has. */
  public static String newName(String game) {
    String name = STAMP.format(LocalDateTime.now()) + "-" + game.replaceAll("[^a-z0-9]+", "-");
    return name.substring(0, Math.min(LONGEST_NAME, name.length()));
  }

  public static boolean isName(String text) {
    return text.matches("[a-z0-9-]{1," + LONGEST_NAME + "}");
  }

  public GameFile file(String name) {
    Path lock = folder.resolveSibling(folder.getFileName() + ".lock");
    return new GameFile(folder.resolve(name + ENDING), Optional.of(lock));
  }

  /** All games, the last one changed first; files that somebody damaged are left out. */
  public List<StoredGame> list() throws IOException {
    WebGames.moveInto(this);
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(ENDING))
          .flatMap(file -> stored(file).stream())
          .sorted(Comparator.comparingLong(StoredGame::changed).reversed())
          .toList();
    }
  }

  /** The game of that name, if there is one. */
  public Optional<StoredGame> find(String name) {
    WebGames.moveInto(this);
    return isName(name) ? stored(file(name).path()) : Optional.empty();
  }

  private static Optional<StoredGame> stored(Path file) {
    try {
      boolean isOurs =
          Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
              && Files.size(file) <= 2L * MOST_BYTES;
      if (!isOurs) {
        return Optional.empty();
      }
      String name = file.getFileName().toString();
      return Optional.of(
          new StoredGame(
              name.substring(0, name.length() - ENDING.length()),
              file.toFile().lastModified(),
              GameFile.of(file).version(),
              GameFile.of(file).read()));
    } catch (IOException | UsageException unreadable) {
      return Optional.empty(); // it may be of use to whoever put it there
    }
  }

  /** The game left last that is not over. */
  public StoredGame last() throws IOException {
    return list().stream()
        .filter(game -> !game.saved().isOver())
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "There is no game to go on with; begin one: betacut play connect4."));
  }

  /** A file for a game that begins now. */
  public GameFile newFile(String game) throws IOException {
    prepare();
    return file(newName(game));
  }

  /**
   * Keeps a game, as {@link GameFile#write} does; makes the folder, and forgets the oldest game
   * that is over if there are too many.
   */
  public Optional<String> save(String name, SavedGame game, String known) throws IOException {
    if (!Files.exists(file(name).path(), LinkOption.NOFOLLOW_LINKS)) {
      prepare();
    }
    return file(name).write(game, known);
  }

  private void prepare() throws IOException {
    Files.createDirectories(folder);
    List<StoredGame> games = list();
    if (games.size() >= MOST_GAMES) {
      String oldest =
          games.reversed().stream()
              .filter(game -> game.saved().isOver())
              .map(StoredGame::id)
              .findFirst()
              .orElseThrow(() -> new TooManyGamesException(MOST_GAMES));
      delete(oldest);
    }
  }

  /** Whether there was such a game. */
  public boolean delete(String name) throws IOException {
    return find(name).isPresent() && Files.deleteIfExists(file(name).path());
  }
}
