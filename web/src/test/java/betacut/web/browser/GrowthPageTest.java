package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import betacut.text.json.JsonReader;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Searches that grow their tree, drawn step by step. */
class GrowthPageTest extends BrowserTest {
  private static final String HUNDRED_THOUSAND = "game=connect4&method=mcts&playouts=100000";

  private static Map<?, ?> asked(Page page, String question) {
    Object answer =
        page.evaluate(
            "url => fetch(url, {headers: {'X-Betacut': 'page'}}).then(file => file.text())",
            "/api/growth/tree?stream=no&" + question);
    return (Map<?, ?>) JsonReader.read((String) answer);
  }

  private static void goTo(Page page, int step) {
    page.locator(".moment input").fill("" + step);
    assertThat(page.locator(".happened")).containsText("Step %,d of".formatted(step + 1));
  }

  /** What is drawn is what was answered: every node's visits, the score or proof of each. */
  private static void requireSame(Page page, int step, String question) {
    int across = page.locator(".growth-box").boundingBox().width > 0 ? 16 : 0;
    Map<?, ?> tree = asked(page, question + "&step=" + step + "&across=" + across);
    List<?> nodes = (List<?>) tree.get("number");
    List<?> visits = (List<?>) tree.get("visits");
    Locator drawn = page.locator(".grown");
    assertThat(drawn).hasCount(nodes.size());
    List<String> lower = page.locator(".grown .lower").allTextContents();
    List<String> upper = page.locator(".grown .upper").allTextContents();
    for (int row = 0; row < nodes.size(); row++) {
      long count = ((Number) visits.get(row)).longValue();
      assertThat(lower.get(row)).isEqualTo("%,d".formatted(count));
      Map<?, ?> numbers = (Map<?, ?>) ((List<?>) tree.get("numbers")).get(row);
      double share = ((Number) numbers.get("share")).doubleValue();
      if (numbers.get("proven").equals("") && share >= 0) {
        assertThat(shown(upper.get(row))).isCloseTo(share, within(upper.get(row)));
      }
    }
  }

  private static double shown(String percent) {
    return Double.parseDouble(percent.replace("%", "")) / 100;
  }

  private static org.assertj.core.data.Offset<Double> within(String percent) {
    return org.assertj.core.data.Offset.offset(percent.contains(".") ? 0.000501 : 0.00501);
  }

  @Test
  void aHundredThousandPlayoutsAreWalkedThrough() {
    Page page = open("/tree?engine=mcts&playouts=100000", 1440, 900, ColorScheme.LIGHT);
    Locator said = page.locator(".growth-said");
    assertThat(page.locator(".happened")).containsText("Step 400,001 of 400,001.");
    assertThat(said).containsText("The root has 100,000 visits; Max scored");
    requireSame(page, 400_000, HUNDRED_THOUSAND);
    goTo(page, 200_001);
    assertThat(page.locator(".growing figcaption")).containsText("Playout 50,001 of 100,000");
    assertThat(page.locator(".phases [aria-current]")).hasText("Selection");
    requireSame(page, 200_001, HUNDRED_THOUSAND);
    assertThat(page.locator(".grown .lower").first()).hasText("50,000");
    assertThat(said).containsText("Selection: the walk goes ");
    for (String phase : List.of("Expansion", "Playout", "Backup")) {
      page.keyboard().press("ArrowRight");
      assertThat(page.locator(".phases [aria-current]")).hasText(phase);
      assertThat(said).containsText(phase + ": ");
      assertThat(page.locator(".code .runs"))
          .hasAttribute("data-line", phase.toLowerCase(Locale.ROOT).replace("sion", "d"));
    }
    assertThat(page.locator(".grown .lower").first()).hasText("50,001");
    page.keyboard().press("ArrowLeft");
    assertThat(page.locator(".grown .lower").first()).hasText("50,000");
    waitForAddress(page, "event=200003");
    page.keyboard().press("Shift+c");
    assertThat(said).containsText("A new best move: ");
    page.keyboard().press("Home");
    assertThat(said).hasText("The root gets its 7 moves as children.");
    assertThat(page.locator(".grown")).hasCount(8);
    page.keyboard().press("Shift+c");
    assertThat(page.locator(".nothing")).hasText("The best move does not change before this step.");
    page.keyboard().press("n");
    assertThat(page.locator(".growing figcaption")).containsText("Playout 1 of 100,000: Backup");
    page.keyboard().press("End");
    requireSame(page, 400_000, HUNDRED_THOUSAND);
    requireTable(page);
  }

