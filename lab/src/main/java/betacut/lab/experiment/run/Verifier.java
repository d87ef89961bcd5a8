package betacut.lab.experiment.run;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.PositionBlock;
import betacut.lab.experiment.Trial;
import betacut.lab.run.Audit;
import betacut.lab.run.Flaw;
import betacut.lab.store.Log;
import betacut.lab.unit.UnitExecutor;
import betacut.search.StopSignal;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Measures again what was measured before, and compares every count bit for bit. */
public final class Verifier {
  private final Experiment experiment;
  private final List<Trial> trials;
  private final Audit audit;
  private final TrialListener listener;
  private final UnitExecutor executor;

  /**
   * @param audit hears what is found
   */
  public Verifier(
      Experiment experiment, Audit audit, TrialListener listener, UnitExecutor executor) {
    this.experiment = experiment;
    this.audit = audit;
    this.listener = listener;
    this.executor = executor;
    trials = experiment.trials();
  }

  /**
   * Compares these measurements with new ones; if the signal comes, those made by then.
   *
   * @param old one of a trial, each of a trial that there is
   */
  public void verify(List<Measurement> old, StopSignal signal) {
    Map<Integer, Measurement> known = new TreeMap<>();
    old.forEach(measurement -> known.put(measurement.trial(), measurement));
    compareWithPlan(known);
    var others = new BitSet();
    for (Trial trial : trials) {
      boolean isKnown = known.containsKey(trial.number());
      boolean repeats = isKnown && experiment.isRepeatable(trial);
      others.set(trial.number(), !repeats);
      if (isKnown && !repeats) {
        audit.skipped();
      }
    }
    var log = Log.inMemory(Measurement.COLUMNS);
    // By its own rule a run might end before the last row is compared.
    new Runner(experiment.withoutStop(), log, others, listener, executor).run(signal);
    for (Measurement again : log.all()) {
      if (!others.get(again.trial())) {
        audit.compared();
        compare(known.get(again.trial()), again);
      }
    }
  }

  private void compare(Measurement before, Measurement again) {
    if (!before.repeats(again)) {
      audit.found(Flaw.DIFFERENT, difference(trials.get(again.trial()), before, again));
    }
  }

  /** Trials that had to be made, and those that the run's own rule had ended before. */
  private void compareWithPlan(Map<Integer, Measurement> known) {
    var done = new BitSet();
    known.keySet().forEach(done::set);
    BitSet due = due(known);
    var missing = (BitSet) due.clone();
    missing.andNot(done);
    missing.stream()
        .mapToObj(trials::get)
        .forEach(trial -> audit.found(Flaw.MISSING, words(trial, "is missing")));
    if (missing.isEmpty()) {
      done.andNot(due);
      done.stream()
          .mapToObj(trials::get)
          .forEach(
              trial ->
                  audit.found(
                      Flaw.FOREIGN, words(trial, "is there, but the run had ended before it")));
    }
  }

  /** All trials, or those up to where a rule ends the run; up to the first gap if there is one. */
  private BitSet due(Map<Integer, Measurement> known) {
    var tally = new RunTally(experiment, trials, 1);
    known.values().forEach(m -> tally.add(trials.get(m.trial()), m));
    var due = new BitSet();
    var stages = new Stages(experiment);
    while (stages.hasNext()) {
      Set<Integer> blocks =
          stages.next().stream().map(PositionBlock::number).collect(Collectors.toSet());
      List<Integer> numbers =
          trials.stream().filter(t -> blocks.contains(t.block())).map(Trial::number).toList();
      numbers.forEach(due::set);
      if (!known.keySet().containsAll(numbers)) {
        return due;
      }
      stages.look(tally);
    }
    return due;
  }

  private static String words(Trial trial, String what) {
    return "trial %d %s: %s '%s', %s"
        .formatted(trial.number(), what, trial.game(), trial.position(), trial.setting());
  }

  /** What differs, field by field as results.csv names it. */
  private static String difference(Trial trial, Measurement before, Measurement again) {
    Map<String, Object> old = Measurement.COLUMNS.cells(before);
    String fields =
        Measurement.COLUMNS.cells(again).entrySet().stream()
            .filter(field -> !Measurement.BY_CLOCK.contains(field.getKey()))
            .filter(field -> !field.getValue().equals(old.get(field.getKey())))
            .map(f -> "%s %s, now %s".formatted(f.getKey(), old.get(f.getKey()), f.getValue()))
            .collect(Collectors.joining("; "));
    return "trial %d, %s '%s', %s: %s"
        .formatted(trial.number(), trial.game(), trial.position(), trial.setting(), fields);
  }
}
