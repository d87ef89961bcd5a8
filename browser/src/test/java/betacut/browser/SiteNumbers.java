package betacut.browser;

import betacut.web.chromium.Chromium;
import betacut.web.site.SiteFolder;
import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Not a test: what somebody waits for who opens the site on a slow line, from a host that
 * compresses texts as most do. Run by name: {@code mvn -q -pl browser -am test -Dtest=SiteNumbers
 * -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class SiteNumbers {
  private static final int SLOW_MILLIS = 600;
  private static final int SLOW_BYTES = 50_000;

  private static final double PATIENCE = 120_000;

  private final AtomicLong sent = new AtomicLong();
  private final AtomicLong engine = new AtomicLong();

  @Test
  void print(@TempDir Path folder) throws IOException {
    SiteFolder.write(Path.of("target/engine"), folder, "");
    var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext("/", exchange -> answer(exchange, folder));
    server.start();
    String address = "http://localhost:" + server.getAddress().getPort() + "/";
    try (BrowserContext context = Chromium.get().newContext()) {
      Page page = context.newPage();
      CDPSession session = context.newCDPSession(page);
      var slow = new JsonObject();
      slow.addProperty("offline", false);
      slow.addProperty("latency", SLOW_MILLIS);
      slow.addProperty("downloadThroughput", SLOW_BYTES);
      slow.addProperty("uploadThroughput", SLOW_BYTES);
      session.send("Network.enable");
      session.send("Network.emulateNetworkConditions", slow);
      System.out.printf("first board, slow line: %.1f s", untilBoard(page, address));
      System.out.printf(", %d kB sent by then%n", sent.get() / 1000);
      System.out.printf("its reply to a click at once: %.1f s", untilReply(page));
      System.out.printf(", with %d kB of the engine%n", engine.get() / 1000);
      page.waitForFunction("() => navigator.serviceWorker.controller !== null");
      System.out.printf("again, from the cache: %.2f s%n", untilBoard(page, address));
      page.waitForTimeout(3000);
      System.out.printf("first reply: %.2f s%n", untilReply(page));
      System.out.printf("values of an idle engine, then after a stop: %s ms%n", afterStops(page));
    } finally {
      server.stop(0);
    }
  }

  /**
   * How long the first values of a position take, when the engine has nothing to do and when it is
   * in the midst of another one that nobody wants any more; medians.
   */
  private static Object afterStops(Page page) {
    return page.evaluate(
        """
        async () => {
          const { watch } = (await import('/first.js')).joined['api.js'];
          const ask = moves => {
            const began = performance.now();
            return new Promise(resolve => {
              const query = { game: 'breakthrough', time: '20s', moves };
              const stop = watch('analyse', query, {
                values: () => resolve({ stop, millis: performance.now() - began }),
              }, {});
            });
          };
          const rest = millis => new Promise(resolve => setTimeout(resolve, millis));
          const median = all => Math.round(all.sort((a, b) => a - b)[all.length >> 1]);
          const idle = [], stopped = [];
          for (let round = 0; round < 9; round++) {
            const first = await ask('b2-b3'); // whatever it was at
            first.stop();
            await rest(3000);
            const second = await ask('c2-c3');
            idle.push(second.millis);
            await rest(1000);
            second.stop();
            const third = await ask('d2-d3');
            stopped.push(third.millis);
            third.stop();
          }
          return [median(idle), median(stopped)];
        }
        """);
  }

  private static double untilReply(Page page) {
    long began = System.nanoTime();
    page.locator("[data-target='column:3']").click();
    page.waitForURL(
        Pattern.compile(".*moves=4,\\d.*"), new Page.WaitForURLOptions().setTimeout(PATIENCE));
    return (System.nanoTime() - began) / 1e9;
  }

  private static double untilBoard(Page page, String address) {
    long began = System.nanoTime();
    page.navigate(address);
    page.locator("svg.board").waitFor();
    return (System.nanoTime() - began) / 1e9;
  }

  private void answer(HttpExchange exchange, Path folder) {
    try (exchange) {
      String name = exchange.getRequestURI().getPath().substring(1);
      Path file = folder.resolve(name.isEmpty() || name.endsWith("/") ? name + "index.html" : name);
      if (!Files.isRegularFile(file)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      byte[] content = Files.readAllBytes(file);
      String end = file.toString().replaceFirst(".*\\.", "");
      exchange.getResponseHeaders().set("Content-Type", type(end));
      exchange.getResponseHeaders().set("Cache-Control", "max-age=600");
      if (!end.equals("bin")) {
        var zipped = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(zipped)) {
          gzip.write(content);
        }
        content = zipped.toByteArray();
        exchange.getResponseHeaders().set("Content-Encoding", "gzip");
      }
      exchange.sendResponseHeaders(200, content.length);
      exchange.getResponseBody().write(content);
      boolean isWorkshop = name.endsWith("workshop.bin"); // afterwards, and not on the slow line
      (end.equals("bin") ? engine : sent).addAndGet(isWorkshop ? 0 : content.length);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String type(String end) {
    return switch (end) {
      case "html" -> "text/html";
      case "js" -> "text/javascript";
      case "css" -> "text/css";
      case "svg" -> "image/svg+xml";
      case "json", "webmanifest" -> "application/json";
      default -> "application/octet-stream";
    };
  }
}
