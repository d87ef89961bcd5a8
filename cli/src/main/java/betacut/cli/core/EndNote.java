package betacut.cli.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a process that runs the code of others leaves behind for the one that started it: how it
 * ended. Such code can end the process with the exit code of success; without a note of ours nobody
 * believes it. The note begins with a secret that only we have read: the file is emptied before any
 * other code runs.
 */
public final class EndNote {
  /** Names the file of the note to the process that has to write it. */
  public static final String PROPERTY = "betacut.end-note";

  private static final EndNote OF_PROCESS = read(System.getProperty(PROPERTY, ""));

  private final Optional<Path> file;
  private final List<String> lines = new ArrayList<>();

  private EndNote(Optional<Path> file, String secret) {
    this.file = file;
    lines.add(secret);
  }

  /** That of this process; nobody reads what is written on it unless somebody asked for it. */
  public static EndNote ofProcess() {
    return OF_PROCESS;
  }

  /** Whether the code of others runs here, and somebody waits for a note. */
  public boolean isExpected() {
    return file.isPresent();
  }

  private static EndNote read(String name) {
    if (name.isEmpty()) {
      return new EndNote(Optional.empty(), "");
    }
    try {
      Path file = Path.of(name);
      String secret = Files.readString(file);
      Files.writeString(file, "");
      return new EndNote(Optional.of(file), secret);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes that the process ends as it should, with this exit code. */
  public void end(int code) {
    write("end " + code);
  }

  /** Writes that somebody else's code ends it, and where that is. */
  public void ended(String place) {
    write("ended " + place);
  }

  /** Writes on which port it serves. */
  public void serves(int port) {
    write("serves " + port);
  }

  private synchronized void write(String what) {
    lines.add(what);
    file.ifPresent(
        note -> {
          try {
            Files.write(note, lines);
          } catch (IOException gone) {
            // Whoever waits for the note will not believe us; that is the safe side.
          }
        });
  }

  /** Ends the process at once, as it should. */
  public void halt(int code) {
    end(code);
    Runtime.getRuntime().halt(code);
  }
}
