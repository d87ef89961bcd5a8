package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
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
    page.locator("textarea").fill("f5f5");
    page.locator("form button").first().click();
    assertThat(page.locator(".problem")).containsText("f5");
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
  void mistakesAreFoundAndTriedAgain() {
    Page page = open("/analyse?moves=4,1,4,1,4,2,3");
    assertThat(page.locator(".mistakes")).containsText("6. 2 ??");
    page.locator(".find").click();
    assertThat(page.locator(".quiz")).containsText("Find a better move");
    page.locator(".quiz button", new Page.LocatorOptions().setHasText("Next mistake")).click();
    waitForAddress(page, "at=5");
    target(page, "column:3").click();
    assertThat(page.locator(".quiz")).containsText(Pattern.compile("Yes: 4 is good"));
  }
}
