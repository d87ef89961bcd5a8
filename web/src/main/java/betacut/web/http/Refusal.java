package betacut.web.http;

/** A request that is answered with an error: the thing, the reason and the next step. */
public final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int status;

  public Refusal(int status, String message) {
    super(message, null, false, false);
    this.status = status;
  }

  public int status() {
    return status;
  }
}
