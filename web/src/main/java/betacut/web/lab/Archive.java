package betacut.web.lab;

import betacut.lab.report.Report;
import betacut.lab.run.Run;
import betacut.lab.run.Runs;
import betacut.rules.UsageException;
import betacut.web.http.Answer;
import betacut.web.http.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The runs that are kept: what there is, what they say, their files. */
final class Archive {
  private static final int MOST_LISTED = 200;

  private final Laboratory laboratory;
  private String cachedKey = "";
  private Downloads cached;

  Archive(Laboratory laboratory) {
    this.laboratory = laboratory;
  }

  LabAnswers.ListedRuns list() {
    return new LabAnswers.ListedRuns(
        laboratory.running().orElse(null),
        laboratory.with(runs -> rows(runs, runs.all())),
        Downloads.BY_KIND);
  }

  /** Without those that somebody has removed since they were found. */
  static List<LabAnswers.ListedRun> rows(Runs runs, List<Run> found) {
    List<LabAnswers.ListedRun> rows = new ArrayList<>();
    for (Run run : found.subList(0, Math.min(MOST_LISTED, found.size()))) {
      try {
        rows.add(row(run));
      } catch (UsageException missing) {
        if (runs.find(run.name()).isPresent()) {
          throw missing;
        }
      }
    }
    List<String> left = runs.all().stream().map(Run::name).toList();
    rows.removeIf(row -> !left.contains(row.run().run()));
    return rows;
  }

  private static LabAnswers.ListedRun row(Run run) {
    OptionalInt total = run.total();
    return new LabAnswers.ListedRun(
        new LabAnswers.StartedRun(run.name(), run.kind().id()),
        run.done(),
        total.isPresent() ? total.getAsInt() : null);
  }

  /** What is known of a run, and its text, so that it can be changed and run again. */
  LabAnswers.RunReport report(String name) {
    Optional<Report> live = laboratory.liveReport(name);
    return laboratory.with(
        name,
        run -> {
          boolean isUnmade = run.plan().isDear() && !laboratory.reports().has(name);
          String text = run.kind().hasParts() ? "" : run.spec(); // no form of ours takes another
          var kept = new LabAnswers.KeptReport(text, isUnmade || run.isOpen(), row(run));
          return live.map(report -> ReportView.of(report, kept))
              .or(() -> laboratory.reports().view(name, kept))
              .orElseGet(() -> ReportView.of(run.soFar().report(), kept));
        });
  }

  /** Drawing pictures takes a while, and whoever wants one file often wants the next. */
  synchronized Answer.Document file(String name, String file) {
    return laboratory.with(
        name,
        run -> {
          String key = name + " " + run.done();
          if (!key.equals(cachedKey)) {
            cached =
                run.plan().isDear()
                    ? laboratory.reports().files(name)
                    : new Downloads(run.files(run.soFar(), new ArrayList<>()));
            cachedKey = key;
          }
          return cached.file(name.replaceAll("[^A-Za-z0-9._-]", "_"), file);
        });
  }

  synchronized LabAnswers.NamedRun remove(String name) {
    return laboratory.with(
        name,
        run -> {
          if (laboratory.running().filter(job -> job.run().equals(name)).isPresent()) {
            throw new Refusal(409, "'%s' is running; stop it first.".formatted(name));
          }
          run.remove();
          laboratory.reports().remove(name);
          cachedKey = "";
          return new LabAnswers.NamedRun(name);
        });
  }
}
