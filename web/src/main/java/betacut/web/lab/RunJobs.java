package betacut.web.lab;

import betacut.lab.report.Report;
import betacut.lab.run.Findings;
import betacut.lab.run.Parallelism;
import betacut.lab.run.Run;
import betacut.lab.run.RunPlan;
import betacut.lab.run.RunProgress;
import betacut.lab.run.Runs;
import betacut.lab.run.Verification;
import betacut.lab.tournament.TournamentPlan;
import betacut.stats.sample.Interval;
import betacut.text.json.Inline;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;

/** Runs of every kind as jobs of the laboratory. */
final class RunJobs {
  /** What a job is called that compares. */
  private static final String VERIFICATION = "verification";

  /** One processor stays for those who play. */
  private static final Parallelism WORKERS =
      new Parallelism(0, Math.max(1, Runtime.getRuntime().availableProcessors() - 1));

  private record Progress(
      int done,
      int total,
      Optional<Long> millisLeft,
      Optional<Live> live,
      OptionalDouble ratio,
      Optional<RunProgress.Part> part) {
    static Progress of(RunProgress now) {
      return new Progress(
          now.done(),
          now.total(),
          now.left().map(Duration::toMillis),
          now.live().map(Live::of),
          now.ratio(),
          now.part());
    }
  }

  private record Live(String what, double value, double low, double high, int positions) {
    static Live of(RunProgress.Live live) {
      Interval interval = live.estimate().interval();
      return new Live(
          live.what(), live.estimate().value(), interval.low(), interval.high(), live.positions());
    }
  }

  private record Writing(int done, int total, boolean isWriting) {}

  private record Compared(int done, int total, boolean holds, @Inline Verification found) {}

  private final Laboratory laboratory;

  RunJobs(Laboratory laboratory) {
    this.laboratory = laboratory;
  }

  /** Begins a run, or goes on with an unfinished one of the same text. */
  Job begin(RunPlan plan) {
    laboratory.requireIdle();
    return resume(laboratory.with(runs -> runs.begin(plan, WORKERS).name()));
  }

  Job resume(String name) {
    String kind = laboratory.with(name, run -> allowed(run).kind().id());
    var job = new Job(name, kind, () -> laboratory.with(runs -> soFar(runs, name)));
    return laboratory.start(job, runs -> resume(runs.named(name), job));
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
    boolean isFinished =
        run.resume(WORKERS, progress -> job.progress(Progress.of(progress)), job.signal())
            .isFinished();
    if (!isFinished || !run.plan().isDear()) {
      return isFinished;
    }
    int done = run.done();
    job.progress(new Writing(done, done, true));
    Findings findings = run.findings(job.signal());
    if (job.signal().isGiven()) {
      return false;
    }
    laboratory.reports().keep(run, findings);
    job.progress(RunProgress.of(done, done));
    return true;
  }

  /** Does a run again, keeping nothing. */
  Job verify(String name) {
    laboratory.with(name, RunJobs::allowed);
    var job = new Job(name, VERIFICATION, Optional::empty);
    return laboratory.start(
        job,
        runs -> {
          Run run = runs.named(name);
          Verification found =
              run.verify(WORKERS, progress -> job.progress(Progress.of(progress)), job.signal());
          job.progress(
              new Compared(found.compared() + found.skipped(), run.done(), found.holds(), found));
          return !job.signal().isGiven();
        });
  }
}
