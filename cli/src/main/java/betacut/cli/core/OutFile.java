package betacut.cli.core;

import betacut.rules.UsageException;
import betacut.text.file.UnwrittenException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * A file that was named by {@code --out}; whether it can be written is seen before hours of work.
 */
public final class OutFile {
  private final String name;

  /** Refuses a name nothing can be written to; null is no file. */
  public OutFile(String name) {
    this.name = name;
    if (name != null && !isWritable()) {
      throw new UsageException("%s cannot be written; name another with --out.".formatted(name));
    }
  }

  private boolean isWritable() {
    try {
      Path file = Path.of(name).toAbsolutePath();
      Path folder = file.getParent();
      return folder != null
          && Files.isWritable(folder)
          && !Files.isDirectory(file)
          && (!Files.exists(file) || Files.isWritable(file));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** Writes the text, if there is a file for it, and tells so. */
  public void write(String text, String what, Command command) {
    if (name == null) {
      return;
    }
    try {
      Files.writeString(Path.of(name), text);
      command.report("%s are in %s.".formatted(what, name));
    } catch (IOException e) {
      throw new UnwrittenException(
          "%s cannot be written (%s); name another with --out.".formatted(name, e.getMessage()));
    }
  }
}
