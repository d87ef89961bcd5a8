package betacut.web.lab;

import static betacut.web.json.JsonLine.object;

import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Presets;
import betacut.web.http.Answer;
import betacut.web.http.Endpoint;
import betacut.web.http.Parameter;
import betacut.web.http.Query;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** What can be asked of the laboratory; docs/web.md says it in words. */
public final class LabEndpoints {
  private static final Parameter RUN =
      Parameter.word("run", "the name of a run, as /api/lab/runs lists them").required();

  private final Experiments experiments;
  private final Tournaments tournaments;
  private final Laboratory laboratory;
  private final Archive archive;

  public LabEndpoints(Laboratory laboratory) {
    this.laboratory = laboratory;
    experiments = new Experiments(laboratory);
    tournaments = new Tournaments(laboratory);
    archive = new Archive(laboratory, experiments);
  }

  /** All of them. */
  public List<Endpoint> endpoints() {
    return List.of(
        Endpoint.get("/api/lab/presets", "Lists the presets", List.of(), LabEndpoints::presets),
        Endpoint.get(
            "/api/lab/preset",
            "Gives the specification of a preset",
            List.of(Parameter.word("name", "a preset").required()),
            LabEndpoints::preset),
        post(
            "/api/lab/check",
            "Says what is wrong with a specification, and in which line, or how big it is",
            SpecCaps.MOST_BYTES,
            query -> SpecView.of(query.body())),
        post(
            "/api/lab/run",
            "Runs the experiment in the body",
            SpecCaps.MOST_BYTES,
            query -> started(experiments.begin(SpecCaps.read(query.body())))),
        post(
            "/api/tournament/run",
            "Plays a tournament",
            0,
            query -> started(tournaments.begin(TournamentCaps.spec(query))),
            TournamentCaps.PARAMETERS.toArray(Parameter[]::new)),
        post("/api/lab/resume", "Goes on with a run", 0, this::resume, RUN),
        post(
            "/api/lab/verify",
            "Measures a run again and compares every count",
            0,
            query -> started(experiments.verify(archive.experiment(query.text("run")))),
            RUN),
        post("/api/lab/stop", "Ends the run under way; it can be resumed", 0, this::stop, RUN),
        new Endpoint(
            "DELETE",
            "/api/lab/run",
            "Forgets a run",
            List.of(RUN),
            0,
            (Answer.Whole) query -> archive.remove(query.text("run"))),
        Endpoint.get(
            "/api/lab/runs", "Lists the runs, newest first", List.of(), query -> archive.list()),
        Endpoint.get(
            "/api/lab/report",
            "What a run says, as sentences, charts and tables",
            List.of(RUN),
            query -> archive.report(query.text("run"))),
        Endpoint.get(
            "/api/lab/file",
            "A file of a run: report.html, report.md, results.csv, charts/…svg, all.zip and so on",
            List.of(RUN, Parameter.word("file", "its name").required()),
            query -> archive.file(query.text("run"), query.text("file"))),
        new Endpoint(
            "GET",
            "/api/lab/watch",
            "The progress of the run under way, its report so far, and how it ended",
            List.of(RUN),
            0,
            (Answer.Watched) query -> new Watching(laboratory, query.text("run"))),
        Endpoint.get("/api/lab/chart.css", "The colours of charts", List.of(), query -> style()));
  }

  private static Endpoint post(
      String path, String summary, int body, Answer.Whole answer, Parameter... parameters) {
    return new Endpoint("POST", path, summary, List.of(parameters), body, answer);
  }

  private static Object presets(Query query) {
    return object(
        "presets",
        Presets.names().stream()
            .map(name -> object("name", name, "title", Presets.title(name)))
            .toList(),
        "measures",
        Arrays.stream(Measure.values()).map(Measure::id).toList());
  }

  private static Object preset(Query query) {
    String name = query.text("name");
    return object("name", name, "text", Presets.text(name));
  }

  private static Object started(Job job) {
    return object("run", job.run(), "kind", Archive.id(job.kind()));
  }

  private Object resume(Query query) {
    var header = archive.header(query.text("run"));
    return started(
        Archive.isExperiment(header) ? experiments.resume(header) : tournaments.resume(header));
  }

  private Object stop(Query query) {
    laboratory.stop(query.text("run"));
    return object("run", query.text("run"));
  }

  private static Object style() {
    byte[] text = ReportView.style().getBytes(StandardCharsets.UTF_8);
    return new Answer.Document("text/css; charset=utf-8", text, "");
  }
}
