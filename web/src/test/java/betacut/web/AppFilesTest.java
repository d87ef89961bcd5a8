package betacut.web;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.text.json.JsonReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** What the browser gets. */
class AppFilesTest {
  private static final Path APP = Path.of("src/main/resources/betacut/web/app");
  private static final int MOST_BYTES = 150_000;

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(APP)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.toString().endsWith(".d.ts")) // for TypeScript; never served
          .toList();
    }
  }

  @Test
  void theWholeAppIsSmall() throws IOException {
    long bytes = 0;
    for (Path file : files()) {
      var zipped = new ByteArrayOutputStream();
      try (var gzip = new GZIPOutputStream(zipped)) {
        gzip.write(Files.readAllBytes(file));
      }
      bytes += zipped.size();
    }
    assertThat(bytes).isBetween(10_000L, (long) MOST_BYTES);
  }

  @Test
  void everyLanguageSaysEverything() throws IOException {
    Map<?, ?> english = messages("en");
    for (String language : List.of("de", "fr")) {
      Map<?, ?> other = messages(language);
      assertThat(other.keySet()).as(language).isEqualTo(english.keySet());
      english.forEach(
          (key, text) ->
              assertThat(names(other.get(key))).as(language + " " + key).isSubsetOf(names(text)));
    }
  }

  private static Map<?, ?> messages(String language) throws IOException {
    Path file = APP.resolve("messages").resolve(language + ".json");
    return (Map<?, ?>) JsonReader.read(Files.readString(file));
  }

  /** The {names} a text fills in. */
  private static List<String> names(Object text) {
    return java.util.regex.Pattern.compile("\\{\\w+}")
        .matcher((String) text)
        .results()
        .map(java.util.regex.MatchResult::group)
        .toList();
  }

  @Test
  void nothingComesFromElsewhere() throws IOException {
    for (Path file : files()) {
      assertThat(Files.readString(file).replace("http://www.w3.org/2000/svg", ""))
          .as(file.toString())
          .doesNotContain("http://", "https://", "innerHTML", "eval(");
    }
  }
}
