package betacut.browser;

import betacut.web.chromium.Chromium;
import com.google.gson.JsonElement;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;

/** The engine in a real browser, served by a server that knows nothing but files. */
final class EnginePage implements AutoCloseable {
  private static final String START =
      """
      async () => {
        const { load } = await import('./runtime.js');
        const start = async part => {
          const packed = (await fetch(part)).body;
          const bytes = new Response(packed.pipeThrough(new DecompressionStream('gzip')));
          return (await load(new Int8Array(await bytes.arrayBuffer()), {})).exports;
        };
        window.betacutKept = () => {};
        window.betacutData = name => {
          const request = new XMLHttpRequest();
          request.open('GET', name, false);
          request.overrideMimeType('text/plain; charset=x-user-defined');
          request.send();
          return Int8Array.from(request.responseText, letter => letter.charCodeAt(0));
        };
        window.engine = await start('engine.bin');
        window.workshop = await start('workshop.bin');
      }
      """;

  private final HttpServer server;
  private final Page page;
  private final CDPSession session;

  EnginePage() {
    var chromium = Chromium.get();
    Path folder = Path.of("target/engine").toAbsolutePath();
    server =
        SimpleFileServer.createFileServer(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            folder,
            SimpleFileServer.OutputLevel.NONE);
    server.start();
    page = chromium.newPage();
    page.setDefaultTimeout(240_000);
    page.navigate("http://localhost:" + server.getAddress().getPort() + "/");
    page.evaluate(START);
    session = page.context().newCDPSession(page);
    session.send("Performance.enable");
  }

  String search(String game, String position, String engine, int depth) {
    return (String)
        page.evaluate("given => engine.search(...given)", List.of(game, position, engine, depth));
  }

  String solve(String positions) {
    return (String) page.evaluate("positions => engine.solve(positions)", positions);
  }

  /** The processor time of the page's thread so far, whatever else the machine does. */
  long processorNanos() {
    for (JsonElement metric : session.send("Performance.getMetrics").getAsJsonArray("metrics")) {
      if (metric.getAsJsonObject().get("name").getAsString().equals("ThreadTime")) {
        return (long) (metric.getAsJsonObject().get("value").getAsDouble() * 1e9);
      }
    }
    throw new IllegalStateException("this browser does not tell the time of a thread");
  }

  /** All that the engine tells in answer to one question, a line for each; or the workshop. */
  String ask(String path, String query) {
    boolean isShown = path.matches("/api/(words|zoo|trace|growth|puzzle)\\b.*");
    return (String)
        page.evaluate(
            """
            ([part, path, query]) => {
              const told = [];
              window[part].answer('GET', path, query, '', (...one) => told.push(one.join(' ')));
              return told.join('\\n');
            }
            """,
            List.of(isShown ? "workshop" : "engine", path, query));
  }

  @Override
  public void close() {
    page.close();
    server.stop(0);
  }
}
