package betacut.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/** The file that a game is written to after every move, so that no end of ours can lose it. */
public final class Kept {
  private final Supplier<Optional<Path>> newFile;
  private volatile Path file;
  private volatile boolean isWritten;
  private String trouble = "";

  /**
   * @param newFile where the next game goes; empty if nowhere
   */
  public Kept(Supplier<Optional<Path>> newFile) {
    this.newFile = newFile;
  }

  /** Keeps nothing. */
  public static Kept nowhere() {
    return new Kept(Optional::empty);
  }

  /** A game begins. */
  void begin() {
    isWritten = false;
    file = newFile.get().orElse(null);
  }

  /** A game goes on that was kept in a file. */
  void goOn(Path known) {
    file = known;
    isWritten = true;
  }

  /** Writes the game down; a disk that is full must not end it. */
  void write(SavedGame game) {
    if (file == null) {
      return;
    }
    try {
      game.write(file);
      isWritten = true;
    } catch (UncheckedIOException e) {
      trouble = "The game is not saved: %s cannot be written.".formatted(file);
      file = null;
    }
  }

  /** What went wrong since the last time; empty if nothing. */
  String trouble() {
    String told = trouble;
    trouble = "";
    return told;
  }

  /** The game is finished and needs no file. */
  void end() {
    if (file != null && isWritten) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        // It will be offered again, which does no harm.
      }
    }
    isWritten = false;
    file = null;
  }

  /** How to go on with the game; empty if it is not kept. May be asked by any thread. */
  public Optional<String> way() {
    return file == null || !isWritten
        ? Optional.empty()
        : Optional.of("The game is saved. To go on: betacut play --resume");
  }
}
