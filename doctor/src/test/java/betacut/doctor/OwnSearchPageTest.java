package betacut.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.testkit.OwnSearch;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page about searches of one's own shows one that compiles, is sound, and names all methods.
 */
final class OwnSearchPageTest {
  private static String page() throws IOException {
    return Files.readString(Path.of("../docs/own-search.md"));
  }

  @Test
  void itsSearchIsHealthy(@TempDir Path folder) throws IOException {
    Matcher listing =
        Pattern.compile("```java file=(\\w+\\.java)\n(.*?)```", Pattern.DOTALL).matcher(page());
    assertThat(listing.find()).isTrue();
    Path source = Files.writeString(folder.resolve(listing.group(1)), listing.group(2));
    try (var code = UserCode.open(source)) {
      var search = code.searches().getFirst();
      Diagnosis report =
          new Doctor(Duration.ofMinutes(2), Duration.ofMinutes(1))
              .examine(search.name(), search.maker(), Doctor.usualGames().subList(0, 1));
      assertThat(report.findings()).isEmpty();
      assertThat(report.passed()).isNotEmpty();
    }
  }

  @Test
  void everyMethodIsNamed() throws IOException {
    String page = page();
    assertThat(Arrays.stream(OwnSearch.class.getMethods()).filter(Method::isDefault))
        .isNotEmpty()
        .allMatch(method -> page.contains("| `" + method.getName() + "` |"));
  }
}
