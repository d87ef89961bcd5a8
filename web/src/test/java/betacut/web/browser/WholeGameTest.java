package betacut.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every game to its end, with the mouse; one with the keys alone. */
class WholeGameTest extends BrowserTest {
  private static final int MOST_STEPS = 150;
  private static final long SEED = Long.getLong("betacut.seed", 3);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "connect4",
        "tictactoe",
        "mnk:5,5,4",
        "othello:6x6",
        "pentago",
        "pentago:twist",
        "nim"
      })
  void aGameByMouse(String game) {
    Page page = open("/play?second=random&game=" + game);
    var random = new SplittableRandom(SEED);
    waitForTurn(page);
    for (int step = 0; !isOver(page) && step < MOST_STEPS; step++) {
      Locator targets = page.locator("[data-target]:not(.waiting)");
      Locator chosen = targets.nth(random.nextInt(targets.count()));
      act(page, chosen::click);
    }
    assertThat(isOver(page)).as("seed %d: %s", SEED, page.url()).isTrue();
  }

  @Test
  void aGameByKeysAlone() {
    Page page = open("/play?game=tictactoe&second=random");
    waitForTurn(page);
    for (int i = 0; i < 40 && focused(page).isEmpty(); i++) {
      page.keyboard().press("Tab");
    }
    page.keyboard().press("ArrowDown");
    page.keyboard().press("ArrowRight");
    assertThat(focused(page)).isEqualTo("4");
    for (int step = 0; !isOver(page) && step < MOST_STEPS; step++) {
      act(page, () -> page.keyboard().press("Enter"));
    }
    assertThat(isOver(page)).as(page.url()).isTrue();
    assertThat(page.locator("#live").textContent()).contains("The game is over");
  }

  /** The target the keys are at; empty if they are not on the board. */
  private static String focused(Page page) {
    return (String) page.evaluate("document.activeElement.dataset.target ?? ''");
  }
}
