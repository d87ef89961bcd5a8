package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** The games that are kept: each once, found, deleted and had back, taken along. */
class ArchivePageTest extends BrowserTest {
  private static String name(Page page) {
    return page.url().replaceAll(".*[?&]g=([^&]*).*", "$1");
  }

  private static Locator rows(Page page) {
    return page.locator(".games-table tbody tr");
  }

  private static Locator row(Page page, String id) {
    return rows(page)
        .filter(new Locator.FilterOptions().setHas(page.locator("a[href*='g=" + id + "']")));
  }

  private static int kept(Page page) {
    return ((Number)
            page.evaluate(
                "fetch('/api/saved').then(answer => answer.json()).then(all => all.games.length)"))
        .intValue();
  }

  @Test
  void aGameIsKeptOnceHoweverOftenItIsOpened() {
    Page page = open("/play?game=tictactoe&second=human");
    int before = kept(page);
    waitForTurn(page);
    target(page, "4").click();
    waitForAddress(page, "moves=b2&.*g=");
    target(page, "0").click();
    waitForAddress(page, "moves=b2,\\w\\d&.*g=");
    String id = name(page);
    page.locator("nav a[href^='/analyse']").click();
    waitForAddress(page, "/analyse");
    page.locator("nav a[href^='/play']").click();
    waitForAddress(page, "/play\\?");
    waitForTurn(page);
    String address = page.url();
    Assertions.assertThat(address).as("nothing was played").doesNotContain("g=");
    target(page, "8").click();
    waitForAddress(page, "g=" + id);

    Page other = open(address.substring(address.indexOf("/play")));
    waitForTurn(other);
    other.locator("nav a[href^='/games']").click();
    Locator own = row(other, id);
    assertThat(own).containsText(Pattern.compile("not over.*3.*\\d{1,2} \\w{3} 20\\d\\d"));
    Assertions.assertThat(kept(other)).isEqualTo(before + 1);

    own.locator("button").click();
    assertThat(own).hasCount(0);
    other.locator(".undo-delete").click();
    assertThat(own).hasCount(1);
    own.locator("a").first().click();
    waitForAddress(other, "g=" + id);
    assertThat(other.locator("svg.board")).hasAttribute("data-cells", Pattern.compile("x.*x"));
  }

  /** Both go on with one game in their own way: both are kept. */
  @Test
  void twoTabsDoNotOverwriteEachOther() {
    expect("412");
    Page one = open("/play?game=tictactoe&second=human");
    waitForTurn(one);
    target(one, "4").click();
    waitForAddress(one, "g=");
    String id = name(one);
    Page two = open("/games");
    two.locator("a[href*='g=" + id + "']").click();
    waitForTurn(two);
    act(one, () -> target(one, "0").click());
    act(two, () -> target(two, "8").click());
    assertThat(two.locator(".problem")).containsText("yours is saved beside it");
    two.waitForCondition(() -> !name(two).equals(id));
    two.locator("nav a[href^='/games']").click();
    assertThat(two.locator("a[href*='g=" + id + "'][href*='moves=b2,a']").first()).isVisible();
    assertThat(two.locator(".games-table a[href*='moves=b2,c']").first()).isVisible();
  }

  @Test
  void gamesAreSearchedCountedAndTakenAlong() {
    Page page = open("/play?game=tictactoe&second=random");
    for (int i = 0; i < 5 && !isOver(page); i++) {
      waitForTurn(page);
      if (!isOver(page)) {
        act(page, () -> page.locator("svg.board [data-target]").first().click());
      }
    }
    Assertions.assertThat(isOver(page)).isTrue();
    waitForAddress(page, "g=");
    String id = name(page);
    page.locator("nav a[href^='/games']").click();
    Locator own = row(page, id);
    assertThat(own).containsText(Pattern.compile("won|lost|draw"));
    assertThat(page.locator(".statistics tbody tr").first()).containsText("Random");
    page.locator(".q").fill("random");
    assertThat(own).hasCount(1);
    page.locator(".q").fill("no such game");
    assertThat(rows(page)).hasCount(0);
    waitForAddress(page, "q=no");
    page.locator(".q").fill("");
    requireNoBarriers(page);

    Download all = page.waitForDownload(() -> page.locator(".export").click());
    own.locator("button").click();
    assertThat(own).hasCount(0);
    page.locator(".import").setInputFiles(all.path());
    assertThat(own).hasCount(1);
    int kept = rows(page).count();
    page.locator(".import").setInputFiles(all.path());
    assertThat(page.locator(".problem")).containsText("0 games were added");
    assertThat(rows(page)).hasCount(kept);
  }
}
