package betacut.web.lab;

import static betacut.text.json.JsonLine.object;
import static betacut.text.json.JsonLine.plus;

import betacut.lab.experiment.ExperimentRuns;
import betacut.lab.store.LabStore;
import betacut.lab.store.RunHeader;
import betacut.lab.tournament.TournamentRuns;
import betacut.studies.KeptStudy;
import betacut.studies.StudyStore;
import betacut.web.http.Answer;
import betacut.web.http.Refusal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The runs that are kept: what there is, what they say, their files. */
final class Archive {
  private static final int MOST_LISTED = 200;

  private final Laboratory laboratory;
  private String cachedKey = "";
  private Downloads cached;

  Archive(Laboratory laboratory) {
    this.laboratory = laboratory;
  }

  static String id(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /** The run of that name. */
  KeptRun run(String name) {
    return laboratory
        .with(store -> find(store, name))
        .orElseThrow(
            () ->
                new Refusal(404, "There is no run '%s'; /api/lab/runs lists all.".formatted(name)));
  }

  private Optional<KeptRun> find(LabStore store, String name) {
    Optional<KeptRun> own = store.find(name).flatMap(this::kept);
    return own.isPresent()
        ? own
        : KeptStudy.named(name)
            .filter(study -> new StudyStore(store, study.study(), study.isQuick()).holds(name))
            .map(study -> new KeptStudyRun(laboratory, study));
  }

  /** What a header belongs to, if it is ours to show. */
  private Optional<KeptRun> kept(RunHeader header) {
    Optional<KeptStudy> study = KeptStudy.owning(header);
    if (study.isPresent()) {
      return Optional.of(new KeptStudyRun(laboratory, study.get()));
    }
    return switch (header.kind()) {
      case ExperimentRuns.KIND -> Optional.of(new KeptExperiment(laboratory, header));
      case TournamentRuns.KIND -> Optional.of(new KeptTournament(laboratory, header));
      default -> Optional.empty();
    };
  }

  Object list() {
    Optional<Job> running = laboratory.running();
    Map<String, KeptRun> runs = new LinkedHashMap<>();
    laboratory
        .with(LabStore::runs)
        .forEach(header -> kept(header).ifPresent(run -> runs.putIfAbsent(run.name(), run)));
    List<Map<String, Object>> rows =
        laboratory.with(
            store -> runs.values().stream().limit(MOST_LISTED).map(Archive::row).toList());
    return object(
        "running",
        running.map(job -> (Object) object("run", job.run(), "kind", id(job.kind()))).orElse(null),
        "runs",
        rows,
        "files",
        Downloads.BY_KIND);
  }

  private static Map<String, Object> row(KeptRun run) {
    return object("run", run.name(), "kind", run.kind(), "done", run.done(), "total", run.total());
  }

  /** What is known of a run, and its text, so that it can be changed and run again. */
  Object report(String name) {
    KeptRun run = run(name);
    Map<String, Object> view = laboratory.liveReport(name).map(ReportView::of).orElseGet(run::view);
    Map<String, Object> answer = plus(view, "spec", run.spec(), "open", run.isOpen());
    answer.putAll(row(run));
    return answer;
  }

  /** Drawing pictures takes a while, and whoever wants one file often wants the next. */
  synchronized Answer.Document file(String name, String file) {
    KeptRun run = run(name);
    String key = name + " " + run.done();
    if (!key.equals(cachedKey)) {
      cached = run.files();
      cachedKey = key;
    }
    return cached.file(name.replaceAll("[^A-Za-z0-9._-]", "_"), file);
  }

  synchronized Object remove(String name) {
    KeptRun run = run(name);
    if (laboratory.running().filter(job -> job.run().equals(name)).isPresent()) {
      throw new Refusal(409, "'%s' is running; stop it first.".formatted(name));
    }
    run.remove();
    cachedKey = "";
    return object("run", name);
  }
}
