package betacut.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds for every page: add yours to the list. */
class EveryPageTest extends BrowserTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/play?moves=4,4&hints=all | .target .chip",
        "/play?game=pentago&second=human&moves=c3-1L&clock=5%2B3 | .clock.on",
        "/play?game=tictactoe&moves=a1,b1,a2,b2,a3 | .status[data-outcome=over]",
        "/analyse?game=othello&moves=f5,d6,c3&hints=all | .lines li",
        "/puzzles?game=tictactoe&seed=3&difficulty=any | .goal",
        "/tree?moves=4,4&other=minimax&break=1 | .search-counts tbody tr",
        "/learn?lesson=zoo&bug=9c | .cage .run-bug",
        "/lab?preset=ordering | .start:enabled",
        "/tournament?mode=sprt | .start:enabled",
        "/games | .panel h2",
        "/rules?game=othello | .rules-list"
      })
  void nobodyIsLockedOut(String path, String content) {
    Page page = openWhole(path, content, 1100, 900);
    requireNoBarriersInLightAndDark(page);
    page.evaluate("localStorage.setItem('look', 'contrast')");
    page.reload();
    unfold(page, content);
    assertThat(page.evaluate("document.documentElement.dataset.look")).isEqualTo("contrast");
    requireNoBarriersInLightAndDark(page);
  }

  private static void requireNoBarriersInLightAndDark(Page page) {
    for (ColorScheme scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
      assertThat(page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"))
          .isEqualTo(scheme == ColorScheme.DARK);
      requireNoBarriers(page);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/play?moves=4,4&hints=all&clock=5%2B3 | .target .chip",
        "/analyse?game=gomoku&moves=h8 | .lines li",
        "/lab | .start:enabled",
        "/tournament | .start:enabled"
      })
  void nothingHasToBeScrolledSideways(String path, String content) {
    Page page = openWhole(path, content, 320, 640);
    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(320);
  }

  /** Opens a page and everything folded on it, once what comes last is there. */
  private Page openWhole(String path, String last, int width, int height) {
    Page page = open(path, width, height, ColorScheme.LIGHT);
    unfold(page, last);
    return page;
  }

  private static void unfold(Page page, String last) {
    page.locator(last).first().waitFor();
    page.locator("details").evaluateAll("all => all.forEach(one => { one.open = true; })");
  }

  @Test
  void theLanguageCanBeChangedAndStays() {
    Page page = open("/play");
    page.locator(".settings select").selectOption("de");
    page.locator("nav a", new Page.LocatorOptions().setHasText("Spielen")).waitFor();
    page.reload();
    page.locator("nav a", new Page.LocatorOptions().setHasText("Analysieren")).waitFor();
    assertThat(page.evaluate("document.documentElement.lang")).isEqualTo("de");
    page.navigate(page.url().replaceFirst("/play.*", "/analyse"));
    page.locator(".game-choice option")
        .first()
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    assertThat(page.locator(".game-choice option").allTextContents())
        .contains("Vier gewinnt 7×6", "Tic-Tac-Toe", "4 in einer Reihe auf 4×4")
        .noneMatch(title -> title.contains("in a row"));
  }
}
