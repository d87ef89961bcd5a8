package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The board first, everything else within reach. */
class PlayPageTest extends BrowserTest {
  private static final int HEADER = 52;
  private static final int SMALLEST_TARGET = 24;

  private static final String LONG_GAME =
      "f5,f6,e6,f4,g6,d7,c3,c5,d3,g4,c6,c4,e8,g7,f3,c7,h4,b2,g5,h3,b4,f2,"
          + "e7,e3,g8,a4,c2,c8,b5,d6,a2,c1,b1,h8,d1,a5,h2,e2,b7,a6,g3,f7,g2,h5";

  @ParameterizedTest
  @CsvSource({"1440, 900", "1280, 720"})
  void theBoardIsFirstAndNothingIsBelowTheFold(int width, int height) {
    Page page = open("/play?moves=4,4,3,5,3,2&clock=5m", width, height, ColorScheme.LIGHT);
    waitForTurn(page);
    assertThat(page.evaluate("document.documentElement.scrollHeight")).isEqualTo(height);
    assertThat(box(page, ".top").height).isEqualTo(HEADER);
    BoundingBox board = box(page, "svg.board");
    assertThat(board.height).isGreaterThan(0.9 * (height - HEADER));
    assertThat(board.x + board.width).isGreaterThan(0.58 * width);
    BoundingBox bar = box(page, ".bar-track");
    assertThat(bar.height).isGreaterThan(10 * bar.width);
    for (String part : new String[] {".card.own", ".new-game", ".hints", ".step-back", ".moves"}) {
      BoundingBox at = box(page, part);
      assertThat(at.x).as(part).isGreaterThan(board.x + board.width);
      assertThat(at.y + at.height).as(part).isLessThanOrEqualTo(height);
    }
    BoundingBox moves = box(page, ".moves");
    page.locator(".more > summary").click(); // what is opened moves nothing else aside
    assertThat(page.locator(".hand-over")).isVisible();
    assertThat(box(page, ".moves").x).isEqualTo(moves.x);
    assertThat(box(page, "svg.board").width).isEqualTo(board.width);
  }

  @Test
  void onAPhoneTheBoardIsWithinReachAndTargetsAreLargeEnough() {
    Page page = open("/play?moves=4,4,3,5&clock=5m", 390, 844, ColorScheme.LIGHT);
    waitForTurn(page);
    assertThat(box(page, ".top").height).isEqualTo(HEADER);
    BoundingBox board = box(page, "svg.board");
    assertThat(board.y).isGreaterThan(box(page, ".card.other").y);
    assertThat(board.y + board.height).isLessThan(box(page, ".card.own").y);
    assertThat(box(page, ".new-game").y + SMALLEST_TARGET).isLessThan(844);
    BoundingBox bar = box(page, ".bar-track");
    assertThat(bar.width).isGreaterThan(10 * bar.height);
    Object small =
        page.evaluate(
            "size => [...document.querySelectorAll('button, select, a, [data-target]')]"
                + ".map(one => [one.getBoundingClientRect(), one.outerHTML])"
                + ".filter(([box]) => box.width > 1 && Math.min(box.width, box.height) < size)"
                + ".map(([, html]) => html)",
            SMALLEST_TARGET);
    assertThat((List<?>) small).isEmpty();
  }

  @Test
  void aHalfMadeMoveMovesNothingElse() {
    Page page = open("/play?game=pentago&second=human", 1280, 720, ColorScheme.LIGHT);
    waitForTurn(page);
    double before = box(page, ".undo").y;
    act(page, target(page, "0")::click);
    assertThat(box(page, ".undo").y).isEqualTo(before);
  }

  private static BoundingBox box(Page page, String selector) {
    return page.locator(selector).first().boundingBox();
  }

