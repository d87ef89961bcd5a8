package betacut.web.http;

/** The server's log. */
public final class ServerLog {
  private static final System.Logger LOG = System.getLogger("betacut.web");

  private ServerLog() {}

  /** Something of others that we do without. */
  public static void warning(String what, Throwable failure) {
    LOG.log(System.Logger.Level.WARNING, what, failure);
  }

  /** A fault of ours. */
  public static void error(String what, Throwable failure) {
    LOG.log(System.Logger.Level.ERROR, what, failure);
  }
}
