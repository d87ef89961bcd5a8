package betacut.text.file;

import betacut.rules.UsageException;

/** A result that is there and could not be written; what was typed is not at fault. */
public final class UnwrittenException extends UsageException {
  private static final long serialVersionUID = 1L;

  /** Says which, why, and what to do. */
  public UnwrittenException(String message) {
    super(message);
  }
}
