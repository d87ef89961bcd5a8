package betacut.browser.web.http;

/** What a server would write into its log goes to the console. */
public final class PageServerLog {
  private PageServerLog() {}

  public static void warning(String what, Throwable failure) {
    System.err.println(what + ": " + failure);
  }

  public static void error(String what, Throwable failure) {
    warning(what, failure);
  }
}
