package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What moves are worth, on the board: a heat map, a few numbers, and what they mean. */
class HintsTest extends BrowserTest {
  private static final double SMALLEST_PIXELS = 11;

  @Test
  void theBestFewHaveNumbersAndALegendSaysWhatTheyMean() {
    Page page = open("/play?game=gomoku&second=human&moves=h8,i9,g8", 390, 844, ColorScheme.DARK);
    waitForTurn(page);
    page.keyboard().press("h");
    assertThat(page.locator(".chip")).hasCount(5);
    assertThat(page.locator(".chip.best").first()).containsText(Pattern.compile("[%✓]"));
    assertThat(page.locator(".heat")).hasCount(15 * 15 - 3 - 5);
    double height =
        (double)
            page.evaluate(
                "(() => { const text = document.querySelector('.chip text'); return"
                    + " parseFloat(getComputedStyle(text).fontSize) * text.getCTM().a; })()");
    assertThat(height).isGreaterThanOrEqualTo(SMALLEST_PIXELS);
    assertThat(page.locator(".legend")).containsText("Per cent are the chance to win");
    requireNoBarriers(page);
    page.locator(".legend-seen").click();
    assertThat(page.locator(".legend")).hasCount(0);
    page.keyboard().press("h");
    waitForAddress(page, "hints=all");
    assertThat(page.locator(".heat")).hasCount(0);
    page.reload();
    assertThat(page.locator(".chip").nth(50)).isVisible();
    assertThat(page.locator(".legend")).hasCount(0);
  }

  @Test
  void eachGameCountsInItsOwnUnit() {
    Page page = open("/play?game=othello&second=human&moves=f5&hints=best");
    assertThat(page.locator(".chip text").first()).containsText(Pattern.compile("[+−]\\d+\\.\\d"));
    assertThat(page.locator(".legend")).containsText("two discs more");

    // Column 5 loses in 24 plies; the others win, some of them later than others.
    page.navigate(address("/analyse?hints=best&moves=4,4,2,3,4,4,3,3,2,3,4,3,3"));
    assertThat(page.locator(".chip.good")).hasCount(5);
    assertThat(page.locator(".chip.best")).not().hasCount(5);
    assertThat(target(page, "column:4").locator(".chip")).hasClass(Pattern.compile("bad"));
    assertThat(target(page, "column:4").locator(".chip")).containsText("▼24✓");
  }

  @Test
  void theNumbersOfTurnsAreWhole() {
    Page page = open("/play?game=pentago&second=human&hints=best&moves=c3-1L,d4-2R");
    assertThat(page.locator(".chip")).hasCount(5);
    target(page, "0").click();
    Locator chips = page.locator(".turn .chip");
    assertThat(chips).hasCount(8);
    assertThat(page.locator(".cell .chip")).hasCount(0); // they would lie under the turns
    var board = page.locator("svg.board").boundingBox();
    for (Locator chip : List.copyOf(chips.all())) {
      var box = chip.boundingBox();
      assertThat(box.y).isGreaterThanOrEqualTo(board.y);
      assertThat(box.y + box.height).isLessThanOrEqualTo(board.y + board.height);
      assertThat(box.x).isGreaterThanOrEqualTo(board.x);
      assertThat(box.x + box.width).isLessThanOrEqualTo(board.x + board.width);
    }
  }
}
