package betacut.rules;

/** A request that cannot be understood: an unknown game, size, option or limit. */
public class UsageException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /** Says what is wrong, and what is allowed. */
  public UsageException(String message) {
    super(message);
  }
}
