package betacut.cli.solve;

/** Says why a solver cannot begin with a position; the message ends a sentence about it. */
final class OutOfReach extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OutOfReach(String reason) {
    super(reason);
  }
}
