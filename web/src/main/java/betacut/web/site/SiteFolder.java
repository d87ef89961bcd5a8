package betacut.web.site;

import betacut.rules.UsageException;
import betacut.web.WebServer;
import betacut.web.http.AppFiles;
import betacut.web.lab.LabEndpoints;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/**
 * A folder of files that is the whole app: any server of files has it in any folder, and no other
 * is asked for anything. Scripts and styles are those that our own server sends, joined by the same
 * code; every page is a folder with a page in it, so that its address works everywhere.
 */
public final class SiteFolder {
  /** The worker compiles the engine; nothing else may run code that is not ours. */
  private static final String POLICY =
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:;"
          + " style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'";

  /** The part of the engine that the first move does not need. */
  private static final String WORKSHOP = "engine/workshop.bin";

  private final Map<String, byte[]> files = new TreeMap<>();
  private final String address;

  private SiteFolder(String address) {
    this.address = address.isEmpty() || address.endsWith("/") ? address : address + "/";
  }

  /**
   * Writes a site.
   *
   * @param engine the folder that the module browser makes
   * @param folder where; made if it is not there, and what is in it is replaced
   * @param address the address it will have, for pictures that others show of its links; may be
   *     empty
   * @return how many bytes it has
   */
  public static long write(Path engine, Path folder, String address) {
    var site = new SiteFolder(address);
    try {
      site.collect(engine);
      for (Map.Entry<String, byte[]> file : site.files.entrySet()) {
        Path path = folder.resolve(file.getKey());
        Files.createDirectories(path.getParent());
        Files.write(path, file.getValue());
      }
    } catch (IOException e) {
      throw new UsageException(
          "%s cannot be written (%s); choose another folder with --out."
              .formatted(folder, e.getMessage()));
    }
    return site.files.values().stream().mapToLong(content -> content.length).sum();
  }

  private void collect(Path engine) throws IOException {
    if (!Files.exists(engine.resolve("engine.bin"))) {
      throw new UsageException(
          "There is no engine for pages in %s; build it with: mvn -pl browser -am package."
              .formatted(engine));
    }
    AppFiles app = AppFiles.ofSite(WebServer.class);
    for (String name : app.names()) {
      app.content(name).ifPresent(content -> files.put(name, content));
    }
    try (Stream<Path> made = Files.list(engine)) {
      for (Path file : made.toList()) {
        files.put("engine/" + file.getFileName(), Files.readAllBytes(file));
      }
    }
    put("engine/first.json", PreparedAnswers.json());
    put("api/lab/chart.css", LabEndpoints.chartStyle());
    put("manifest.webmanifest", manifest());
    String page = new String(app.content("index.html").orElseThrow(), StandardCharsets.UTF_8);
    put("index.html", sitePage(page, SitePage.PLAY, "./"));
    for (SitePage one : SitePage.values()) {
      if (one.isOfApp()) {
        put(one.id() + "/index.html", sitePage(page, one, "../"));
      }
      PreviewPicture.of(one).ifPresent(picture -> files.put(one.picture(), picture));
    }
    files.putAll(StudyPages.files(address));
    put("serviceworker.js", serviceWorker(app));
  }

  private void put(String name, String text) {
    files.put(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /** The app's page for a place in a folder, with what others show of it. */
  private String sitePage(String page, SitePage shown, String up) {
    String head =
        """
            <meta http-equiv="Content-Security-Policy" content="%s" />
        %s    <meta name="theme-color" content="#f6f3ec" />
            <link rel="manifest" href="%smanifest.webmanifest" />
            <link rel="preload" as="fetch" crossorigin href="%sengine/first.json" />
        """
            .formatted(POLICY, shown.head(address, up, shown.title(), shown.description()), up, up);
    return page.replace("<html lang=\"en\">", "<html lang=\"en\" data-engine=\"page\">")
        .replaceAll(" *<link rel=\"preload\"[^>]*href=\"/api/games\" />\n", "")
        .replaceAll("(href|src)=\"/", "$1=\"" + up)
        .replaceFirst("(name=\"description\" content=\")[^\"]*", "$1" + shown.description())
        .replace("    <title>Betacut<", head + "    <title>" + shown.title() + " – Betacut<");
  }

  private static String manifest() {
    return """
    {
      "name": "Betacut",
      "short_name": "Betacut",
      "description": "Play, analyse and measure two-player board games.",
      "start_url": "./",
      "scope": "./",
      "display": "standalone",
      "background_color": "#f6f3ec",
      "theme_color": "#f6f3ec",
      "icons": [{ "src": "icon.svg", "sizes": "any", "type": "image/svg+xml" }]
    }
    """;
  }

  /** Large files are kept once somebody needed them; all others at the first visit. */
  private String serviceWorker(AppFiles app) {
    var sum = new CRC32C();
    files.forEach(
        (name, content) -> {
          sum.update(name.getBytes(StandardCharsets.UTF_8));
          sum.update(content);
        });
    List<String> kept =
        files.keySet().stream()
            .filter(name -> !name.equals("closed.html") && !isFetchedLater(name))
            .map(name -> name.replaceFirst("index\\.html$", ""))
            .toList();
    return app.script("serviceworker.js")
        .replace("'VERSION'", "'betacut-%08x'".formatted(sum.getValue()))
        .replace("['FILES']", list(kept))
        .replace("['AFTERWARDS']", list(List.of(WORKSHOP)));
  }

  private static String list(List<String> names) {
    return names.stream()
        .map(name -> "'./" + name + "'")
        .collect(Collectors.joining(",\n  ", "[\n  ", ",\n]"));
  }

  private static boolean isFetchedLater(String name) {
    return name.startsWith("engine/betacut.")
        || name.equals(WORKSHOP)
        || name.startsWith("previews/");
  }
}
