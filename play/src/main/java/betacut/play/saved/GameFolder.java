package betacut.play.saved;

import betacut.platform.DataFolder;
import betacut.rules.UsageException;
import betacut.text.file.AtomicFile;
import betacut.text.file.LockFile;
import betacut.text.file.OwnFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The games kept in the user's own folder, a file each. Whatever else lies there under the name of
 * a game, a link, a damaged file or one of somebody else, is named and never touched.
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
    return new GameFile(folder.resolve(name + ENDING), Optional.of(lock()));
  }

  private Path lock() {
    return folder.resolveSibling(folder.getFileName() + ".lock");
  }

  /**
   * What the folder holds.
   *
   * @param games the last one changed first
   * @param unreadable what is called like a game and is none, or is damaged
   */
  public record Contents(List<StoredGame> games, List<UnreadableGame> unreadable) {
    /** Keeps its own copies. */
    public Contents {
      games = List.copyOf(games);
      unreadable = List.copyOf(unreadable);
    }
  }

  /** All games, the last one changed first; those that cannot be read are left out. */
  public List<StoredGame> list() throws IOException {
    return contents().games();
  }

  /** All games, and what cannot be read as one. */
  public Contents contents() throws IOException {
    WebGames.moveInto(this);
    List<StoredGame> games = new ArrayList<>();
    List<UnreadableGame> unreadable = new ArrayList<>();
    if (!Files.isDirectory(folder)) {
      return new Contents(games, unreadable);
    }
    deleteLeftovers();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(one -> one.toString().endsWith(ENDING)).sorted().toList()) {
        Optional<String> problem = problem(file);
        problem.ifPresentOrElse(
            reason -> unreadable.add(new UnreadableGame(id(file), reason)),
            () -> stored(file).ifPresent(games::add));
      }
    }
    games.sort(Comparator.comparingLong(StoredGame::changed).reversed());
    return new Contents(games, unreadable);
  }

  /** Writers hold the lock, so what is half written while we do is nobody's. */
  private void deleteLeftovers() throws IOException {
    if (!OwnFiles.leftovers(folder, AtomicFile.UNFINISHED).isEmpty()) {
      LockFile.holding(
          lock(),
          () -> {
            OwnFiles.deleteLeftovers(folder, AtomicFile.UNFINISHED, Duration.ZERO);
            return true;
          });
    }
  }

  private static String id(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - ENDING.length());
  }

  /** The game of that name, if there is one that can be read. */
  public Optional<StoredGame> find(String name) {
    WebGames.moveInto(this);
    return isName(name) && problem(name).isEmpty() ? stored(file(name).path()) : Optional.empty();
  }

  /** Why what has that name is no game to be read; empty if it is one, or nothing. */
  public Optional<String> problem(String name) {
    return isName(name) ? problem(file(name).path()) : Optional.empty();
  }

  private static Optional<String> problem(Path file) {
    try {
      boolean isEmpty = Files.isRegularFile(file) && Files.size(file) == 0;
      return isEmpty ? Optional.of("it is empty") : GameFile.of(file).otherThanGame();
    } catch (IOException unreadable) {
      return Optional.of(String.valueOf(unreadable.getMessage()));
    }
  }

  private static Optional<StoredGame> stored(Path file) {
    try {
      GameFile game = GameFile.of(file);
      String version = game.version();
      return version.isEmpty()
          ? Optional.empty()
          : Optional.of(
              new StoredGame(id(file), file.toFile().lastModified(), version, game.read()));
    } catch (IOException | UsageException justGone) {
      return Optional.empty();
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
    if (Files.exists(file(name).path(), LinkOption.NOFOLLOW_LINKS)) {
      OwnFiles.makeFolder(folder);
    } else {
      prepare();
    }
    return file(name).write(game, known);
  }

  private void prepare() throws IOException {
    OwnFiles.makeFolder(folder);
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
