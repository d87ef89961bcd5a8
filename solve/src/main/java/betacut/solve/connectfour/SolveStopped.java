package betacut.solve.connectfour;

/** Leaves a search from any depth; there is only one, without a stack trace. */
final class SolveStopped extends RuntimeException {
  private static final long serialVersionUID = 1L;

  static final SolveStopped INSTANCE = new SolveStopped();

  private SolveStopped() {
    super("stopped", null, false, false);
  }
}
