package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The first two minutes. */
class NewcomerTest extends BrowserTest {
  private static final long NOW = 1_800_000_000_000L;

  @Test
  void whoComesByALinkReadsWhatThisIsUntilTheFirstMove() {
    Page page = open("/play?second=human&moves=4,4");
    assertThat(page.locator(".said"))
        .hasText("Betacut is an opponent for board games that shows how it thinks.");
    act(page, () -> target(page, "column:0").click());
    assertThat(page.locator(".said")).hasText("");
    page.navigate(address("/play"));
    waitForTurn(page);
    assertThat(page.locator(".said")).hasText("");
  }

  @Test
  void theFirstClickPlaysAndTheReplyExplainsItself() {
    Page page = open("/");
    target(page, "column:3").click();
    assertThat(page.locator(".said"))
        .containsText(Pattern.compile(".+ It looked at [\\d,]+ positions?, \\d+ plies deep\\."));
    waitForAddress(page, "moves=4,\\d");

    page.keyboard().press("h");
    assertThat(page.locator(".target .chip")).hasCount(7);
    assertThat(page.locator(".chip.best").first()).containsText("★");
    target(page, "column:0").click();
    waitForAddress(page, "moves=4,\\d,1,\\d");
    assertThat(page.locator(".target .chip")).hasCount(7); // they stay on
    page.locator(".new-game").click();
    page.locator(".start-game").click();
    assertThat(page.locator(".target .chip")).hasCount(7);
  }

  @Test
  void aBlunderGetsAQuietMarkAndASecondTry() {
    Page page = open("/play?second=human&moves=4,1,4,1,4");
    target(page, "column:1").click();
    assertThat(page.locator(".blunder")).containsText("??");
    page.locator(".why-button").click();
    assertThat(page.locator(".why")).containsText("After 2: loss in 2 plies (exact ✓)");
    assertThat(page.locator(".why")).containsText("Better was 4");
    page.locator(".try-again").click();
    waitForAddress(page, "moves=4,1,4,1,4(&|$)");
    target(page, "column:3").click();
    waitForAddress(page, "moves=4,1,4,1,4,4");
    assertThat(page.locator(".blunder.on")).hasCount(0);
  }

  @Test
  void backIsUndoAndReloadKeepsTheGame() {
    Page page = open("/play?second=level:1");
    target(page, "column:3").click();
    waitForAddress(page, "moves=4,\\d");
    waitForTurn(page);
    String after = board(page);
    page.goBack();
    assertThat(page.locator("svg.board")).hasAttribute("data-cells", Pattern.compile("\\.{42}"));
    waitForTurn(page);
    page.goForward();
    assertThat(page.locator("svg.board")).hasAttribute("data-cells", after);
    page.reload();
    assertThat(page.locator("svg.board")).hasAttribute("data-cells", after);
    page.locator(".undo").click();
    assertThat(page.locator("svg.board")).hasAttribute("data-cells", Pattern.compile("\\.{42}"));
  }

  private static String board(Page page) {
    String cells = page.locator("svg.board").getAttribute("data-cells");
    assertThat(cells).containsOnlyOnce("x").containsOnlyOnce("o");
    return cells;
  }

  @Test
  void aSideCanBeHandedOverAndEnginesPlayEachOther() {
    Page page = open("/play?game=tictactoe&first=random&second=perfect");
    assertThat(page.locator(".moves")).hasCount(0); // nothing moves unless asked
    page.locator(".run").click();
    assertThat(page.locator(".status")).containsText("The game is over");

    Page mine = open("/play?game=tictactoe&second=perfect");
    mine.locator(".more > summary").click();
    mine.locator(".hand-over").click();
    assertThat(mine.locator(".status")).containsText("The game is over");
    waitForAddress(mine, "first=level:5");

    Page taken = open("/play?game=tictactoe&first=random&second=perfect");
    taken.locator(".more > summary").click();
    taken.locator(".hand-over").click();
    target(taken, "4").click();
    waitForAddress(taken, "moves=b2,\\w\\d");
  }

  /** In this game of somebody's own, eight matches left are lost and nine are won. */
  @Test
  void theBarTellsWhoIsAheadInAnyGame() {
    Page page = open("/play?game=nim&second=human&hints=all&moves=1,2");
    requireFirstAhead(page);
    assertThat(page.locator(".move-buttons button").first()).containsText("★▲5✓");
    page.locator(".move-buttons button").first().click();
    waitForAddress(page, "moves=1,2,1");
    requireFirstAhead(page);
    assertThat(page.locator(".moves")).containsText("2??");
  }

