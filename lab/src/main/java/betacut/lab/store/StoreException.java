package betacut.lab.store;

/** A store that cannot be used; the message says which, why, and what to do. */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean isUnwritten;

  public StoreException(String message, Throwable cause) {
    this(message, cause, false);
  }

  StoreException(String message) {
    this(message, null, false);
  }

  StoreException(String message, Throwable cause, boolean isUnwritten) {
    super(message, cause);
    this.isUnwritten = isUnwritten;
  }

  /** Whether it was the right store, which could not take what there was to keep. */
  public boolean isUnwritten() {
    return isUnwritten;
  }
}
