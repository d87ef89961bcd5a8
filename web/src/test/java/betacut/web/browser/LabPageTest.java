package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** An experiment as form and text, a run with its live chart, files. */
class LabPageTest extends BrowserTest {
  private static final String SPEC =
      """
      # What pruning saves.
      name = "mine"
      games = ["connect4"]

      [positions]
      random = { count = COUNT, plies = [4, 10] }

      [variants]
      minimax = "minimax"
      alphabeta = "alphabeta" # the one we use

      [factors]
      depth = [1, 2, 3]
      """;

  /** Its first game is done at once, its second never: there is time to look on. */
  private static final String ENDLESS =
      SPEC.replace("\"connect4\"", "\"tictactoe\", \"connect4\"")
          .replace("[4, 10]", "[0, 3]")
          .replace("mine", "endless")
          .concat("connect4.depth = [30]\n");

  private Page openSpec(String spec, int positions) {
    return openSpec(spec, positions, ".start:enabled");
  }

  private Page openSpec(String spec, int positions, String start) {
    String text = spec.replace("COUNT", Integer.toString(positions));
    Page page = open("/lab?spec=" + URLEncoder.encode(text, StandardCharsets.UTF_8));
    page.locator(".size").waitFor();
    page.locator(start).waitFor();
    return page;
  }

  private static String text(Page page) {
    return page.locator("textarea.spec").inputValue();
  }

  private static void waitForState(Page page, String state) {
    page.locator(".run[data-state=" + state + "]").waitFor();
  }

  @Test
  void theFormChangesTheTextAndTheTextTheForm() {
    Page page = openSpec(SPEC, 5);
    page.locator(".f-depths").fill("2 4");
    page.locator(".f-depths").blur();
    page.locator(".f-count").fill("7");
    page.locator(".f-count").blur();
    page.locator(".new-name").fill("ours");
    page.locator(".new-options").fill("pvs");
    page.locator(".new-options").press("Enter");
    assertThat(page.locator(".size")).containsText("42 trials (positions: 7, settings: 6)");
    Assertions.assertThat(text(page))
        .contains("# What pruning saves.", "depth = [2, 4]", "count = 7, plies = [4, 10]")
        .contains("alphabeta = \"alphabeta\" # the one we use\nours = \"pvs\"\n");
    page.locator(".quick").check();
    page.waitForCondition(() -> text(page).contains("form = \"quick\""));
    waitForAddress(page, "form");
    page.reload();
    assertThat(page.locator(".size")).containsText("42 trials");

    page.locator("textarea.spec").fill(text(page).replace("\"pvs\"", "\"pws\""));
    assertThat(page.locator(".wrong")).containsText(Pattern.compile("Line 12: .*pws"));
    assertThat(page.locator(".start")).isDisabled();
    page.locator(".wrong button").click();
    Assertions.assertThat(page.evaluate("getSelection().toString()")).isEqualTo("ours = \"pws\"");
    requireNoBarriers(page);
  }

  /** The first screen has a question, how long it takes, and Run; the text is behind Edit. */
  @Test
  void aQuestionIsOneClickFromItsAnswer() {
    Page page = open("/lab", 1280, 720, ColorScheme.LIGHT);
    assertThat(page.locator(".takes")).containsText(Pattern.compile("about \\d+"));
    Assertions.assertThat(page.locator(".start").boundingBox().y).isLessThan(300);
    assertThat(page.locator("textarea.spec")).isHidden();
    page.locator(".quick").check();
    waitForAddress(page, "quick=yes");
    assertThat(page.locator(".preset")).hasValue("essay");
    assertThat(page.locator(".size")).containsText("504 trials");
    page.locator(".edit summary").first().click();
    assertThat(page.locator("textarea.spec")).hasValue(Pattern.compile("form = \"quick\""));
    assertThat(page.locator(".command code")).containsText("lab run essay --quick");
    requireNoBarriers(page);
    page.locator("[data-preset=aa]").click();
    waitForAddress(page, "preset=aa&quick=yes&run=aa-quick");
    assertThat(page.locator(".headline")).containsText("compared with");
    waitForState(page, "done");
    assertThat(page.locator(".answer .figure")).hasCount(1);
  }

