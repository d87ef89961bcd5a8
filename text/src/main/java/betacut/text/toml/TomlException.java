package betacut.text.toml;

import betacut.rules.UsageException;

/** Something wrong in a file, and the line it is in. */
public final class TomlException extends UsageException {
  private static final long serialVersionUID = 1L;

  private final int line;

  TomlException(String file, int line, String message) {
    super("%s:%d: %s".formatted(file, line, message));
    this.line = line;
  }

  /** The line, counted from 1. */
  public int line() {
    return line;
  }
}
