package betacut.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import betacut.text.json.JsonReader;
import betacut.web.http.AppFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** What the browser gets. */
class AppFilesTest {
  private static final Path APP = Path.of("src/main/resources/betacut/web/app");
  private static final int MOST_BYTES = 250_000;
  private static final int MOST_BYTES_OF_FIRST_BOARD = 120_000;
  private static final Pattern IMPORT = Pattern.compile("from '(\\.[^']+)'");
  private static final Pattern LINK = Pattern.compile("<link rel=\"(\\w+)\" href=\"/([^\"]+)\"");

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
      bytes += zippedSize(file);
    }
    assertThat(bytes).isBetween(10_000L, (long) MOST_BYTES);
  }

  /** Everything is named in the page itself, so that no file waits for another to be read. */
  @Test
  void theFirstBoardNeedsLittleAndAsksForItAtOnce() throws IOException {
    Set<Path> modules = new TreeSet<>();
    addModules(APP.resolve("main.js"), modules);
    addModules(APP.resolve("pages/play.js"), modules);
    Map<String, Set<Path>> links = links();
    assertThat(links.get("modulepreload")).isEqualTo(modules);

    List<Path> needed = new ArrayList<>(modules);
    assertThat(links.get("stylesheet")).containsExactly(APP.resolve("first.css")); // in one piece
    for (String sheet : List.of("style", "board", "skins", "table")) {
      needed.add(APP.resolve(sheet + ".css"));
    }
    needed.addAll(
        List.of(
            APP.resolve("index.html"), APP.resolve("icon.svg"), APP.resolve("messages/en.json")));
    long bytes = 0;
    for (Path file : needed) {
      bytes += zippedSize(file);
    }
    assertThat(bytes).isBetween(10_000L, (long) MOST_BYTES_OF_FIRST_BOARD);
  }

  /** A module and what it cannot run without; what is imported later, on demand, is not. */
  private static void addModules(Path module, Set<Path> modules) throws IOException {
    if (modules.add(module)) {
      Matcher imported = IMPORT.matcher(Files.readString(module));
      while (imported.find()) {
        addModules(module.resolveSibling(imported.group(1)).normalize(), modules);
      }
    }
  }

  /** The files that the page names, by what for. */
  private static Map<String, Set<Path>> links() throws IOException {
    return LINK.matcher(Files.readString(APP.resolve("index.html")))
        .results()
        .collect(
            Collectors.groupingBy(
                link -> link.group(1),
                Collectors.mapping(
                    link -> APP.resolve(link.group(2)), Collectors.toCollection(TreeSet::new))));
  }

  private static int zippedSize(Path file) throws IOException {
    var zipped = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(zipped)) {
      byte[] content = Files.readAllBytes(file);
      gzip.write(file.toString().endsWith(".js") ? AppFiles.withoutComments(content) : content);
    }
    return zipped.size();
  }

  /** Comments between code stay where they are: they may be casts, or text. */
  @Test
  void aScriptIsSentWithoutItsComments() {
    String script =
        """
        // @ts-check
        /** Says so. */
        const one = /** @type {number} */ (two); /** three */
          /**
           * @param {string} four
           */
        const five = four => `/** six */`;
        """;
    assertThat(new String(AppFiles.withoutComments(script.getBytes(UTF_8)), UTF_8))
        .isEqualTo(
            """


            const one = /** @type {number} */ (two); /** three */



            const five = four => `/** six */`;
            """);
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