  @Test
  void theArrowKeysStepThroughTheGameAndTheListFollows() {
    Page page =
        open("/play?game=othello&second=human&moves=" + LONG_GAME, 1280, 720, ColorScheme.DARK);
    waitForTurn(page);
    Locator here = page.locator(".moves [aria-current]");
    assertThat(here).hasText(Pattern.compile("h5.*"));
    assertThat(here).isInViewport();
    assertThat(page.locator(".moves li").first()).hasText(Pattern.compile("1\\.f5.*f6.*"));
    page.keyboard().press("ArrowLeft");
    waitForAddress(page, "at=43");
    page.keyboard().press("Home");
    waitForAddress(page, "at=0");
    page.keyboard().press("ArrowRight");
    waitForAddress(page, "at=1(&|$)");
    assertThat(here).hasText(Pattern.compile("f5.*"));
    assertThat(here).isInViewport();
    page.keyboard().press("End");
    assertThat(here).hasText(Pattern.compile("h5.*"));

    Page analyse = open("/analyse?game=tictactoe&moves=b2,a1,c3");
    waitForTurn(analyse);
    analyse.keyboard().press("ArrowLeft");
    waitForAddress(analyse, "at=2");
  }

  /** Whoever points with the mouse has the arrow keys for the game; by Tab they are the board's. */
  @Test
  void theArrowKeysBelongToTheBoardOnlyForThoseWhoCameByKeys() {
    Page page = open("/play?second=human");
    waitForTurn(page);
    act(page, target(page, "column:3")::click);
    act(page, () -> page.keyboard().press("ArrowLeft"));
    waitForAddress(page, "at=0");
    page.locator(".step-last").focus();
    page.keyboard().press("Shift+Tab");
    for (int i = 0; i < 40 && !isOnBoard(page); i++) {
      page.keyboard().press("Shift+Tab");
    }
    page.keyboard().press("ArrowRight");
    waitForAddress(page, "at=0");
    assertThat(isOnBoard(page)).isTrue();
  }

  private static boolean isOnBoard(Page page) {
    return (Boolean) page.evaluate("document.activeElement.matches('[data-target]')");
  }

  @Test
  void aNewGameIsSetUpInADialog() {
    Page page = open("/play");
    waitForTurn(page);
    page.locator(".new-game").click();
    assertThat(page.locator(".strength-words"))
        .hasText(
            Pattern.compile(
                "Club player · Level 5 1,037 ± \\d+ Elo above random play",
                Pattern.CASE_INSENSITIVE));
    requireNoBarriers(page);
    page.locator(".level").fill("1");
    assertThat(page.locator(".strength-words")).containsText("beginner");
    page.locator(".strength summary").click();
    page.locator(".typed-engine").fill("pvs dept=4");
    page.keyboard().press("Tab");
    assertThat(page.locator(".strength .problem")).containsText("depth"); // at once, not later
    assertThat(page.locator(".start-game")).isDisabled();
    page.locator(".typed-engine").fill("pvs depth=1");
    page.keyboard().press("Tab");
    assertThat(page.locator(".start-game")).isEnabled();
    page.locator("input[name=side][value='1']").check(force());
    page.locator(".game-choice").selectOption("tictactoe");
    page.locator(".start-game").click();
    waitForAddress(page, "game=tictactoe&moves=\\w\\d&first=pvs%20depth%3D1&second=human");
    assertThat(page.locator(".card.own")).containsText("You");
    assertThat(page.locator(".card.other")).containsText("Betacut");

    page.locator(".new-game").click();
    page.locator("input[name=against][value=people]").check(force());
    page.locator(".name-0").fill("Ada");
    page.locator(".name-1").fill("Bob");
    page.locator(".start-game").click();
    assertThat(page.locator(".card.own")).containsText("Ada");
    assertThat(page.locator(".card.other")).containsText("Bob");
  }

  private static Locator.CheckOptions force() {
    return new Locator.CheckOptions().setForce(true);
  }