  private static void requireFirstAhead(Page page) {
    assertThat(page.locator(".bar")).containsText("Exact: the first player wins in ");
    assertThat(page.locator(".bar-track"))
        .hasAttribute("style", Pattern.compile("--share: [89]\\d(\\.\\d+)?%;"));
  }

  /** Level 5 thinks that it stands well where it has lost. */
  @Test
  void theEngineAndTheBarSayOneThing() {
    Page page = open("/play?moves=4,4,3&at=3");
    waitForTurn(page);
    assertThat(page.locator(".bar")).containsText(Pattern.compile("Exact: (you|Betacut) wins? in"));
    String truth = page.locator(".bar p").textContent().replaceFirst("Exact: (.*)\\.", "$1");
    assertThat(page.locator(".said"))
        .containsText(Pattern.compile("Level 5 (believes .*|sees that )" + truth + "\\."));
    assertThat(page.locator(".graph figcaption"))
        .containsText(Pattern.compile("Accuracy: You \\d+% \\(\\S+ lost per move\\); Betacut "));

    List<Double> widths = widths(page, () -> target(page, "column:0").click());
    assertThat(page.locator(".bar")).not().containsText("Nothing is known");
    org.assertj.core.api.Assertions.assertThat(widths).isNotEmpty().doesNotContain(50.0);
  }

  /** Every width of the bar while something happens, until the answer to it is known. */
  private static List<Double> widths(Page page, Runnable action) {
    page.evaluate(
        """
        () => {
          window.widths = [];
          const look = () => window.widths.push(
            parseFloat(document.querySelector('.bar-track').style.getPropertyValue('--share')));
          look();
          new MutationObserver(look).observe(
            document.querySelector('main'),
            { subtree: true, childList: true, characterData: true, attributes: true });
        }
        """);
    act(page, action);
    page.waitForCondition(() -> page.locator(".bar[data-held]").count() == 0);
    @SuppressWarnings("unchecked")
    List<Number> seen = (List<Number>) page.evaluate("window.widths");
    return seen.stream().map(Number::doubleValue).toList();
  }

  @Test
  void aGameCanBeGivenToOthers() throws IOException {
    Page page = open("/play?game=tictactoe&second=human&moves=b2,a1");
    waitForTurn(page);
    page.locator(".more > summary").click();
    page.locator("summary", new Page.LocatorOptions().setHasText("Share")).click();
    assertThat(Files.readString(shared(page, "json"))).contains("\"b2\"", "tictactoe");
    assertThat(Files.readString(shared(page, "svg"))).startsWith("<svg").contains("<circle");
    assertThat(Files.readAllBytes(shared(page, "png"))).startsWith(0x89, 'P', 'N', 'G');
  }

  private static Path shared(Page page, String kind) {
    return page.waitForDownload(() -> page.locator(".share-" + kind).click()).path();
  }

  @Test
  void gamesAreSavedAndFoundAgain() {
    Page page = open("/play?game=tictactoe&second=human");
    target(page, "4").click();
    waitForAddress(page, "g=");
    Page later = open("/play");
    later.locator(".more > summary").click();
    later.locator("summary", new Page.LocatorOptions().setHasText("Saved games")).click();
    later.locator(".saved a").first().click();
    assertThat(later.locator("svg.board")).hasAttribute("data-cells", "....x....");
  }

  @Test
  void theKeysAreTold() {
    Page page = open("/play");
    page.keyboard().press("?");
    assertThat(page.locator("dialog")).containsText("hints on or off");
    page.keyboard().press("Escape");
    assertThat(page.locator("dialog")).hasCount(0);
    target(page, "column:3").click();
    waitForAddress(page, "moves=4,\\d");
  }

  @Test
  void aReloadDoesNotStopTheClock() {
    String game = "/play?game=tictactoe&second=human&clock=1%2B0&moves=b2";
    Page page = open("/play");
    page.clock().setFixedTime(NOW);
    page.navigate(address(game));
    assertThat(page.locator(".card.other .clock.on")).hasText("1:00");
    page.clock().setFixedTime(NOW + 25_000);
    assertThat(page.locator(".card.other .clock.on")).hasText("0:35");
    page.reload();
    assertThat(page.locator(".card.other .clock.on")).hasText("0:35");
    target(page, "0").click();
    waitForAddress(page, "times=,250(&|$)");
    assertThat(page.locator(".graph")).containsText("second player 25.0 s");

    Page shared = open("/play"); // somebody else's turn begins when they look
    shared.clock().setFixedTime(NOW + 25_000);
    shared.navigate(address(game));
    assertThat(shared.locator(".card.other .clock.on")).hasText("1:00");
  }
}
