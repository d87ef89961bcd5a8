package betacut.web.lab;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.run.ExperimentPlan;
import betacut.lab.experiment.spec.Presets;
import betacut.lab.experiment.spec.SpecDraft;
import betacut.lab.run.RunPlan;
import betacut.lab.tournament.Tournament;
import betacut.lab.tournament.TournamentPlan;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.web.http.Answer;
import betacut.web.http.Endpoint;
import betacut.web.http.Parameter;
import betacut.web.http.Query;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What can be asked of the laboratory; docs/web.md says it in words. */
public final class LabEndpoints {
  private static final Parameter RUN =
      Parameter.word("run", "the name of a run, as /api/lab/runs lists them").required();

  private static final Parameter TOURNAMENT =
      Parameter.word("tournament", "the run of a tournament, as /api/lab/runs lists them")
          .required();

  private static final String USUAL_DEPTHS = "1-6";
  private static final int MOST_RANDOM = 100;

  private final RunJobs jobs;
  private final Laboratory laboratory;
  private final Archive archive;

  public LabEndpoints(Laboratory laboratory) {
    this.laboratory = laboratory;
    jobs = new RunJobs(laboratory);
    archive = new Archive(laboratory);
  }

  /** All of them. */
  public List<Endpoint> endpoints() {
    List<Endpoint> all = new ArrayList<>(texts());
    all.addAll(beginnings());
    all.addAll(runs());
    all.addAll(tournaments());
    return List.copyOf(all);
  }

  private List<Endpoint> texts() {
    return List.of(
        Endpoint.get(
            "/api/lab/presets",
            "Lists the presets",
            LabAnswers.Presets.class,
            List.of(),
            this::presets),
        Endpoint.get(
            "/api/lab/preset",
            "Gives the specification of a preset",
            LabAnswers.PresetText.class,
            List.of(Parameter.word("name", "a preset").required()),
            this::preset),
        Endpoint.get(
            "/api/lab/draft",
            "Writes the specification of an experiment about a position and some searches",
            LabAnswers.Draft.class,
            List.of(
                Parameter.text("game", "a game, or tree:((3 12 8)(2 4 6))").required(),
                Parameter.text("position", "in the game's notation; empty for its start"),
                new Parameter("engines", "searches, separated by semicolons", true, 2000),
                Parameter.word("depths", "1-6, 4 or 1,2,4"),
                Parameter.word("random", "random positions besides, about as far into the game")),
            LabEndpoints::draft),
        Endpoint.get(
            "/api/tournament/check",
            "Says how many games a tournament has and how to play it in a terminal, or what is"
                + " wrong with it",
            LabAnswers.TournamentCheck.class,
            TournamentCaps.PARAMETERS,
            TournamentView::of),
        Endpoint.get(
            "/api/lab/chart.css",
            "The colours of charts",
            Answer.Document.class,
            List.of(),
            query -> style()));
  }

  private List<Endpoint> beginnings() {
    return List.of(
        post(
            "/api/lab/check",
            "Says what is wrong with a specification, and in which line, or how big it is",
            LabAnswers.SpecCheck.class,
            SpecCaps.MOST_BYTES,
            query -> SpecView.of(query.body(), this::read)),
        new Endpoint(
            "POST",
            "/api/lab/forecast",
            "Says about how long the experiment in the body would take here, after a few searches",
            List.of(),
            SpecCaps.MOST_BYTES,
            LabAnswers.Forecast.class,
            Map.of("forecast", LabAnswers.Forecast.class),
            (Answer.Live) this::forecast),
        post(
            "/api/lab/run",
            "Runs the experiment in the body",
            LabAnswers.StartedRun.class,
            SpecCaps.MOST_BYTES,
            query -> jobs.begin(new ExperimentPlan(read(query.body()))).started()),
        post(
            "/api/tournament/run",
            "Plays a tournament",
            LabAnswers.StartedRun.class,
            0,
            query -> jobs.begin(tournament(query)).started(),
            TournamentCaps.PARAMETERS.toArray(Parameter[]::new)));
  }

