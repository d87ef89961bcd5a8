package betacut.web.browser;

import betacut.lab.experiment.spec.Presets;
import betacut.web.WebServer;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pictures that the README opens with: Play, Tree and a report, light and dark. No test: it
 * runs when asked for by name, and writes them to docs/pictures.
 *
 * <pre>mvn -q -pl web -am test -Dtest=ReadmePictures -Dsurefire.failIfNoSpecifiedTests=false</pre>
 */
class ReadmePictures {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;

  @TempDir Path data;

  @Test
  void takeAll() throws Exception {
    Path folder = Files.createDirectories(Path.of("../docs/pictures"));
    try (var server = WebServer.start(WebServer.LOOPBACK, 0, data)) {
      String essay = "form = \"quick\"\n" + Presets.text("essay");
      String run = Screens.finished(server, "/api/lab/run", essay);
      Map<String, String> pages = new LinkedHashMap<>();
      pages.put("play", "/play?hints=best&moves=4,4,3,5,5,3,2,1,4,4&second=human");
      pages.put("tree", "/tree?tree=((3+12+8)(2+4+6)(14+5+2))&event=13");
      pages.put("report", "/lab?preset=essay&run=" + run);
      for (var page : pages.entrySet()) {
        String address = BrowserTest.entrance(server, page.getValue());
        Screens.take(
            address, WIDTH, HEIGHT, ColorScheme.LIGHT, folder.resolve(page.getKey() + ".jpg"));
        Screens.take(
            address, WIDTH, HEIGHT, ColorScheme.DARK, folder.resolve(page.getKey() + "-dark.jpg"));
      }
    }
  }
}
