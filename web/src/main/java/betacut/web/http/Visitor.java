package betacut.web.http;

import java.net.InetAddress;

/**
 * Who asks, for the limits.
 *
 * @param origin where from
 * @param name what they call themselves, usually a tab of a browser; may be empty
 */
record Visitor(Origin origin, String name) {
  /**
   * Whose names are shared out among themselves: nobody gets more than others by taking many.
   *
   * @param browser the cookie that tells browsers of one address apart; programs have none
   */
  record Origin(InetAddress address, String browser) {}

  InetAddress address() {
    return origin.address();
  }

  /**
   * Whether they sit at this machine. Whoever does could start any program here, so the names are
   * believed; a stranger's address counts as well.
   */
  boolean isLocal() {
    return address().isLoopbackAddress();
  }
}
