package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What becomes of the token in a browser, and what a person sees who has none. */
class ClosedPageTest extends BrowserTest {
  @Test
  void theTokenBecomesACookieAndLeavesTheAddress() {
    Page page = open("/play?game=tictactoe&second=human");
    target(page, "4").waitFor();
    assertThat(page.url()).doesNotContain("token").contains("game=tictactoe", "second=human");
    assertThat(page.context().cookies())
        .anySatisfy(cookie -> assertThat(cookie.name).isEqualTo("betacut-browser"))
        .filteredOn(cookie -> !cookie.name.equals("betacut-browser"))
        .singleElement()
        .satisfies(
            cookie -> {
              assertThat(cookie.name).startsWith("betacut-");
              assertThat(cookie.httpOnly).isTrue();
              assertThat(cookie.sameSite.name()).isEqualTo("STRICT");
            });
    assertThat(page.evaluate("document.cookie")).isEqualTo("");
    page.navigate(address("/play?game=tictactoe&moves=b2&second=human")); // another day
    target(page, "0").waitFor();
    page.goBack();
    assertThat(page.url()).doesNotContain("token");
  }

  @Test
  void whoeverHasNoTokenIsToldWhatToDo() {
    expect("401");
    Page page = open("/");
    page.context().clearCookies();
    page.navigate(address("/play"));
    assertThat(page.locator("main")).containsText("Open the whole address");
    requireNoBarriers(page);
    page.navigate(entrance("/play"));
    page.locator("svg.board").waitFor();
  }

  /** A browser sends no strict cookie to where another site leads, but does from our own page. */
  @Test
  void aLinkOfAnotherSiteNeedsOneMoreStep() {
    expect("401");
    Page page = open("/");
    page.navigate(
        "data:text/html,<a href='%s'>there</a>".formatted(address("/play?game=tictactoe")));
    page.getByText("there").click();
    page.locator("main.closed a").first().click();
    assertThat(page.locator("svg.board")).isVisible();
    assertThat(page).hasURL(Pattern.compile(".*game=tictactoe.*"));
  }

  /** The other site leads to the opened address itself, as a mail or a chat might. */
  @Test
  void theOpenedAddressWorksFromAnywhere() {
    Page page = open("/");
    page.context().clearCookies();
    page.navigate(
        "data:text/html,<a href='%s'>there</a>".formatted(entrance("/play?game=tictactoe")));
    page.getByText("there").click();
    assertThat(page.locator("svg.board")).isVisible();
  }

  /** What our page sends can be sent by no other: a browser asks first, and is refused. */
  @Test
  void anImageOfAnotherSiteMakesNobodySearch() {
    expect("403");
    Page page = open("/play?game=tictactoe&second=human");
    Object status =
        page.evaluate("fetch('/api/hints?game=tictactoe&stream=no').then(answer => answer.status)");
    assertThat(status).isEqualTo(403);
  }
}
