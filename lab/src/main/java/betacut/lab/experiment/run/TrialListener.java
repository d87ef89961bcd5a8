package betacut.lab.experiment.run;

import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Trial;
import betacut.lab.run.RunProgress;

/** Told how a run goes on; by one thread at a time. */
@FunctionalInterface
public interface TrialListener {
  TrialListener SILENT = (trial, measurement, progress) -> {};

  /** A measurement that is safely kept by now, and where the run stands. */
  void measured(Trial trial, Measurement measurement, RunProgress progress);
}
