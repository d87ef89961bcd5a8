package betacut.cli;

/** What the process tells the shell. */
final class ExitCode {
  static final int OK = 0;

  /**
   * A comparison that was asked for did not hold, the result could not be printed, or we failed.
   */
  static final int CHECK_FAILED = 1;

  static final int USAGE = 2;

  /** A limit ended the search before its answer was exact. */
  static final int OUT_OF_TIME = 3;

  static final int ILLEGAL_POSITION = 4;

  /** Whoever read the output left early; what the shell says of a program that ends of it. */
  static final int READER_GONE = 141;

  private ExitCode() {}
}
