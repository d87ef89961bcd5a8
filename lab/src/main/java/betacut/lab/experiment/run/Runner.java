package betacut.lab.experiment.run;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Trial;
import betacut.lab.run.RunOutcome;
import betacut.lab.run.RunProgress;
import betacut.lab.store.Log;
import betacut.lab.unit.Assignment;
import betacut.lab.unit.LocalExecutor;
import betacut.lab.unit.UnitExecutor;
import betacut.search.StopSignal;
import java.util.BitSet;
import java.util.List;

/**
 * Runs the trials of an experiment that its log lacks. Counts do not depend on the number of
 * workers nor on how often a run was stopped: positions are handed out whole, a trial has its
 * engine to itself, and whether enough is known is asked only at numbers of positions fixed
 * beforehand.
 */
public final class Runner {
  private final Experiment experiment;
  private final Log<Measurement> log;
  private final TrialListener listener;
  private final UnitExecutor executor;
  private final ExperimentWork work;
  private final List<Trial> trials;
  private final RunTally tally;
  private final BitSet done;

  /**
   * A run that goes on where the log ends.
   *
   * @param workers how many trials at once; 0 is what the experiment says, or else the machine: one
   *     if times are measured, otherwise as many as it has processors
   */
  public Runner(Experiment experiment, Log<Measurement> log, TrialListener listener, int workers) {
    this(experiment, log, listener, new LocalExecutor(workers(experiment, workers)));
  }

  /** The same, done by whoever does units of work. */
  Runner(
      Experiment experiment, Log<Measurement> log, TrialListener listener, UnitExecutor executor) {
    this(experiment, log, log.done(), listener, executor);
  }

  /**
   * @param done trials that are not to be run
   */
  Runner(
      Experiment experiment,
      Log<Measurement> log,
      BitSet done,
      TrialListener listener,
      UnitExecutor executor) {
    this.experiment = experiment;
    this.log = log;
    this.listener = listener;
    this.executor = executor;
    work = new ExperimentWork(experiment);
    trials = experiment.trials();
    this.done = done;
    tally = new RunTally(experiment, trials, executor.width());
    log.all().forEach(measurement -> tally.addBefore(trials.get(measurement.trial()), measurement));
  }

  /** How many trials run at once if so many are asked for, 0 being what is usual. */
  public static int workers(Experiment experiment, int asked) {
    if (asked > 0) {
      return asked;
    }
    if (experiment.workers() > 0) {
      return experiment.workers();
    }
    return experiment.needsQuiet() ? 1 : Runtime.getRuntime().availableProcessors();
  }

  int workers() {
    return executor.width();
  }

  /** Where it stands before it goes on. */
  RunProgress progress() {
    return tally.progress();
  }

  /** Measures until nothing is left, enough is known, or the signal is given. */
  public RunOutcome run(StopSignal signal) {
    if (!isFinished()) {
      executor.prepare(work, signal);
    }
    tally.begin();
    var stages = new Stages(experiment);
    while (stages.hasNext()) {
      executor.run(
          new Assignment<>(
              work, work.missing(stages.next(), done), done, this::keep, () -> false, signal));
      if (signal.isGiven()) {
        return outcome(RunOutcome.End.STOPPED);
      }
      stages.look(tally);
    }
    boolean isComplete = tally.done() == trials.size();
    return outcome(isComplete ? RunOutcome.End.COMPLETE : RunOutcome.End.NARROW);
  }

  /** Whether nothing is left to measure, or enough is known. */
  public boolean isFinished() {
    var stages = new Stages(experiment);
    while (stages.hasNext()) {
      if (!work.missing(stages.next(), done).isEmpty()) {
        return false;
      }
      stages.look(tally);
    }
    return true;
  }

  private RunOutcome outcome(RunOutcome.End end) {
    return new RunOutcome(end, tally.done(), trials.size());
  }

  /** First into the log, then told. */
  private void keep(Measurement measurement) {
    if (!log.add(measurement)) {
      return; // made again only to bring its engine to where it was
    }
    Trial trial = trials.get(measurement.trial());
    synchronized (tally) {
      tally.add(trial, measurement);
      listener.measured(trial, measurement, tally.progress());
    }
  }
}
