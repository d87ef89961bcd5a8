package betacut.web.lab;

import betacut.lab.report.Report;
import betacut.lab.run.Run;
import betacut.lab.run.Runs;
import betacut.rules.UsageException;
import betacut.web.http.Answer;
import betacut.web.http.Refusal;
import betacut.web.http.ServerLog;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Where runs are kept and who does them, one at a time: a server with its database and threads, or
 * a page with its worker.
 */
public abstract class Laboratory {
  static final String OUT_OF_MEMORY =
      "There is not enough memory for this; ask for smaller tables.";

  /** Does something with the runs that are kept; they are to be forgotten then. */
  abstract <R> R with(Function<Runs, R> work);

  /** Does something with the run of that name. */
  final <R> R with(String name, Function<Run, R> work) {
    return with(
        runs ->
            work.apply(
                runs.find(name)
                    .orElseThrow(
                        () ->
                            new Refusal(
                                404,
                                "There is no run '%s'; /api/lab/runs lists all."
                                    .formatted(name)))));
  }

  /** Whether times can be taken here that are worth something. */
  abstract boolean hasClock();

  abstract ReportCache reports();

  /**
   * Starts a job.
   *
   * @param work does it, and says whether nothing is left to do
   */
  abstract Job start(Job next, Predicate<Runs> work);

  /** Refuses what would have to wait for another job. */
  final void requireIdle() {
    running()
        .ifPresent(
            one -> {
              throw new Refusal(
                  409,
                  "'%s' is running, and the laboratory does one thing at a time; stop it, or wait."
                      .formatted(one.run()));
            });
  }

  /** The job under way. */
  abstract Optional<LabAnswers.StartedRun> running();

  /** Ends a job; it has ended when this returns, or will as soon as its search looks up. */
  abstract void stop(String run);

  /** The report of a job under way, if it is about that run. */
  abstract Optional<Report> liveReport(String run);

  /** Tells how the job of that run goes on, or went. */
  abstract Answer.Task watcher(String run);

  /** Does the work of a job and says what became of it. */
  final void perform(Job own, Predicate<Runs> work) {
    try {
      boolean isComplete = with(work::test);
      own.end(isComplete ? Job.State.DONE : Job.State.STOPPED, "");
    } catch (UsageException | Refusal explained) {
      own.end(Job.State.FAILED, explained.getMessage());
    } catch (RuntimeException | Error failure) {
      ServerLog.error("a job failed", failure);
      own.end(Job.State.FAILED, reason(failure));
    }
  }

  /** Why a job failed that nobody explains. */
  abstract String reason(Throwable failure);

  static String bug(Throwable failure) {
    return "It failed (%s); this is a bug.".formatted(failure.getMessage());
  }

  static Refusal notRunning(String run) {
    return new Refusal(
        404, "'%s' is not running; /api/lab/report says what is known of it.".formatted(run));
  }
}
