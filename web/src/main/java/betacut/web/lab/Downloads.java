package betacut.web.lab;

import betacut.lab.run.RunKind;
import betacut.rules.text.Nearest;
import betacut.web.http.Answer;
import betacut.web.http.Refusal;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A run as files, the same that the command line writes into a folder. */
final class Downloads {
  static final String ALL = "all.zip";

  /** What a run of each kind has, besides what belongs to a single chart or table. */
  static final Map<String, List<String>> BY_KIND =
      Arrays.stream(RunKind.values())
          .collect(Collectors.toMap(RunKind::id, kind -> plusAll(kind.files())));

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "md", "text/markdown; charset=utf-8",
          "csv", "text/csv; charset=utf-8",
          "json", "application/json; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "toml", "application/toml; charset=utf-8",
          "txt", "text/plain; charset=utf-8",
          "pgn", "text/plain; charset=utf-8",
          "zip", "application/zip");

  private final Map<String, byte[]> files;

  Downloads(Map<String, byte[]> files) {
    this.files = files;
  }

  private static List<String> plusAll(List<String> names) {
    return Stream.concat(names.stream(), Stream.of(ALL)).toList();
  }

  /** Files that lie in a folder. */
  static Downloads read(Path folder, List<Path> found) throws IOException {
    var files = new LinkedHashMap<String, byte[]>();
    for (Path file : found) {
      String name = folder.relativize(file).toString().replace(File.separatorChar, '/');
      files.put(name, Files.readAllBytes(file));
    }
    return new Downloads(files);
  }

  /** One of the files, or all of them. */
  Answer.Document file(String run, String name) {
    byte[] content = name.equals(ALL) ? zip() : files.get(name);
    if (content == null) {
      throw new Refusal(
          404,
          "'%s' has no file '%s'.%s Files: %s, %s"
              .formatted(
                  run,
                  name,
                  Nearest.hint(name, files.keySet()),
                  String.join(", ", files.keySet()),
                  ALL));
    }
    String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), TYPES.get("txt"));
    return new Answer.Document(type, content, run + "-" + name.replaceAll(".*/", ""));
  }

  private byte[] zip() {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        zip.putNextEntry(new ZipEntry(file.getKey()));
        zip.write(file.getValue());
        zip.closeEntry();
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}
