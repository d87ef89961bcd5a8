package betacut.web.lab;

import betacut.foreign.Fault;
import betacut.lab.report.Report;
import betacut.lab.run.Run;
import betacut.lab.run.RunReader;
import betacut.lab.run.Runs;
import betacut.rules.UsageException;
import betacut.studies.RunPlans;
import betacut.web.http.Refusal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Does one run of whatever kind, or its verification, at a time, on threads of its own, and keeps
 * its results. A job goes on when its watchers leave; it ends with its work, on request, after
 * {@link #LONGEST}, or with the server, and can be gone on with then.
 */
public final class Laboratory implements AutoCloseable {
  static final Duration LONGEST = Duration.ofMinutes(20);
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final StoreLease lease;
  private final RunReader reader;
  private final ReportCache reports;
  private Job job;
  private Thread thread;

  /**
   * @param data the folder of reports and of the store, made when it is needed
   * @param db another place for the store; blank if it is there
   */
  public Laboratory(Path data, String db) {
    this(data, db, new RunPlans());
  }

  Laboratory(Path data, String db, RunReader reader) {
    lease = new StoreLease(data, db);
    this.reader = reader;
    reports = new ReportCache(data.resolve("studies"));
  }

  /** Does something with the runs that are kept; they are to be forgotten then. */
  <R> R with(Function<Runs, R> work) {
    return lease.with(store -> work.apply(new Runs(store, reader)));
  }

  /** Does something with the run of that name. */
  <R> R with(String name, Function<Run, R> work) {
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

  ReportCache reports() {
    return reports;
  }

  /**
   * Starts a job.
   *
   * @param work does it, and says whether nothing is left to do
   */
  synchronized Job start(Job next, Predicate<Runs> work) {
    requireIdle();
    job = next;
    thread = Thread.ofPlatform().daemon().name("betacut-lab").start(() -> run(next, work));
    Thread.ofVirtual().start(() -> endAfterAll(next));
    return next;
  }

  /** Refuses what would have to wait for another job. */
  synchronized void requireIdle() {
    if (job != null && !job.look().isOver()) {
      throw new Refusal(
          409,
          "'%s' is running, and the laboratory does one thing at a time; stop it, or wait."
              .formatted(job.run()));
    }
  }

  private void run(Job own, Predicate<Runs> work) {
    try {
      boolean isComplete = with(work::test);
      own.end(isComplete ? Job.State.DONE : Job.State.STOPPED, "");
    } catch (UsageException | Refusal explained) {
      own.end(Job.State.FAILED, explained.getMessage());
    } catch (RuntimeException | Error failure) {
      System.getLogger("betacut.web").log(System.Logger.Level.ERROR, "a job failed", failure);
      own.end(Job.State.FAILED, reason(Fault.of(failure)));
    }
  }

  private static String reason(Fault fault) {
    return switch (fault.owner()) {
      case GAME -> fault.sentence();
      case MEMORY -> "There is not enough memory for this; ask for smaller tables.";
      case US -> "It failed (%s); this is a bug.".formatted(fault.failure().getMessage());
    };
  }

  private static void endAfterAll(Job own) {
    try {
      long end = System.nanoTime() + LONGEST.toNanos();
      while (!own.look().isOver() && System.nanoTime() < end) {
        Thread.sleep(1000);
      }
      own.stopForTime();
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  /** The job of that name that runs, or was the last to. */
  synchronized Optional<Job> job(String run) {
    return Optional.ofNullable(job).filter(last -> last.run().equals(run));
  }

  /** The job under way. */
  synchronized Optional<Job> running() {
    return Optional.ofNullable(job).filter(last -> !last.look().isOver());
  }

  /** Ends a job; it has ended when this returns, or will as soon as its search looks up. */
  void stop(String run) {
    Thread worker;
    synchronized (this) {
      running()
          .filter(one -> one.run().equals(run))
          .orElseThrow(() -> new Refusal(409, "'%s' is not running.".formatted(run)))
          .stop();
      worker = thread;
    }
    join(worker);
  }

  /** The report of a job under way, if it is about that run. */
  Optional<Report> liveReport(String run) {
    return running().filter(one -> one.run().equals(run)).flatMap(Job::report);
  }

  private static void join(Thread worker) {
    try {
      worker.join(PATIENCE);
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    Thread worker;
    synchronized (this) {
      running().ifPresent(Job::stop);
      worker = thread;
    }
    if (worker != null) {
      join(worker);
    }
    lease.close();
  }
}
