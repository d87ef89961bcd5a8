package betacut.browser;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.web.chromium.Chromium;
import betacut.web.site.SiteFolder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** The site as somebody's host would have it: in a folder of a server that knows only files. */
abstract class StaticSite {
  private static final String FOLDER = "/some/folder/";
  private static final int PATIENCE_MILLIS = 120_000;

  private static Path root;
  private static HttpServer server;

  private final List<String> complaints = new ArrayList<>();
  private final List<BrowserContext> contexts = new ArrayList<>();

  @BeforeAll
  static void write(@TempDir Path folder) {
    Chromium.get();
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    root = folder;
    SiteFolder.write(Path.of("target/engine"), folder.resolve("some/folder"), "");
    server = serve(0);
  }

  private static HttpServer serve(int port) {
    HttpServer files =
        SimpleFileServer.createFileServer(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), port),
            root,
            SimpleFileServer.OutputLevel.NONE);
    files.start();
    return files;
  }

  @AfterAll
  static void stop() {
    if (server != null) {
      server.stop(0);
    }
  }

  @AfterEach
  void nothingWentWrong() {
    contexts.forEach(BrowserContext::close);
    assertThat(complaints).isEmpty();
  }

  /** Does something while the host is gone. */
  final void withoutHost(Runnable work) {
    int port = server.getAddress().getPort();
    server.stop(0);
    try {
      work.run();
    } finally {
      server = serve(port);
      complaints.clear(); // the browser complains of a host that is gone
    }
  }

  static String address(String path) {
    return "http://localhost:" + server.getAddress().getPort() + FOLDER + path;
  }

  /** A file of the site. */
  static Path file(String name) {
    return root.resolve("some/folder").resolve(name);
  }

  final Page open(String path) {
    return open(path, page -> {});
  }

  final Page open(String path, Consumer<Page> before) {
    BrowserContext context =
        Chromium.get()
            .newContext(
                new Browser.NewContextOptions().setViewportSize(1100, 900).setLocale("en-US"));
    contexts.add(context);
    context.setDefaultTimeout(PATIENCE_MILLIS);
    Page page = context.newPage();
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) {
            complaints.add("console: " + message.text());
          }
        });
    page.onPageError(error -> complaints.add("page: " + error));
    page.onRequest(request -> requireFile(request.url()));
    before.accept(page);
    page.navigate(address(path));
    page.locator("main").waitFor();
    return page;
  }

  /** Nothing of another host is asked for, and nothing that is no file. */
  private void requireFile(String url) {
    if (url.startsWith("data:") || url.startsWith("blob:")) {
      return;
    }
    URI asked = URI.create(url.replaceFirst("[?#].*", ""));
    boolean isFile =
        asked.getHost().equals("localhost")
            && asked.getPath().startsWith(FOLDER)
            && Files.exists(file(asked.getPath().substring(FOLDER.length())));
    if (!isFile) {
      complaints.add("asked for " + url);
    }
  }

  static Locator target(Page page, String name) {
    return page.locator("[data-target='" + name + "']");
  }

  static String settled(Page page) {
    return page.locator("main").getAttribute("data-settled");
  }

  static void waitForTurn(Page page) {
    page.waitForCondition(() -> !settled(page).isEmpty());
  }

  /** Lets a page believe that nobody sees it, or that somebody does. */
  static void see(Page page, boolean isSeen) {
    page.evaluate(
        """
        isSeen => {
          const state = { configurable: true, get: () => (isSeen ? 'visible' : 'hidden') };
          Object.defineProperty(document, 'visibilityState', state);
          document.dispatchEvent(new Event('visibilitychange'));
        }
        """,
        isSeen);
  }
}