  /** The moves of the root: their visits are those drawn, and add up to the root's. */
  private static void requireTable(Page page) {
    page.locator(".grown[data-node='0']").click();
    Locator table = page.locator(".growth-children");
    assertThat(page.locator(".node-panel h2")).hasText("The root");
    assertThat(table.locator("tbody tr")).hasCount(7);
    long all =
        table.locator("tbody td:nth-child(2)").allTextContents().stream()
            .mapToLong(text -> Long.parseLong(text.replace(",", "")))
            .sum();
    assertThat(all).isEqualTo(100_000);
    assertThat(table.locator(".chosen")).hasCount(1);
    table.locator("tbody tr .pick").first().click();
    assertThat(page.locator(".node-panel h2")).hasText(Pattern.compile("After \\d"));
    assertThat(page.locator(".grown.shown")).hasCount(1);
  }

  @Test
  void aProofIsFollowedThroughItsNumbers() {
    Page page = open("/tree?game=tictactoe&engine=dfpn", 1440, 900, ColorScheme.LIGHT);
    Locator said = page.locator(".growth-said");
    assertThat(said).hasText("Back up. Proved: Max at least draws here.");
    Locator root = page.locator(".grown[data-node]").first();
    assertThat(root.locator(".upper")).hasText("pn 0");
    assertThat(root.locator(".lower")).hasText("dn ∞");
    page.keyboard().press("Home");
    assertThat(said).hasText("The question: can Max force a win?");
    page.keyboard().press("ArrowRight");
    assertThat(said).containsText("Into the root");
    page.keyboard().press("ArrowRight");
    assertThat(said).containsText("the proof number is the least of those below, 1.");
    assertThat(said).containsText("the disproof number is their sum, 9.");
    assertThat(page.locator(".code .runs")).hasAttribute("data-line", "max");
    page.keyboard().press("ArrowRight");
    assertThat(said).containsText("no move has a smaller proof number than its 1.");
    assertThat(said).containsText("The search stays here until the proof number reaches");
    page.keyboard().press("c");
    assertThat(said).containsText("Back up. ");
    assertThat(page.locator(".code .runs")).hasAttribute("data-line", "return");
    assertThat(page.locator(".grown.here")).hasClass(Pattern.compile("exact"));
    page.locator(".settings select").selectOption("de");
    assertThat(said).containsText("Zurück nach oben.");
    page.locator(".settings select").selectOption("fr");
    assertThat(said).containsText("On remonte.");
  }

  @Test
  void theSearchesAreInTheMenuWhereTheyCanBeLookedAt() {
    Page page = open("/tree?game=othello:6x6&depth=2");
    page.locator(".choice-engine").selectOption("Monte-Carlo tree search (UCT)");
    assertThat(page.locator(".growing figcaption")).containsText("Playout 10,000 of 10,000");
    page.locator(".playouts").selectOption("100");
    assertThat(page.locator(".growing figcaption")).containsText("Playout 100 of 100");
    assertThat(page.locator(".grown.folded")).hasCount(0);
    page.keyboard().press("Home");
    page.locator(".speed").selectOption("60");
    page.keyboard().press("a"); // it plays to its end by itself
    assertThat(page.locator(".happened")).containsText("Step 401 of 401.");
    page.locator(".choice-engine").selectOption("Alpha-beta");
    page.locator(".tree-canvas").waitFor();
    page.navigate(address("/tree?tree=((3+12+8)(2+4+6)(14+5+2))"));
    page.locator(".tree-canvas").waitFor();
    assertThat(page.locator(".choice-engine option").allInnerTexts())
        .noneMatch(name -> name.contains("df-pn") || name.contains("Monte-Carlo"));
    page.navigate(address("/tree?tree=(1+2)&engine=mcts"));
    assertThat(page.locator(".problem")).containsText("a typed tree has points");
  }

  @Test
  void nobodyIsLockedOut() {
    for (ColorScheme scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
      for (String path :
          List.of(
              "/tree?game=gomoku&engine=mcts&playouts=100&event=203",
              "/tree?game=tictactoe&engine=dfpn&event=900",
              "/tree?game=tictactoe&moves=b2,a1,c3&engine=mcts")) {
        Page page = open(path, 320, 640, scheme);
        page.locator(".node-panel").waitFor();
        requireNoBarriers(page);
        assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(320);
      }
    }
  }
}
