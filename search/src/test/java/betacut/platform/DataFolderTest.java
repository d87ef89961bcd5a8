package betacut.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class DataFolderTest {
  private static final Path HOME = Path.of("/home/me");

  @Test
  void everySystemHasItsPlace() {
    assertThat(DataFolder.of(Map.of(), "linux", HOME)).hasToString("/home/me/.local/share/betacut");
    assertThat(DataFolder.of(Map.of(), "mac os x", HOME))
        .hasToString("/home/me/Library/Application Support/betacut");
    assertThat(DataFolder.of(Map.of("LOCALAPPDATA", "/local"), "windows 11", HOME))
        .hasToString("/local/betacut");
  }

  @Test
  void environmentDecides() {
    assertThat(DataFolder.of(Map.of("XDG_DATA_HOME", "/data"))).hasToString("/data/betacut");
    assertThat(DataFolder.of(Map.of("XDG_DATA_HOME", "not/whole", "HOME", "/home/you")))
        .isEqualTo(DataFolder.of(Map.of("HOME", "/home/you")));
    assertThat(DataFolder.of(Map.of("HOME", "/home/you")).startsWith("/home/you")).isTrue();
  }
}
