package betacut.web.http;

import static java.util.stream.Collectors.joining;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

/** The browser app's files, compressed once. */
public final class AppFiles {
  /** Nothing but plain names below one another: no way out of the folder. */
  private static final Pattern NAME =
      Pattern.compile("(?:[a-z0-9-]{1,40}/){0,3}[a-z0-9-]{1,40}\\.(html|js|css|json|svg)");

  /** What the first board needs is sent as one: on a slow line every file costs a round trip. */
  private static final String FIRST_SCRIPT = "first.js";

  private static final String FIRST_STYLE = "first.css";

  /** Asks the engine in the page: part of a site's first script. */
  private static final String ENGINE_POOL = "enginepool.js";

  /** A site has to name all its files in it. */
  private static final String SERVICE_WORKER = "serviceworker.js";

  /** Whoever has a server needs no engine in the page. */
  private static final Set<String> OF_SITES =
      Set.of(ENGINE_POOL, "journal.js", "engineworker.js", SERVICE_WORKER);

  private static final List<String> FIRST_STYLES =
      List.of("style.css", "board.css", "skins.css", "table.css");

  /** A comment that has its lines to itself. */
  private static final Pattern COMMENT =
      Pattern.compile(
          "^[ \\t]*(?:/\\*\\*(?:(?!\\*/).)*\\*/|// @ts-check)[ \\t]*$",
          Pattern.DOTALL | Pattern.MULTILINE);

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", "application/json; charset=utf-8",
          "svg", "image/svg+xml");

  /**
   * A file ready to be sent.
   *
   * @param tag changes when the content does
   */
  record AppFile(String type, String tag, byte[] content, byte[] zipped) {
    boolean isPage() {
      return type.equals(TYPES.get("html"));
    }
  }

  private final Map<String, AppFile> files = new ConcurrentHashMap<>();
  private final Class<?> owner;
  private final JoinedModules first;

  private AppFiles(Class<?> owner, String... first) {
    this.owner = owner;
    this.first = new JoinedModules(FIRST_SCRIPT, name -> source(name).orElseThrow(), first);
  }

  /**
   * The app that asks its server.
   *
   * @param owner beside which class the folder {@code app} lies
   */
  public static AppFiles ofServer(Class<?> owner) {
    return new AppFiles(owner, "pages/play.js", "main.js");
  }

  /** The app that asks the engine in its page. */
  public static AppFiles ofSite(Class<?> owner) {
    return new AppFiles(owner, ENGINE_POOL, "pages/play.js", "main.js");
  }

  /** The file at a path that begins with a slash; pages of the app are all the same file. */
  Optional<AppFile> at(String path) {
    String name = path.substring(1);
    if (OF_SITES.contains(name)) {
      return Optional.empty();
    }
    if (name.isEmpty() || name.matches("[a-z]{1,20}")) {
      name = "index.html";
    }
    if (!NAME.matcher(name).matches()) {
      return Optional.empty();
    }
    return Optional.ofNullable(files.computeIfAbsent(name, this::load));
  }

  /** The names of all files of a site, for whoever writes them into a folder. */
  public List<String> names() {
    List<String> names = new ArrayList<>(List.of(FIRST_SCRIPT, FIRST_STYLE));
    try {
      URI place = owner.getResource("app/index.html").toURI();
      boolean isInJar = place.getScheme().equals("jar");
      try (FileSystem _ = isInJar ? FileSystems.newFileSystem(place, Map.of()) : null) {
        Path folder = Path.of(place).getParent();
        try (Stream<Path> all = Files.walk(folder)) {
          all.map(file -> folder.relativize(file).toString())
              .filter(name -> NAME.matcher(name).matches() && !name.equals(SERVICE_WORKER))
              .sorted()
              .forEach(names::add);
        }
      }
    } catch (URISyntaxException | IOException e) {
      throw new IllegalStateException("the app's files cannot be listed", e);
    }
    return names;
  }

  /** A file as it is sent; empty if it is a part of another one. */
  public Optional<byte[]> content(String name) {
    return text(name).map(text -> text.getBytes(StandardCharsets.UTF_8));
  }

  /** A script that others complete before it is sent. */
  public String script(String name) {
    return source(name).orElseThrow();
  }

  /** What somebody sees who may not come in. */
  AppFile closed() {
    return files.computeIfAbsent("closed.html", this::load);
  }

  private AppFile load(String name) {
    return text(name).map(text -> ready(name, text.getBytes(StandardCharsets.UTF_8))).orElse(null);
  }

  /** A file as it is sent. A module that is part of another is not sent alone: it would be two. */
  private Optional<String> text(String name) {
    if (name.equals(FIRST_SCRIPT)) {
      return Optional.of(first.text());
    }
    if (name.equals(FIRST_STYLE)) {
      return Optional.of(
          FIRST_STYLES.stream().map(part -> source(part).orElseThrow()).collect(joining()));
    }
    return first.has(name)
        ? Optional.empty()
        : source(name).map(text -> name.endsWith(".js") ? first.linked(name, text) : text);
  }

  private Optional<String> source(String name) {
    try (InputStream file = owner.getResourceAsStream("app/" + name)) {
      if (file == null) {
        return Optional.empty();
      }
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return Optional.of(name.endsWith(".js") ? withoutComments(text) : text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a browser runs, in the same lines: types and words for readers are a sixth of the app. */
  static String withoutComments(String script) {
    return COMMENT
        .matcher(script)
        .replaceAll(
            comment -> "\n".repeat((int) comment.group().chars().filter(c -> c == '\n').count()));
  }

  private static AppFile ready(String name, byte[] content) {
    var checksum = new CRC32();
    checksum.update(content);
    var zipped = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(zipped)) {
      gzip.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    String tag = "\"%x-%x\"".formatted(content.length, checksum.getValue());
    return new AppFile(type, tag, content, zipped.toByteArray());
  }
}
