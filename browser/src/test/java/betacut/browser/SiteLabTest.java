package betacut.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import betacut.web.http.Answer;
import betacut.web.http.DirectAnswers;
import betacut.web.lab.DirectLaboratory;
import betacut.web.lab.LabEndpoints;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Experiments and tournaments on a site of files. */
class SiteLabTest extends StaticSite {
  private static void waitForState(Page page, String state) {
    assertThat(page.locator(".run")).hasAttribute("data-state", Pattern.compile(state));
  }

  private static String saved(Page page, String file) throws IOException {
    Download download =
        page.waitForDownload(
            () ->
                page.locator(
                        ".run .downloads button",
                        new Page.LocatorOptions().setHasText(Pattern.compile("^" + file + "$")))
                    .click());
    boolean isText = !file.endsWith(".zip");
    return Files.readString(
        download.path(), isText ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
  }

  private static int done(Page page) {
    String text = page.locator(".counted").innerText().replace(",", "");
    return Integer.parseInt(text.replaceFirst("(?s)^(\\d+) of .*", "$1"));
  }

  /** The same classes on the JVM, asked as the page asks. */
  private static final class Elsewhere implements DirectAnswers.Listener {
    private final DirectAnswers answers =
        new DirectAnswers(new LabEndpoints(new DirectLaboratory(line -> {})).endpoints());
    private String last = "";

    String ask(String method, String path, String query, String body) {
      answers.answer(method, path, query, body, this);
      return last;
    }

    @Override
    public void event(String name, String json) {}

    @Override
    public void whole(String json) {
      last = json;
    }

    @Override
    public void document(Answer.Document document) {
      last = new String(document.content(), StandardCharsets.UTF_8);
    }

    @Override
    public void end() {}

    @Override
    public void problem(int status, String sentence) {
      throw new AssertionError(sentence);
    }
  }

  /** The essay's counts: every row, interval, fit and sentence is what the JVM writes. */
  @Test
  void theEssaysTableIsThatOfTheMachine() throws IOException {
    Page page = open("lab/");
    page.locator(".question[data-preset=essay]").click();
    waitForState(page, "done");
    assertThat(page.locator(".headline")).isVisible();
    assertThat(page.locator(".answer svg.chart").first()).isVisible();
    var machine = new Elsewhere();
    machine.ask("POST", "/api/lab/run", "", saved(page, "spec.toml"));
    machine.ask("GET", "/api/lab/watch", "run=essay-quick", "");
    for (String file : new String[] {"results.csv", "report.md"}) {
      String theirs = machine.ask("GET", "/api/lab/file", "run=essay-quick&file=" + file, "");
      assertThat(timeless(saved(page, file))).as(file).isEqualTo(timeless(theirs));
    }
    String theirs = machine.ask("GET", "/api/lab/file", "run=essay-quick&file=results.json", "");
    assertThat(rounded(timeless(saved(page, "results.json")))).isEqualTo(rounded(timeless(theirs)));
    Download chart =
        page.waitForDownload(
            () -> page.locator(".answer .downloads button[aria-label$=png]").first().click());
    assertThat(ImageIO.read(chart.path().toFile()).getWidth()).isGreaterThan(500);
    assertThat(saved(page, "report.html")).contains("<svg");
    assertThat(saved(page, "report.json")).startsWith("{");
    assertThat(saved(page, "all.zip")).startsWith("PK");
  }

  /**
   * Without what a clock or the machine says: the last two columns, how long it ran, provenance.
   */
  private static String timeless(String text) {
    return text.replaceAll("(?m),\\d+,\\d+$", "")
        .replaceAll("\"running\":\\s*[^,}]+", "")
        .replaceAll("(?s)## Provenance.*", "");
  }

  /** To 12 digits: a browser's logarithm is its own, and so is the last digit of what is fitted. */
  private static String rounded(String json) {
    return Pattern.compile("\\d+\\.\\d{9,}")
        .matcher(json)
        .replaceAll(
            number -> new BigDecimal(number.group()).round(new MathContext(12)).toPlainString());
  }

  /** A stop keeps what is known, a reload too; the rest is done when somebody wants it. */
  @Test
  void aStoppedRunIsKeptAndGoesOn() {
    Page page = open("lab/?preset=schaeffer");
    page.locator(".start:enabled").click();
    waitForState(page, "running");
    page.waitForCondition(() -> done(page) > 20);
    page.locator(".run .stop").click();
    waitForState(page, "stopped");
    int known = done(page);
    assertThat(known).isGreaterThan(20);
    assertThat(page.locator(".report")).isVisible();
    page.reload();
    waitForState(page, "kept");
    assertThat(page.locator(".kept-runs li")).containsText(Pattern.compile(known + " of "));
    page.locator(".run .resume").click();
    waitForState(page, "running");
    page.waitForCondition(() -> done(page) > known);
    page.locator(".run .stop").click();
    waitForState(page, "stopped");
  }

  /** Nobody looks: nothing is counted. Somebody does: it goes on where it was. */
  @Test
  void aRunRestsWhileNobodySeesIt() {
    Page page = open("lab/?preset=schaeffer");
    page.locator(".start:enabled").click();
    waitForState(page, "running");
    page.waitForCondition(() -> done(page) > 20);
    int workers = page.workers().size();
    see(page, false);
    page.waitForCondition(() -> page.workers().size() < workers);
    int known = done(page);
    page.waitForTimeout(1500);
    assertThat(done(page)).isEqualTo(known);
    see(page, true);
    page.waitForCondition(() -> done(page) > known);
    page.locator(".run .stop").click();
    waitForState(page, "stopped");
  }

  @Test
  void aRunIsVerifiedAndRemoved() {
    Page page = open("lab/");
    page.locator(".question[data-preset=ordering]").click();
    waitForState(page, "done");
    page.locator(".run .verify").click();
    assertThat(page.locator(".counted")).containsText("180 of 180");
    assertThat(page.locator(".counted b")).containsText(Pattern.compile("same|equal|again"));
    page.locator(".kept-runs .icon-button").click();
    page.locator(".kept-runs button", new Page.LocatorOptions().setHasText("Delete for good"))
        .click();
    assertThat(page.locator(".kept-runs")).containsText("None yet.");
    page.reload();
    assertThat(page.locator(".kept-runs")).containsText("None yet.");
  }

  @Test
  void whatCannotBeCountedIsRefusedWithWhatToDo() {
    Page page =
        open(
            "lab/?spec="
                + URLEncoder.encode(
                    """
                    name = "a"
                    games = ["tictactoe"]
                    measures = ["cpu"]
                    [positions]
                    random = { count = 2, plies = [1, 2] }
                    [fixed]
                    depth = 2
                    """,
                    StandardCharsets.UTF_8));
    assertThat(page.locator(".wrong")).containsText("'cpu' is a time");
    assertThat(page.locator(".wrong")).containsText("./betacut lab run");
  }

  /** Round robin: table, Elo with intervals, and a game that opens on Analyse. */
  @Test
  void enginesMeetAndTheirGamesOpen() {
    Page page = open("tournament/?game=tictactoe&players=level:5%0Arandom%0Alevel:1&rounds=4");
    page.locator(".start:enabled").click();
    waitForState(page, "done");
    assertThat(page.locator(".standings tbody tr")).hasCount(3);
    assertThat(page.locator(".crosstable .pair")).hasCount(6);
    page.locator(".crosstable .pair").first().click();
    Locator games = page.locator(".games-table .open-game");
    assertThat(games).hasCount(8);
    games.first().click();
    page.waitForURL(Pattern.compile(".*/analyse/.*"));
    assertThat(page.locator("svg.board")).isVisible();
    page.locator(".back-to-tournament").click();
    assertThat(page.locator(".crosstable")).isVisible();
  }

  /** The game being played is there to be seen, move by move, and a stop keeps those played. */
  @Test
  void aGameIsWatchedAndATournamentStopped() {
    Page page =
        open("tournament/?game=connect4&rounds=400&players=pvs%20nodes=20k%0Apvs%20nodes=10k");
    page.locator(".start:enabled").click();
    waitForState(page, "running");
    Locator live = page.locator(".live-game");
    assertThat(live.locator("h2")).hasText(Pattern.compile("Game \\d+ of 800"));
    live.locator(".skin-rack .stone").first().waitFor();
    assertThat(live.locator(".live-moves")).containsText("2. ");
    page.waitForCondition(() -> done(page) > 1);
    page.locator(".run .stop").click();
    waitForState(page, "stopped");
    assertThat(done(page)).isBetween(2, 799);
    assertThat(page.locator(".crosstable .pair")).hasCount(2);
  }

  @Test
  void aSequentialTestDecides() {
    Page page =
        open("tournament/?game=tictactoe&mode=sprt&players=level:6%0Arandom&elo0=0&elo1=200");
    page.locator(".start:enabled").click();
    waitForState(page, "done");
    assertThat(page.locator(".report figure").first()).isVisible();
    assertThat(page.locator(".headline")).isVisible();
  }
}
