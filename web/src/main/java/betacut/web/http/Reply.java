package betacut.web.http;

import betacut.text.json.Json;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;

/** Writes the answer to one request: status, headers, and the content as it is wanted. */
final class Reply {
  static final String JSON = "application/json; charset=utf-8";
  static final String EVENTS = "text/event-stream; charset=utf-8";
  private static final int WORTH_ZIPPING = 1000;
  private static final int PIECE = 1 << 16;

  private final HttpExchange exchange;
  private final WriteTimeout timeout;

  Reply(HttpExchange exchange, WriteTimeout timeout) {
    this.exchange = exchange;
    this.timeout = timeout;
    RequestGuard.secure(headers());
  }

  Headers headers() {
    return exchange.getResponseHeaders();
  }

  /** Whether it is too late for another status. */
  boolean isBegun() {
    return exchange.getResponseCode() != -1;
  }

  private boolean isHead() {
    return exchange.getRequestMethod().equals("HEAD");
  }

  void json(int status, Object value) throws IOException {
    whole(status, JSON, Json.line(value).getBytes(StandardCharsets.UTF_8));
  }

  void document(Answer.Document document) throws IOException {
    if (!document.name().isEmpty()) {
      String name = "attachment; filename=\"%s\"".formatted(document.name());
      headers().set("Content-Disposition", name);
    }
    whole(200, document.type(), document.content());
  }

  private void whole(int status, String type, byte[] content) throws IOException {
    headers().set("Cache-Control", "no-store");
    boolean isZipped = content.length > WORTH_ZIPPING && isWanted("gzip");
    send(status, type, isZipped, isZipped ? zipped(content) : content);
  }

  /** A page instead of what was asked for. */
  void refusing(int status, AppFiles.AppFile page) throws IOException {
    whole(status, page.type(), page.content());
  }

  /** A file of the app, or that it has not changed since the browser got it. */
  void file(AppFiles.AppFile file) throws IOException {
    headers().set("ETag", file.tag());
    headers().set("Cache-Control", "no-cache");
    headers().set("Vary", "Accept-Encoding");
    boolean isKnown =
        listed("If-None-Match").stream()
            .anyMatch(tag -> tag.equals("*") || tag.replaceFirst("^W/", "").equals(file.tag()));
    if (isKnown) {
      timeout.write(() -> exchange.sendResponseHeaders(304, -1));
      return;
    }
    boolean isZipped = isWanted("gzip");
    send(200, file.type(), isZipped, isZipped ? file.zipped() : file.content());
  }

  /** Begins an answer whose end nobody knows yet. */
  void begin(String type) throws IOException {
    headers().set("Content-Type", type);
    headers().set("Cache-Control", "no-store");
    timeout.write(() -> exchange.sendResponseHeaders(200, isHead() ? -1 : 0));
  }

  /** Adds to an answer that was begun; fails if nobody is there to read it. */
  void add(String text) throws IOException {
    add(text.getBytes(StandardCharsets.UTF_8));
    timeout.write(() -> exchange.getResponseBody().flush());
  }

  private void add(byte[] content) throws IOException {
    for (int from = 0; from < content.length; from += PIECE) {
      int begin = from;
      int length = Math.min(PIECE, content.length - from);
      timeout.write(() -> exchange.getResponseBody().write(content, begin, length));
    }
  }

  private void send(int status, String type, boolean isZipped, byte[] content) throws IOException {
    headers().set("Content-Type", type);
    if (isZipped) {
      headers().set("Content-Encoding", "gzip");
    }
    if (isHead()) {
      headers().set("Content-Length", Integer.toString(content.length));
      timeout.write(() -> exchange.sendResponseHeaders(status, -1));
    } else {
      exchange.sendResponseHeaders(status, content.length == 0 ? -1 : content.length);
      add(content);
    }
  }

  /**
   * Ends a good answer; one that failed is left to the server, which closes its connection. Closing
   * keeps to itself that nobody was there, and the connection would be counted for ever: so what is
   * left is sent before.
   */
  void end() throws IOException {
    timeout.write(() -> exchange.getResponseBody().flush());
    timeout.write(exchange::close);
  }

  private boolean isWanted(String encoding) {
    return listed("Accept-Encoding").stream()
        .map(one -> one.toLowerCase(Locale.ROOT).replace(" ", ""))
        .anyMatch(one -> one.startsWith(encoding) && !one.matches(".*;q=0(\\.0*)?"));
  }

  /** The items of a header that is a list. */
  private List<String> listed(String header) {
    List<String> values = exchange.getRequestHeaders().getOrDefault(header, List.of());
    return values.stream()
        .flatMap(value -> List.of(value.split(",")).stream())
        .map(String::strip)
        .toList();
  }

  private static byte[] zipped(byte[] content) throws IOException {
    var zipped = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(zipped)) {
      gzip.write(content);
    }
    return zipped.toByteArray();
  }
}
