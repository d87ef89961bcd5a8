package betacut.web;

import betacut.play.memory.ScoreMemory;
import betacut.play.saved.GameFolder;
import betacut.rules.Games;
import betacut.rules.UsageException;
import betacut.web.api.Api;
import betacut.web.http.AccessToken;
import betacut.web.http.AppFiles;
import betacut.web.http.RequestGuard;
import betacut.web.http.RequestThreads;
import betacut.web.http.Router;
import betacut.web.http.SearchPool;
import betacut.web.lab.ServerLaboratory;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** Serves the browser app and its interface until it is closed. */
public final class WebServer implements AutoCloseable {
  /** The port that is tried first. */
  public static final int USUAL_PORT = 8377;

  public static final String LOOPBACK = "127.0.0.1";

  private static final int BACKLOG = 256;

  /** What the JDK's server reads once: no client may hold a connection by sending slowly. */
  private static final String[][] PROPERTIES = {
    {"sun.net.httpserver.maxReqTime", "20"},
    {"sun.net.httpserver.maxReqHeaders", "64"},
    {"sun.net.httpserver.maxReqHeaderSize", "65536"},
    {"jdk.httpserver.maxConnections", "1024"},
    {"sun.net.httpserver.nodelay", "true"}
  };

  private final HttpServer server;
  private final RequestThreads requests = new RequestThreads();
  private final SearchPool workers;
  private final ServerLaboratory laboratory;
  private final Api api;
  private final Router router;
  private final Optional<AccessToken> token;
  private final AtomicBoolean isClosed = new AtomicBoolean();

  private WebServer(
      HttpServer server, String host, Path data, String db, Optional<AccessToken> token) {
    this.server = server;
    this.token = token;
    workers = new SearchPool(Math.max(2, Runtime.getRuntime().availableProcessors()));
    laboratory = new ServerLaboratory(data, db);
    api = new Api(GameFolder.in(data), laboratory, ScoreMemory.in(data));
    var gate = new RequestGuard(host, server.getAddress(), token);
    router =
        new Router(requests, gate, AppFiles.ofServer(WebServer.class), workers, api.endpoints());
    server.setExecutor(requests);
    server.createContext("/", router);
  }

  /**
   * Starts a server that only those can use who know its token.
   *
   * @param host the address to listen on; {@link #LOOPBACK} keeps it to this machine
   * @param port 0 for any free one
   * @param data the folder for saved games, made when it is needed
   */
  public static WebServer start(String host, int port, Path data) {
    return start(host, port, data, "", true);
  }

  /**
   * The same with results kept elsewhere, or open to everybody who is at this machine.
   *
   * @param db the store, as {@code --db} of {@code betacut lab} names it; if blank, it is in the
   *     folder
   * @param hasToken false only on this machine's own address
   */
  public static WebServer start(String host, int port, Path data, String db, boolean hasToken) {
    for (String[] property : PROPERTIES) {
      if (System.getProperty(property[0]) == null) {
        System.setProperty(property[0], property[1]);
      }
    }
    check(data);
    try {
      var address = new InetSocketAddress(InetAddress.getByName(host), port);
      if (!hasToken && !address.getAddress().isLoopbackAddress()) {
        throw new UsageException(
            "--no-token is for this machine only: with --host %s everybody who reaches it would be"
                    .formatted(host)
                + " let in; leave one of the two out.");
      }
      HttpServer listening = HttpServer.create(address, BACKLOG);
      Optional<AccessToken> token =
          hasToken ? Optional.of(AccessToken.keptIn(data)) : Optional.empty();
      var server = new WebServer(listening, host, data, db, token);
      server.server.start();
      Thread.ofPlatform().daemon().name("betacut-web-warm-up").start(server.api::warmUp);
      return server;
    } catch (BindException refused) {
      throw cannotListen(host, port, refused.getMessage());
    } catch (UnknownHostException unknown) {
      throw new UsageException(
          "There is no address '%s' here; leave --host out to listen on %s."
              .formatted(host, LOOPBACK));
    } catch (IOException e) {
      throw new UsageException("The server cannot start: " + e.getMessage() + ".");
    }
  }

  private static UsageException cannotListen(String host, int port, String reason) {
    String where = "port %d of %s".formatted(port, host);
    return new UsageException(
        reason.contains("in use")
            ? "The %s is taken by another program; choose another one with --port, or 0 for any."
                .formatted(where)
            : "The server cannot listen on %s (%s); choose another --port, or leave --host out to"
                    .formatted(where, reason)
                + " listen on %s.".formatted(LOOPBACK));
  }

  /** Refuses at once what would make every answer an error: no folder, or a game that is broken. */
  private static void check(Path data) {
    if (Files.exists(data) && !Files.isDirectory(data)) {
      throw new UsageException(
          "%s is no folder; choose another one with --data, or leave --data out.".formatted(data));
    }
    Games.families();
  }

  /** Where the app is. */
  public URI address() {
    InetSocketAddress bound = server.getAddress();
    InetAddress on = bound.getAddress();
    boolean isHere = on.isLoopbackAddress() || on.isAnyLocalAddress();
    String name = isHere ? "localhost" : RequestGuard.inAddress(on);
    return URI.create("http://" + name + ":" + bound.getPort() + "/");
  }

  /** What programs send in the header {@code X-Betacut}; empty if it is open. */
  public String token() {
    return token.map(AccessToken::text).orElse("");
  }

  /** Where the app is, with what opens it. */
  public URI entrance() {
    return opening(token.map(AccessToken::text));
  }

  /** The same for a browser that is started with it: it opens the app once. */
  public URI entranceForOnce() {
    return opening(token.map(AccessToken::ticket));
  }

  private URI opening(Optional<String> key) {
    return key.map(text -> address().resolve("?" + AccessToken.PARAMETER + "=" + text))
        .orElse(address());
  }

  /** Whether other machines can reach it. */
  public boolean isOpenToOthers() {
    return !server.getAddress().getAddress().isLoopbackAddress();
  }

  /** Ends all searches and keeps what is to be kept; nothing happens the second time. */
  @Override
  public void close() {
    if (isClosed.compareAndSet(false, true)) {
      workers.close();
      laboratory.close();
      server.stop(0);
      requests.close();
      router.close();
    }
  }
}
