package betacut.web.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.util.Locale;
import java.util.Set;

/**
 * Lets in who may come: requests for this very host, so that no page of another site can reach the
 * server through a name of its own, and changes only from our own pages. Sets the headers that keep
 * the app on this machine.
 */
final class Gate {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  /** Who listens everywhere is reached by any of its numbers, but by no name of others. */
  private static final Set<String> WILDCARDS = Set.of("0.0.0.0", "::", "[::]");

  private static final int LONGEST_ADDRESS = 16_000;

  private final String host;

  /**
   * @param host what the server listens on; its name is allowed, too
   */
  Gate(String host) {
    this.host = host.toLowerCase(Locale.ROOT);
  }

  void check(HttpExchange exchange) {
    Headers headers = exchange.getRequestHeaders();
    String asked = headers.getFirst("Host");
    if (asked == null || !isOurs(asked)) {
      throw new Refusal(
          421, "This server answers for localhost only; open it as http://localhost.");
    }
    if (exchange.getRequestURI().toString().length() > LONGEST_ADDRESS) {
      throw new Refusal(414, "The address is longer than " + LONGEST_ADDRESS + " characters.");
    }
    String origin = headers.getFirst("Origin");
    if (origin != null && !origin.equals("http://" + asked)) {
      throw new Refusal(403, "Pages of other sites may not ask this server.");
    }
    String site = headers.getFirst("Sec-Fetch-Site");
    boolean isChange = !exchange.getRequestMethod().equals("GET");
    if (isChange && site != null && !site.equals("same-origin")) {
      throw new Refusal(403, "Pages of other sites may not change anything here.");
    }
  }

  private boolean isOurs(String asked) {
    String name = asked.toLowerCase(Locale.ROOT).replaceFirst(":\\d+$", "");
    boolean isNumber = name.matches("[0-9.]+|\\[[0-9a-f:]+]");
    return LOOPBACK.contains(name) || name.equals(host) || WILDCARDS.contains(host) && isNumber;
  }

  static void secure(Headers headers) {
    headers.set(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
            + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
            + " frame-ancestors 'none'");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("X-Frame-Options", "DENY");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  }
}
