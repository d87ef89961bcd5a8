package betacut.lab.experiment;

import betacut.lab.store.Log;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * Makes a run measure again just what was measured before: the rest, and what need not repeat,
 * counts as done.
 */
final class VerifiedLog implements Log<Measurement> {
  private final Log<Measurement> measured = Log.inMemory(Measurement.COLUMNS);
  private final BitSet done = new BitSet();

  VerifiedLog(Experiment experiment, Set<Integer> known) {
    for (Trial trial : experiment.trials()) {
      done.set(trial.number(), !known.contains(trial.number()) || !experiment.isRepeatable(trial));
    }
  }

  @Override
  public boolean add(Measurement measurement) {
    return measured.add(measurement);
  }

  @Override
  public BitSet done() {
    return (BitSet) done.clone();
  }

  /** Nothing yet, as a run sees it at its beginning. */
  @Override
  public List<Measurement> all() {
    return List.of();
  }

  List<Measurement> measured() {
    return measured.all();
  }
}
