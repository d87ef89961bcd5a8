package betacut.web.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.net.InetAddress;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Lets in who may come: requests for this very host, so that no page of another site can reach the
 * server through a name of its own, and questions only from our own pages, so that no other page
 * makes the engine work or changes anything. Sets the headers that keep the app on this machine.
 */
public final class RequestGuard {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  private static final int LONGEST_ADDRESS = 16_000;

  /** What a browser says of a request from our own page, or from the address bar. */
  private static final Set<String> OUR_PAGES = Set.of("same-origin", "none");

  private final Set<String> names = new HashSet<>(LOOPBACK);
  private final boolean isEverywhere;

  /**
   * @param host what the server was told to listen on; its name is allowed, too
   * @param address what that is; who listens everywhere is reached by any of its numbers, but by no
   *     name of others
   */
  public RequestGuard(String host, InetAddress address) {
    String name = host.toLowerCase(Locale.ROOT);
    names.add(name.contains(":") && !name.startsWith("[") ? "[" + name + "]" : name);
    names.add(inAddress(address));
    isEverywhere = address.isAnyLocalAddress();
  }

  /** A number as it is written in the address of a page. */
  public static String inAddress(InetAddress address) {
    String number = address.getHostAddress().replaceFirst("%.*", "");
    return number.contains(":") ? "[" + number + "]" : number;
  }

  void check(HttpExchange exchange) {
    Headers headers = exchange.getRequestHeaders();
    String asked = headers.getFirst("Host");
    if (asked == null || !isOurs(asked)) {
      throw new Refusal(
          421,
          "This server does not answer to that name; open http://localhost with its port, or the"
              + " number of the machine it listens on.");
    }
    if (exchange.getRequestURI().toString().length() > LONGEST_ADDRESS) {
      throw new Refusal(414, "The address is longer than " + LONGEST_ADDRESS + " characters.");
    }
    String origin = headers.getFirst("Origin");
    if (origin != null && !origin.equals("http://" + asked)) {
      throw new Refusal(403, "Pages of other sites may not ask this server.");
    }
    String site = headers.getFirst("Sec-Fetch-Site");
    boolean isPage = !exchange.getRequestURI().getPath().startsWith("/api/");
    if (site != null && !OUR_PAGES.contains(site) && !isPage) {
      throw new Refusal(403, "Pages of other sites may not ask this server; open its own page.");
    }
  }

  private boolean isOurs(String asked) {
    String name = asked.toLowerCase(Locale.ROOT).replaceFirst(":\\d+$", "");
    boolean isNumber = name.matches("[0-9.]+|\\[[0-9a-f:.]+]");
    return names.contains(name) || isEverywhere && isNumber;
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
