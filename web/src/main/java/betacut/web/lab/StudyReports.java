package betacut.web.lab;

import betacut.lab.report.Report;
import betacut.lab.report.ReportFolder;
import betacut.lab.report.ResultFolder;
import betacut.studies.KeptStudy;
import betacut.studies.StudyFolder;
import betacut.studies.StudyGames;
import betacut.text.json.JsonLine;
import betacut.text.json.JsonReader;
import betacut.web.http.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The reports of studies, one folder each, as {@code betacut lab run NAME --out DIR} leaves it. A
 * study searches for its report, some for minutes: what is made once is shown from here.
 */
final class StudyReports {
  private static final String VIEW = "view.json";

  private final Path root;

  StudyReports(Path root) {
    this.root = root;
  }

  /** Names of runs hold letters, digits and hyphens only. */
  private Path folder(String run) {
    return root.resolve(run);
  }

  boolean has(String run) {
    return Files.isRegularFile(folder(run).resolve(VIEW));
  }

  /** Keeps a report; the page's view of it comes last and says that all is there. */
  void keep(KeptStudy kept, StudyGames games, Report report) {
    Path folder = folder(kept.run());
    var owned = new StudyFolder(folder);
    owned.begin(new StudyFolder.Owner(kept.study(), kept.isQuick()));
    owned.finish(games);
    ReportFolder.write(report, folder);
    new ResultFolder(folder, ResultFolder.Kind.STUDY)
        .write(VIEW, JsonLine.of(ReportView.of(report)));
  }

  /** What the page shows, if it was made. */
  Optional<Map<String, Object>> view(String run) {
    if (!has(run)) {
      return Optional.empty();
    }
    try {
      @SuppressWarnings("unchecked") // an object, as it was written
      var view = (Map<String, Object>) JsonReader.read(Files.readString(folder(run).resolve(VIEW)));
      return Optional.of(view);
    } catch (IOException | IllegalArgumentException damaged) {
      return Optional.empty();
    }
  }

  Downloads files(String run) {
    if (!has(run)) {
      throw new Refusal(
          409, "The report of '%s' is not made yet; resume it, and wait.".formatted(run));
    }
    Path folder = folder(run);
    try (Stream<Path> found = Files.walk(folder)) {
      List<Path> files =
          found.filter(Files::isRegularFile).filter(file -> !file.endsWith(VIEW)).sorted().toList();
      return Downloads.read(folder, files);
    } catch (IOException e) {
      throw new Refusal(
          500, "The report of '%s' cannot be read: %s.".formatted(run, e.getMessage()));
    }
  }

  void remove(String run) {
    if (!Files.isDirectory(folder(run))) {
      return;
    }
    try (Stream<Path> found = Files.walk(folder(run))) {
      for (Path file : found.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new Refusal(
          500, "The report of '%s' cannot be deleted: %s.".formatted(run, e.getMessage()));
    }
  }
}
