package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** A tournament: players chosen as in Play, watched, read, and every game of it opened. */
class TournamentPageTest extends BrowserTest {
  private static void waitForState(Page page, String state) {
    page.locator(".run[data-state=" + state + "]").waitFor();
  }

  @Test
  void playersAreChosenAsInPlay() {
    Page page = open("/tournament?game=othello&rounds=3");
    page.locator(".start:enabled").waitFor();
    assertThat(page.locator(".entrant").nth(1))
        .containsText(Pattern.compile("about as strong as random play \\(± \\d+ Elo\\)"));
    assertThat(page.locator(".entrant").nth(2))
        .containsText(Pattern.compile("\\d+ ± \\d+ Elo above random play"));
    page.locator(".add-player").click();
    page.locator(".strength .level").fill("2");
    assertThat(page.locator(".strength-words")).containsText("beginner · Level 2");
    assertThat(page.locator(".size")).containsText("36 games");
    page.locator(".strength summary").click();
    page.locator(".typed-engine").fill("pvs dept=4"); // noticed while it is typed
    assertThat(page.locator(".strength .problem")).containsText("depth");
    assertThat(page.locator(".start")).isDisabled();
    page.locator(".typed-engine").fill("pvs depth=2");
    assertThat(page.locator(".entrant b")).hasCount(4);
    assertThat(page.locator(".entrant b").nth(3)).hasText("pvs depth=2");
    page.locator(".start:enabled").waitFor();
    requireNoBarriers(page);
    page.locator(".drop-player").first().click();
    assertThat(page.locator(".entrant b"))
        .hasText(new String[] {"Level 1", "Level 3", "pvs depth=2"});
    page.locator(".edit summary").click();
    assertThat(page.locator(".command code"))
        .containsText("./betacut tournament othello --players 'level:1; level:3; pvs depth=2'");
  }

  @Test
  void everyGameOpensAndTheWayBackIsThere() {
    Page page =
        open("/tournament?game=tictactoe&rounds=8&players=random%0Apvs%20depth=9%0Alevel:2");
    page.locator(".start:enabled").click();
    waitForState(page, "done");
    assertThat(page.locator(".counted")).containsText("48 of 48 games");
    assertThat(page.locator(".headline"))
        .hasText(
            Pattern.compile(
                "pvs depth=9 (is ahead of|won all) .*|No difference shown between pvs depth=9 .*"
                    + "|pvs depth=9 against .* too few .*"));
    Locator rows = page.locator(".standings tbody tr");
    assertThat(rows).hasCount(3);
    assertThat(rows.first()).containsText("pvs depth=9");
    assertThat(rows.last()).containsText("Random");
    Assertions.assertThat(page.locator(".standings .draws").count()).isPositive();
    rows.first().locator(".plot").hover();
    assertThat(rows.first().locator(".chart-words"))
        .containsText(
            Pattern.compile("pvs depth=9: .* Random .*; \\d+ won, \\d+ drawn, \\d+ lost"));
    assertThat(rows.last().locator(".chart-words")).isHidden();
    rows.last().locator(".plot").focus(); // by keyboard, too
    assertThat(rows.last().locator(".chart-words")).isVisible();

    page.locator("[data-pair='1-0']").click();
    waitForAddress(page, "pair=1-0");
    Locator games = page.locator(".pair-games tbody tr");
    assertThat(games).hasCount(16);
    assertThat(games.first()).containsText(Pattern.compile("(won|Draw)\\d+the rules"));
    requireNoBarriers(page);
    requireDesignSheet(page);
    String moves = games.first().locator("td").nth(2).textContent();
    games.first().locator("a").click();
    waitForAddress(page, "/analyse");
    assertThat(page.locator(".origin")).containsText("Game 1 of tictactoe");
    assertThat(page.locator(".origin .pairing b")).hasText(new String[] {"Random", "pvs depth=9"});
    assertThat(page.locator(".origin")).containsText(Pattern.compile("(won|Draw) \\(the rules\\)"));
    assertThat(page.locator(".moves .move")).hasCount(Integer.parseInt(moves));
    assertThat(page.locator(".status[data-outcome=over]")).isVisible();
    page.reload();
    page.locator(".origin .pairing").waitFor(); // the way back knows the pair now
    page.locator(".back-to-tournament").click();
    assertThat(page.locator(".pair-games tbody tr")).hasCount(16);
    page.setViewportSize(390, 844);
    Assertions.assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(390);
    assertThat(page.locator(".standings p")).containsText("Elo above Random"); // no head there
    Assertions.assertThat(
            page.locator(".crosstable")
                .evaluate("table => table.offsetWidth <= table.parentNode.clientWidth"))
        .as("a crosstable of three fits a phone")
        .isEqualTo(true);
  }

  @Test
  void aGameIsWatchedWhileItIsPlayed() {
    Page page =
        open(
            "/tournament?game=connect4&rounds=400&players=pvs%20nodes=30k%0Apvs%20nodes=20k",
            1280, 900, ColorScheme.LIGHT);
    page.locator(".start:enabled").click();
    waitForState(page, "running");
    Locator live = page.locator(".live-game");
    assertThat(live.locator("h2")).hasText(Pattern.compile("Game \\d+ of 800"));
    String first = live.locator("h2").textContent();
    assertThat(live.locator(".card b")).hasCount(2);
    live.locator(".skin-rack .stone").first().waitFor();
    assertThat(live.locator(".live-moves")).containsText("2. "); // moves come one by one
    assertThat(live.locator(".live-result[data-over]"))
        .hasText(Pattern.compile("(pvs nodes=\\w+ won|Draw) \\(the rules\\)"));
    requireNoBarriers(page);
    assertThat(live.locator("h2")).not().hasText(first); // then the next one
    page.locator(".stop").click();
    waitForState(page, "stopped");
  }

  @Test
  void aTestShowsItsPath() {
    Page page =
        open("/tournament?game=tictactoe&mode=sprt&elo1=200&players=pvs%20depth=9%0Arandom");
    page.locator(".start:enabled").click();
    waitForState(page, "done");
    Locator path = page.locator(".figure").filter(new Locator.FilterOptions().setHasText("ratio"));
    assertThat(path.locator("figcaption")).containsText("Decided: the first player is stronger");
    path.locator("summary").click();
    assertThat(path.locator("th[scope=col]").nth(1)).containsText("LLR");
    assertThat(page.locator(".resume")).hasCount(0);
    page.locator(".f-elo1").fill("100");
    page.locator(".f-elo1").blur();
    waitForAddress(page, "elo1=100");
    page.locator(".take").click();
    waitForAddress(page, "elo1=200");
    assertThat(page.locator(".entrant b")).hasText(new String[] {"pvs depth=9", "Random"});
  }
}
