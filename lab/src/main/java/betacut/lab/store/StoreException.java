package betacut.lab.store;

/** A store that cannot be used; the message says which, why, and what to do. */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StoreException(String message, Throwable cause) {
    super(message, cause);
  }

  StoreException(String message) {
    super(message);
  }
}
