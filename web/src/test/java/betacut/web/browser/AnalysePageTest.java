package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class AnalysePageTest extends BrowserTest {
  @Test
  void pastedMovesAreRecognisedAndIllegalOnesExplained() {
    Page page = open("/analyse?game=othello");
    page.locator("textarea").fill("f5d6c3");
    page.locator("form button").first().click();
    assertThat(page.locator(".recognised")).containsText("3 moves");
    waitForAddress(page, "moves=f5,d6,c3");
    page.locator("textarea").fill("{\"game\": \"tictactoe\", \"moves\": [\"b2\", \"a1\"]}");
    page.locator("form button").first().click();
    waitForAddress(page, "game=tictactoe&moves=b2,a1");
    requireRead(page, address("/play?game=othello&moves=f5,d6"), "an address of Betacut");
    waitForAddress(page, "game=othello&moves=f5,d6");
    requireRead(page, "https://connect4.gamesolver.org/?pos=4455", "Looks like Connect-4 7×6;");
    waitForAddress(page, "/analyse\\?moves=4,4,5,5");
    requireRead(page, "f5d6c3", "Looks like Othello 8×8; switched. Recognised: 3 moves");
    requireRead(page, "b5-1R d2-1L", "b5-1R is the same move here as b5-2L");
    requireRead(page, "1. f5 d6 2. c3", "3 moves from the start. (numbered moves)");
    page.locator("textarea").fill("https://lichess.org/abc");
    page.locator("form button").first().click();
    assertThat(page.locator("form .unread")).containsText("Links to lichess.org are not read");
    assertThat(page.locator(".recognised")).hasCount(0);
    page.locator("textarea").fill("f5f5");
    page.locator("form button").first().click();
    assertThat(page.locator("form .unread")).containsText("f5");
    assertThat(page.locator("textarea")).hasValue("f5f5"); // an error takes nothing away
    requireNoBarriers(page);
    List<String> games = page.locator(".game-choice option").allTextContents();
    org.assertj.core.api.Assertions.assertThat(games)
        .contains("Othello 8×8", "Othello 8×8, discs only")
        .doesNotHaveDuplicates()
        .noneMatch(title -> title.contains("tree"));
  }

  private static void requireRead(Page page, String text, String recognised) {
    page.locator("textarea").fill(text);
    page.locator("form button").first().click();
    assertThat(page.locator(".recognised")).containsText(recognised);
    assertThat(page.locator(".unread")).hasCount(0);
  }

  @Test
  void anAddressThatMakesNoSenseLeadsOn() {
    Page page = open("/analyse?game=tictactoe&moves=b2,b2");
    assertThat(page.locator(".problem")).containsText("Move 2");
    page.locator(".one-less").click();
    assertThat(page.locator("svg.board")).hasAttribute("data-cells", "....x....");
    assertThat(page.locator(".problem")).hasCount(0);
  }

  @Test
  void aLineIsSeenOnTheBoardBeforeAnybodyGoesThere() {
    Page page = open("/analyse?moves=4,4");
    String address = page.url();
    Locator thought = page.locator("svg.board .thought");
    page.locator(".lines li").first().locator(".move").nth(2).hover();
    assertThat(thought).hasCount(3);
    assertThat(thought.last()).containsText("3");
    page.mouse().move(0, 0);
    assertThat(thought).hasCount(0);
    page.locator(".lines li").first().locator(".move").nth(1).focus(); // by keyboard, too
    assertThat(thought).hasCount(2);
    page.locator(".values .move").first().focus();
    assertThat(thought).hasCount(1);
    requireNoBarriers(page);
    org.assertj.core.api.Assertions.assertThat(page.url()).isEqualTo(address);

    Page turning = open("/analyse?game=othello&moves=f5");
    Locator board = turning.locator("svg.board");
    turning.locator(".lines .move").first().hover();
    assertThat(board).hasAttribute("data-cells", Pattern.compile("([^xo]*[xo]){6}[^xo]*"));
    turning.mouse().move(0, 0);
    assertThat(board).hasAttribute("data-cells", Pattern.compile("([^xo]*[xo]){5}[^xo]*"));
  }

  @Test
  void theBarKnowsWhatTheSearchFound() {
    Page page = open("/analyse?game=tictactoe&start=xx./oo./...");
    assertThat(page.locator(".bar")).containsText("Exact: the first player wins in 1 move.");
    assertThat(page.locator(".bar-track"))
        .hasAttribute("style", Pattern.compile("--share: 9\\d(\\.\\d+)?%;"));
  }

  /** A look at few positions said of the last move that it lost 2 %. */
  @Test
  void aMoveThatLosesAWonGameIsMarked() {
    Page page = open("/analyse?moves=4,4,2,3,4,4,3,3,2,3,4,3,3,5&at=13");
    assertThat(page.locator(".mistakes")).containsText("14. 5 ??");
    assertThat(page.locator(".moves .marked").last()).containsText("5??");
    assertThat(page.locator(".graph figcaption"))
        .containsText(Pattern.compile("Accuracy: Red \\d+% \\(.*Yellow \\d+% "));
    assertThat(page.locator(".graph table td:nth-child(5)").last()).containsText("▼24✓");
  }

  @Test
  void anyPlyOfALineCanBeLookedAt() {
    Page page = open("/analyse?game=tictactoe&moves=b2");
    assertThat(page.locator(".lines li")).hasCount(3);
    assertThat(page.locator(".lines li").first()).containsText("=✓");
    page.locator(".lines li").first().locator(".move").nth(1).click();
    waitForAddress(page, "moves=b2,.*at=3");
    assertThat(page.locator(".values tbody tr")).hasCount(6);
  }

  @Test
  void anOpeningHasItsNameAndLinesTheirNumbers() {
    Page page = open("/analyse?game=othello&moves=f5,d6,c3,d3,c4");
    assertThat(page.locator(".opening")).hasText("Opening: Tiger");
    assertThat(page.locator(".lines li").first().locator(".number").first()).hasText("3.");
    assertThat(page.locator(".copy-position"))
        .hasAttribute("title", Pattern.compile("[-XO]{64} O"));
  }

  /** Whoever looks for his mistakes is told nothing, and the game stays what it was. */
  @Test
  void mistakesAreFoundAndTriedAgain() {
    Page page = open("/analyse?moves=4,1,4,1,4,2,3&hints=all");
    assertThat(page.locator(".mistakes")).containsText("6. 2 ??");
    assertThat(page.locator(".whose")).hasValue("0"); // the engine's are not ours
    page.locator(".find").click();
    assertThat(page.locator(".quiz")).containsText("Mistake 1 of 1");
    waitForAddress(page, "at=6");
    page.locator(".quiz-end").click();
    page.locator(".whose").selectOption("1");
    page.locator(".find").click();
    assertThat(page.locator(".quiz")).containsText("Mistake 1 of 2");
    page.locator(".quiz-next").click();
    waitForAddress(page, "at=5");
    assertThat(page.locator(".quiz")).containsText("2 was played here. Find a better move");
    assertThat(page.locator(".lines, .values, .bar, .graph, .moves, .chip")).hasCount(0);
    page.keyboard().press("h");
    waitForTurn(page); // until then the board is that of another ply
    target(page, "column:0").click();
    assertThat(page.locator(".quiz")).containsText("1 still gives away");
    assertThat(page.locator(".lines, .values, .bar, .graph, .moves, .chip")).hasCount(0);
    target(page, "column:3").click();
    assertThat(page.locator(".quiz")).containsText("Yes: 4 is good");
    waitForAddress(page, "moves=4,1,4,1,4,2,3.*at=5");
    page.locator(".quiz-show").click();
    assertThat(page.locator(".chip.best").first()).containsText("★");
    page.locator(".quiz-end").click();
    assertThat(page.locator(".moves .move")).hasCount(7);
  }

  /** Cells are counted from the top left: 38 is the lowest of the middle column. */
  @Test
  void aPositionIsSetUpByClicking() {
    Page page = open("/analyse");
    page.locator(".set-up-open").click();
    assertThat(target(page, "38")).hasAttribute("aria-label", "column 4, row 1, empty");
    target(page, "38").click();
    assertThat(page.locator(".verdict")).hasText("A legal position; the second player is to move.");
    page.locator(".piece-1").click();
    target(page, "17").click();
    assertThat(page.locator(".verdict")).containsText("column 4, row 4 from the bottom");
    page.locator(".set-up-done").click();
    assertThat(page.locator(".problem")).containsText("has an empty cell under it");
    assertThat(target(page, "17")).hasAttribute("aria-label", "column 4, row 4, Yellow");
    requireNoBarriers(page);

    page.reload(); // nothing is lost
    assertThat(page.locator(".verdict")).containsText("column 4, row 4 from the bottom");
    page.goBack(); // Back takes the stone away
    page.locator(".piece-1").click();
    target(page, "31").click();
    page.locator(".set-up-done").click();
    waitForAddress(page, "start=[^&]*o\\.\\.\\.%2F\\.\\.\\.x\\.\\.\\.$");
    assertThat(page.locator(".recognised")).containsText("a position");
    assertThat(page.locator(".values tbody tr")).hasCount(7);
    page.goBack();
    assertThat(page.locator(".verdict")).containsText("the first player is to move");
    page.locator(".set-up-cancel").click();
    assertThat(page.locator(".set-up-open")).isFocused();
  }

  @Test
  void aPositionIsSetUpByKeys() {
    Page page = open("/analyse?game=othello:4x4");
    page.locator(".set-up-open").focus();
    page.keyboard().press("Enter");
    assertThat(page.locator(".piece-0")).isFocused();
    target(page, "5").focus();
    page.keyboard().press("ArrowUp");
    page.keyboard().press("o");
    assertThat(target(page, "1")).hasAttribute("aria-label", "b1, White");
    page.keyboard().press("ArrowDown");
    page.keyboard().press("Delete");
    assertThat(page.locator(".verdict")).containsText("There is no disc on b2");
    page.keyboard().press("x");
    assertThat(page.locator(".verdict")).containsText("the first player is to move");
    page.locator(".set-up-mover").selectOption("1");
    page.locator(".set-up-done").click();
    waitForAddress(page, "start=-O.*%20O$");
  }

  @Test
  void whatHasNoBoardOfItsOwnIsNotSetUp() {
    Page page = open("/analyse?game=nim");
    assertThat(page.locator(".lines li")).hasCount(3);
    assertThat(page.locator(".set-up-open")).hasCount(0);
  }
}
