package betacut.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Play, Analyse, Puzzles, Tree and Learn on a site of files. */
class SiteTest extends StaticSite {
  private static final int MOST_STEPS = 400;
  private static final long SEED = 19;

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

  /** A blunder, why it is one, and another try: what a newcomer meets in the first minutes. */
  @Test
  void theFirstTwoMinutes() {
    Page page = open("play/?second=human&moves=4,1,4,1,4");
    target(page, "column:1").click();
    assertThat(page.locator(".blunder")).containsText("??");
    page.locator(".why-button").click();
    assertThat(page.locator(".why")).containsText("After 2: loss in 2 plies (exact ✓)");
    assertThat(page.locator(".why")).containsText("Better was 4");
    page.locator(".try-again").click();
    page.waitForURL(Pattern.compile(".*moves=4,1,4,1,4(&.*|$)"));
    target(page, "column:3").click();
    page.waitForURL(Pattern.compile(".*moves=4,1,4,1,4,4.*"));
    assertThat(page.locator(".blunder.on")).hasCount(0);
    page.goBack();
    page.waitForURL(Pattern.compile(".*moves=4,1,4,1,4(&.*|$)"));
    page.reload();
    waitForTurn(page);
    page.locator(".new-game").click();
    page.locator(".start-game").click();
    assertThat(page.locator("svg.board").first())
        .hasAttribute("data-cells", Pattern.compile("\\.{42}"));
  }

  /** The right answer is right, and the wrong one gets a second try. */
  @Test
  void aLesson() {
    Page page = open("learn/?lesson=minimax");
    Locator question = page.locator(".question");
    question.locator(".prompt").waitFor();
    question.locator("input").fill("-12345");
    question.locator("input").press("Enter");
    assertThat(question.locator(".once-more")).containsText("Try once more");
  }

  @Test
  void aPuzzleIsTriedAndAnswered() {
    Page page = open("puzzles/?game=connect4&day=2026-11-18");
    waitForTurn(page);
    assertThat(page.locator("main")).containsText("Difficulty");
    page.locator("[data-target]:not(.waiting)").first().click();
    assertThat(page.locator("main")).containsText(Pattern.compile("[Rr]ight|[Nn]ot|[Ww]rong"));
  }

  /** Values come while the search goes on, and stay when it is stopped. */
  @Test
  void anAnalysisThatIsStoppedKeepsItsLines() {
    Page page = open("analyse/?game=breakthrough&time=1m");
    assertThat(page.locator(".lines > li").first()).isVisible();
    Locator stop = page.locator("button", new Page.LocatorOptions().setHasText("Stop")).first();
    stop.click();
    assertThat(page.locator(".again")).isVisible();
    assertThat(page.locator(".lines > li")).hasCount(3);
  }

  /** Whoever looks elsewhere has an idle processor, and his values when he comes back. */
  @Test
  void aPageThatNobodySeesDoesNotSearch() {
    Page page = open("analyse/?game=breakthrough&time=1m");
    assertThat(page.locator(".lines > li").first()).isVisible();
    int workers = page.workers().size();
    see(page, false);
    page.waitForCondition(() -> page.workers().size() == workers - 1);
    see(page, true);
    page.waitForCondition(() -> page.workers().size() == workers);
    assertThat(page.locator(".lines > li").first()).isVisible();
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
    withoutHost(
        () -> {
          page.reload();
          waitForTurn(page);
          target(page, "column:3").click();
          page.waitForURL(Pattern.compile(".*moves=4,\\d.*"));
          page.locator("nav .tab").nth(1).click();
          page.waitForURL(Pattern.compile(".*/analyse/.*"));
          assertThat(page.locator("svg.board")).isVisible();
        });
  }

  /** All that a browser fetches up to the first board and the first reply, compressed. */
  @Test
  void theFirstReplyNeedsLittle() throws IOException {
    long bytes = Files.size(file("engine/engine.bin")); // which is compressed
    for (String name :
        List.of(
            "index.html",
            "first.js",
            "first.css",
            "icon.svg",
            "messages/en.json",
            "manifest.webmanifest",
            "engineworker.js",
            "engine/first.json",
            "engine/files.json",
            "engine/runtime.js")) {
      var packed = new ByteArrayOutputStream();
      try (var zip = new GZIPOutputStream(packed)) {
        Files.copy(file(name), zip);
      }
      bytes += packed.size();
    }
    assertThat(bytes).isBetween(100_000L, 400_000L);
  }

  /** What others show of a link: each page its own words and a picture that is there. */
  @Test
  void everyPageHasItsTitleAndPicture() throws IOException {
    Set<String> titles = new HashSet<>();
    for (String name : List.of("", "play/", "tree/", "lab/", "tournament/", "studies/")) {
      String page = Files.readString(file(name + "index.html"));
      Matcher picture = Pattern.compile("og:image\" content=\"([^\"]+)").matcher(page);
      assertThat(picture.find()).as(name).isTrue();
      Path there = file(name).resolve(picture.group(1)).normalize();
      var image = ImageIO.read(there.toFile());
      assertThat(image.getWidth()).isEqualTo(1200);
      assertThat(image.getHeight()).isEqualTo(630);
      Matcher title = Pattern.compile("<title>(.+)</title>").matcher(page);
      assertThat(title.find()).isTrue();
      titles.add(title.group(1));
      assertThat(page).contains("name=\"description\" content=\"", "og:description");
    }
    assertThat(titles).hasSize(5); // the front door is Play
  }

  @Test
  void theStudiesAreThereToRead() {
    Page page = open("lab/");
    page.locator(".found a").click();
    assertThat(page.locator("h1")).hasText("Studies");
    page.locator("main a", new Page.LocatorOptions().setHasText("essay").setHasNotText("next"))
        .click();
    assertThat(page.locator("h1")).containsText("essay");
    assertThat(page.locator("img").first()).isVisible();
    page.locator("header .tab", new Page.LocatorOptions().setHasText("Lab")).click();
    assertThat(page.locator(".questions")).isVisible();
  }
}
