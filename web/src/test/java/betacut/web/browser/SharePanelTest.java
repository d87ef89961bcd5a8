package betacut.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

class SharePanelTest extends BrowserTest {
  @Test
  void aGameIsGivenAsCaptionedAndAsAnimatedPicture() throws IOException {
    Page page = open("/analyse?game=tictactoe&moves=b2,a1,c1,a2,a3");
    waitForTurn(page);
    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)");
    assertThat(page.locator(".local")).containsText("opens on this computer only");
    String drawn = Files.readString(saved(page, "svg"));
    assertThat(drawn).contains("Betacut", "Tic-tac-toe", "5 moves", "won");
    assertThat(drawn).doesNotContain("class=", "var(--");
    BufferedImage picture = ImageIO.read(saved(page, "png").toFile());
    assertThat(picture.getWidth()).isEqualTo(720);
    assertThat(picture.getHeight()).isGreaterThan(720); // the caption is below the board
    Path animated = saved(page, "gif");
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream bytes = ImageIO.createImageInputStream(animated.toFile())) {
      reader.setInput(bytes);
      assertThat(reader.getNumImages(true)).isEqualTo(6);
      assertThat(reader.read(0).getWidth()).isEqualTo(400);
      for (int i = 1; i < 6; i++) {
        assertThat(reader.read(i).getHeight()).isGreaterThan(1); // something has changed
      }
    } finally {
      reader.dispose();
    }
    assertThat(page.locator("svg.board")).hasCount(1); // what was drawn beside it is gone
  }

  private static Path saved(Page page, String what) {
    Download download = page.waitForDownload(() -> page.locator(".share-" + what).click());
    return download.path();
  }
}