  /** Where nobody is perfect, a game against somebody perfect would stand still. */
  @Test
  void nobodyIsOfferedWhoCannotPlay() {
    Page page = open("/play?game=othello");
    waitForTurn(page);
    page.locator(".new-game").click();
    page.locator(".level").fill("1"); // measured at −11 ± 70
    assertThat(page.locator(".strength-words")).containsText("about as strong as random play");
    page.locator(".strength summary").click();
    assertThat(page.locator(".listed-engine option[value=random]")).hasCount(1);
    assertThat(page.locator(".listed-engine option[value=perfect]")).hasCount(0);
    for (String game : List.of("gomoku", "pentago")) {
      page.locator(".game-choice").selectOption(game);
      assertThat(page.locator(".listed-engine option[value=perfect]")).hasCount(0);
    }
    page.locator(".game-choice").selectOption("connect4");
    assertThat(page.locator(".listed-engine option[value=perfect]")).hasCount(1);
  }

  @Test
  void everyGameHasItsRulesWithPictures() {
    Page page = open("/rules?game=connect4");
    Locator games = page.locator(".rules-list a");
    for (int i = 0; i < games.count(); i++) {
      games.nth(i).click();
      assertThat(games.nth(i)).hasAttribute("aria-current", "true");
      assertThat(page.locator(".rules article svg.board")).hasCount(2);
      assertThat(page.locator(".rules article")).not().containsText("rules.");
    }
    requireNoBarriers(page);
    page.locator(".settings select").selectOption("fr");
    assertThat(page.locator(".rules article")).containsText("Un pion avance");
    page.locator(".rules .primary").click();
    waitForAddress(page, "/play\\?game=breakthrough");
  }

  @Test
  void aGameEndsWithACardThatSaysHowItWasAndWhatIsNext() {
    Page page =
        open("/play?second=level:1&moves=4,1,4,1,4,2&g=end-test", 1280, 720, ColorScheme.LIGHT);
    waitForTurn(page);
    act(page, target(page, "column:3")::click);
    Locator end = page.locator(".end");
    assertThat(end).containsText("You won in 4 moves");
    assertThat(end).containsText("4 of your 4 moves kept the value");
    assertThat(end).containsText(Pattern.compile("above Elo .?\\d+ \\(95 %\\), from 1 game, won"));
    assertThat(end).containsText("from about 10 games on");
    requireNoBarriers(page);
    page.reload(); // seen again, it is not counted again
    assertThat(end).containsText("from 1 game");
    page.locator(".swap").click();
    waitForAddress(page, "moves=\\d&first=level:1&second=human");
    assertThat(page.locator(".end")).hasCount(0);

    Page decided =
        open("/play?game=tictactoe&first=level:1&second=human&moves=b2,a1,c3,a2,a3,c1,b3");
    assertThat(decided.locator(".end")).containsText("Betacut won in 4 moves");
    assertThat(decided.locator(".turned")).containsText("move 2: a2 (You)");
    assertThat(decided.locator(".rating")).hasCount(0); // nobody played it here
    List<Route> held = new ArrayList<>();
    decided.route("**/api/position*", held::add);
    decided.locator(".turned button").click();
    waitForAddress(decided, "at=4");
    decided.waitForCondition(() -> !held.isEmpty());
    decided.keyboard().press("End"); // before the other position is there
    decided.waitForResponse("**/api/position*", held.getFirst()::resume).finished();
    decided.locator(".to-mistakes").click();
    assertThat(decided.locator(".quiz")).containsText("a2 was played here. Find a better move.");
  }

  @Test
  void anotherMoveFromTheMiddleIsAVariationThatCanBeDroppedAndHadBack() {
    Page page = open("/play?second=human&moves=4,4,3,3");
    waitForTurn(page);
    act(page, () -> page.keyboard().press("ArrowLeft"));
    act(page, target(page, "column:0")::click);
    waitForAddress(page, "moves=4,4,3,1&var=3:3");
    Locator variation = page.locator(".variation");
    assertThat(variation.locator(".move")).hasText("3");
    page.reload(); // it is in the address
    assertThat(variation).hasCount(1);
    variation.locator(".move").click();
    waitForAddress(page, "moves=4,4,3,3&var=3:1");
    variation.locator(".drop").click();
    assertThat(variation).hasCount(0);
    page.locator(".dropped button").click();
    assertThat(variation.locator(".move")).hasText("1");
    requireNoBarriers(page);

    Page engine = open("/play?game=tictactoe&second=perfect&moves=b2,a1,c3,a3");
    waitForTurn(engine);
    act(engine, () -> engine.locator(".undo").click());
    waitForAddress(engine, "at=2");
    act(engine, target(engine, "2")::click); // cells are counted from the top left: c3 again
    waitForAddress(engine, "moves=b2,a1,c3,a3(&|$)"); // and with it the reply that came
  }

