package betacut.web.lab;

import betacut.lab.report.Report;
import betacut.lab.report.ReportFolder;
import betacut.rules.text.Nearest;
import betacut.web.http.Answer;
import betacut.web.http.Refusal;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A run as files, the same that the command line writes into a folder. */
final class Downloads {
  static final String ALL = "all.zip";

  /** What a run of each kind has, besides what belongs to a single chart or table. */
  static final Map<String, List<String>> BY_KIND =
      Map.of(
          "experiment", names("results.csv", "results.json", "spec.toml"),
          "tournament", names("games.pgn", "games.json", "spec.txt"),
          "study", names("games.csv"));

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

  private final Map<String, byte[]> files = new LinkedHashMap<>();

  private Downloads() {}

  private static List<String> names(String... own) {
    List<String> names = new ArrayList<>(List.of("report.html", "report.md", "report.json"));
    names.addAll(List.of(own));
    names.add(ALL);
    return names;
  }

  /** The files of a report. */
  static Downloads of(Report report) {
    var downloads = new Downloads();
    downloads.files.putAll(ReportFolder.render(report, new ArrayList<>()));
    return downloads;
  }

  /** Files that lie in a folder. */
  static Downloads read(Path folder, List<Path> found) throws IOException {
    var downloads = new Downloads();
    for (Path file : found) {
      String name = folder.relativize(file).toString().replace(File.separatorChar, '/');
      downloads.files.put(name, Files.readAllBytes(file));
    }
    return downloads;
  }

  Downloads with(String name, String text) {
    files.put(name, text.getBytes(StandardCharsets.UTF_8));
    return this;
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
