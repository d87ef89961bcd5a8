package betacut.web.lab;

import betacut.lab.run.Findings;
import betacut.lab.run.Run;
import betacut.lab.run.RunFolder;
import betacut.text.json.Json;
import betacut.text.json.JsonReader;
import betacut.web.http.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/** Each report has a folder, as {@code betacut lab run NAME --out DIR} leaves it. */
final class ReportFolders implements ReportCache {
  private static final String VIEW = "view.json";

  private final Path root;

  ReportFolders(Path root) {
    this.root = root;
  }

  /** Names of runs hold letters, digits and hyphens only. */
  private Path folder(String run) {
    return root.resolve(run);
  }

  @Override
  public boolean has(String run) {
    return Files.isRegularFile(folder(run).resolve(VIEW));
  }

  /** Keeps a report; the page's view of it comes last and says that all is there. */
  @Override
  public void keep(Run run, Findings findings) {
    var folder = new RunFolder(folder(run.name()));
    folder.create(run.kind());
    folder.begin(run, "");
    folder.finish(run, findings);
    folder.write(VIEW, Json.line(ReportView.of(findings.report())));
  }

  /** What the page shows, if it was made: to be written again, and nothing else. */
  @Override
  @SuppressWarnings("unchecked") // as it was written
  public Optional<LabAnswers.RunReport> view(String run, LabAnswers.KeptReport kept) {
    if (!has(run)) {
      return Optional.empty();
    }
    try {
      var view = (Map<String, ?>) JsonReader.read(Files.readString(folder(run).resolve(VIEW)));
      return Optional.of(
          new LabAnswers.RunReport(
              (String) view.get("title"),
              List.of(), // what is kept here compares nothing search by search
              (List<String>) view.get("summary"),
              (List<LabAnswers.ReportSection>) view.get("sections"),
              (SequencedMap<String, String>) view.get("provenance"),
              Optional.of(kept)));
    } catch (IOException | IllegalArgumentException | ClassCastException damaged) {
      return Optional.empty();
    }
  }

  @Override
  public Downloads files(String run) {
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

  @Override
  public void remove(String run) {
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
