package betacut.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every page: add yours to the list. */
class EveryPageTest extends BrowserTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/play?moves=4,4&hints=all",
        "/play?game=pentago&second=human&moves=c3-1L&clock=5%2B3",
        "/play?game=tictactoe&moves=a1,b1,a2,b2,a3",
        "/analyse?game=othello&moves=f5,d6,c3&hints=all",
        "/tree?moves=4,4&other=minimax&break=1",
        "/learn?lesson=zoo&bug=9c",
        "/lab?preset=ordering",
        "/tournament?mode=sprt"
      })
  void nobodyIsLockedOut(String path) {
    Page page = open(path, 1100, 900, ColorScheme.LIGHT);
    waitForContent(page, path);
    page.locator("details").evaluateAll("all => all.forEach(one => { one.open = true; })");
    page.waitForTimeout(400);
    requireNoBarriers(page);
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    assertThat(page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")).isEqualTo(true);
    requireNoBarriers(page);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/play?moves=4,4&hints=all&clock=5%2B3",
        "/analyse?game=gomoku&moves=h8",
        "/lab",
        "/tournament"
      })
  void nothingHasToBeScrolledSideways(String path) {
    Page page = open(path, 320, 640, ColorScheme.LIGHT);
    waitForContent(page, path);
    page.locator("details").evaluateAll("all => all.forEach(one => { one.open = true; })");
    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(320);
  }

  private static void waitForContent(Page page, String path) {
    boolean hasBoard = !path.startsWith("/lab") && !path.startsWith("/tournament");
    page.locator(hasBoard ? "svg.board" : ".start:enabled").first().waitFor();
  }

  @Test
  void theLanguageCanBeChangedAndStays() {
    Page page = open("/play");
    page.locator(".settings select").selectOption("de");
    page.locator("nav a", new Page.LocatorOptions().setHasText("Spielen")).waitFor();
    page.reload();
    page.locator("nav a", new Page.LocatorOptions().setHasText("Analysieren")).waitFor();
    assertThat(page.evaluate("document.documentElement.lang")).isEqualTo("de");
  }
}
