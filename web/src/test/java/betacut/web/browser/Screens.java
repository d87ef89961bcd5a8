package betacut.web.browser;

import betacut.lab.experiment.spec.Presets;
import betacut.web.WebServer;
import betacut.web.chromium.Chromium;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Pictures of every page at three widths, light and dark. No test: it runs when asked for by name.
 * They go to target/screens; {@code -Dfolder=DIR} says otherwise, {@code -Dpages=lab,tree} which,
 * and {@code -Dkind=png} how.
 *
 * <pre>mvn -q -pl web -am test -Dtest=Screens -Dsurefire.failIfNoSpecifiedTests=false</pre>
 */
class Screens {
  private static final int[] WIDTHS = {320, 768, 1440};
  private static final int QUALITY = 70;
  private static final int TALLEST = 2400; // a report goes on for pages

  /** What is shown of each page: add yours. */
  private static final Map<String, String> PAGES = new LinkedHashMap<>();

  static {
    PAGES.put("play", "/play?hints=all&second=human&moves=4,4,3,5,5,3,2,1,4,4");
    PAGES.put("play-pentago", "/play?game=pentago&second=human&moves=c3-1L,d4-2R,b2-1L,e5-4R");
    PAGES.put("analyse", "/analyse?game=othello&moves=f5,d6,c3,d3,c4,f4&hints=all&time=2s");
    PAGES.put("puzzles", "/puzzles?game=othello&day=2026-11-16");
    PAGES.put("set-up", "/analyse?mover=1&cells=" + ".".repeat(28) + "...o......xx..");
    PAGES.put("tree", "/tree?moves=4,1,4,1,4,2&depth=4&other=minimax");
    PAGES.put("tree-typed", "/tree?tree=((3+12+8)(2+4+6)(14+5+2))&event=13");
    PAGES.put("learn", "/learn?lesson=alphabeta");
    PAGES.put("learn-zoo", "/learn?lesson=zoo&bug=3a");
  }

  /** The tournament that is shown. */
  private static final String TEST =
      "game=tictactoe&mode=sprt&players=pvs%20depth=3;level:1&elo1=50";

  @TempDir Path data;

  @Test
  void takeAll() throws Exception {
    Path folder = Files.createDirectories(Path.of(System.getProperty("folder", "target/screens")));
    try (var server = WebServer.start(WebServer.LOOPBACK, 0, data)) {
      String essay = "form = \"quick\"\n" + Presets.text("essay");
      PAGES.put("lab", "/lab?preset=essay&run=" + finished(server, "/api/lab/run", essay));
      String played = finished(server, "/api/tournament/run?" + TEST, "");
      PAGES.put("tournament", "/tournament?game=tictactoe&mode=sprt&run=" + played);
      String wanted = System.getProperty("pages", String.join(",", PAGES.keySet()));
      PAGES.keySet().retainAll(Set.of(wanted.split(",")));
      String kind = "." + System.getProperty("kind", "jpg");
      for (var page : PAGES.entrySet()) {
        for (int width : WIDTHS) {
          for (ColorScheme scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
            String name =
                page.getKey() + "-" + width + "-" + scheme.name().toLowerCase(Locale.ROOT);
            String address = BrowserTest.entrance(server, page.getValue());
            take(address, width, TALLEST, scheme, folder.resolve(name + kind));
          }
        }
      }
    }
  }

  /** Runs something to its end, so that there is something to be seen. */
  static String finished(WebServer server, String path, String body) throws Exception {
    URI address = server.address().resolve(path);
    try (var client = HttpClient.newHttpClient()) {
      var begin = request(server, address).POST(BodyPublishers.ofString(body)).build();
      String answer = client.send(begin, BodyHandlers.ofString()).body();
      String run = answer.replaceAll(".*\"run\":\"([^\"]+)\".*", "$1");
      URI watch = address.resolve("/api/lab/watch?stream=no&run=" + run);
      client.send(request(server, watch).build(), BodyHandlers.discarding());
      return run;
    }
  }

  private static HttpRequest.Builder request(WebServer server, URI address) {
    return HttpRequest.newBuilder(address).header("X-Betacut", server.token());
  }

  /** The upper part of a page, as high as it is or as asked for. */
  static void take(String address, int width, int tallest, ColorScheme scheme, Path file) {
    var options =
        new Browser.NewContextOptions()
            .setViewportSize(width, width == 320 ? 640 : Math.min(900, tallest))
            .setColorScheme(scheme)
            .setLocale("en-US");
    try (var context = Chromium.get().newContext(options)) {
      Page page = context.newPage();
      page.navigate(address);
      page.waitForLoadState(LoadState.NETWORKIDLE); // until searches are done
      page.waitForTimeout(500);
      int height = ((Number) page.evaluate("document.documentElement.scrollHeight")).intValue();
      var picture =
          new Page.ScreenshotOptions()
              .setPath(file) // its name says the kind
              .setFullPage(true)
              .setClip(0, 0, width, Math.min(height, tallest));
      page.screenshot(file.toString().endsWith(".jpg") ? picture.setQuality(QUALITY) : picture);
    }
  }
}
