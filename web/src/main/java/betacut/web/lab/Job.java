package betacut.web.lab;

import betacut.lab.report.Report;
import betacut.lab.run.GameUnderWay;
import betacut.search.StopSignal;
import betacut.web.http.Refusal;
import betacut.web.lab.LabAnswers.JobProgress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Work that goes on whether or not somebody watches. One thread works; any number look on.
 *
 * <p>What it seems to say so far is put into a report only when somebody asks, and seldom: the
 * machine has searches to do.
 */
final class Job {
  /** What becomes of it. */
  enum State {
    RUNNING,
    DONE,
    /** Somebody asked it to end. */
    STOPPED,
    /** It took as long as it may; it can be gone on with. */
    TIME,
    FAILED
  }

  /**
   * What watchers see.
   *
   * @param version grows with every change
   */
  record Look(long version, State state, Optional<JobProgress> progress, String error) {
    boolean isOver() {
      return state != State.RUNNING;
    }
  }

  private static final long NANOS_BETWEEN_REPORTS = 1_000_000_000L;
  private static final int SHARE_OF_REPORTS = 10;

  private final JobOrder order;
  private final String kind;
  private final JobSignal signal;
  private final Supplier<Optional<Report>> reporter;
  private Look look = new Look(0, State.RUNNING, Optional.empty(), "");
  private boolean isOutOfTime;
  private final AtomicBoolean isReporting = new AtomicBoolean();
  private final List<GameUnderWay> games = new ArrayList<>();
  private volatile Optional<Report> report = Optional.empty();
  private volatile long nextReportNanos = System.nanoTime();

  /**
   * @param signal ends it
   * @param reporter what is known so far; any thread may ask
   */
  Job(JobOrder order, String kind, JobSignal signal, Supplier<Optional<Report>> reporter) {
    this.order = order;
    this.kind = kind;
    this.signal = signal;
    this.reporter = reporter;
  }

  JobOrder order() {
    return order;
  }

  String run() {
    return order.run();
  }

  LabAnswers.StartedRun started() {
    return new LabAnswers.StartedRun(run(), kind);
  }

  StopSignal signal() {
    return signal;
  }

  synchronized Look look() {
    return look;
  }

  void progress(JobProgress progress) {
    synchronized (this) {
      look = new Look(look.version() + 1, look.state(), Optional.of(progress), "");
      notifyAll();
    }
    signal.changed();
  }

  /** A game is there to be looked at. */
  synchronized void begun(GameUnderWay game) {
    games.removeIf(GameUnderWay::isOver);
    games.add(game);
    game.watch(signal::changed);
  }

  /** The games being played, by number. */
  synchronized List<GameUnderWay> games() {
    return games.stream()
        .filter(game -> !game.isOver())
        .sorted(Comparator.comparingInt(GameUnderWay::number))
        .toList();
  }

  /** The work is over, for whatever reason. */
  synchronized void end(State state, String error) {
    State told = state == State.STOPPED && isOutOfTime ? State.TIME : state;
    look = new Look(look.version() + 1, told, look.progress(), error);
    notifyAll();
  }

  void stop() {
    signal.stop();
  }

  synchronized void stopForTime() {
    isOutOfTime = true;
    signal.stop();
  }

  /** What there is to see once it is newer than the version, or after some time. */
  synchronized Look await(long version, long millis) throws InterruptedException {
    if (look.version() == version && !look.isOver()) {
      wait(millis);
    }
    return look;
  }

  /** The report so far. If it is time for another, that is begun, and will be there next time. */
  Optional<Report> report() {
    if (System.nanoTime() - nextReportNanos >= 0 && isReporting.compareAndSet(false, true)) {
      Thread.startVirtualThread(this::renew);
    }
    return report;
  }

  /** The report so far, made at once. */
  Optional<Report> soFar() {
    return reporter.get();
  }

  /** Never with the lock held: the work must not wait for what somebody wants to see. */
  private void renew() {
    try {
      long begin = System.nanoTime();
      report = reporter.get();
      long now = System.nanoTime();
      nextReportNanos = now + Math.max(NANOS_BETWEEN_REPORTS, SHARE_OF_REPORTS * (now - begin));
    } catch (Refusal refused) {
      // The store is in other hands, or the server ends: the last report stays.
    } finally {
      isReporting.set(false);
    }
  }
}
