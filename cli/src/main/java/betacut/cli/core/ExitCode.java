package betacut.cli.core;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** What the process tells the shell. */
public final class ExitCode {
  public static final int OK = 0;

  /**
   * A comparison that was asked for did not hold, the result could not be printed, or we failed.
   */
  public static final int CHECK_FAILED = 1;

  public static final int USAGE = 2;

  /** A limit ended the search before its answer was exact. */
  public static final int OUT_OF_TIME = 3;

  public static final int ILLEGAL_POSITION = 4;

  /** Ctrl-C; what the shell says of a program that ends of it. */
  public static final int INTERRUPTED = 130;

  /** Whoever read the output left early; what the shell says of a program that ends of it. */
  public static final int READER_GONE = 141;

  private ExitCode() {}

  /** What help and manual say of them. */
  public static SequencedMap<String, String> meanings() {
    var meanings = new LinkedHashMap<String, String>();
    meanings.put("0", "done");
    meanings.put("1", "a check failed, or the result could not be written");
    meanings.put("2", "something typed cannot be used; the message says what");
    meanings.put("3", "a limit came before the answer that was asked for");
    meanings.put("4", "the position or a move in it is not possible");
    meanings.put("130", "stopped by Ctrl-C");
    meanings.put("141", "whoever read the output left");
    return meanings;
  }
}
