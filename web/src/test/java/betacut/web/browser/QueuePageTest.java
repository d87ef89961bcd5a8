package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a person sees who is not the only one to ask. */
class QueuePageTest extends BrowserTest {
  private static final Pattern CLIENT = Pattern.compile("[?&]client=(\\w+)");

  /** Two long questions under the tab's own name, as if somebody had opened it three times. */
  private static final String TWO_BEFORE =
      """
      client => {
        window.hogs = new AbortController();
        const ask = () =>
          fetch(`/api/analyse?game=breakthrough&time=60s&client=${client}`, {
            headers: {'X-Betacut': 'page'},
            signal: window.hogs.signal,
          });
        return Promise.all([ask(), ask()]).then(() => true);
      }
      """;

  @Test
  void whoeverWaitsIsToldHowManyAreBefore() {
    var client = new AtomicReference<>("");
    Page page = open("/play?game=othello&second=human", one -> one.onRequest(told(client)));
    waitForTurn(page);
    page.evaluate(TWO_BEFORE, client.get());
    page.locator("nav a[href^='/analyse']").click();
    assertThat(page.locator(".queue")).hasText("Waiting: 1 before you.");
    requireNoBarriers(page);
    page.evaluate("window.hogs.abort()");
    page.locator(".lines li").first().waitFor();
    assertThat(page.locator(".queue")).not().isVisible();
  }

  private static Consumer<Request> told(AtomicReference<String> client) {
    return request -> {
      Matcher name = CLIENT.matcher(request.url());
      if (name.find()) {
        client.set(name.group(1));
      }
    };
  }

  @Test
  void aServerThatIsTooBusySaysWhenToAskAgain() {
    expect("503");
    Page page =
        open(
            "/analyse?game=tictactoe",
            one ->
                one.route(
                    "**/api/analyse?*",
                    route ->
                        route.fulfill(
                            new Route.FulfillOptions()
                                .setStatus(503)
                                .setHeaders(Map.of("Retry-After", "7"))
                                .setBody("{\"error\":\"later\"}"))));
    assertThat(page.locator(".problem")).containsText("try again in 7 seconds");
  }
}
