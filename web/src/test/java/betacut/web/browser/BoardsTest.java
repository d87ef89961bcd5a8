package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Boards look like their games, show what happened, and move once. */
class BoardsTest extends BrowserTest {
  private static final String WON = "/play?second=human&moves=4,3,4,3,4,3,4";

  private static Locator board(Page page) {
    return page.locator("svg.board");
  }

  /** The names of animations that elements have, whether they still run or not. */
  private static String animations(Page page) {
    return (String)
        page.evaluate(
            "[...document.querySelectorAll('svg.board *')]"
                + ".map(one => getComputedStyle(one).animationName)"
                + ".filter(name => name !== 'none').join(' ')");
  }

  @Test
  void eachGameHasItsLookAndHighContrastHasNone() {
    Page page = open(WON);
    assertThat(page.locator("main")).hasClass(Pattern.compile("skin-rack"));
    assertThat(board(page).locator(".stones ~ .front .plate")).hasCount(1); // in front of discs
    assertThat(board(page).locator(".in-line")).hasCount(4);
    assertThat(board(page).locator(".winning:not(.under)")).hasCount(1);
    assertThat(page.locator(".counts")).hasCount(0);
    requireNoBarriers(page);
    for (String look :
        new String[] {
          "othello felt",
          "gomoku wood",
          "tictactoe paper",
          "pentago marbles",
          "kalah pits",
          "dots dots",
          "breakthrough checks",
          "nim paper"
        }) {
      String[] words = look.split(" ");
      page.navigate(address("/play?second=human&game=" + words[0]));
      assertThat(board(page)).hasClass(Pattern.compile("skin-" + words[1]));
    }

    page.navigate(address(WON));
    page.locator(".look").first().click();
    page.locator(".look-look").selectOption("contrast");
    assertThat(board(page)).hasClass(Pattern.compile("skin-plain"));
    assertThat(page.locator("main")).hasClass(Pattern.compile("skin-plain"));
    assertThat(board(page).locator(".front")).hasCount(0);
    page.reload();
    assertThat(board(page)).hasClass(Pattern.compile("skin-plain"));
    page.waitForCondition(() -> isOver(page)); // then the button for a new game turns bright
    requireNoBarriers(page);
  }

  @Test
  void othelloTellsWhereOneMayGoWhatOneHasAndWhoPasses() {
    Page page = open("/play?second=human&game=othello&moves=f5");
    assertThat(board(page).locator(".legal")).hasCount(3);
    assertThat(page.locator(".own .count")).hasText("4");
    assertThat(page.locator(".other .count")).hasText("1");
    assertThat(page.locator(".passed")).hasCount(0);
    Locator ghost = target(page, "45").locator(".ghost");
    assertThat(ghost).hasCSS("opacity", "0");
    target(page, "45").hover();
    assertThat(ghost).hasCSS("opacity", "0.5");
    assertThat(ghost).hasClass(Pattern.compile("second"));

    page.navigate(address("/play?second=human&game=othello:4x4&moves=a2,a3,c4,c1,a1,d3,b4,b1,d1"));
    assertThat(page.locator(".passed")).hasText("Pass: White has no move.");
  }

  @Test
  void theLastMoveMovesOnceAndOnlyWhenItIsMade() {
    Page page = open("/play?second=human&moves=4,4");
    waitForTurn(page);
    assertThat(animations(page)).isEmpty(); // not on load
    act(page, () -> target(page, "column:2").click());
    assertThat(animations(page)).isEqualTo("drop");
    assertThat(page.evaluate("document.activeElement.tagName")).isEqualTo("BODY"); // no frame
    act(page, () -> page.goBack());
    assertThat(animations(page)).isEmpty();
    act(page, () -> page.goForward());
    assertThat(animations(page)).isEqualTo("drop"); // the one move
    page.reload();
    waitForTurn(page);
    assertThat(animations(page)).isEmpty();

    page.navigate(address("/play?second=human&game=othello"));
    waitForTurn(page);
    act(page, () -> target(page, "37").click());
    assertThat(animations(page).split(" "))
        .containsExactlyInAnyOrder("place", "flip-in", "flip-out");
  }

  @Test
  void aQuarterReallyTurnsAndItsArrowStays() {
    Page page = open("/play?second=human&game=pentago");
    waitForTurn(page);
    target(page, "0").focus();
    page.keyboard().press("Enter");
    assertThat(target(page, "turn:0:left")).isVisible();
    assertThat(page.locator(".board-box")).containsText("Now turn a quarter");
    String focused = (String) page.evaluate("document.activeElement.dataset.target");
    assertThat(focused).startsWith("turn:0:");
    Locator quarter = board(page).locator("[data-quarter='0']");
    String angle = focused.endsWith("right") ? "\\(90deg" : "\\(-90deg";
    assertThat(quarter).hasAttribute("style", Pattern.compile("rotate" + angle));
    target(page, "turn:3:right").hover();
    assertThat(board(page).locator("[data-quarter='3']"))
        .hasAttribute("style", Pattern.compile("rotate\\(90deg\\)"));
    page.keyboard().press("Escape");
    assertThat(board(page).locator("[data-quarter][style*=rotate]")).hasCount(0);
    target(page, "0").click();
    act(page, () -> target(page, "turn:0:right").click());
    assertThat(board(page)).hasAttribute("data-cells", "..x" + ".".repeat(33));
    assertThat(animations(page)).contains("turn");
    assertThat(board(page).locator(".turned path")).hasCount(4);
    page.reload();
    assertThat(board(page).locator(".turned path")).hasCount(4);
    assertThat(board(page).locator(".turns")).hasCount(0);
  }
}
