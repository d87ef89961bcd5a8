package betacut.play.saved;

import betacut.rules.UsageException;
import betacut.text.file.AtomicFile;
import betacut.text.file.LockFile;
import betacut.text.file.OwnFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The file of one game. Several may write to it, a terminal and a browser for instance: whoever
 * does not know what the others wrote is told so and overwrites nothing.
 *
 * @param lock held while the file is compared and replaced; none for a file of the user's own
 */
public record GameFile(Path path, Optional<Path> lock) {
  /** A file somewhere, with a name the user chose. */
  public static GameFile of(Path path) {
    return new GameFile(path, Optional.empty());
  }

  /** Another file in the same folder. */
  public GameFile beside(String name) {
    return new GameFile(path.resolveSibling(name + GameFolder.ENDING), lock);
  }

  /** What the file says; refused with a reason if that is no game. */
  public SavedGame read() {
    try {
      return SavedGame.parse(Files.readString(path), path.toString());
    } catch (IOException e) {
      throw new UsageException(
          "%s cannot be read as a saved game. Check the name after --resume.".formatted(path));
    }
  }

  /** Names what is in the file now; empty if there is nothing. */
  public String version() throws IOException {
    return exists() ? version(Files.readString(path)) : "";
  }

  private static String version(String text) {
    return Integer.toHexString(text.hashCode());
  }

  private boolean exists() {
    return Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS);
  }

  /**
   * Writes the game, unless somebody else has written another one meanwhile.
   *
   * @param known the version that the writer has seen last; empty for none. Whatever the file says
   *     may be replaced by a game that contains all its moves
   * @return the new version; empty if nothing was written
   * @throws NotOurGameException if something else lies there
   */
  public Optional<String> write(SavedGame game, String known) throws IOException {
    return lock.isEmpty()
        ? replace(game, known)
        : LockFile.holding(lock.get(), () -> replace(game, known));
  }

  private Optional<String> replace(SavedGame game, String known) throws IOException {
    Optional<String> other = otherThanGame();
    if (other.isPresent()) {
      throw new NotOurGameException(path, other.get());
    }
    boolean isSeen = !exists() || Files.size(path) == 0 || known.equals(version());
    if (!isSeen && !game.continues(read())) {
      return Optional.empty();
    }
    AtomicFile.write(path, game.text());
    return Optional.of(version(game.text()));
  }

  /** What is there that is no game of ours: to be left alone. An empty file is nobody's work. */
  Optional<String> otherThanGame() throws IOException {
    Optional<String> other = OwnFiles.otherThanPlain(path).map(what -> "it " + what);
    if (other.isPresent() || !exists() || Files.size(path) == 0) {
      return other;
    }
    if (Files.size(path) > 2L * GameFolder.MOST_BYTES) {
      return Optional.of("it is too long");
    }
    try {
      read();
      return Optional.empty();
    } catch (UsageException damaged) {
      return Optional.of(damaged.getMessage().replace(path + " ", "it "));
    }
  }
}
