package betacut.lab.experiment.run;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.PositionBlock;
import betacut.lab.experiment.Setting;
import betacut.lab.experiment.Trial;
import betacut.lab.experiment.spec.SpecReader;
import betacut.lab.store.Columns;
import betacut.lab.unit.Work;
import betacut.lab.unit.Worker;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The trials of an experiment as units of work. A unit is what one worker has to do alone: all
 * trials of a position, or of a line of positions if tables are kept along it.
 */
final class ExperimentWork implements Work<Measurement> {
  private static final long serialVersionUID = 1;

  private final String text;
  private final String name;
  private transient Experiment experiment;
  private transient Map<Integer, Integer> unitOfBlock;
  private transient Map<Integer, List<Chain>> chains;
  private transient boolean isPrepared;

  ExperimentWork(Experiment experiment) {
    text = experiment.text();
    name = experiment.name();
    this.experiment = experiment;
  }

  @Override
  public Columns<Measurement> columns() {
    return Measurement.COLUMNS;
  }

  /** Lets the JVM compile what the first trials would otherwise be slowed down by. */
  @Override
  public synchronized void prepare(StopSignal stop) {
    if (isPrepared) {
      return;
    }
    isPrepared = true;
    understand();
    for (Grid grid : experiment.grids()) {
      PositionBlock first = grid.blocks().getFirst();
      for (int i = 0; i < experiment.warmups(); i++) {
        for (Setting setting : grid.settings()) {
          Trial trial = new Trial(-1, first.number(), grid.game(), first.position(), setting, 0);
          TrialEngine.of(experiment, grid.game(), setting).measure(trial, stop);
        }
      }
    }
  }

  @Override
  public Worker<Measurement> worker(BitSet done, StopSignal stop) {
    understand();
    return new TrialWorker(experiment, chains, done, stop);
  }

  /** The units of these positions that lack a trial. */
  BitSet missing(Collection<PositionBlock> blocks, BitSet done) {
    understand();
    var units = new BitSet();
    blocks.forEach(block -> units.set(unitOfBlock.get(block.number())));
    units.stream()
        .filter(unit -> chains.get(unit).stream().allMatch(chain -> chain.toRun(done).isEmpty()))
        .forEach(units::clear);
    return units;
  }

  /** Reads the text again, if this comes from another process. */
  private synchronized void understand() {
    if (chains != null) {
      return;
    }
    if (experiment == null) {
      experiment = SpecReader.read(text, name);
    }
    unitOfBlock = new HashMap<>();
    experiment
        .blocks()
        .forEach(
            block ->
                unitOfBlock.put(
                    block.number(), experiment.keepsTable() ? block.line() : block.number()));
    Map<Integer, List<Trial>> trials = new LinkedHashMap<>();
    for (Trial trial : experiment.trials()) {
      trials
          .computeIfAbsent(unitOfBlock.get(trial.block()), unseen -> new ArrayList<>())
          .add(trial);
    }
    Map<Integer, List<Chain>> found = new HashMap<>();
    trials.forEach(
        (unit, own) -> found.put(unit, sideBySide(Chain.of(own, experiment.keepsTable()))));
    chains = found;
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
}
