package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import betacut.play.saved.GameFolder;
import betacut.play.saved.SavedGame;
import betacut.web.WebServer;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One game, now in a terminal, now in a real browser. */
class SharedGameTest {
  @TempDir Path folder;
  private WebServer server;
  private Optional<HeadlessPage> page = Optional.empty();

  @BeforeEach
  void open() throws IOException {
    page = HeadlessPage.open();
    assumeTrue(page.isPresent(), "there is no browser");
    server = WebServer.start(WebServer.LOOPBACK, 0, folder.resolve("betacut"));
  }

  @AfterEach
  void close() {
    page.ifPresent(HeadlessPage::close);
    if (server != null) {
      server.close();
    }
  }

  private Map<String, String> environment() {
    return Map.of("XDG_DATA_HOME", folder.toString());
  }

  private Run terminal(String typed, String words) {
    String[] args = ("play " + words).split(" ");
    return Run.in(new StringReader(typed.replace("; ", "\n") + "\n"), environment(), true, args);
  }

  private SavedGame last() throws IOException {
    return GameFolder.of(environment()).orElseThrow().last().saved();
  }

  private String opening(String path) {
    return server.address().resolve(path + "token=" + server.token()).toString();
  }

  /** Opens the newest game in the list of the page. */
  private HeadlessPage reopened() throws IOException {
    HeadlessPage browser = page.orElseThrow();
    browser.go(opening("/play?"));
    browser.waitFor("document.querySelector('main')?.dataset.settled");
    browser.waitFor("document.querySelector('.saved')"); // comes after the first board
    browser.evaluate(
        "document.querySelectorAll('.side details:has(.saved)').forEach(one => one.open = true)");
    browser.click(".saved a");
    browser.waitFor("location.search.includes('g=')");
    return browser;
  }

  @Test
  void aGameBegunInTheTerminalIsGoneOnWithInTheBrowserAndBack() throws IOException {
    terminal("4; q", "--first --level 2 --seed 1 --clock 5m+3s --hints");
    SavedGame begun = last();
    HeadlessPage browser = reopened();
    browser.waitFor("/x.*o|o.*x/.test(document.querySelector('svg.board').dataset.cells)");
    assertThat(browser.evaluate("location.search").orElse("").toString())
        .contains("moves=" + String.join(",", begun.moves()), "second=level:2", "hints=all")
        .contains("clock=5m%2B3s", "left=2,");
    assertThat(
            browser
                .evaluate(
                    "[...document.querySelectorAll('.card')].map(one => one.innerText).join()")
                .orElse(""))
        .asString()
        .matches("(?s).*[45]:\\d\\d.*[45]:\\d\\d.*");
    browser.waitFor("document.querySelector('main').dataset.settled");
    browser.click("[data-target='column:0']");
    browser.waitFor("/moves=\\d,\\d,1,\\d/.test(location.search)");
    waitUntilSaved(4);
    SavedGame later = last();
    assertThat(later.moves()).startsWith(begun.moves().toArray(String[]::new));
    assertThat(later.players()).containsExactly("human", "level:2");
    assertThat(later.seed()).isEqualTo(begun.seed());
    assertThat(later.chosen()).isEqualTo("hehe");
    assertThat(later.clock()).isEqualTo("5m+3s");
    Run back = terminal("u; q", "--resume --json");
    assertThat(back.err()).contains("We go on. You are x.", "What your moves are worth to you:");
    assertThat(back.answer()).contains("\"moves\":[\"" + String.join("\",\"", begun.moves()));
  }

  @Test
  void aGameBegunInTheBrowserIsGoneOnWithInTheTerminalAndBack() throws IOException {
    HeadlessPage browser = page.orElseThrow();
    String begun = "/play?game=othello:6x6&second=level:3&clock=3m%2B2s&start=&moves=";
    browser.go(opening(begun + "&"));
    browser.waitFor("document.querySelector('main')?.dataset.settled");
    browser.click("[data-target='cell:8'], .target");
    browser.waitFor("/moves=\\w+,\\w+/.test(location.search)");
    waitUntilSaved(2);
    SavedGame saved = last();
    Run run = terminal("g; q", "--resume");
    assertThat(run.out()).contains("We go on. You are x.", "I play", "[x ");
    assertThat(last().moves().size()).isGreaterThan(2);
    assertThat(last().players()).isEqualTo(saved.players()).containsExactly("human", "level:3");
    reopened()
        .waitFor("location.search.includes('moves=" + String.join(",", last().moves()) + "')");
  }

  /** The page's own word: the server has answered for it. */
  private void waitUntilSaved(int moves) throws IOException {
    page.orElseThrow()
        .waitFor(
            "fetch('/api/saved').then(all => all.json()).then(all => window.saved = all.games),"
                + " window.saved?.some(game => game.moves.length >= "
                + moves
                + ")");
  }
}
