package betacut.web.lab;

import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.run.ExperimentPlan;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.report.Report;
import betacut.lab.run.RunKind;
import betacut.lab.run.RunPlan;
import betacut.lab.run.RunReader;
import betacut.lab.run.Runs;
import betacut.lab.store.Columns;
import betacut.lab.store.MemoryStore;
import betacut.lab.store.RunHeader;
import betacut.lab.tournament.PlayedGame;
import betacut.lab.tournament.TournamentPlan;
import betacut.lab.tournament.TournamentText;
import betacut.rules.UsageException;
import betacut.text.json.Json;
import betacut.text.json.JsonReader;
import betacut.web.http.Answer;
import betacut.web.http.Refusal;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The laboratory of a page: runs are kept in memory, a job is done by whoever watches it. Several
 * workers each have one of these; what one is told to keep it tells, in lines that the others take.
 * A worker that is ended in the middle of a job loses nothing that it has told.
 */
public final class DirectLaboratory extends Laboratory {
  private static final String JOB = "job";

  /** A job and what became of it. */
  private record LastJob(JobOrder order, String kind, Job.State state) {
    LabAnswers.StartedRun started() {
      return new LabAnswers.StartedRun(order.run(), kind);
    }

    boolean isRunning() {
      return state == Job.State.RUNNING;
    }
  }

  private final Consumer<String> told;
  private final MemoryStore store;
  private final Runs runs;
  private Optional<LastJob> last = Optional.empty();

  /**
   * @param told hears of every change, in a line that {@link #take} understands
   */
  public DirectLaboratory(Consumer<String> told) {
    this.told = told;
    store = new MemoryStore(told);
    runs = new Runs(store, new Reader());
  }

  /** Does what another one has told. */
  public void take(String line) {
    if (JsonReader.read(line) instanceof Map<?, ?> change
        && change.get(JOB) instanceof Map<?, ?> job) {
      var order =
          new JobOrder((String) job.get("run"), JobOrder.Kind.valueOf((String) job.get("order")));
      last =
          Optional.of(
              new LastJob(
                  order, (String) job.get("kind"), Job.State.valueOf((String) job.get("state"))));
    } else {
      store.take(line);
    }
  }

  private void keep(LastJob job) {
    last = Optional.of(job);
    told.accept(
        Json.line(
            Map.of(
                JOB,
                Map.of(
                    "run", job.order.run(),
                    "order", job.order.kind().name(),
                    "kind", job.kind,
                    "state", job.state.name()))));
  }

  @Override
  <R> R with(Function<Runs, R> work) {
    return work.apply(runs);
  }

  @Override
  boolean hasClock() {
    return false;
  }

  @Override
  ReportCache reports() {
    return ReportCache.NONE;
  }

  /** Nothing is done before somebody watches. */
  @Override
  Job start(Job next, Predicate<Runs> work) {
    requireIdle();
    keep(new LastJob(next.order(), next.started().kind(), Job.State.RUNNING));
    return next;
  }

  @Override
  Optional<LabAnswers.StartedRun> running() {
    return last.filter(LastJob::isRunning).map(LastJob::started);
  }

  /** Told to a laboratory that does not do the job: the worker that does has been ended. */
  @Override
  void stop(String run) {
    LastJob job =
        last.filter(one -> one.isRunning() && one.order.run().equals(run))
            .orElseThrow(() -> new Refusal(409, "'%s' is not running.".formatted(run)));
    keep(new LastJob(job.order, job.kind, Job.State.STOPPED));
  }

  void ended(Job job) {
    keep(new LastJob(job.order(), job.started().kind(), job.look().state()));
  }

  @Override
  String reason(Throwable failure) {
    return failure instanceof OutOfMemoryError ? OUT_OF_MEMORY : bug(failure);
  }

  @Override
  Optional<Report> liveReport(String run) {
    return Optional.empty(); // rows are told one by one, so any report is as live
  }

  @Override
  Answer.Task watcher(String run) {
    LastJob job =
        last.filter(one -> one.order.run().equals(run)).orElseThrow(() -> notRunning(run));
    return job.isRunning()
        ? new JobPerformer(this, job.order)
        : events -> events.send("progress", standing(job));
  }

  /** How far a job came that has ended. */
  private LabAnswers.RunProgress standing(LastJob job) {
    return with(
        job.order.run(),
        run ->
            new LabAnswers.RunProgress(
                Optional.of(
                    LabAnswers.JobProgress.of(
                        run.done(), run.total().orElse(run.done()), Optional.empty(), false)),
                job.started(),
                job.state,
                ""));
  }

  /** Experiments and tournaments; other kinds need programs or hours. */
  private static final class Reader implements RunReader {
    @Override
    public RunPlan read(RunKind kind, String text, String file) {
      return switch (kind) {
        case EXPERIMENT -> new ExperimentPlan(SpecReader.read(text, file));
        case TOURNAMENT -> new TournamentPlan(TournamentText.parse(text));
        default ->
            throw new UsageException(
                "A page knows experiments and tournaments, not %s; run ./betacut for it."
                    .formatted(kind.words()));
      };
    }

    @Override
    public Columns<?> columns(RunKind kind) {
      return kind == RunKind.EXPERIMENT ? Measurement.COLUMNS : PlayedGame.COLUMNS;
    }

    @Override
    public Optional<RunHeader> wholeOf(RunHeader part) {
      return Optional.empty();
    }
  }
}
