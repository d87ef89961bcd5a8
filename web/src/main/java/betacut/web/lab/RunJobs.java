package betacut.web.lab;

import betacut.lab.report.Report;
import betacut.lab.run.Findings;
import betacut.lab.run.GameUnderWay;
import betacut.lab.run.Parallelism;
import betacut.lab.run.Run;
import betacut.lab.run.RunListener;
import betacut.lab.run.RunPlan;
import betacut.lab.run.RunProgress;
import betacut.lab.run.Runs;
import betacut.lab.run.Verification;
import betacut.lab.tournament.TournamentPlan;
import betacut.stats.sample.Interval;
import betacut.web.lab.LabAnswers.JobProgress;
import java.time.Duration;
import java.util.Optional;

/** Runs of every kind as jobs of the laboratory. */
final class RunJobs {
  /** What a job is called that compares. */
  private static final String VERIFICATION = "verification";

  /** One processor stays for those who play. */
  static final Parallelism WORKERS =
      new Parallelism(0, Math.max(1, Runtime.getRuntime().availableProcessors() - 1));

  private final Laboratory laboratory;

  RunJobs(Laboratory laboratory) {
    this.laboratory = laboratory;
  }

  /**
   * Begins a run, or goes on with an unfinished one of the same text; one at a time, lest two take
   * the same free name.
   */
  synchronized Job begin(RunPlan plan) {
    laboratory.requireIdle();
    return resume(laboratory.with(runs -> runs.begin(plan, WORKERS).name()));
  }

  Job resume(String name) {
    return start(new JobOrder(name, JobOrder.Kind.RESUME));
  }

  /**
   * Does a run again, keeping nothing.
   *
   * @param isPartial whether it may be unfinished
   */
  Job verify(String name, boolean isPartial) {
    return start(new JobOrder(name, isPartial ? JobOrder.Kind.VERIFY_PART : JobOrder.Kind.VERIFY));
  }

  private Job start(JobOrder order) {
    Job job = job(order, new JobSignal());
    return laboratory.start(job, runs -> perform(runs, job));
  }

  /**
   * An order as a job that can be begun.
   *
   * @param signal ends it
   */
  Job job(JobOrder order, JobSignal signal) {
    String name = order.run();
    String kind = laboratory.with(name, run -> allowed(run).kind().id());
    return order.kind() == JobOrder.Kind.RESUME
        ? new Job(order, kind, signal, () -> laboratory.with(runs -> soFar(runs, name)))
        : new Job(order, VERIFICATION, signal, Optional::empty);
  }

  /** Does a job; whether nothing is left to do. */
  boolean perform(Runs runs, Job job) {
    Run run = runs.named(job.run());
    return switch (job.order().kind()) {
      case RESUME -> resume(run, job);
      case VERIFY -> verify(run, job, false);
      case VERIFY_PART -> verify(run, job, true);
    };
  }

  /** Programs would run with our rights, so what the command line has begun is looked at again. */
  private static Run allowed(Run run) {
    if (run.plan() instanceof TournamentPlan plan) {
      TournamentCaps.check(plan.spec());
    }
    return run;
  }

  private static Optional<Report> soFar(Runs runs, String name) {
    return runs.find(name).filter(run -> run.done() > 0).map(run -> run.soFar().report());
  }

  /** Games alone say nothing where their report is dear: that has to be made, too. */
  private boolean resume(Run run, Job job) {
    boolean isFinished = run.resume(WORKERS, listener(job), job.signal()).isFinished();
    if (!isFinished || !run.plan().isDear()) {
      return isFinished;
    }
    int done = run.done();
    job.progress(JobProgress.of(done, done, Optional.empty(), true));
    Findings findings = run.findings(job.signal());
    if (job.signal().isGiven()) {
      return false;
    }
    laboratory.reports().keep(run, findings);
    job.progress(JobProgress.of(done, done, Optional.empty(), false));
    return true;
  }

  private static boolean verify(Run run, Job job, boolean isPartial) {
    Verification found = run.verify(WORKERS, listener(job), job.signal());
    var verified = new LabAnswers.Verified(found.holds(isPartial), found);
    int done = found.compared() + found.skipped();
    job.progress(JobProgress.of(done, run.done(), Optional.of(verified), false));
    return !job.signal().isGiven();
  }

  private static RunListener listener(Job job) {
    return new RunListener() {
      @Override
      public void progressed(RunProgress progress) {
        job.progress(view(progress));
      }

      @Override
      public void begun(GameUnderWay game) {
        job.begun(game);
      }
    };
  }

  private static JobProgress view(RunProgress progress) {
    return new JobProgress(
        progress.done(),
        progress.total(),
        progress.part(),
        progress.left().map(Duration::toMillis),
        progress.ratio(),
        progress.live().map(RunJobs::view),
        Optional.empty(),
        Optional.empty());
  }

  private static LabAnswers.LiveEstimate view(RunProgress.Live live) {
    Interval interval = live.estimate().interval();
    return new LabAnswers.LiveEstimate(
        live.what(), live.estimate().value(), interval.low(), interval.high(), live.positions());
  }
}
