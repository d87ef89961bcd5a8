package betacut.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.web.WebServer;
import betacut.web.chromium.Chromium;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/**
 * A page of the app in a real browser. After every test: no error on the console, and no request
 * has left this machine.
 */
abstract class BrowserTest {
  private static final int PATIENCE_MILLIS = 120_000;

  private static final String AXE = axe();

  private static WebServer server;

  private final List<String> expected = new ArrayList<>(List.of("422", "400"));
  private final List<String> complaints = new ArrayList<>();
  private final List<BrowserContext> contexts = new ArrayList<>();

  @BeforeAll
  static void start(@TempDir Path data) {
    Chromium.get();
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    server = WebServer.start(WebServer.LOOPBACK, 0, data);
  }

  @AfterAll
  static void stop() {
    if (server != null) {
      server.close();
      server = null;
    }
  }

  @AfterEach
  void nothingWentWrong() {
    contexts.forEach(BrowserContext::close);
    assertThat(complaints).isEmpty();
  }

  /** Lets the browser complain about something in these words. */
  void expect(String complaint) {
    expected.add(complaint);
  }

  static String address(String path) {
    return server.address().resolve(path).toString();
  }

  /** The same as {@code betacut serve} would open it. */
  static String entrance(String path) {
    return entrance(server, path);
  }

  static String entrance(WebServer server, String path) {
    String address = server.address().resolve(path).toString();
    return address + (address.contains("?") ? "&" : "?") + "token=" + server.token();
  }

  /** Opens a page at a usual size. */
  Page open(String path) {
    return open(path, 1100, 900, ColorScheme.LIGHT);
  }

  /** Opens a page at a usual size, after something was done to it. */
  Page open(String path, Consumer<Page> before) {
    return open(path, 1100, 900, ColorScheme.LIGHT, before);
  }

  Page open(String path, int width, int height, ColorScheme scheme) {
    return open(path, width, height, scheme, page -> {});
  }

  Page open(String path, int width, int height, ColorScheme scheme, Consumer<Page> before) {
    BrowserContext context =
        Chromium.get()
            .newContext(
                new Browser.NewContextOptions()
                    .setViewportSize(width, height)
                    .setColorScheme(scheme)
                    .setLocale("en-US"));
    contexts.add(context);
    context.setDefaultTimeout(PATIENCE_MILLIS);
    Page page = context.newPage();
    page.onConsoleMessage(
        message -> {
          boolean isExpected = expected.stream().anyMatch(message.text()::contains);
          if (message.type().equals("error") && !isExpected) {
            complaints.add("console: " + message.text());
          }
        });
    page.onPageError(error -> complaints.add("page: " + error));
    page.onRequest(request -> requireLoopback(request.url()));
    before.accept(page);
    page.navigate(entrance(path));
    page.locator("main").waitFor();
    return page;
  }

  private void requireLoopback(String url) {
    boolean isHere =
        url.startsWith("data:")
            || url.startsWith("blob:")
            || List.of("localhost", "127.0.0.1").contains(URI.create(url).getHost());
    if (!isHere) {
      complaints.add("left this machine: " + url);
    }
  }

  static Locator target(Page page, String name) {
    return page.locator("[data-target='" + name + "']");
  }

  /** Waits until it is a person's turn, or the game is over. */
  static void waitForTurn(Page page) {
    page.waitForCondition(() -> !settled(page).isEmpty());
  }

  /** Does something, and waits until it has changed the position and a reply has come. */
  static void act(Page page, Runnable action) {
    String before = settled(page);
    action.run();
    page.waitForCondition(
        () -> {
          String now = settled(page);
          return !now.isEmpty() && !now.equals(before);
        });
  }

  private static String settled(Page page) {
    return page.locator("main").getAttribute("data-settled");
  }

  static boolean isOver(Page page) {
    return page.locator(".status[data-outcome=over]").count() > 0;
  }

  static void waitForAddress(Page page, String pattern) {
    page.waitForURL(java.util.regex.Pattern.compile(".*" + pattern + ".*"));
  }

  /** Waits until nothing moves or fades any more; what is half transparent has little contrast. */
  private static void waitForStillness(Page page) {
    page.waitForFunction(
        "() => !document.getAnimations().some(one => one.playState === 'running')");
  }

  /** axe finds nothing that would keep somebody out. */
  static void requireNoBarriers(Page page) {
    waitForStillness(page);
    page.evaluate(AXE);
    Object found =
        page.evaluate(
            "axe.run().then(found => found.violations.map("
                + "rule => rule.id + ': ' + rule.nodes.map(node => node.html).join(' ')))");
    assertThat((List<?>) found).as(page.url()).isEmpty();
  }

  /** Words are of the sizes of the design sheet, and choices do not look like the browser's own. */
  static void requireDesignSheet(Page page) {
    Object sizes =
        page.evaluate(
            """
            () => [...document.querySelectorAll('main *')]
              .filter(one => !one.closest('svg, option, .hidden-text') && one.textContent)
              .map(one => getComputedStyle(one).fontSize)
              .filter(size => !['12px', '14px', '16px', '20px', '28px'].includes(size))
            """);
    assertThat((List<?>) sizes).as(page.url()).isEmpty();
    Object foreign =
        page.evaluate(
            """
            () => [...document.querySelectorAll('main select')]
              .filter(one => getComputedStyle(one).appearance !== 'none').length
            """);
    assertThat(foreign).isEqualTo(0);
  }

  private static String axe() {
    try (var script = BrowserTest.class.getResourceAsStream("/axe.min.js")) {
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
