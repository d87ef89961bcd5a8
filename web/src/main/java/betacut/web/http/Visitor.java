package betacut.web.http;

import java.net.InetAddress;

/**
 * Who asks, for the limits.
 *
 * @param address where from
 * @param name what they call themselves, usually a tab of a browser; may be empty
 */
record Visitor(InetAddress address, String name) {
  /**
   * Whether they sit at this machine. Whoever does could start any program here, so the names are
   * believed; a stranger's address counts as well.
   */
  boolean isLocal() {
    return address.isLoopbackAddress();
  }
}
