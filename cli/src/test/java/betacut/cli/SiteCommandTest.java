package betacut.cli;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.cli.core.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code site}; what it writes is driven by a browser in the module browser. */
class SiteCommandTest {
  private static final String ENGINE = "betacut.browser";

  @AfterEach
  void forget() {
    System.clearProperty(ENGINE);
  }

  @Test
  void saysHowToGetTheEngine(@TempDir Path folder) {
    System.setProperty(ENGINE, folder.resolve("nothing").toString());
    Run run = Run.of("site", "--out", folder.resolve("site").toString());
    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("mvn -pl browser -am package");
    assertThat(folder.resolve("site")).doesNotExist();
  }

  @Test
  void writesEveryPageAndTheEngine(@TempDir Path folder) throws IOException {
    Path engine = Files.createDirectory(folder.resolve("engine"));
    Files.write(engine.resolve("engine.bin"), new byte[] {1, 2, 3});
    System.setProperty(ENGINE, engine.toString());
    Path site = folder.resolve("site");
    assertThat(Run.of("site", "--out", site.toString()).code()).isEqualTo(ExitCode.OK);
    assertThat(site.resolve("engine/engine.bin")).hasBinaryContent(new byte[] {1, 2, 3});
    assertThat(site.resolve("index.html")).content().contains("src=\"./first.js\"");
    assertThat(site.resolve("tree/index.html"))
        .content()
        .contains("data-engine=\"page\"", "src=\"../first.js\"")
        .doesNotContain("=\"/");
    assertThat(site.resolve("engine/first.json")).content().contains("position?game=connect4");
    assertThat(site.resolve("serviceworker.js"))
        .content()
        .contains("'./tree/'", "'./engine/engine.bin'")
        .doesNotContain("'VERSION'", "'FILES'");
    assertThat(site.resolve("board.js")).as("it is a part of first.js").doesNotExist();
  }
}