  private List<Endpoint> runs() {
    return List.of(
        post(
            "/api/lab/resume",
            "Goes on with a run",
            LabAnswers.StartedRun.class,
            0,
            query -> jobs.resume(query.text("run")).started(),
            RUN),
        post(
            "/api/lab/verify",
            "Compares every row of a run with its plan, does it again and compares every count",
            LabAnswers.StartedRun.class,
            0,
            query -> jobs.verify(query.text("run"), query.text("partial").equals("yes")).started(),
            RUN,
            Parameter.word("partial", "yes if the run may be unfinished")),
        post(
            "/api/lab/stop",
            "Ends the run under way; it can be resumed",
            LabAnswers.NamedRun.class,
            0,
            this::stop,
            RUN),
        new Endpoint(
            "DELETE",
            "/api/lab/run",
            "Forgets a run",
            List.of(RUN),
            0,
            LabAnswers.NamedRun.class,
            query -> archive.remove(query.text("run"))),
        Endpoint.get(
            "/api/lab/runs",
            "Lists the runs, newest first",
            LabAnswers.ListedRuns.class,
            List.of(),
            query -> archive.list()),
        Endpoint.get(
            "/api/lab/report",
            "What a run says, as sentences, charts and tables",
            LabAnswers.RunReport.class,
            List.of(RUN),
            query -> archive.report(query.text("run"))),
        Endpoint.get(
            "/api/lab/file",
            "A file of a run: report.html, report.md, results.csv, charts/…svg, all.zip and so on",
            Answer.Document.class,
            List.of(RUN, Parameter.word("file", "its name").required()),
            query -> archive.file(query.text("run"), query.text("file"))),
        new Endpoint(
            "GET",
            "/api/lab/watch",
            "The progress of the run under way, its report so far, and how it ended",
            List.of(RUN),
            0,
            LabAnswers.RunProgress.class,
            Map.of(
                "progress",
                LabAnswers.RunProgress.class,
                "report",
                LabAnswers.RunReport.class,
                "games",
                LabAnswers.GamesUnderWay.class),
            (Answer.Watched) query -> laboratory.watcher(query.text("run"))));
  }

  private List<Endpoint> tournaments() {
    return List.of(
        Endpoint.get(
            "/api/tournament/table",
            "Who met whom in a tournament, the strongest first, and what came of it by now",
            LabAnswers.TournamentTable.class,
            List.of(TOURNAMENT),
            query -> laboratory.with(query.text("tournament"), TournamentRecords::table)),
        Endpoint.get(
            "/api/tournament/games",
            "The games of two players of a tournament that are over, or one by its number",
            LabAnswers.TournamentGames.class,
            List.of(
                TOURNAMENT,
                Parameter.word("one", "a player, by number from 0 as the table says"),
                Parameter.word("other", "the other player"),
                Parameter.word("number", "of a game, from 0; instead of two players")),
            query ->
                laboratory.with(
                    query.text("tournament"), run -> TournamentRecords.games(run, query))));
  }

  private static Endpoint post(
      String path,
      String summary,
      Class<?> type,
      int body,
      Answer.Whole answer,
      Parameter... parameters) {
    return new Endpoint("POST", path, summary, List.of(parameters), body, type, answer);
  }

  private Experiment read(String text) {
    Experiment experiment = SpecCaps.read(text);
    return laboratory.hasClock() ? experiment : CountsOnly.require(experiment);
  }

  private Answer.Work forecast(Query query) {
    var plan = new ExperimentPlan(read(query.body()));
    return new Answer.Work(
        Answer.Lane.LONG,
        events -> {
          Duration taken = plan.forecast(RunJobs.WORKERS, events.signal());
          events.send("forecast", new LabAnswers.Forecast(taken.toMillis() / 1000.0));
        });
  }

  private Object presets(Query query) {
    boolean hasClock = laboratory.hasClock();
    return new LabAnswers.Presets(
        (hasClock ? Presets.names() : CountsOnly.presets())
            .stream().map(name -> new LabAnswers.NamedPreset(name, Presets.title(name))).toList(),
        hasClock ? Measure.all().stream().map(Measure::id).toList() : CountsOnly.measures());
  }

  private Object preset(Query query) {
    String name = query.text("name");
    String text = laboratory.hasClock() ? Presets.text(name) : CountsOnly.preset(name);
    return new LabAnswers.PresetText(name, text);
  }

  private static Object draft(Query query) {
    String name = query.text("game");
    Game<?> game = Games.find(name);
    String text =
        SpecDraft.of(
            game,
            name,
            query.text("position"),
            Arrays.asList(query.text("engines").split(";")),
            query.has("depths") ? query.text("depths") : USUAL_DEPTHS,
            query.number("random", 0, 0, MOST_RANDOM));
    return new LabAnswers.Draft(text);
  }

  /** Reads all that it names, so that what is wrong is told at once. */
  private static RunPlan tournament(Query query) {
    return new TournamentPlan(Tournament.of(TournamentCaps.spec(query)).spec());
  }

  private Object stop(Query query) {
    laboratory.stop(query.text("run"));
    return new LabAnswers.NamedRun(query.text("run"));
  }

  /** The colours of charts, as CSS. */
  public static String chartStyle() {
    return ReportView.style();
  }

  private static Object style() {
    byte[] text = chartStyle().getBytes(StandardCharsets.UTF_8);
    return new Answer.Document("text/css; charset=utf-8", text, "");
  }
}
