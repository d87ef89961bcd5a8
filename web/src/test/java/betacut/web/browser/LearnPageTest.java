package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LearnPageTest extends BrowserTest {
  /** The answers a person would find; the page's own are read from the search. */
  @ParameterizedTest
  @CsvSource({
    "minimax, 3 3",
    "alphabeta, no 7",
    "windows, 8 lower 8 8 4 5 5 4",
    "ordering, 5 9",
    "deepening, fewer half",
    "table, fewer no",
    "bounds, upper yes",
    "scout, no again 3",
    "horizon, no no"
  })
  void everyQuestionHasItsAnswer(String lesson, String answers) {
    Page page = open("/learn?lesson=" + lesson);
    for (String answer : answers.split(" ")) {
      answer(page, answer);
      assertThat(page.locator(".question .verdict")).containsText("Right.");
      page.locator(".go-on").click();
    }
    page.locator(".next-lesson").waitFor();
    assertThat(page.locator(".lesson-link .done")).hasCount(1);
  }

  private static void answer(Page page, String answer) {
    Locator question = page.locator(".question");
    assertThat(question.locator(".verdict")).hasCount(0);
    question.locator(".prompt").waitFor();
    page.locator(".tree-canvas").first().waitFor();
    if (answer.matches("\\d+")) {
      question.locator("input").fill(answer);
      question.locator("input").press("Enter");
    } else {
      question.locator("[data-option=" + answer + "]").click();
    }
  }

  @Test
  void aWrongAnswerIsExplainedAndTheRestStaysHidden() {
    Page page = open("/learn?lesson=alphabeta");
    page.locator("[data-option=yes]").click();
    assertThat(page.locator(".verdict")).containsText("Not quite. The search says: No.");
    assertThat(page.locator(".node-panel .fact-value")).containsText("≤ 2");
    assertThat(page.locator(".step-one")).hasCount(0); // the next question is about the rest
    assertThat(page.locator(".tree-canvas"))
        .hasAttribute("aria-label", java.util.regex.Pattern.compile(".*follows your answer.*"));
  }

  /** The tree of the question before stays in sight meanwhile; an answer was held against it. */
  @Test
  void nothingIsAskedBeforeItsTreeIsThere() {
    Page page = open("/learn?lesson=windows");
    for (String answer : "8 lower 8 8 4 5".split(" ")) {
      answer(page, answer);
      page.locator(".question .verdict").waitFor();
      if (!page.locator(".question").innerText().startsWith("Question 6")) {
        page.locator(".go-on").click();
      }
    }
    List<Route> held = new CopyOnWriteArrayList<>();
    page.route("**/api/trace?**", held::add);
    page.locator(".go-on").click();
    page.waitForCondition(() -> !held.isEmpty());
    assertThat(page.locator(".tree-canvas")).hasCount(1);
    assertThat(page.locator(".question")).hasCount(0);
    held.forEach(Route::resume);
    assertThat(page.locator(".question")).containsText("Question 7 of 8");
  }

  /**
   * The answers are those of an alpha-beta of our own; a second try is allowed, the first counts.
   */
  @Test
  void theLearnerCutsOnTheTreeTriesAgainAndKeepsAScore() {
    Page page = open("/learn?lesson=cutting");
    Locator question = page.locator(".question");
    for (int exercise = 1; exercise <= 9; exercise++) {
      assertThat(question).containsText("Question " + exercise + " of 9");
      question.locator(".leaf").first().waitFor();
      String tree = question.locator(".prompt").innerText().replaceAll("^[^(]*|[.]$", "");
      if (exercise == 1) {
        question.locator(".send").click();
        assertThat(question.locator(".once-more")).hasText("Not quite. Try once more.");
      }
      for (String path : TypedCuts.leftOut(tree)) {
        question.locator(".leaf[data-path='" + path + "']").click();
      }
      question.locator(".send").click();
      assertThat(question.locator(".verdict")).containsText("Right.");
      page.locator(".go-on").click();
    }
    assertThat(page.locator(".score")).containsText("8 of 9 answered, 34 in all");
    page.reload();
    assertThat(page.locator(".score")).containsText("8 of 9 answered");
  }

  /** Both searches of the last lesson are alpha-beta; what differs is how deep they look. */
  @Test
  void searchesOfTheSameNameAreToldApart() {
    Page page = open("/learn?lesson=horizon");
    page.locator("[data-option=no]").click();
    Locator verdict = page.locator(".question .verdict");
    verdict.waitFor();
    Object edges =
        page.evaluate(
            "() => new Set(['.verdict', '.go-on', '.prompt'].map(name =>"
                + " document.querySelector('.question ' +"
                + " name).getBoundingClientRect().left)).size");
    assertThat(edges).as("answer, question and button have one left edge").isEqualTo(1);
    page.locator(".go-on").click();
    page.locator("[data-option=no]").click();
    assertThat(page.locator(".ratio"))
        .containsText("times as many positions as Alpha-beta, depth 3.");
    assertThat(page.locator(".search-counts thead th"))
        .hasText(new String[] {"Alpha-beta, depth 3", "Alpha-beta, depth 4"});
  }

  @Test
  void aBugOfTheZooRunsBesideTheTruth() {
    Page page = open("/learn?lesson=zoo");
    page.locator(".bug", new Page.LocatorOptions().setHasText("table without bound kind")).click();
    waitForAddress(page, "bug=3a");
    assertThat(page.locator(".cage")).not().containsText("The fix:");
    assertThat(page.locator(".cage .mover")).hasText("The first player is to move.");
    assertThat(page.locator(".code-wrong")).containsText("kind = Bound.EXACT;");
    assertThat(page.locator(".code-right")).not().containsText("kind = Bound.EXACT;");
    assertThat(page.locator(".zoo-code mark")).hasCount(0); // nothing has been seen yet
    page.locator(".run-bug").click();
    assertThat(page.locator(".zoo-code mark")).hasText("kind = Bound.EXACT;");
    assertThat(page.locator(".cage .wrong"))
        .not()
        .hasText(page.locator(".cage .right").innerText());
    assertThat(page.locator(".cage")).containsText("The fix:");
    page.locator(".cage a").first().click();
    assertThat(page.locator(".tree-canvas")).hasCount(2);
    assertThat(page.locator(".search-counts thead")).containsText("3a table without bound kind");
  }

  @Test
  void theZooSpeaksTheReadersLanguage() {
    Page page = open("/learn?lesson=zoo&bug=1");
    page.locator(".settings select").selectOption("de");
    assertThat(page.locator(".cage h3")).hasText("1. Siegwert ohne Entfernung");
    page.locator(".run-bug").click();
    assertThat(page.locator(".cage .right")).hasText("6, Sieg in 1 Halbzug");
    assertThat(page.locator(".cage")).containsText("Wert von 2: Sieg in 5 Halbzügen.");
    page.locator(".settings select").selectOption("fr");
    assertThat(page.locator(".cage .right")).hasText("6, gain en 1 demi-coup");
    assertThat(page.locator(".cage")).containsText("manque 33 % des gains en un coup");
  }

  @Test
  void nobodyIsLockedOut() {
    for (ColorScheme scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
      for (String path : List.of("/learn?lesson=horizon", "/learn?lesson=zoo&bug=1")) {
        Page page = open(path, 320, 640, scheme);
        page.locator(".option, .run-bug").first().click();
        page.locator(".verdict, .wrong").waitFor();
        requireNoBarriers(page);
        assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(320);
      }
    }
  }
}
