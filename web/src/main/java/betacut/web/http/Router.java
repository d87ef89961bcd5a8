package betacut.web.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;

/** Answers every request: checks it, finds its endpoint or file, and says what went wrong. */
public final class Router implements HttpHandler, AutoCloseable {
  private static final Duration LONGEST_WRITE = Duration.ofSeconds(20);

  private final RequestThreads requests;
  private final RequestGuard gate;
  private final AppFiles files;
  private final SearchPool workers;
  private final EndpointTable endpoints;
  private final WriteTimeout timeout = new WriteTimeout(LONGEST_WRITE);

  public Router(
      RequestThreads requests,
      RequestGuard gate,
      AppFiles files,
      SearchPool workers,
      List<Endpoint> endpoints) {
    this.requests = requests;
    this.gate = gate;
    this.files = files;
    this.workers = workers;
    this.endpoints = new EndpointTable(endpoints);
  }

  /**
   * Whoever hangs up is no error of ours, but has to be thrown: the JDK's server forgets a
   * connection only if its answer ends well or its handler fails, and can have only so many.
   */
  @Override
  public void handle(HttpExchange exchange) throws IOException {
    var reply = new Reply(exchange, timeout);
    if (!List.of("PUT", "POST").contains(exchange.getRequestMethod())) {
      requests.arrived(); // others have a body to be read
    }
    try {
      gate.check(exchange);
      if (gate.admits(exchange)) {
        answer(exchange, reply);
      } else {
        close(exchange, reply);
      }
    } catch (IOException gone) {
      throw gone;
    } catch (Throwable failure) { // an Error, too: whoever asked gets to know it
      refuse(reply, failure);
    }
    reply.end();
  }

  private static void refuse(Reply reply, Throwable failure) throws IOException {
    String message = Problems.report(failure);
    if (reply.isBegun()) {
      throw new IOException("cut off: " + message);
    }
    if (failure instanceof Refusal refusal && refusal.retrySeconds() > 0) {
      reply.headers().set("Retry-After", Integer.toString(refusal.retrySeconds()));
    }
    reply.json(Problems.status(failure), new Problem(message));
  }

  /** Says how to come in: to a person a page, to a program a sentence. */
  private void close(HttpExchange exchange, Reply reply) throws IOException {
    Optional<AppFiles.AppFile> page = files.at(exchange.getRequestURI().getPath());
    if (page.isPresent() && page.get().isPage()) {
      reply.refusing(401, files.closed());
      return;
    }
    throw new Refusal(
        401,
        "This server is closed to those who do not know its token; open the address that 'betacut"
            + " serve' has printed, or send the token in the header %s."
                .formatted(RequestGuard.HEADER));
  }

  private void answer(HttpExchange exchange, Reply reply) throws IOException {
    String path = exchange.getRequestURI().getPath();
    if (!path.startsWith("/api/")) {
      file(exchange, reply, path);
      return;
    }
    String asked = exchange.getRequestMethod();
    Endpoint endpoint;
    try {
      endpoint = endpoints.find(asked.equals("HEAD") ? "GET" : asked, path);
    } catch (EndpointTable.OtherMethod other) {
      throw otherMethod(reply, other.methods());
    }
    if (endpoint.isDoing()) {
      RequestGuard.requirePurpose(exchange);
    }
    answer(exchange, reply, endpoint, query(exchange, endpoint, path));
  }

  private static Refusal otherMethod(Reply reply, List<String> methods) {
    var allowed = new TreeSet<>(methods);
    if (allowed.contains("GET")) {
      allowed.add("HEAD");
    }
    reply.headers().set("Allow", String.join(", ", allowed));
    return new Refusal(405, "Only %s is possible here.".formatted(String.join(" or ", allowed)));
  }

  private Query query(HttpExchange exchange, Endpoint endpoint, String path) throws IOException {
    // Checked before the body is read: whoever asks wrongly hears of it at once.
    Query query = EndpointTable.query(endpoint, path, exchange.getRequestURI().getRawQuery(), "");
    String body = body(exchange, endpoint.body());
    requests.arrived();
    return new Query(query.item(), query.values(), body);
  }

  private static String body(HttpExchange exchange, int most) throws IOException {
    InputStream in = exchange.getRequestBody();
    byte[] bytes;
    try {
      bytes = in.readNBytes(most + 1);
    } catch (IOException | RuntimeException broken) { // the JDK's own, for a chunk too long
      throw new Refusal(400, "The request's body is broken or came too slowly; send it again.");
    }
    if (bytes.length > most) {
      throw new Refusal(413, "The request's body may have %d bytes.".formatted(most));
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private void answer(HttpExchange exchange, Reply reply, Endpoint endpoint, Query query)
      throws IOException {
    String game = game(query);
    var visitor = new Visitor(gate.origin(exchange), query.text(Endpoint.CLIENT));
    String purpose = query.text(Endpoint.PURPOSE);
    boolean isOnlyAsked = exchange.getRequestMethod().equals("HEAD");
    switch (endpoint.answer()) {
      case Answer.Whole whole -> {
        Object value = workers.answer(game, () -> whole.to(query));
        if (value instanceof Answer.Document document) {
          reply.document(document);
        } else {
          reply.json(200, value);
        }
      }
      case Answer.Live live -> {
        Answer.Work work = workers.answer(game, () -> live.to(query));
        tell(reply, query, isOnlyAsked ? null : workers.start(visitor, purpose, game, work));
      }
      case Answer.Watched watched -> {
        Answer.Task task = workers.answer(game, () -> watched.to(query));
        tell(reply, query, isOnlyAsked ? null : workers.attend(visitor, purpose, task));
      }
    }
  }

  /** The family of the game that a question is about, so that one that fails is known by name. */
  private static String game(Query query) {
    String name = query.text("game").toLowerCase(Locale.ROOT);
    int colon = name.indexOf(':');
    return colon < 0 ? name : name.substring(0, colon);
  }

  private static void tell(Reply reply, Query query, LiveStream stream) throws IOException {
    if (stream == null) {
      reply.begin(Reply.EVENTS);
      return;
    }
    try {
      if (query.text(Endpoint.STREAM).equals("no")) {
        stream.tellLast(reply);
      } else {
        stream.tellAll(reply);
      }
    } finally {
      stream.leave();
    }
  }

  private void file(HttpExchange exchange, Reply reply, String path) throws IOException {
    String method = exchange.getRequestMethod();
    if (!method.equals("GET") && !method.equals("HEAD")) {
      throw otherMethod(reply, List.of("GET"));
    }
    Optional<AppFiles.AppFile> file = files.at(path);
    if (file.isEmpty()) {
      throw new Refusal(404, "There is no such page; the app begins at /.");
    }
    if (file.get().isPage()) {
      gate.nameBrowser(exchange);
    }
    reply.file(file.get());
  }

  @Override
  public void close() {
    timeout.close();
  }
}
