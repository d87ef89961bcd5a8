package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import betacut.web.WebServer;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server goes and comes back while somebody plays. */
class ReconnectTest extends BrowserTest {
  private static final Pattern TWO_STONES = Pattern.compile("[^xo]*[xo][^xo]*[xo][^xo]*");

  @Test
  void aPageGoesOnByItself(@TempDir Path data) {
    expect("Failed to load resource");
    WebServer first = WebServer.start(WebServer.LOOPBACK, 0, data);
    int port = first.address().getPort();
    Page page = open("/");
    page.navigate(entrance(first, "/play?second=human&moves=4,4"));
    waitForTurn(page);
    first.close();

    target(page, "column:2").click();
    assertThat(page.locator(".problem.offline")).containsText("goes on by itself");
    assertThat(page.locator("svg.board")).hasAttribute("data-cells", TWO_STONES);
    assertThat(page.locator(".moves button, .moves a")).hasCount(2);
    waitForAddress(page, "moves=4,4(&|$)");

    try (WebServer second = WebServer.start(WebServer.LOOPBACK, port, data)) {
      Assertions.assertThat(second.address().getPort()).isEqualTo(port);
      waitForAddress(page, "moves=4,4,3");
      assertThat(page.locator(".problem")).hasCount(0);
      assertThat(page.locator(".moves button, .moves a")).hasCount(3);
      waitForTurn(page);
      target(page, "column:0").click();
      waitForAddress(page, "moves=4,4,3,1");
    }
  }
}
