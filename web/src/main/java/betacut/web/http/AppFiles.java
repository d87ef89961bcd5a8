package betacut.web.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

/** The browser app's files, compressed once. */
public final class AppFiles {
  /** Nothing but plain names below one another: no way out of the folder. */
  private static final Pattern NAME =
      Pattern.compile("(?:[a-z0-9-]{1,40}/){0,3}[a-z0-9-]{1,40}\\.(html|js|css|json|svg)");

  /** Files that are sent as one: on a slow line every file costs a round trip. */
  private static final Map<String, List<String>> JOINED =
      Map.of("first.css", List.of("style.css", "board.css", "skins.css", "table.css"));

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

  /**
   * @param owner beside which class the folder {@code app} lies
   */
  public AppFiles(Class<?> owner) {
    this.owner = owner;
  }

  /** The file at a path that begins with a slash; pages of the app are all the same file. */
  Optional<AppFile> at(String path) {
    String name = path.substring(1);
    if (name.isEmpty() || name.matches("[a-z]{1,20}")) {
      name = "index.html";
    }
    if (!NAME.matcher(name).matches()) {
      return Optional.empty();
    }
    return Optional.ofNullable(files.computeIfAbsent(name, this::load));
  }

  /** What somebody sees who may not come in. */
  AppFile closed() {
    return files.computeIfAbsent("closed.html", this::load);
  }

  private AppFile load(String name) {
    var content = new ByteArrayOutputStream();
    for (String part : JOINED.getOrDefault(name, List.of(name))) {
      try (InputStream file = owner.getResourceAsStream("app/" + part)) {
        if (file == null) {
          return null;
        }
        file.transferTo(content);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    byte[] bytes = content.toByteArray();
    return ready(name, name.endsWith(".js") ? withoutComments(bytes) : bytes);
  }

  /** What a browser runs, in the same lines: types and words for readers are a sixth of the app. */
  public static byte[] withoutComments(byte[] script) {
    String text = new String(script, StandardCharsets.UTF_8);
    return COMMENT
        .matcher(text)
        .replaceAll(
            comment -> "\n".repeat((int) comment.group().chars().filter(c -> c == '\n').count()))
        .getBytes(StandardCharsets.UTF_8);
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
