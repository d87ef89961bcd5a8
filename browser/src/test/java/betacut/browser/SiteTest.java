package betacut.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import betacut.web.chromium.Chromium;
import betacut.web.site.SiteFolder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The site as somebody's host would have it: in a folder of a server that knows only files. */
class SiteTest {
  private static final int PATIENCE_MILLIS = 120_000;
  private static final int MOST_STEPS = 400;
  private static final long SEED = 19;

  private static Path root;
  private static HttpServer server;

  private final List<String> complaints = new ArrayList<>();
  private final List<BrowserContext> contexts = new ArrayList<>();

  @BeforeAll
  static void write(@TempDir Path folder) {
    Chromium.get();
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    root = folder;
    SiteFolder.write(Path.of("target/engine"), folder.resolve("some/folder"));
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

  private static String address(String path) {
    return "http://localhost:" + server.getAddress().getPort() + "/some/folder/" + path;
  }

  private Page open(String path) {
    return open(path, page -> {});
  }

  private Page open(String path, Consumer<Page> before) {
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

  /** What a browser makes of an engine it does not understand. */
  @Test
  void aBrowserThatIsTooOldSaysWhatIsNeeded() throws IOException {
    var packed = new ByteArrayOutputStream();
    try (var zip = new GZIPOutputStream(packed)) {
      zip.write("\0asm\1\0\0\0 nothing it knows".getBytes(StandardCharsets.ISO_8859_1));
    }
    var strange = new Route.FulfillOptions().setBodyBytes(packed.toByteArray());
    Page page = open("play", one -> one.route("**/engine/engine.bin", it -> it.fulfill(strange)));
    page.locator("[data-target='column:3']").click();
    assertThat(page.locator("main")).containsText("It needs WebAssembly with garbage collection");
  }

  /** Nothing of another host is asked for, and nothing that is no file. */
  private void requireFile(String url) {
    boolean isOurs =
        url.startsWith("data:")
            || url.startsWith("blob:")
            || URI.create(url).getHost().equals("localhost");
    if (!isOurs || url.contains("/api/")) {
      complaints.add("asked for " + url);
    }
  }

  private static Locator target(Page page, String name) {
    return page.locator("[data-target='" + name + "']");
  }

  private static String settled(Page page) {
    return page.locator("main").getAttribute("data-settled");
  }

  private static void waitForTurn(Page page) {
    page.waitForCondition(() -> !settled(page).isEmpty());
  }

  @Test
  void theFirstClickPlaysAndHintsAreExact() {
    Page page = open("");
    target(page, "column:3").click();
    page.waitForURL(Pattern.compile(".*/some/folder/play/\\?.*moves=4,\\d.*"));
    assertThat(page.locator(".said"))
        .containsText(Pattern.compile("in truth you win in \\d+ moves|in truth"));
    page.keyboard().press("h");
    assertThat(page.locator(".target .chip")).hasCount(7);
    assertThat(page.locator(".chip.best").first()).containsText("★");
    page.reload();
    assertThat(page.locator(".target .chip")).hasCount(7);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "connect4",
        "tictactoe",
        "othello:6x6",
        "pentago",
        "kalah",
        "breakthrough:4x5",
        "dots",
        "mnk:5,5,4"
      })
  void aWholeGame(String game) {
    Page page = open("play/?second=random&game=" + game);
    var random = new SplittableRandom(SEED);
    waitForTurn(page);
    for (int step = 0; !isOver(page) && step < MOST_STEPS; step++) {
      Locator targets = page.locator("[data-target]:not(.waiting)");
      page.waitForCondition(() -> targets.count() > 0 || isOver(page));
      if (isOver(page)) {
        break;
      }
      Locator chosen = targets.nth(random.nextInt(targets.count()));
      String before = settled(page);
      chosen.click();
      page.waitForCondition(() -> !settled(page).isEmpty() && !settled(page).equals(before));
    }
    assertThat(isOver(page)).as("seed %d: %s", SEED, page.url()).isTrue();
  }

  private static boolean isOver(Page page) {
    return page.locator(".status[data-outcome=over]").count() > 0;
  }

  @Test
  void aLevelOfOthelloMovesAndSaysWhatItThinks() {
    Page page = open("play/?game=othello&first=level:4&second=human");
    assertThat(page.locator(".said")).containsText("It looked at");
  }

  @Test
  void aTreeOfAHundredThousandNodesIsStepped() {
    Page page = open("tree/?game=connect4&engine=alphabeta%20order=none&depth=8");
    assertThat(page.locator("main")).containsText(Pattern.compile("[1-9]\\d\\d,\\d{3}"));
    page.keyboard().press("Home");
    page.waitForURL(Pattern.compile(".*event=.*"));
    String begin = page.url();
    page.keyboard().press("ArrowRight");
    page.waitForCondition(() -> !page.url().equals(begin));
    page.keyboard().press("ArrowLeft");
    page.waitForCondition(() -> page.url().equals(begin));
  }

  @Test
  void aLessonAndThePuzzleOfADay() {
    Page lesson = open("learn/");
    assertThat(lesson.locator("main canvas").first()).isVisible();
    Page puzzle = open("puzzles/?game=connect4&day=2026-11-18");
    waitForTurn(puzzle);
    assertThat(puzzle.locator("main")).containsText("Difficulty");
  }

  @Test
  void whatNeedsAMachineSaysSo() {
    for (String page : List.of("lab/", "tournament/", "games/")) {
      assertThat(open(page).locator(".needs-machine")).containsText("./betacut");
    }
  }

  /** One line in a page of others: no header, and the theme that its address asks for. */
  @Test
  void aBoardInAPageOfOthers() {
    Page page = open("play/");
    page.evaluate(
        "() => { document.body.innerHTML ="
            + " '<iframe src=\"?game=othello&theme=dark\" width=480 height=640></iframe>'; }");
    var frame = page.frameLocator("iframe");
    assertThat(frame.locator("svg.board")).isVisible();
    assertThat(frame.locator(".top")).isHidden();
    assertThat(frame.locator("html")).hasAttribute("data-theme", "dark");
  }

  @Test
  void aReloadWithoutAnyConnection() {
    Page page = open("play/?second=level:2");
    waitForTurn(page);
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
    page.waitForFunction("() => navigator.serviceWorker.controller !== null");
    int port = server.getAddress().getPort();
    server.stop(0);
    try {
      page.reload();
      waitForTurn(page);
      target(page, "column:3").click();
      page.waitForURL(Pattern.compile(".*moves=4,\\d.*"));
      page.locator("nav .tab").nth(1).click();
      page.waitForURL(Pattern.compile(".*/analyse/.*"));
      assertThat(page.locator("svg.board")).isVisible();
    } finally {
      server = serve(port);
      complaints.clear(); // the browser complains of a host that is gone
    }
  }
}