  @Test
  void twoEnginesGoStepByStepOrAtAPace() {
    Page page = open("/play?game=tictactoe&first=random&second=perfect");
    waitForTitle(page);
    page.locator(".one-move").click();
    waitForAddress(page, "moves=\\w\\d&");
    assertThat(page.locator(".status")).hasText("Perfect is to move."); // and stands still
    page.locator(".pace").selectOption("0");
    page.locator(".run").click();
    assertThat(page.locator(".end h2"))
        .hasText(Pattern.compile("(Perfect won in|A draw after) \\d moves"));
    page.locator(".step-first").click();
    waitForAddress(page, "at=0");
  }

  private static void waitForTitle(Page page) {
    assertThat(page.locator(".card.other")).containsText("Perfect");
  }

  @Test
  void whatTheEngineSaidSurvivesAReload() {
    Page page = open("/play?game=tictactoe&second=level:5");
    waitForTurn(page);
    act(page, target(page, "4")::click);
    // Said whole only when the truth has come, too.
    assertThat(page.locator(".said")).containsText(Pattern.compile("and so it is|in truth"));
    String said = page.locator(".said").textContent();
    page.reload();
    assertThat(page.locator(".said")).hasText(said);
  }

  /** The first stone in column 1 loses, in forty plies: no blunder against a casual opponent. */
  @Test
  void marksAreAsStrictAsTheOpponentIsStrong() {
    Page people = open("/play?second=human&moves=1,4");
    assertThat(people.locator(".moves .mark").first()).hasText("??");
    Page level = open("/play?second=level:5&moves=1,4");
    assertThat(level.locator(".moves .move").first()).hasText(Pattern.compile("1(\\?!)?"));
    assertThat(level.locator(".curve-box svg")).isVisible();
    assertThat(level.locator(".moves .mark").first()).not().hasText("??");
    assertThat(level.locator(".blunder.on")).hasCount(0);
  }

  @Test
  void theFrontDoorOffersTheLastGame() {
    Page page = open("/play?game=tictactoe&second=human");
    waitForTurn(page);
    page.waitForResponse("**/api/saved/*", target(page, "4")::click);
    Page home = open("/");
    assertThat(home.locator(".go-on")).containsText("Your last game is not over");
    home.locator(".go-on button").click();
    waitForAddress(home, "moves=.*g=");
    assertThat(home.locator(".go-on")).hasCount(0);
  }

  @Test
  void aFingerThatCannotHitExactlyIsAskedFirst() {
    Page page =
        open(
            "/play?game=gomoku&second=human",
            390,
            844,
            ColorScheme.LIGHT,
            one ->
                one.addInitScript(
                    "const real = matchMedia.bind(window);"
                        + "window.matchMedia = query =>"
                        + " query.includes('coarse') ? {matches: true} : real(query)"));
    waitForTurn(page);
    double apart = target(page, "113").boundingBox().x - target(page, "112").boundingBox().x;
    assertThat(apart).isGreaterThanOrEqualTo(SMALLEST_TARGET);
    target(page, "112").click();
    assertThat(page.locator(".aimed .primary")).hasText("Play h8");
    assertThat(page.url()).doesNotContain("moves=");
    target(page, "113").click();
    assertThat(page.locator(".aimed .primary")).hasText("Play i8");
    page.locator(".aimed .primary").click();
    waitForAddress(page, "moves=i8");
    assertThat(page.locator(".aimed")).hasCount(0);
  }
}
