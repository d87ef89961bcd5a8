package betacut.web.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Lets in who may come: those who know the token; requests for this very host, so that no page of
 * another site can reach the server through a name of its own; and questions only from our own
 * pages, so that no other page makes the engine work or changes anything. Sets the headers that
 * keep the app on this machine.
 */
public final class RequestGuard {
  /**
   * A header that no page of another site can send. Programs send the token in it; our own page,
   * which has the token as a cookie, sends any word.
   */
  public static final String HEADER = "X-Betacut";

  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  private static final int LONGEST_ADDRESS = 16_000;

  /** What a browser says of a request from our own page, or from the address bar. */
  private static final Set<String> OUR_PAGES = Set.of("same-origin", "none");

  /** What is no secret, and what the page needs that says how to come in. */
  private static final Set<String> FOR_EVERYBODY = Set.of("/style.css", "/icon.svg");

  private static final String BROWSER = "betacut-browser";
  private static final int COOKIE_SECONDS = 30 * 24 * 3600;

  private final Set<String> names = new HashSet<>(LOOPBACK);
  private final boolean isEverywhere;
  private final Optional<AccessToken> token;
  private final String cookie;

  /**
   * @param host what the server was told to listen on; its name is allowed, too
   * @param bound what that is; who listens everywhere is reached by any of its numbers, but by no
   *     name of others
   * @param token if it is missing, whoever reaches the server may come in
   */
  public RequestGuard(String host, InetSocketAddress bound, Optional<AccessToken> token) {
    InetAddress address = bound.getAddress();
    String name = host.toLowerCase(Locale.ROOT);
    names.add(name.contains(":") && !name.startsWith("[") ? "[" + name + "]" : name);
    names.add(inAddress(address));
    isEverywhere = address.isAnyLocalAddress();
    this.token = token;
    cookie = "betacut-" + bound.getPort(); // browsers do not tell ports apart
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

  /** Whether whoever asks may come in; a browser that brings the token keeps it as a cookie. */
  boolean admits(HttpExchange exchange) {
    String path = exchange.getRequestURI().getPath();
    if (token.isEmpty() || FOR_EVERYBODY.contains(path) || knowsToken(exchange)) {
      return true;
    }
    boolean isOpened =
        !path.startsWith("/api/") && given(exchange).anyMatch(token.get()::opensWith);
    if (isOpened) {
      keep(exchange, cookie, token.get().text());
    }
    return isOpened;
  }

  private boolean knowsToken(HttpExchange exchange) {
    List<String> told = exchange.getRequestHeaders().getOrDefault(HEADER, List.of());
    return Stream.concat(cookies(exchange, cookie), told.stream())
        .anyMatch(token.orElseThrow()::is);
  }

  private static Stream<String> cookies(HttpExchange exchange, String name) {
    return exchange.getRequestHeaders().getOrDefault("Cookie", List.of()).stream()
        .flatMap(all -> Arrays.stream(all.split(";")))
        .map(String::strip)
        .filter(one -> one.startsWith(name + "="))
        .map(one -> one.substring(name.length() + 1));
  }

  private static void keep(HttpExchange exchange, String name, String value) {
    String kept =
        "%s=%s; Path=/; Max-Age=%d; HttpOnly; SameSite=Strict"
            .formatted(name, value, COOKIE_SECONDS);
    exchange.getResponseHeaders().add("Set-Cookie", kept);
  }

  /** Where a question comes from. */
  Visitor.Origin origin(HttpExchange exchange) {
    String browser = cookies(exchange, BROWSER).findFirst().orElse("");
    return new Visitor.Origin(exchange.getRemoteAddress().getAddress(), browser);
  }

  /** Gives a browser a name, so that it has a share of its own beside other programs. */
  void nameBrowser(HttpExchange exchange) {
    if (cookies(exchange, BROWSER).findAny().isEmpty()) {
      keep(exchange, BROWSER, AccessToken.random());
    }
  }

  /** The token in the address, where there is one. */
  private static Stream<String> given(HttpExchange exchange) {
    String name = AccessToken.PARAMETER + "=";
    return Optional.ofNullable(exchange.getRequestURI().getRawQuery()).stream()
        .flatMap(query -> Arrays.stream(query.split("&")))
        .filter(one -> one.startsWith(name))
        .map(one -> one.substring(name.length()));
  }

  /** Refuses what makes the engine work or changes something, unless it is asked on purpose. */
  static void requirePurpose(HttpExchange exchange) {
    if (!exchange.getRequestHeaders().containsKey(HEADER)) {
      throw new Refusal(
          403,
          "The header %s is missing, without which nothing is searched or changed; send it with"
                  .formatted(HEADER)
              + " the token, or with any word where there is none.");
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
