package betacut.lab.experiment.run;

import betacut.lab.experiment.Setting;
import betacut.lab.experiment.Trial;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Trials that share an engine, in order. What an engine has learned decides its later counts, so a
 * chain of which some are missing is run again from its beginning.
 */
record Chain(List<Trial> trials) {
  /** The first trials, up to the last one that is missing; empty if none is. */
  List<Trial> toRun(BitSet done) {
    int end = trials.size();
    while (end > 0 && done.get(trials.get(end - 1).number())) {
      end--;
    }
    return trials.subList(0, end);
  }

  /**
   * The trials of positions that belong together, as chains: alone, or along the line of each
   * setting if its table is kept. Each repeat is a chain of its own: one that went on with the
   * table of the last would find its answers there.
   */
  static List<Chain> of(List<Trial> trials, boolean keepsTable) {
    if (!keepsTable) {
      return trials.stream().map(trial -> new Chain(List.of(trial))).toList();
    }
    record Line(Setting setting, int repeat) {}
    Map<Line, List<Trial>> lines = new LinkedHashMap<>();
    for (Trial trial : trials) {
      var line = new Line(trial.setting(), trial.repeat());
      lines.computeIfAbsent(line, unseen -> new ArrayList<>()).add(trial);
    }
    return lines.values().stream().map(Chain::new).toList();
  }
}
