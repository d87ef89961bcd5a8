package betacut.web.lab;

import static betacut.text.json.JsonLine.object;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.ExperimentReport;
import betacut.lab.experiment.ExperimentRuns;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.RunListener;
import betacut.lab.experiment.RunProgress;
import betacut.lab.experiment.RunProvenance;
import betacut.lab.experiment.Runner;
import betacut.lab.experiment.Summary;
import betacut.lab.experiment.Verification;
import betacut.lab.experiment.Verifier;
import betacut.lab.report.Provenance;
import betacut.lab.report.Report;
import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Experiments as jobs of the laboratory. */
final class Experiments {
  private final Laboratory laboratory;

  Experiments(Laboratory laboratory) {
    this.laboratory = laboratory;
  }

  /** Begins an experiment, or goes on with an unfinished one of the same text. */
  Job begin(Experiment experiment) {
    laboratory.requireIdle();
    return run(laboratory.with(store -> ExperimentRuns.name(store, experiment)), experiment);
  }

  Job run(String name, Experiment experiment) {
    int workers = Laboratory.workers(Runner.workers(experiment, 0));
    Provenance provenance = RunProvenance.collect(experiment, workers);
    var measured = new Measured();
    var job = new Job(name, Job.Kind.EXPERIMENT, () -> measured.report(experiment, provenance));
    return laboratory.start(job, store -> measure(store, job, experiment, workers, measured));
  }

  private static boolean measure(
      LabStore store, Job job, Experiment experiment, int workers, Measured measured) {
    ExperimentRuns.begin(store, job.run(), experiment, workers);
    Log<Measurement> log = store.log(job.run(), Measurement.COLUMNS);
    measured.addAll(log.all());
    int total = experiment.trials().size();
    job.progress(object("done", measured.size(), "total", total));
    RunListener listener =
        (trial, measurement, progress) -> {
          measured.add(measurement);
          job.progress(view(progress));
        };
    return new Runner(experiment, log, listener, workers).run(job.signal()).isFinished();
  }

  /** Measures everything again, keeping nothing. */
  Job verify(String name, Experiment experiment, List<Measurement> before) {
    int workers = Laboratory.workers(Runner.workers(experiment, 0));
    var job = new Job(name, Job.Kind.VERIFICATION, Optional::empty);
    RunListener listener =
        (trial, measurement, progress) ->
            job.progress(object("done", progress.done(), "total", before.size()));
    return laboratory.start(
        job,
        store -> {
          Verification verification =
              new Verifier(experiment, listener, workers).verify(before, job.signal());
          job.progress(verified(verification, before.size()));
          return !job.signal().isGiven();
        });
  }

  private static Map<String, Object> verified(Verification verification, int total) {
    return object(
        "done",
        verification.compared() + verification.skipped(),
        "total",
        total,
        "holds",
        verification.holds(),
        "compared",
        verification.compared(),
        "different",
        verification.different(),
        "skipped",
        verification.skipped(),
        "missing",
        verification.missing(),
        "first",
        verification.first());
  }

  private static Map<String, Object> view(RunProgress progress) {
    return object(
        "done",
        progress.done(),
        "total",
        progress.total(),
        "millisLeft",
        progress.left().map(left -> (Object) left.toMillis()).orElse(null),
        "live",
        progress
            .live()
            .map(
                live ->
                    (Object)
                        object(
                            "what",
                            live.what(),
                            "value",
                            live.estimate().value(),
                            "low",
                            live.estimate().interval().low(),
                            "high",
                            live.estimate().interval().high(),
                            "positions",
                            live.positions()))
            .orElse(null));
  }

  /** What a run has measured so far. */
  private static final class Measured {
    private final List<Measurement> measurements = new ArrayList<>();

    synchronized void add(Measurement measurement) {
      measurements.add(measurement);
    }

    synchronized void addAll(List<Measurement> more) {
      measurements.addAll(more);
    }

    synchronized int size() {
      return measurements.size();
    }

    private synchronized List<Measurement> all() {
      return List.copyOf(measurements);
    }

    Optional<Report> report(Experiment experiment, Provenance provenance) {
      List<Measurement> now = all();
      return now.isEmpty()
          ? Optional.empty()
          : Optional.of(
              ExperimentReport.of(experiment, Summary.of(experiment, now), now.size(), provenance));
    }
  }
}
