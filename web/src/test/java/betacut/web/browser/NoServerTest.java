package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.FilterOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a person sees when the server does not answer: never a blank page. */
class NoServerTest extends BrowserTest {
  @BeforeEach
  void requestsFail() {
    expect("Failed to load resource");
  }

  @Test
  void aPageThatCannotStartSaysWhyAndTriesAgain() {
    Page page = open("/", before -> before.route("**/api/games*", Route::abort));
    assertThat(page.locator(".problem")).containsText("The server does not answer");
    page.unroute("**/api/games*");
    page.locator(".start-again").click();
    waitForTurn(page);
    assertThat(page.locator(".problem")).hasCount(0);
  }

  @Test
  void evenWithoutItsMessagesAPageSaysWhy() {
    Page page = open("/", before -> before.route("**/messages/*", Route::abort));
    assertThat(page.locator(".problem")).containsText("The server does not answer");
    assertThat(page.locator(".start-again")).hasText("Try again");
  }

  /** A browser asks for a module once: only a fresh page asks again. */
  @Test
  void aPageThatDidNotComeComesTheNextTime() {
    Page page = open("/", before -> before.route("**/pages/tree.js", Route::abort));
    page.locator("nav a").getByText("Tree").click();
    assertThat(page.locator(".problem")).containsText("The server does not answer");
    page.unroute("**/pages/tree.js");
    page.locator("nav a").getByText("Play").click();
    page.locator("nav a").getByText("Tree").click();
    assertThat(page.locator(".tree-canvas")).isVisible();
  }

  @Test
  void savedGamesThatCannotBeListedOrDeletedSayWhy() {
    Page page = open("/play?second=human");
    target(page, "column:3").click();
    waitForAddress(page, "g=");
    page.locator(".more > summary").click();
    page.locator(".side summary").last().click();
    // The list grows when the game has been written; a click while it moves would hit nothing.
    String name = page.url().replaceAll(".*[?&]g=([^&]*).*", "$1");
    Locator own =
        page.locator(".saved li")
            .filter(new FilterOptions().setHas(page.locator("a[href*='g=" + name + "']")));
    assertThat(own).isVisible();
    page.route("**/api/saved/*", Route::abort);
    own.locator("button").click();
    assertThat(page.locator(".problem")).containsText("The server does not answer");
    page.locator(".problem button").click();
    page.route("**/api/saved?*", Route::abort);
    page.locator(".side summary").last().click();
    page.locator(".side summary").last().click();
    assertThat(page.locator(".problem")).containsText("The server does not answer");
  }

  @Test
  void aQuizWithoutItsQuestionsSaysWhy() {
    Page page =
        open(
            "/tree?tree=((3%2012%208)(2%204%206))",
            before -> before.route("**/api/trace/questions*", Route::abort));
    assertThat(page.locator(".tree-canvas")).isVisible(); // before that there is nothing to ask
    page.locator(".quiz-button").click();
    assertThat(page.locator(".problem")).containsText("The server does not answer");
  }
}
