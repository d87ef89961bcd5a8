package betacut.lab.experiment.run;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Trial;
import betacut.lab.unit.Worker;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Measures the chains of one unit after the other, each with an engine of its own. */
final class TrialWorker implements Worker<Measurement> {
  /** Longer searches bring their code and data along. */
  static final long PRIMING_NANOS = 5_000_000;

  private final Experiment experiment;
  private final Map<Integer, List<Chain>> units;
  private final BitSet done;
  private final StopSignal stop;

  /**
   * @param units the chains of each
   */
  TrialWorker(
      Experiment experiment, Map<Integer, List<Chain>> units, BitSet done, StopSignal stop) {
    this.experiment = experiment;
    this.units = units;
    this.done = done;
    this.stop = stop;
  }

  @Override
  public void run(int unit, Consumer<Measurement> rows) {
    for (Chain chain : units.get(unit)) {
      List<Trial> toRun = chain.toRun(done);
      if (toRun.isEmpty()) {
        continue;
      }
      if (experiment.needsQuiet()) {
        prime(toRun);
      }
      List<Measurement> measured = measure(toRun);
      measured.forEach(rows);
      if (measured.size() < toRun.size()) {
        return;
      }
    }
  }

  /** Told at the end of a chain only: writing them down between searches would cool the caches. */
  private List<Measurement> measure(List<Trial> chain) {
    TrialEngine engine = engineOf(chain);
    List<Measurement> measured = new ArrayList<>();
    for (Trial trial : chain) {
      Optional<Measurement> measurement = engine.measure(trial, stop);
      measurement.ifPresent(measured::add);
      if (stop.isGiven()) {
        break;
      }
    }
    return measured;
  }

  private TrialEngine engineOf(List<Trial> chain) {
    Trial first = chain.getFirst();
    return TrialEngine.of(experiment, first.game(), first.setting());
  }

  /**
   * Searches short chains once before they are timed: what a search of microseconds takes is
   * otherwise the time to fetch its code and data, which whoever ran before has displaced.
   */
  private void prime(List<Trial> chain) {
    if (experiment.warmups() == 0) {
      return;
    }
    TrialEngine engine = engineOf(chain);
    long begun = System.nanoTime();
    for (Trial trial : chain) {
      if (stop.isGiven() || System.nanoTime() - begun > PRIMING_NANOS) {
        return;
      }
      engine.measure(trial, stop);
    }
  }
}
