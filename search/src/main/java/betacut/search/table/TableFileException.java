package betacut.search.table;

import java.nio.file.Path;

/** A table file that cannot be written or used; the message says which, why and what to do. */
public final class TableFileException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean isUnwritten;

  TableFileException(Path file, String reason, String nextStep) {
    this(file, reason, nextStep, null);
  }

  TableFileException(Path file, String reason, String nextStep, Throwable cause) {
    this(file, reason, nextStep, cause, false);
  }

  TableFileException(
      Path file, String reason, String nextStep, Throwable cause, boolean isUnwritten) {
    super("Table file " + file + " " + reason + ". " + nextStep, cause);
    this.isUnwritten = isUnwritten;
  }

  /** Whether there was something to keep that could not be written, as on a full disk. */
  public boolean isUnwritten() {
    return isUnwritten;
  }
}
