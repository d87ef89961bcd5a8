package betacut.search.table;

import java.nio.file.Path;

/** A table file that cannot be written or used; the message says which, why and what to do. */
public final class TableFileException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TableFileException(Path file, String reason, String nextStep) {
    this(file, reason, nextStep, null);
  }

  TableFileException(Path file, String reason, String nextStep, Throwable cause) {
    super("Table file " + file + " " + reason + ". " + nextStep, cause);
  }
}
