package betacut.web.lab;

import static betacut.web.json.JsonLine.object;
import static betacut.web.json.JsonLine.plus;

import betacut.lab.experiment.ExperimentRuns;
import betacut.lab.experiment.RunProvenance;
import betacut.lab.match.Tournament;
import betacut.lab.match.TournamentRuns;
import betacut.lab.match.TournamentText;
import betacut.lab.report.Report;
import betacut.lab.store.LabStore;
import betacut.lab.store.RunHeader;
import betacut.rules.UsageException;
import betacut.web.http.Answer;
import betacut.web.http.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The runs that are kept: what there is, what they say, their files. */
final class Archive {
  private static final int MOST_LISTED = 200;
  private static final Set<String> KINDS = Set.of(ExperimentRuns.KIND, TournamentRuns.KIND);

  private final Laboratory laboratory;
  private final Experiments experiments;
  private String cachedKey = "";
  private Downloads cached;

  Archive(Laboratory laboratory, Experiments experiments) {
    this.laboratory = laboratory;
    this.experiments = experiments;
  }

  static String id(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  static boolean isExperiment(RunHeader header) {
    return header.kind().equals(ExperimentRuns.KIND);
  }

  RunHeader header(String run) {
    return laboratory
        .with(store -> store.find(run))
        .filter(found -> KINDS.contains(found.kind()))
        .orElseThrow(
            () ->
                new Refusal(404, "There is no run '%s'; /api/lab/runs lists all.".formatted(run)));
  }

  /** The same for what only experiments know. */
  RunHeader experiment(String run) {
    RunHeader header = header(run);
    if (!isExperiment(header)) {
      throw new Refusal(
          400, "'%s' is a tournament; only experiments can be verified.".formatted(run));
    }
    return header;
  }

  Object list() {
    Optional<Job> running = laboratory.running();
    List<Map<String, Object>> runs =
        laboratory.with(
            store ->
                store.runs().stream()
                    .filter(header -> KINDS.contains(header.kind()))
                    .limit(MOST_LISTED)
                    .map(header -> row(store, header))
                    .toList());
    return object(
        "running",
        running.map(job -> (Object) object("run", job.run(), "kind", id(job.kind()))).orElse(null),
        "runs",
        runs);
  }

  private static Map<String, Object> row(LabStore store, RunHeader header) {
    int done =
        isExperiment(header)
            ? store.measurements(header.name()).done().cardinality()
            : store.games(header.name()).done().cardinality();
    return object(
        "run", header.name(), "kind", header.kind(), "done", done, "total", total(header));
  }

  /** How many there are to do; null for a run of an older version that nobody understands. */
  private static Object total(RunHeader header) {
    try {
      return isExperiment(header)
          ? Integer.valueOf(RunProvenance.parse(header.provenance()).facts().get("trials"))
          : (Object) Tournament.of(TournamentText.parse(header.spec())).games();
    } catch (UsageException | NumberFormatException outdated) {
      return null;
    }
  }

  /** What is known of a run, and its text, so that it can be changed and run again. */
  Object report(String run) {
    RunHeader header = header(run);
    Report report = laboratory.liveReport(run).orElseGet(() -> kept(header));
    int done = laboratory.with(store -> (Integer) row(store, header).get("done"));
    return plus(
        ReportView.of(report),
        "run",
        run,
        "kind",
        header.kind(),
        "spec",
        header.spec(),
        "done",
        done,
        "total",
        total(header));
  }

  private Report kept(RunHeader header) {
    return isExperiment(header)
        ? experiments.report(
            header, laboratory.with(store -> store.measurements(header.name()).all()))
        : Tournaments.report(header, laboratory.with(store -> store.games(header.name()).all()));
  }

  /** Drawing pictures takes a while, and whoever wants one file often wants the next. */
  synchronized Answer.Document file(String run, String name) {
    RunHeader header = header(run);
    String key = run + " " + laboratory.with(store -> row(store, header)).get("done");
    if (!key.equals(cachedKey)) {
      cached =
          isExperiment(header)
              ? experiments.files(header, laboratory.with(store -> store.measurements(run).all()))
              : Tournaments.files(header, laboratory.with(store -> store.games(run).all()));
      cachedKey = key;
    }
    return cached.file(run.replaceAll("[^A-Za-z0-9._-]", "_"), name);
  }

  Object remove(String run) {
    header(run);
    if (laboratory.running().filter(job -> job.run().equals(run)).isPresent()) {
      throw new Refusal(409, "'%s' is running; stop it first.".formatted(run));
    }
    laboratory.with(store -> store.remove(run));
    return object("run", run);
  }
}
