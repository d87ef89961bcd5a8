package betacut.web.lab;

import betacut.foreign.Fault;
import betacut.lab.report.Report;
import betacut.lab.run.RunReader;
import betacut.lab.run.Runs;
import betacut.studies.RunPlans;
import betacut.web.http.Answer;
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
public final class ServerLaboratory extends Laboratory implements AutoCloseable {
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
  public ServerLaboratory(Path data, String db) {
    this(data, db, new RunPlans());
  }

  ServerLaboratory(Path data, String db, RunReader reader) {
    lease = new StoreLease(data, db);
    this.reader = reader;
    reports = new ReportFolders(data.resolve("studies"));
  }

  @Override
  <R> R with(Function<Runs, R> work) {
    return lease.with(store -> work.apply(new Runs(store, reader)));
  }

  @Override
  boolean hasClock() {
    return true;
  }

  @Override
  ReportCache reports() {
    return reports;
  }

  @Override
  synchronized Job start(Job next, Predicate<Runs> work) {
    requireIdle();
    job = next;
    thread = Thread.ofPlatform().daemon().name("betacut-lab").start(() -> perform(next, work));
    Thread.ofVirtual().start(() -> endAfterAll(next));
    return next;
  }

  @Override
  String reason(Throwable failure) {
    Fault fault = Fault.of(failure);
    return switch (fault.owner()) {
      case GAME -> fault.sentence();
      case MEMORY -> OUT_OF_MEMORY;
      case US -> bug(failure);
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

  private synchronized Optional<Job> underWay() {
    return Optional.ofNullable(job).filter(last -> !last.look().isOver());
  }

  @Override
  Optional<LabAnswers.StartedRun> running() {
    return underWay().map(Job::started);
  }

  @Override
  void stop(String run) {
    Thread worker;
    synchronized (this) {
      underWay()
          .filter(one -> one.run().equals(run))
          .orElseThrow(() -> new Refusal(409, "'%s' is not running.".formatted(run)))
          .stop();
      worker = thread;
    }
    join(worker);
  }

  @Override
  Optional<Report> liveReport(String run) {
    return underWay().filter(one -> one.run().equals(run)).flatMap(Job::report);
  }

  @Override
  Answer.Task watcher(String run) {
    return new JobWatcher(job(run).orElseThrow(() -> notRunning(run)), new JobEvents(this, run));
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
      underWay().ifPresent(Job::stop);
      worker = thread;
    }
    if (worker != null) {
      join(worker);
    }
    lease.close();
  }
}
