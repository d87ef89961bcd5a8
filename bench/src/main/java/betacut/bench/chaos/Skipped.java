package betacut.bench.chaos;

/** An attack that cannot be made on this machine. */
final class Skipped extends RuntimeException {
  private static final long serialVersionUID = 1;

  Skipped(String reason) {
    super(reason);
  }
}
