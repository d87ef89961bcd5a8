package betacut.lab.experiment.run;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Trial;
import betacut.lab.run.Verification;
import betacut.lab.store.Log;
import betacut.search.StopSignal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Measures again what was measured before, and compares every count bit for bit. */
public final class Verifier {
  private static final int MOST_TOLD = 10;
  private static final Set<String> MEASURED_BY_CLOCK = Set.of("nanos", "cpuNanos");

  private final Experiment experiment;
  private final TrialListener listener;
  private final int workers;

  public Verifier(Experiment experiment, TrialListener listener, int workers) {
    this.experiment = experiment;
    this.listener = listener;
    this.workers = workers;
  }

  /** Compares these measurements with new ones; if the signal comes, those made by then. */
  public Verification verify(List<Measurement> old, StopSignal signal) {
    Map<Integer, Measurement> known = new LinkedHashMap<>();
    old.forEach(measurement -> known.put(measurement.trial(), measurement));
    List<Trial> trials = experiment.trials();
    var others = new BitSet();
    for (Trial trial : trials) {
      boolean isWanted = known.containsKey(trial.number()) && experiment.isRepeatable(trial);
      others.set(trial.number(), !isWanted);
    }
    var log = Log.inMemory(Measurement.COLUMNS);
    new Runner(experiment, log, others, listener, workers).run(signal);
    List<String> differences = new ArrayList<>();
    int compared = 0;
    for (Measurement again : log.all()) {
      Trial trial = trials.get(again.trial());
      Measurement before = known.get(again.trial());
      if (before != null && experiment.isRepeatable(trial)) {
        compared++;
        if (!before.repeats(again)) {
          differences.add(difference(trial, before, again));
        }
      }
    }
    int skipped =
        (int)
            trials.stream()
                .filter(
                    trial -> known.containsKey(trial.number()) && !experiment.isRepeatable(trial))
                .count();
    return new Verification(
        compared,
        differences.size(),
        differences.subList(0, Math.min(MOST_TOLD, differences.size())),
        skipped,
        trials.size() - known.size());
  }

  /** What differs, field by field as results.csv names it. */
  private static String difference(Trial trial, Measurement before, Measurement again) {
    Map<String, Object> old = Measurement.COLUMNS.cells(before);
    String fields =
        Measurement.COLUMNS.cells(again).entrySet().stream()
            .filter(field -> !MEASURED_BY_CLOCK.contains(field.getKey()))
            .filter(field -> !field.getValue().equals(old.get(field.getKey())))
            .map(f -> "%s %s, now %s".formatted(f.getKey(), old.get(f.getKey()), f.getValue()))
            .collect(Collectors.joining("; "));
    return "trial %d, %s '%s', %s: %s"
        .formatted(trial.number(), trial.game(), trial.position(), trial.setting(), fields);
  }
}
