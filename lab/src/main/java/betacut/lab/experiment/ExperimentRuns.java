package betacut.lab.experiment;

import betacut.lab.store.LabStore;
import betacut.lab.store.Log;
import betacut.lab.store.RunHeader;

/** Experiments in a store: what they are called and how they begin. */
public final class ExperimentRuns {
  /** The kind that stores know them by. */
  public static final String KIND = "experiment";

  private ExperimentRuns() {}

  /** The experiment's name, with a number if that is another's or is finished. */
  public static String name(LabStore store, Experiment experiment) {
    for (int i = 1; ; i++) {
      String name = i == 1 ? experiment.name() : experiment.name() + "-" + i;
      var header = store.find(name);
      boolean isUnfinished =
          header.isPresent()
              && header.get().kind().equals(KIND)
              && header.get().spec().equals(experiment.text())
              && !isFinished(store.log(name, Measurement.COLUMNS), experiment);
      if (header.isEmpty() || isUnfinished) {
        return name;
      }
    }
  }

  /** Whether nothing is left to measure, or enough is known. */
  public static boolean isFinished(Log<Measurement> log, Experiment experiment) {
    return new Runner(experiment, log, RunListener.SILENT, 1).isFinished();
  }

  /** Begins a run, or takes it up again; the answer holds the provenance of its first beginning. */
  public static RunHeader begin(LabStore store, String name, Experiment experiment, int workers) {
    String provenance = RunProvenance.collect(experiment, workers).json();
    return store.begin(new RunHeader(name, KIND, experiment.text(), provenance));
  }
}
