package betacut.web.chromium;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/**
 * A headless Chromium for all browser tests of a run. {@code web/install-browser} finds or gets it;
 * where it cannot, the tests are skipped and say why.
 */
public final class Chromium {
  private static final Chromium ONLY = new Chromium();

  private final Optional<Browser> browser;
  private String reason = "";

  private Chromium() {
    browser = executable().map(Chromium::launch);
  }

  /** The browser; skips the test that asks if there is none. */
  public static Browser get() {
    Assumptions.assumeTrue(ONLY.browser.isPresent(), () -> "no browser: " + ONLY.reason);
    return ONLY.browser.orElseThrow();
  }

  private static Browser launch(Path executable) {
    Map<String, String> environment = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    Playwright playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
    Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
    return playwright
        .chromium()
        .launch(
            new BrowserType.LaunchOptions()
                .setExecutablePath(executable)
                .setArgs(
                    List.of(
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-background-networking",
                        "--disable-component-update")));
  }

  private Optional<Path> executable() {
    Path script = Path.of("../web/install-browser").toAbsolutePath();
    if (!Files.isExecutable(script)) {
      reason = script + " cannot be run";
      return Optional.empty();
    }
    try {
      Process process = new ProcessBuilder("bash", script.toString()).start();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      reason = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      return process.waitFor() == 0 ? Optional.of(Path.of(out.strip())) : Optional.empty();
    } catch (IOException e) {
      reason = e.getMessage();
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
