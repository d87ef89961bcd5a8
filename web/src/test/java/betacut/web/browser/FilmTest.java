package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Why, as a film on the board, and watching an engine think. */
class FilmTest extends BrowserTest {
  @Test
  void aRefutationIsPlayedOnThisBoardAndLeavesTheGameAsItWas() {
    Page page = open("/play?second=human&moves=4,1,4,1,4,2&g=film");
    waitForTurn(page);
    Locator board = page.locator("svg.board");
    String cells = board.getAttribute("data-cells");
    String address = page.url();
    page.keyboard().press("w");
    assertThat(page.locator(".film-ply")).hasCount(2);
    assertThat(page.locator(".film-ply").first())
        .hasText("Yellow plays 2 and leaves column 4, row 4 open, which fills a row.");
    assertThat(page.locator("[data-target]")).hasCount(0);
    // It plays by itself, to the line that wins.
    assertThat(page.locator(".film-ply[aria-current]"))
        .hasText("Red plays 4: the row is full, and Red has won.");
    assertThat(board.locator(".thought")).hasCount(1);
    assertThat(board.locator(".winning:not(.under)")).hasCount(1);
    assertThat(page.locator(".film-next")).isDisabled();
    page.locator(".film-ply").first().click();
    assertThat(board.locator(".threat.now")).hasCount(1);
    assertThat(board.locator(".thought")).hasCount(0);
    requireNoBarriers(page);
    String tree = page.locator(".open-tree").getAttribute("href");
    page.locator(".film-close").click();
    assertThat(board).hasAttribute("data-cells", cells);
    assertThat(page.locator("[data-target]")).hasCount(7);
    assertThat(page.url()).isEqualTo(address);
    refutationInTheTree(open(tree));
  }

  /** The search that led to the move, from its trace; by itself, then by hand. */
  private static void theTreeGrowsBesideTheBoard(Page page) {
    Locator canvas = page.locator(".think-tree .tree-canvas");
    assertThat(canvas).hasAttribute("data-drawn", Pattern.compile("[5-9]|\\d\\d"));
    assertThat(page.locator("svg.board .thought").first()).isVisible(); // what is looked at
    page.locator(".grown-play").click();
    page.locator(".grown-cut").click();
    assertThat(page.locator(".grown-event")).containsText("Cut");
    String at = canvas.getAttribute("data-at");
    page.locator(".grown-next").click();
    assertThat(canvas).hasAttribute("data-at", String.valueOf(Integer.parseInt(at) + 1));
    page.locator(".grown-back").click();
    assertThat(canvas).hasAttribute("data-at", at);
    requireNoBarriers(page);
    page.setViewportSize(390, 844);
    assertThat(canvas).isVisible();
    Object overflow =
        page.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth");
    org.assertj.core.api.Assertions.assertThat(overflow).isEqualTo(false);
    page.locator(".watch-it-think").click();
    assertThat(canvas).hasCount(0);
    assertThat(page.locator("svg.board .thought")).hasCount(0);
    page.locator(".watch-it-think").click();
  }

  /** What Why said is the bold line of a search from the position after the move. */
  private static void refutationInTheTree(Page page) {
    Locator canvas = page.locator(".tree-canvas");
    assertThat(canvas).hasAttribute("data-line", "2");
    assertThat(page.locator(".tree-settings")).containsText("What refutes 2");
    assertThat(page.locator(".answer")).containsText("4");
    assertThat(page.locator(".node-panel").first()).containsText("4");
  }

  /** A line of five plies that no search so short would choose is there to the end. */
  @Test
  void aFarRefutationIsExpandedInTheTree() {
    Page page = open("/play?second=human&moves=1&g=far");
    waitForTurn(page);
    page.keyboard().press("w");
    assertThat(page.locator(".film-ply")).hasCount(6);
    page.locator(".open-tree").click();
    assertThat(page.locator(".tree-canvas")).hasAttribute("data-line", "6");
    assertThat(page.locator(".problem")).hasCount(0);
  }

  @Test
  void anEngineCanBeWatched() {
    Page page = open("/play?second=level:5");
    waitForTurn(page);
    page.locator(".watch-it-think").click();
    assertThat(page.locator(".watch-it-think")).hasAttribute("aria-pressed", "true");
    target(page, "column:3").click();
    assertThat(page.locator(".thought-text")).containsText(Pattern.compile("Depth \\d"));
    assertThat(page.locator("svg.board .thought").first()).isVisible();
    waitForAddress(page, "moves=4,\\d");
    theTreeGrowsBesideTheBoard(page);
    assertThat(page.locator(".grow-tree"))
        .hasAttribute("href", Pattern.compile("/tree\\?.*moves="));
  }
}