  @Test
  void aRunIsWatchedStoppedAndDownloaded() throws Exception {
    Page page = openSpec(ENDLESS, 6);
    page.locator(".start").click();
    page.locator("main:has(.run[data-state=running]) .figure svg >> visible=true")
        .first()
        .waitFor();
    assertThat(page.locator(".counted")).containsText("36 of 48 trials");
    Page other = openSpec(SPEC, 5, ".start:disabled");
    page.locator(".stop").click();
    waitForState(page, "stopped");
    other.locator(".start:enabled").waitFor();
    page.locator(".resume").waitFor();
    Download download = page.waitForDownload(() -> page.locator("a:text('report.html')").click());
    Assertions.assertThat(download.suggestedFilename()).isEqualTo("endless-report.html");
    Assertions.assertThat(Files.readString(download.path())).contains("nodes by depth, tictactoe");
    page.locator("button[aria-label='Delete endless']").click();
    page.locator("button[aria-label='Delete endless for good']").click();
    page.locator("main:not(:has(.run))").waitFor();
  }

  @Test
  void aFinishedRunHasChartsWithTablesAndIsVerified() {
    Page page = openSpec(SPEC, 6);
    page.locator("h2").first().click();
    page.keyboard().press("r");
    waitForState(page, "done");
    Locator chart = page.locator(".figure").first();
    assertThat(chart.locator("figcaption")).containsText("Each ply more multiplies the cost");
    chart.locator("summary").click();
    assertThat(chart.locator("tbody tr")).hasCount(3);
    assertThat(page.locator(".headline"))
        .containsText(Pattern.compile("“alphabeta” .*positions.*, compared with “minimax”\\."));
    Locator drawing = chart.locator(".drawing >> visible=true");
    drawing.focus();
    page.keyboard().press("End");
    assertThat(drawing.locator(".chart-words"))
        .containsText(Pattern.compile("(minimax|alphabeta), depth 3: [\\d,]+"));
    page.keyboard().press("Escape");
    assertThat(drawing.locator(".chart-words")).isHidden();
    drawing.hover();
    Assertions.assertThat(page.locator(".report details.fold[open]").count()).isZero();
    Assertions.assertThat(
            page.locator(".report .fold")
                .evaluateAll("all => all.filter(one => one.children.length < 2).length"))
        .as("no empty sections")
        .isEqualTo(0);
    assertThat(page.locator(".report .panel").first())
        .containsText("alphabeta against minimax: the same at depth 1, no sure difference");
    page.locator("details").evaluateAll("all => all.forEach(one => { one.open = true; })");
    requireNoBarriers(page);
    requireDesignSheet(page);
    assertThat(page.locator(".drawing:not(:has(.chart-ring))"))
        .hasCount(0); // all can be pointed at
    assertThat(page.locator(".headline .interval").first()).containsText("to");
    page.locator(".verify").click();
    assertThat(page.locator(".counted"))
        .containsText("36 trials measured again: all counts are the same");
    page.goBack();
    page.goForward();
    assertThat(page.locator(".run h2")).containsText("mine");
  }

  /** What a page shows can be measured: the address of Lab names the position and the searches. */
  @Test
  void anExperimentIsFilledInFromAnAddress() {
    Page page = open("/lab?game=tictactoe&moves=b2,a1&engines=alphabeta;minimax&depths=1-4");
    assertThat(page.locator(".size")).containsText("8 trials (positions: 1, settings: 8)");
    assertThat(page.locator(".filled")).containsText("alphabeta, minimax");
    Assertions.assertThat(text(page))
        .contains("list = [\"", "minimax = \"minimax\"", "depth = [1, 2, 3, 4]");
    page.locator(".f-count").fill("3");
    page.locator(".f-count").blur();
    assertThat(page.locator(".size")).containsText("32 trials (positions: 4");
    waitForAddress(page, "spec=");
    assertThat(page.locator(".filled")).hasCount(0);
    requireNoBarriers(page);
  }

  @Test
  void aStudyIsPlayedFromThePage() {
    Page page = open("/lab");
    page.locator(".preset option[value='study:kang']").waitFor(attached());
    page.locator(".preset").selectOption("study:kang");
    waitForAddress(page, "study=kang");
    assertThat(page.locator(".study tbody tr")).hasCount(5);
    assertThat(page.locator(".study")).containsText("./betacut lab run kang --quick --out kang");
    page.locator(".start.full").click();
    assertThat(page.locator(".part")).containsText("Part 1 of 5:");
    page.locator(".grid:has-text('Parts of the study')").waitFor();
    requireNoBarriers(page);
    page.locator(".stop").click();
    waitForState(page, "stopped");
    page.locator(".resume").waitFor();
  }

  private static Locator.WaitForOptions attached() {
    return new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);
  }
}
