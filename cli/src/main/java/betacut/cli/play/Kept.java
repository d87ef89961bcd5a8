package betacut.cli.play;

import betacut.play.saved.GameFile;
import betacut.play.saved.GameFolder;
import betacut.play.saved.NotOurGameException;
import betacut.play.saved.SavedGame;
import java.io.IOException;
import java.util.Optional;

/** The file that a game is written to after every move, so that no end of ours can lose it. */
public final class Kept {
  /** Where the next game goes; empty if nowhere. */
  @FunctionalInterface
  public interface NewFile {
    Optional<GameFile> create() throws IOException;
  }

  private final NewFile newFile;
  private volatile Optional<GameFile> file = Optional.empty();
  private volatile boolean isWritten;
  private Optional<GameFile> ended = Optional.empty();
  private String version = "";
  private String trouble = "";

  public Kept(NewFile newFile) {
    this.newFile = newFile;
  }

  /** A game begins; it may take the place of another one if the user has named a file. */
  void begin() {
    isWritten = false;
    try {
      file = newFile.create();
      version = file.isPresent() ? file.get().version() : "";
    } catch (IOException e) {
      fail(e);
    }
  }

  /** A disk that is full must not end the game. */
  private void fail(IOException e) {
    trouble = "The game is not saved and goes on without (%s).".formatted(e.getMessage());
    file = Optional.empty();
  }

  /** A game goes on that was kept in a file. */
  void goOn(GameFile known, String knownVersion) {
    file = Optional.of(known);
    version = knownVersion;
    isWritten = true;
  }

  /** Writes the game down, beside what somebody else may have made of it. */
  void write(SavedGame game) {
    if (file.isEmpty()) {
      return;
    }
    try {
      Optional<String> written = file.get().write(game, version);
      if (written.isEmpty()) {
        moveAside(game, "Somebody else went on with this game; it is saved as %s now.");
      } else {
        version = written.get();
      }
      isWritten = true;
    } catch (NotOurGameException damaged) {
      goOnBeside(game, damaged);
    } catch (IOException e) {
      fail(e);
    }
  }

  /** A file that we wrote and somebody damaged is left alone; one that was never ours, too. */
  private void goOnBeside(SavedGame game, NotOurGameException damaged) {
    try {
      if (!isWritten) {
        throw damaged;
      }
      moveAside(game, damaged.getMessage() + " The game is saved as %s now.");
    } catch (IOException e) {
      fail(e);
    }
  }

  private void moveAside(SavedGame game, String words) throws IOException {
    GameFile other = file.orElseThrow().beside(GameFolder.newName(game.game()));
    trouble = words.formatted(other.path());
    file = Optional.of(other);
    version = other.write(game, "").orElseThrow();
  }

  /** What went wrong since the last time; empty if nothing. */
  String trouble() {
    String told = trouble;
    trouble = "";
    return told;
  }

  /** The game is over; it stays where it is, and nobody needs to go on with it. */
  void end(SavedGame game) {
    write(game);
    ended = file;
    file = Optional.empty();
  }

  /** The end was taken back. */
  void reopen() {
    file = ended;
  }

  /** How to go on with the game; empty if it is not kept. May be asked by any thread. */
  public Optional<String> way() {
    return file.isEmpty() || !isWritten
        ? Optional.empty()
        : Optional.of("The game is saved. To go on: betacut play --resume");
  }
}
