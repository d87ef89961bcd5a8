package betacut.web.http;

import betacut.web.json.JsonLine;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;

/** Answers every request: checks it, finds its endpoint or file, and says what went wrong. */
public final class Desk implements HttpHandler {
  private static final System.Logger LOG = System.getLogger("betacut.web");
  private static final String JSON = "application/json; charset=utf-8";
  private static final int WORTH_ZIPPING = 1000;

  /** Parameters that every endpoint knows. */
  private static final List<Parameter> COMMON =
      List.of(
          Parameter.word("client", "a name of your own, for the limits"),
          Parameter.word("stream", "no: wait for the last event and answer with it alone"));

  private final Gate gate;
  private final AppFiles files;
  private final Workers workers;
  private final List<Endpoint> endpoints;

  public Desk(String host, AppFiles files, Workers workers, List<Endpoint> endpoints) {
    gate = new Gate(host);
    this.files = files;
    this.workers = workers;
    this.endpoints = List.copyOf(endpoints);
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      Gate.secure(exchange.getResponseHeaders());
      try {
        gate.check(exchange);
        answer(exchange);
      } catch (RuntimeException failure) {
        int status = Problems.status(failure);
        if (status == 500) {
          LOG.log(System.Logger.Level.ERROR, "a request failed", failure);
        }
        send(exchange, status, JSON, json(Map.of("error", Problems.message(failure))));
      }
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    if (!path.startsWith("/api/")) {
      file(exchange, path);
      return;
    }
    List<Endpoint> here = endpoints.stream().filter(one -> one.matches(path)).toList();
    if (here.isEmpty()) {
      throw new Refusal(404, "There is nothing at this address; /api/openapi.json lists all.");
    }
    String method = exchange.getRequestMethod();
    Endpoint endpoint =
        here.stream().filter(one -> one.method().equals(method)).findFirst().orElse(null);
    if (endpoint == null) {
      List<String> allowed = here.stream().map(Endpoint::method).toList();
      exchange.getResponseHeaders().set("Allow", String.join(", ", allowed));
      throw new Refusal(405, "Only %s is possible here.".formatted(String.join(" or ", allowed)));
    }
    answer(exchange, endpoint, query(exchange, endpoint, path));
  }

  private static Query query(HttpExchange exchange, Endpoint endpoint, String path)
      throws IOException {
    List<Parameter> known = new ArrayList<>(endpoint.parameters());
    known.addAll(COMMON);
    Map<String, String> values = Query.parse(exchange.getRequestURI().getRawQuery(), known);
    String address = exchange.getRemoteAddress().getAddress().getHostAddress();
    String client = values.getOrDefault("client", address);
    String item = path.substring(endpoint.path().length());
    return new Query(client, item, values, body(exchange, endpoint.body()));
  }

  private static String body(HttpExchange exchange, int most) throws IOException {
    try (InputStream in = exchange.getRequestBody()) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) {
        throw new Refusal(413, "The request's body may have %d bytes.".formatted(most));
      }
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  private void answer(HttpExchange exchange, Endpoint endpoint, Query query) throws IOException {
    switch (endpoint.answer()) {
      case Answer.Whole whole -> {
        Object value = whole.to(query);
        if (value instanceof Answer.Document document) {
          send(exchange, document);
        } else {
          send(exchange, 200, JSON, json(value));
        }
      }
      case Answer.Live live -> {
        Answer.Work work = live.to(query);
        var stream = new LiveStream();
        workers.start(query.client(), work.isLong(), () -> stream.run(work.task()));
        tell(exchange, query, stream);
      }
      case Answer.Watched watched -> {
        Answer.Task task = watched.to(query);
        var stream = new LiveStream();
        workers.attend(query.client(), () -> stream.run(task));
        tell(exchange, query, stream);
      }
    }
  }

  private static void tell(HttpExchange exchange, Query query, LiveStream stream)
      throws IOException {
    if (query.text("stream").equals("no")) {
      send(exchange, 200, JSON, json(last(stream)));
    } else {
      watch(exchange, stream);
    }
  }

  private static void send(HttpExchange exchange, Answer.Document document) throws IOException {
    if (!document.name().isEmpty()) {
      String name = "attachment; filename=\"%s\"".formatted(document.name());
      exchange.getResponseHeaders().set("Content-Disposition", name);
    }
    send(exchange, 200, document.type(), document.content());
  }

  private static Object last(LiveStream stream) {
    try {
      return stream.last();
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
      throw new Refusal(503, "The server is closing.");
    }
  }

  private static void watch(HttpExchange exchange, LiveStream stream) throws IOException {
    try {
      Headers headers = exchange.getResponseHeaders();
      headers.set("Content-Type", "text/event-stream; charset=utf-8");
      headers.set("Cache-Control", "no-store");
      exchange.sendResponseHeaders(200, 0);
      stream.writeTo(exchange.getResponseBody());
    } catch (IOException gone) {
      stream.signal().stop(); // whoever watched has left; nothing is wrong
    }
  }

  private void file(HttpExchange exchange, String path) throws IOException {
    if (!exchange.getRequestMethod().equals("GET") && !exchange.getRequestMethod().equals("HEAD")) {
      throw new Refusal(405, "Only GET is possible here.");
    }
    Optional<AppFiles.AppFile> file = files.at(path);
    if (file.isEmpty()) {
      throw new Refusal(404, "There is no such page; the app begins at /.");
    }
    Headers headers = exchange.getResponseHeaders();
    headers.set("ETag", file.get().tag());
    headers.set("Cache-Control", "no-cache");
    if (file.get().tag().equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
      exchange.sendResponseHeaders(304, -1);
      return;
    }
    headers.set("Content-Type", file.get().type());
    boolean isZipped = acceptsGzip(exchange);
    write(exchange, 200, isZipped, isZipped ? file.get().zipped() : file.get().content());
  }

  private static boolean acceptsGzip(HttpExchange exchange) {
    String accepted = exchange.getRequestHeaders().getFirst("Accept-Encoding");
    return accepted != null && accepted.contains("gzip");
  }

  private static byte[] json(Object value) {
    return JsonLine.of(value).getBytes(StandardCharsets.UTF_8);
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] content)
      throws IOException {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type);
    headers.set("Cache-Control", "no-store");
    boolean isZipped = content.length > WORTH_ZIPPING && acceptsGzip(exchange);
    write(exchange, status, isZipped, isZipped ? zipped(content) : content);
  }

  private static void write(HttpExchange exchange, int status, boolean isZipped, byte[] content)
      throws IOException {
    if (isZipped) {
      exchange.getResponseHeaders().set("Content-Encoding", "gzip");
    }
    boolean isHead = exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, isHead ? -1 : content.length);
    if (!isHead) {
      exchange.getResponseBody().write(content);
    }
  }

  private static byte[] zipped(byte[] content) throws IOException {
    var zipped = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(zipped)) {
      gzip.write(content);
    }
    return zipped.toByteArray();
  }
}
