package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What {@code app-tools} finds in the browser app. Without node, or where npm cannot get the tools,
 * these tests are skipped and say what to install.
 */
class AppSourcesTest {
  private static final int UNABLE = 3;

  @ParameterizedTest
  @ValueSource(strings = {"tests", "types", "style"})
  void theAppIsInOrder(String check) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder("bash", "app-tools", check).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = process.waitFor();
    assumeTrue(code != UNABLE, said);
    assertThat(code).as(said).isZero();
  }
}
