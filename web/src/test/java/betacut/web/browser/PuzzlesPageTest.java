package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PuzzlesPageTest extends BrowserTest {
  private static final String WIN_IN_TWO = "/puzzles?game=connect4:5x5&seed=9&difficulty=any";

  @Test
  void aWrongMoveIsRefutedAndTheRightOnesArePlayedToTheEnd() {
    Page page = open(WIN_IN_TWO);
    assertThat(page.locator(".goal")).hasText("Win in 2 moves");
    assertThat(page.locator(".others")).hasCount(0); // nothing tells the answer
    act(page, () -> target(page, "column:0").click());
    assertThat(page.locator(".puzzle-verdict")).containsText("1 is wrong: loss in 8 plies");
    assertThat(page.locator(".film .move").first()).hasText("1");
    assertThat(page.locator("svg.board [data-target]")).hasCount(0);
    assertThat(page.locator(".open-refutation"))
        .hasAttribute(
            "href", Pattern.compile("/tree\\?.*moves=2,2,4,5,4,1,5,3,4,4,5,2,1&.*line=2"));
    assertThat(page.locator(".others")).hasCount(0); // one may still find it
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(".film [aria-current]")).hasText("2");
    assertThat(page.locator(".rating")).containsText("after 1 puzzle");
    act(page, () -> page.locator(".try-again").click());
    act(page, () -> target(page, "column:4").click());
    assertThat(page.locator(".puzzle-verdict")).containsText("Go on");
    waitForAddress(page, "moves=2,2,4,5,4,1,5,3,4,4,5,2,5,3");
    act(page, () -> target(page, "column:4").click());
    assertThat(page.locator(".puzzle-verdict")).containsText("The answer is 5.");
    assertThat(page.locator(".puzzle-verdict")).containsText("Other moves win, too, but later.");
    assertThat(page.locator(".others tbody tr")).hasCount(5);
    page.locator(".explain").nth(1).click();
    assertThat(page.locator(".puzzle-verdict")).containsText(Pattern.compile("[1-4] is wrong"));
    assertThat(page.locator(".rating")).containsText("after 1 puzzle"); // it counts once
    assertThat(page.locator(".open-tree"))
        .hasAttribute("href", Pattern.compile("/tree\\?.*moves=2,2,4,5,4,1,5,3,4,4,5,2&focus=5"));
    requireNoBarriers(page);
  }

  @Test
  void theDaysPuzzleIsInTheAddressAndTheNextIsAnother() {
    Page page = open("/puzzles?game=tictactoe&day=2026-11-16");
    assertThat(page.locator(".task")).containsText("2026-11-16");
    String cells = page.locator("svg.board").getAttribute("data-cells");
    page.reload();
    assertThat(page.locator(".task")).containsText("2026-11-16");
    assertThat(page.locator("svg.board")).hasAttribute("data-cells", cells);
    page.locator(".show-answer").click();
    assertThat(page.locator(".puzzle-verdict")).containsText("is right");
    assertThat(page.locator(".rating")).containsText("after 1 puzzle");
    page.locator(".reset-rating").click();
    assertThat(page.locator(".rating")).containsText("stays in this browser");
    page.locator(".wish").selectOption("easy");
    waitForAddress(page, "seed=\\d+&difficulty=easy");
    assertThat(page.locator(".goal")).isVisible();
    assertThat(page.locator(".game-choice option[value^=tree]")).hasCount(0);
    page.locator(".game-choice").selectOption("nim"); // somebody's own
    waitForAddress(page, "game=nim");
    assertThat(page.locator(".goal")).isVisible();
  }
}
