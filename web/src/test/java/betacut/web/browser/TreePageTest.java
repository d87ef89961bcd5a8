package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TreePageTest extends BrowserTest {
  private static final String TEXTBOOK = "/tree?tree=((3+12+8)(2+4+6)(14+5+2))";

  private Page openTree(String path) {
    Page page = open(path);
    page.locator(".node-panel").first().waitFor();
    return page;
  }

  /** Everything the page shows at a moment, the picture included, once it has settled. */
  private static String moment(Page page, int at) {
    Locator canvas = page.locator(".tree-canvas");
    assertThat(canvas).hasAttribute("data-at", "" + at);
    String node = canvas.getAttribute("data-node");
    assertThat(page.locator(".node-panel")).hasAttribute("data-node", node);
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))");
    return page.locator(".node-panel").innerText()
        + page.locator(".tree-list").innerText()
        + page.locator(".happened").innerText()
        + canvas.evaluate("canvas => canvas.toDataURL()");
  }

  @Test
  void steppingBackEqualsSteppingForward() {
    Page page = openTree(TEXTBOOK);
    page.keyboard().press("Home");
    List<String> forwards = new ArrayList<>();
    forwards.add(moment(page, 0));
    for (int at = 1; at < 25; at++) {
      page.keyboard().press("ArrowRight");
      forwards.add(moment(page, at));
    }
    assertThat(forwards).doesNotHaveDuplicates();
    for (int at = 23; at >= 0; at--) {
      page.keyboard().press("ArrowLeft");
      assertThat(moment(page, at).equals(forwards.get(at))).as("event " + at).isTrue();
    }
  }

  /** Only what changes is painted; another width and back has everything painted. */
  @Test
  void manyStepsLeaveThePictureThatAWholePaintingGives() {
    Page page = openTree("/tree?engine=alphabeta+table=bucket+with=deepening&depth=5&event=2000");
    String keys = "cccciiiioooottppccccIIIICCooiicct";
    for (char key : keys.toCharArray()) {
      page.keyboard().press(Character.isUpperCase(key) ? "Shift+" + key : "" + key);
    }
    // Steps wait for each other: only the last of them leads there.
    assertThat(page.locator(".tree-canvas")).hasAttribute("data-at", "5351");
    waitForAddress(page, "event=5351");
    String stepped = painted(page);
    assertThat(stepped).hasSizeGreaterThan(10_000);
    page.setViewportSize(900, 900);
    page.waitForCondition(() -> !painted(page).equals(stepped));
    page.setViewportSize(1100, 900);
    page.waitForCondition(() -> painted(page).equals(stepped));
  }

  @Test
  void thePictureTakesTheColoursOfTheTheme() {
    Page page = openTree(TEXTBOOK);
    String light = painted(page);
    page.evaluate("() => (document.documentElement.dataset.theme = 'dark')");
    page.waitForCondition(() -> !painted(page).equals(light));
    page.evaluate("() => (document.documentElement.dataset.theme = 'light')");
    page.waitForCondition(() -> painted(page).equals(light));
  }

  private static String painted(Page page) {
    return (String)
        page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>"
                + " done(document.querySelector('.tree-canvas').toDataURL()))))");
  }

  @Test
  void stepsGoInOverOutAndFromCutToCut() {
    Page page = openTree(TEXTBOOK);
    Locator canvas = page.locator(".tree-canvas");
    page.keyboard().press("Home");
    page.keyboard().press("i"); // the root
    page.keyboard().press("i"); // branch 1
    assertThat(canvas).hasAttribute("data-at", "2");
    page.keyboard().press("o");
    assertThat(page.locator(".fact-value")).containsText("= 3");
    assertThat(canvas).hasAttribute("data-at", "9");
    page.keyboard().press("c");
    assertThat(canvas).hasAttribute("data-at", "13");
    assertThat(page.locator(".happened")).containsText("Cut: 2");
    page.keyboard().press("c"); // the third branch is looked at to its last move: no cut
    assertThat(page.locator(".nothing")).hasText("No cut after this moment.");
    page.keyboard().press("t");
    assertThat(page.locator(".nothing")).hasText("The table answers nothing after this moment.");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(".nothing")).hasCount(0);
    page.keyboard().press("Shift+c");
    assertThat(canvas).hasAttribute("data-at", "13");
    page.keyboard().press("p");
    assertThat(canvas).hasAttribute("data-at", "24");
    waitForAddress(page, "tree=[^&]*$");
  }

  /** Russell and Norvig's third branch: 14, 5 and 2 are all looked at, and it is worth 2. */
  @Test
  void whereEveryMoveWasLookedAtNothingIsCut() {
    Page page = openTree(TEXTBOOK + "&event=22&node=7");
    assertThat(page.locator(".happened")).containsText("All moves looked at: 3");
    page.keyboard().press("End");
    page.locator(".tree-list [role=treeitem]").last().click();
    Locator panel = page.locator(".node-panel");
    assertThat(panel.locator("h2")).hasText("After 3");
    assertThat(panel.locator(".fact-value"))
        .containsText(
            "= 2 All moves were looked at: the value is 2 at depth 1. It is not above alpha (3), so"
                + " the search keeps it as at most 2.");
    assertThat(panel.locator(".fact-cut")).hasCount(0);
    assertThat(page.locator(".count-cuts td")).hasText("1");
    page.keyboard().press("q");
    Locator quiz = page.locator(".tree-quiz");
    assertThat(quiz).containsText("Question 1 of 6");
    for (String answer : List.of("3", "yes", "2", "no", "2")) {
      if (answer.matches("\\d+")) {
        quiz.locator("input").fill(answer);
        quiz.locator("input").press("Enter");
      } else {
        quiz.locator("." + answer).click();
      }
      assertThat(quiz).containsText("Right.");
      if (answer.equals("no")) {
        assertThat(quiz).containsText("No cut: = 14 is inside the window (3, ∞)");
      }
      quiz.locator(".next").click();
    }
  }

  /** A lecture on one screen: words that can be read, alpha and beta by name, the line of code. */
  @Test
  void aSmallTreeFillsItsBoxAndTheCodeRunsInStep() {
    Page page = openTree(TEXTBOOK + "&event=12");
    Locator canvas = page.locator(".tree-canvas");
    assertThat(Double.parseDouble(canvas.getAttribute("data-text"))).isGreaterThanOrEqualTo(16);
    assertThat((int) page.evaluate("() => document.querySelector('.tree-canvas').clientHeight"))
        .isGreaterThan(300);
    assertThat(canvas).hasAttribute("data-line", "0"); // no best play before the end
    Locator running = page.locator(".code .runs");
    assertThat(running).hasText("if the game or the depth ends: return its value");
    assertThat(page.locator(".code .then")).hasText("Min: β ← min(β, value)");
    page.keyboard().press("ArrowRight");
    assertThat(running).hasText("if α ≥ β: cut, leave the rest out");
    assertThat(page.locator(".live-window")).hasText("α 3β 2");
    page.keyboard().press("ArrowRight");
    assertThat(running).hasText("return the best value");
    page.keyboard().press("ArrowRight");
    assertThat(running).hasText("search(node, α, β):");
    page.locator(".speed").selectOption("60");
    page.locator(".film").click();
    assertThat(canvas).hasAttribute("data-at", "24"); // it plays to its end by itself
    assertThat(page.locator(".film")).hasAttribute("aria-pressed", "false");
    assertThat(canvas).hasAttribute("data-line", "3"); // root, branch, leaf
    assertThat(page.locator(".step-over").first()).not().isVisible();
    page.locator(".more-steps summary").click();
    assertThat(page.locator(".step-over").first()).isVisible();
    assertThat(page.locator(".choice-engine option").allInnerTexts())
        .contains("Alpha-beta with table and deepening")
        .noneMatch(name -> name.contains("bound kind"));
    page.navigate(address("/tree?tree=((3+12+8)(2+4+6)(14+5+2))&engine=minimax"));
    assertThat(page.locator(".code")).not().containsText("α"); // minimax has no window
  }

  /** Two best moves of the same worth: no newcomer may think that cuts change the answer. */
  @Test
  void equalAnswersAreSaidToBeEqualAndOpinionsAreMarked() {
    Page page =
        openTree(
            "/tree?moves=4,4,3&depth=3&engine=minimax&other=alphabeta+table=bucket+with=deepening");
    page.locator(".other .node-panel").waitFor();
    assertThat(page.locator(".search-counts tbody tr").first().locator("td"))
        .hasText(new String[] {"4 +19~", "5 +19~"});
    assertThat(page.locator(".equal"))
        .containsText("Both are worth +19~: 4 and 5 are equally good at depth 3.");
    assertThat(page.locator(".search-counts thead th"))
        .hasText(new String[] {"Minimax", "Alpha-beta with table and deepening"});
    assertThat(page.locator(".fact-value").first())
        .containsText("= 19~ The value at depth 3 is 19; it rests on estimates.");
  }

  @Test
  void whatIsTypedWrongKeepsTheTree() {
    Page page = openTree(TEXTBOOK + "&engine=minimax&other=alphabeta");
    page.locator(".other .node-panel").waitFor();
    page.locator("input[name=tree]").fill("((1 2");
    page.locator("input[name=tree]").press("Enter");
    assertThat(page.locator(".problem")).hasCount(1); // though both searches were asked
    assertThat(page.locator(".problem")).containsText("add ')'");
    assertThat(page.locator(".tree-canvas")).hasCount(2);
    assertThat(page.locator(".count-nodes td").first()).hasText("13");
    page.locator("input[name=tree]").fill("(1 2)");
    page.locator("input[name=tree]").press("Enter");
    assertThat(page.locator(".count-nodes td").first()).hasText("3");
    assertThat(page.locator(".problem")).hasCount(0);
  }

  @Test
  void aSearchThatWasStoppedHasNoAnswer() {
    Page page = openTree("/tree?depth=12&engine=minimax&other=alphabeta");
    page.locator(".other").waitFor();
    assertThat(page.locator(".answer")).containsText("Minimax: no answer. 600,");
    assertThat(page.locator(".limits"))
        .containsText("before it had finished a single depth: it has no answer");
    assertThat(page.locator(".limits")).not().containsText("whole search");
    assertThat(page.locator(".search-counts tbody td").first()).hasText("–");
    assertThat(page.locator(".ratio")).containsText("cannot be compared");
  }

  @Test
  void thePlaceIsInTheAddress() {
    Page page = openTree(TEXTBOOK + "&event=13");
    assertThat(page.locator(".node-panel h2")).hasText("After 2");
    page.keyboard().press("ArrowLeft");
    waitForAddress(page, "event=12");
    page.reload();
    assertThat(page.locator(".tree-canvas")).hasAttribute("data-at", "12");
    assertThat(page.locator(".node-panel h2")).hasText("After 2 1");
  }

  @Test
  void whyOpensTheTreeAtTheRightNode() {
    Page page = open("/play?second=human&moves=4,1,4,1,4");
    target(page, "column:1").click();
    page.locator(".why-button").click();
    page.locator(".open-tree").click();
    assertThat(page.locator(".node-panel h2")).hasText("After 4");
    assertThat(page.locator(".tree-settings")).containsText("What refutes 2");
    assertThat(page.locator(".node-panel"))
        .containsText("= ▲1 The game is over here: a win in 1 ply for Max.");

    page.locator(".cuts-off").click(); // alpha-beta off: the count jumps
    waitForAddress(page, "engine=minimax&.*other=alphabeta");
    assertThat(page.locator(".ratio"))
        .containsText(Pattern.compile("Minimax looks at .+ times as many positions as Alpha-beta"));
    assertThat(page.locator(".tree-canvas")).hasCount(2);
  }

  @Test
  void twoSearchesGoTogether() {
    Page page = openTree("/tree?engine=minimax&other=alphabeta&depth=3");
    page.locator(".other .node-panel").waitFor();
    page.keyboard().press("Home");
    for (int i = 0; i < 6; i++) {
      page.keyboard().press("i");
    }
    Locator headings = page.locator(".node-panel h2");
    assertThat(headings.first()).hasText("After 1 1 3");
    assertThat(headings.nth(1)).hasText("After 1 1 3");
    page.keyboard().press("o");
    assertThat(page.locator(".fact-value").nth(1)).containsText("~");
  }

  @Test
  void aBreakpointFindsTheSamePositionAgain() {
    Page page = openTree("/tree?tree=((1+2)(1+2))&engine=minimax&event=2");
    assertThat(page.locator(".node-panel h2")).hasText("After 1");
    page.keyboard().press("b");
    waitForAddress(page, "break=[0-9a-f]+");
    page.keyboard().press("g");
    assertThat(page.locator(".node-panel h2")).hasText("After 2");
  }

  @Test
  void theQuizAsksBeforeItTells() {
    Page page = openTree(TEXTBOOK);
    page.keyboard().press("q");
    Locator quiz = page.locator(".tree-quiz");
    assertThat(quiz).containsText("Question 1 of 6");
    assertThat(page.locator(".fact-value")).containsText("not known yet");
    quiz.locator("input").fill("3");
    quiz.locator("input").press("Enter");
    assertThat(quiz).containsText("Right.");
    quiz.locator(".next").click();
    assertThat(page.locator(".tree-list li")).hasCount(3); // what is to come cannot be counted
    quiz.locator(".no").click();
    assertThat(quiz).containsText("Not quite. Cut: 2 here is already too good for Min");
  }

  @Test
  void theListIsWalkedWithTheArrowKeys() {
    Page page = openTree(TEXTBOOK);
    page.locator("[role=treeitem][tabindex='0']").focus();
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(".node-panel h2")).hasText("After 1");
    page.keyboard().press("ArrowDown");
    assertThat(page.locator(".node-panel h2")).hasText("After 2");
    assertThat(page.locator("[role=treeitem]:focus")).containsText("≤ 2");
    page.keyboard().press("ArrowLeft");
    assertThat(page.locator(".node-panel h2")).hasText("The root");
  }

  @Test
  void theSentencesAreInTheReadersLanguage() {
    Page page = openTree(TEXTBOOK + "&event=13");
    Locator cut = page.locator(".fact-cut");
    assertThat(cut).containsText("Cut: 2 here is already too good for Min; Max has 3 elsewhere");
    page.locator(".settings select").selectOption("de");
    assertThat(cut).containsText("Schnitt: 2 ist hier schon zu gut für Min; Max ist anderswo 3");
    assertThat(page.locator(".fact-order")).containsText("In der Reihenfolge des Spiels");
    page.locator(".settings select").selectOption("fr");
    assertThat(cut).containsText("Coupe : 2 ici est déjà trop bon pour Min ; Max a 3 ailleurs");
    page.keyboard().press("q");
    page.locator(".tree-quiz input").fill("4");
    page.locator(".tree-quiz input").press("Enter");
    assertThat(page.locator(".tree-quiz"))
        .containsText("Pas tout à fait. Min prend le plus petit. La valeur à profondeur 1 est 3.");
  }

  @Test
  void whatIsSeenCanBeRunAsAnExperiment() {
    Page page = openTree("/tree?moves=4,4,3&depth=3&engine=alphabeta&other=minimax");
    page.locator(".other .node-panel").waitFor();
    String nodes = page.locator(".count-nodes td").first().innerText();
    page.locator(".experiment").click();
    assertThat(page.locator(".f-games")).hasValue("connect4");
    assertThat(page.locator(".f-depths")).hasValue("1 2 3");
    assertThat(page.locator(".variant-name")).hasText(new String[] {"alphabeta", "minimax"});
    assertThat(page.locator("textarea.spec")).hasValue(Pattern.compile("[.]{3}o[.]{3}/[.]{2}xx"));
    page.locator(".start").click();
    Locator results = page.locator("a[href*='results.csv']");
    results.waitFor();
    Object csv =
        page.evaluate("url => fetch(url).then(file => file.text())", results.getAttribute("href"));
    assertThat(((String) csv).lines().filter(line -> line.contains("alphabeta")))
        .anyMatch(line -> List.of(line.split(",")).contains(nodes));
  }

  @Test
  void hundredsOfThousandsOfNodesCanBeWalkedThrough() {
    Page page = openTree("/tree?engine=minimax&depth=6");
    assertThat(page.locator(".tree-canvas")).hasAttribute("data-drawn", "3000");
    page.keyboard().press("Home");
    for (int i = 0; i < 7; i++) {
      page.keyboard().press("i");
    }
    assertThat(page.locator(".node-panel h2")).hasText("After 1 1 1 1 1 1");
    page.keyboard().press("z");
    page.keyboard().press("x");
    page.keyboard().press("End");
    assertThat(page.locator(".node-panel h2")).hasText("The root");
  }

  @Test
  void whatIsTypedWrongIsExplained() {
    Page page = openTree(TEXTBOOK);
    page.locator(".choice-engine").selectOption("other…");
    page.locator(".engine-engine").fill("alphabtea");
    page.locator(".engine-engine").press("Enter");
    assertThat(page.locator(".problem")).containsText("Did you mean alphabeta?");
    page.locator("input[name=tree]").fill("((1 2");
    page.locator("input[name=tree]").press("Enter");
    assertThat(page.locator(".problem")).containsText("add ')'");
  }

  @Test
  void nobodyIsLockedOut() {
    for (ColorScheme scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
      for (String path : List.of(TEXTBOOK, "/tree?moves=4,4&other=minimax&event=40")) {
        Page page = open(path, 320, 640, scheme);
        page.locator(".node-panel").first().waitFor();
        requireNoBarriers(page);
        assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(320);
      }
    }
  }

  /**
   * Each part that comes is laid out and painted whole: rarely enough for a walk not to stumble.
   */
  @Test
  void aWalkSeldomNeedsAnotherPartOfTheTree() {
    List<String> parts = new ArrayList<>();
    Page page =
        open(
            "/tree?engine=minimax&depth=6",
            opened ->
                opened.onRequest(
                    request -> {
                      if (request.url().contains("/trace/part")) {
                        parts.add(request.url());
                      }
                    }));
    Locator canvas = page.locator(".tree-canvas");
    assertThat(canvas).hasAttribute("data-drawn", "3000");
    page.keyboard().press("Home");
    assertThat(canvas).hasAttribute("data-at", "0");
    parts.clear();
    page.evaluate(
        """
        () => {
          for (let i = 0; i < 300; i++) {
            document.body.dispatchEvent(
                new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
          }
        }
        """);
    assertThat(canvas).hasAttribute("data-at", "300");
    assertThat(parts).hasSizeLessThanOrEqualTo(2);
  }

  /** What is below the last nodes drawn is not missing: it fades, and says how much it is. */
  @Test
  void nodesBeyondTheDrawnOnesFade() {
    Page page = openTree("/tree?engine=minimax&depth=6");
    assertThat(page.locator(".tree-canvas")).hasAttribute("data-drawn", "3000");
    int faded = ((Number) page.evaluate(FADED)).intValue();
    page.navigate(address("/tree?engine=minimax&depth=4")); // all of it is drawn
    page.locator(".tree-canvas[data-drawn='2801']").waitFor();
    int whole = ((Number) page.evaluate(FADED)).intValue();
    assertThat(whole).isZero();
    assertThat(faded).isGreaterThan(200);
  }

  /** Pixels below the last row of nodes that are neither empty nor full. */
  private static final String FADED =
      """
      async () => {
        await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
        const canvas = document.querySelector('.tree-canvas');
        const pen = canvas.getContext('2d');
        const from = canvas.height - Math.round(28 * canvas.height / canvas.clientHeight);
        const {data} = pen.getImageData(60, from, canvas.width - 60, canvas.height - from);
        return data.filter((one, i) => i % 4 === 3 && one > 0 && one < 128).length;
      }
      """;
}
