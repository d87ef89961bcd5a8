package betacut.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import betacut.text.json.JsonReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the browser gets. */
class AppFilesTest {
  private static final Path APP = Path.of("src/main/resources/betacut/web/app");

  private static final int MOST_BYTES = 250_000;
  private static final int MOST_BYTES_OF_FIRST_BOARD = 120_000;
  private static final Pattern IMPORT = Pattern.compile("from '(\\.[^']+)'");

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(APP)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.toString().endsWith(".d.ts")) // for TypeScript; never served
          .toList();
    }
  }

  @TempDir static Path data;
  private static ServerUnderTest server;

  @BeforeAll
  static void start() {
    server = new ServerUnderTest(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** All files as they are sent, by name; modules that are part of another are not among them. */
  private static Map<String, String> sent() throws IOException {
    List<String> names = new ArrayList<>(List.of("first.js", "first.css"));
    files().forEach(file -> names.add(APP.relativize(file).toString()));
    Map<String, String> sent = new TreeMap<>();
    for (String name : names) {
      HttpResponse<String> answer = server.get(server.at("/" + name));
      if (answer.statusCode() == 200) {
        sent.put(name, answer.body());
      }
    }
    return sent;
  }

  @Test
  void theWholeAppIsSmall() throws IOException {
    assertThat(zippedSize(sent().values())).isBetween(10_000L, (long) MOST_BYTES);
  }

  /** All of it is named in the page itself, so that no file waits for another to be read. */
  @Test
  void theFirstBoardNeedsLittleAndAsksForItAtOnce() throws IOException {
    Map<String, String> sent = sent();
    List<String> asked =
        Pattern.compile("(?:href|src)=\"/([^\"]+)\"")
            .matcher(sent.get("index.html"))
            .results()
            .map(found -> found.group(1))
            .toList();
    assertThat(asked)
        .containsExactlyInAnyOrder(
            "icon.svg", "messages/en.json", "api/games", "first.css", "first.js");
    assertThat(sent.get("first.js")).doesNotContainPattern(IMPORT);

    sent.keySet().retainAll(List.of("index.html", "icon.svg", "messages/en.json"));
    sent.putAll(Map.of("first.css", get("first.css"), "first.js", get("first.js")));
    assertThat(zippedSize(sent.values())).isBetween(10_000L, (long) MOST_BYTES_OF_FIRST_BOARD);
  }

  private static String get(String name) {
    return server.get(server.at("/" + name)).body();
  }

  /** There is one copy of each module: whoever needs a joined one takes it from the script. */
  @Test
  void everyModuleFindsWhatItImports() throws IOException {
    Map<String, String> sent = sent();
    assertThat(sent)
        .containsKeys("pages/tree.js", "share.js")
        .doesNotContainKeys("h.js", "main.js");
    sent.forEach(
        (name, text) -> {
          if (name.endsWith(".js")) {
            IMPORT
                .matcher(text)
                .results()
                .map(found -> URI.create("/" + name).resolve(found.group(1)).getPath())
                .forEach(module -> assertThat(sent).as(name).containsKey(module.substring(1)));
          }
        });
  }

  private static long zippedSize(Iterable<String> files) throws IOException {
    long bytes = 0;
    for (String file : files) {
      var zipped = new ByteArrayOutputStream();
      try (var gzip = new GZIPOutputStream(zipped)) {
        gzip.write(file.getBytes(UTF_8));
      }
      bytes += zipped.size();
    }
    return bytes;
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
    return Pattern.compile("\\{\\w+}")
        .matcher((String) text)
        .results()
        .map(MatchResult::group)
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
