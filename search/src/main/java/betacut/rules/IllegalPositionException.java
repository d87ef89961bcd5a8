package betacut.rules;

/** A position or move that the rules do not allow, or that cannot be read. */
public final class IllegalPositionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Says what is wrong, and what is allowed. */
  public IllegalPositionException(String message) {
    super(message);
  }
}
