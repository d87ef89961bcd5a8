package betacut.web.http;

/** A request that is answered with an error: the thing, the reason and the next step. */
public final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int status;
  private final int retrySeconds;

  public Refusal(int status, String message) {
    this(status, message, 0);
  }

  private Refusal(int status, String message, int retrySeconds) {
    super(message, null, false, false);
    this.status = status;
    this.retrySeconds = retrySeconds;
  }

  /** Too many wait already. */
  static Refusal busy(int seconds) {
    return new Refusal(
        503,
        "The engine has too much to do; ask again in %d second%s."
            .formatted(seconds, seconds == 1 ? "" : "s"),
        seconds);
  }

  /** When to ask again; 0 if that would not help. */
  int retrySeconds() {
    return retrySeconds;
  }

  public int status() {
    return status;
  }
}
