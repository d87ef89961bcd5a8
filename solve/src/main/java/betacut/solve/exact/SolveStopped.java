package betacut.solve.exact;

/** Leaves a question unanswered on request; there is only one, without a stack trace. */
public final class SolveStopped extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The one there is. */
  public static final SolveStopped INSTANCE = new SolveStopped();

  private SolveStopped() {
    super("stopped", null, false, false);
  }
}
