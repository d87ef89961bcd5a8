package betacut.web.browser;

import betacut.web.WebServer;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ScreenshotType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Pictures of every page at three widths, light and dark.
 *
 * <pre>java -cp … betacut.web.browser.Screens docs/screens</pre>
 */
public final class Screens {
  private static final int[] WIDTHS = {320, 768, 1440};
  private static final int QUALITY = 60;

  /** What is shown of each page: add yours. */
  private static final Map<String, String> PAGES = new LinkedHashMap<>();

  static {
    PAGES.put("play", "/play?hints=all&second=human&moves=4,4,3,5,5,3,2,1,4,4");
    PAGES.put("play-pentago", "/play?game=pentago&second=human&moves=c3-1L,d4-2R,b2-1L,e5-4R");
    PAGES.put("analyse", "/analyse?game=othello&moves=f5,d6,c3,d3,c4,f4&hints=all&time=2s");
  }

  private Screens() {}

  /** Takes them all. */
  public static void main(String[] args) throws Exception {
    Path folder = Files.createDirectories(Path.of(args[0]));
    try (var server =
        WebServer.start(WebServer.LOOPBACK, 0, Files.createTempDirectory("betacut-screens"))) {
      for (var page : PAGES.entrySet()) {
        for (int width : WIDTHS) {
          for (ColorScheme scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
            String name =
                page.getKey() + "-" + width + "-" + scheme.name().toLowerCase(Locale.ROOT);
            String address = server.address().resolve(page.getValue()).toString();
            take(address, width, scheme, folder.resolve(name + ".jpg"));
          }
        }
      }
    }
    System.exit(0);
  }

  private static void take(String address, int width, ColorScheme scheme, Path file) {
    var options =
        new Browser.NewContextOptions()
            .setViewportSize(width, width == 320 ? 640 : 900)
            .setColorScheme(scheme)
            .setLocale("en-US");
    try (var context = Chromium.get().newContext(options)) {
      Page page = context.newPage();
      page.navigate(address);
      page.locator("main").waitFor();
      page.waitForTimeout(4000); // until searches are done
      page.screenshot(
          new Page.ScreenshotOptions()
              .setPath(file)
              .setType(ScreenshotType.JPEG)
              .setQuality(QUALITY)
              .setFullPage(true));
    }
  }
}
