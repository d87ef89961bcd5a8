package betacut.lab.experiment.run;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.PositionBlock;
import betacut.lab.experiment.Setting;
import betacut.lab.experiment.Trial;
import betacut.lab.run.RunOutcome;
import betacut.lab.run.RunProgress;
import betacut.lab.store.Log;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Runs the trials of an experiment that its log lacks. Counts do not depend on the number of
 * workers nor on how often a run was stopped: positions are handed out whole, a trial has its
 * engine to itself, and whether enough is known is asked only at numbers of positions fixed
 * beforehand.
 */
public final class Runner {
  /** Longer searches bring their code and data along. */
  private static final long PRIMING_NANOS = 5_000_000;

  private final Experiment experiment;
  private final Log<Measurement> log;
  private final TrialListener listener;
  private final int workers;
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
    this(experiment, log, log.done(), listener, workers);
  }

  /**
   * @param done trials that are not to be run
   */
  Runner(
      Experiment experiment,
      Log<Measurement> log,
      BitSet done,
      TrialListener listener,
      int workers) {
    this.experiment = experiment;
    this.log = log;
    this.listener = listener;
    this.workers = workers(experiment, workers);
    trials = experiment.trials();
    this.done = done;
    tally = new RunTally(experiment, trials, this.workers);
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
    return workers;
  }

  /** Where it stands before it goes on. */
  RunProgress progress() {
    return tally.progress();
  }

  /** Measures until nothing is left, enough is known, or the signal is given. */
  public RunOutcome run(StopSignal signal) {
    warmUp(signal);
    tally.begin();
    var stages = new Stages(experiment);
    while (stages.hasNext()) {
      runAll(unitsOf(stages.next()), signal);
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
      if (!unitsOf(stages.next()).isEmpty()) {
        return false;
      }
      stages.look(tally);
    }
    return true;
  }

  private RunOutcome outcome(RunOutcome.End end) {
    return new RunOutcome(end, tally.done(), trials.size());
  }

  /** Lets the JVM compile what the first trials would otherwise be slowed down by. */
  private void warmUp(StopSignal signal) {
    if (isFinished()) {
      return;
    }
    for (Grid grid : experiment.grids()) {
      PositionBlock first = grid.blocks().getFirst();
      for (int i = 0; i < experiment.warmups(); i++) {
        for (Setting setting : grid.settings()) {
          Trial trial = new Trial(-1, first.number(), grid.game(), first.position(), setting, 0);
          TrialEngine.of(experiment, grid.game(), setting).measure(trial, signal);
        }
      }
    }
  }

  /** The work that one worker has to do alone: the chains of a position, or of a line. */
  private List<List<Chain>> unitsOf(List<PositionBlock> blocks) {
    Map<Integer, Integer> unitOfBlock = new LinkedHashMap<>();
    blocks.forEach(
        block ->
            unitOfBlock.put(
                block.number(), experiment.keepsTable() ? block.line() : block.number()));
    Map<Integer, List<Trial>> units = new LinkedHashMap<>();
    for (Trial trial : trials) {
      Integer unit = unitOfBlock.get(trial.block());
      if (unit != null) {
        units.computeIfAbsent(unit, unseen -> new ArrayList<>()).add(trial);
      }
    }
    return units.values().stream()
        .map(own -> sideBySide(Chain.of(own, experiment.keepsTable())))
        .filter(chains -> chains.stream().anyMatch(chain -> !chain.toRun(done).isEmpty()))
        .toList();
  }

  /** What is compared runs one after the other, so that the machine is the same for both. */
  private List<Chain> sideBySide(List<Chain> chains) {
    if (experiment.comparison().isEmpty()) {
      return chains;
    }
    String factor = experiment.comparison().get().factor();
    record Rivals(Setting setting, int repeat) {}
    Map<Rivals, List<Chain>> meetings = new LinkedHashMap<>();
    for (Chain chain : chains) {
      Trial first = chain.trials().getFirst();
      var rivals = new Rivals(first.setting().without(factor), first.repeat());
      meetings.computeIfAbsent(rivals, unseen -> new ArrayList<>()).add(chain);
    }
    return meetings.values().stream().flatMap(List::stream).toList();
  }

  private void runAll(List<List<Chain>> units, StopSignal signal) {
    var next = new AtomicInteger();
    var failure = new AtomicReference<Throwable>();
    Runnable work =
        () -> {
          try {
            int unit = next.getAndIncrement();
            while (unit < units.size() && failure.get() == null && !signal.isGiven()) {
              runUnit(units.get(unit), signal);
              unit = next.getAndIncrement();
            }
          } catch (RuntimeException | Error failed) {
            failure.compareAndSet(null, failed);
          }
        };
    List<Thread> threads = new ArrayList<>();
    for (int i = 1; i < Math.min(workers, units.size()); i++) {
      threads.add(Thread.ofPlatform().name("lab-", i).start(work));
    }
    work.run();
    threads.forEach(Runner::join);
    switch (failure.get()) {
      case null -> {}
      case RuntimeException failed -> throw failed;
      case Error failed -> throw failed;
      default -> throw new IllegalStateException(failure.get());
    }
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true; // workers end with their trial; then pass it on
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void runUnit(List<Chain> chains, StopSignal signal) {
    for (Chain chain : chains) {
      List<Trial> toRun = chain.toRun(done);
      if (toRun.isEmpty()) {
        continue;
      }
      if (experiment.needsQuiet()) {
        prime(toRun, signal);
      }
      TrialEngine engine = engineOf(toRun);
      // Kept at the end of a chain: writing them down between searches would cool the caches.
      Map<Trial, Measurement> measured = new LinkedHashMap<>();
      for (Trial trial : toRun) {
        engine.measure(trial, signal).ifPresent(measurement -> measured.put(trial, measurement));
        if (signal.isGiven()) {
          break;
        }
      }
      measured.forEach(this::keep);
      if (measured.size() < toRun.size()) {
        return;
      }
    }
  }

  private TrialEngine engineOf(List<Trial> chain) {
    Trial first = chain.getFirst();
    return TrialEngine.of(experiment, first.game(), first.setting());
  }

  /**
   * Searches short chains once before they are timed: what a search of microseconds takes is
   * otherwise the time to fetch its code and data, which whoever ran before has displaced.
   */
  private void prime(List<Trial> chain, StopSignal signal) {
    if (experiment.warmups() == 0) {
      return;
    }
    TrialEngine engine = engineOf(chain);
    long begun = System.nanoTime();
    for (Trial trial : chain) {
      if (signal.isGiven() || System.nanoTime() - begun > PRIMING_NANOS) {
        return;
      }
      engine.measure(trial, signal);
    }
  }

  /** First into the log, then told. */
  private void keep(Trial trial, Measurement measurement) {
    if (!log.add(measurement)) {
      return; // made again only to bring its engine to where it was
    }
    synchronized (tally) {
      tally.add(trial, measurement);
      listener.measured(trial, measurement, tally.progress());
    }
  }
}
