package betacut.lab.experiment.result;

import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.PositionBlock;
import betacut.lab.experiment.Setting;
import betacut.lab.experiment.Trial;
import betacut.stats.sample.Samples;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The measurements of one game, by setting and position. Only positions that every setting was
 * measured at count: so all pairs are whole.
 */
final class Observations {
  private final Grid grid;
  private final Map<Setting, Map<Integer, List<Measurement>>> cells = new LinkedHashMap<>();
  private final List<Integer> blocks;

  private Observations(Grid grid, int repeats, Map<Integer, Measurement> byTrial, List<Trial> all) {
    this.grid = grid;
    grid.settings().forEach(setting -> cells.put(setting, new LinkedHashMap<>()));
    for (Trial trial : all) {
      Measurement measurement = byTrial.get(trial.number());
      if (measurement != null && trial.game().equals(grid.game())) {
        cells
            .get(trial.setting())
            .computeIfAbsent(trial.block(), unseen -> new ArrayList<>())
            .add(measurement);
      }
    }
    blocks =
        grid.blocks().stream().map(PositionBlock::number).filter(b -> isWhole(b, repeats)).toList();
  }

  static Observations of(
      Grid grid, Experiment experiment, List<Measurement> measurements, List<Trial> trials) {
    Map<Integer, Measurement> byTrial = new LinkedHashMap<>();
    measurements.forEach(measurement -> byTrial.put(measurement.trial(), measurement));
    return new Observations(grid, experiment.repeats(), byTrial, trials);
  }

  private boolean isWhole(int block, int repeats) {
    return cells.values().stream()
        .allMatch(cell -> cell.getOrDefault(block, List.of()).size() == repeats);
  }

  Grid grid() {
    return grid;
  }

  int positions() {
    return blocks.size();
  }

  /** A measure at every position: of times the median of the repeats, of others their mean. */
  double[] values(Setting setting, Measure measure) {
    Map<Integer, List<Measurement>> cell = cells.get(setting);
    return blocks.stream().mapToDouble(block -> typical(measure, cell.get(block))).toArray();
  }

  /** The same for each scripted game, by its number; none where no game has several positions. */
  SortedMap<Integer, double[]> byLine(Setting setting, Measure measure) {
    double[] values = values(setting, measure);
    SortedMap<Integer, double[]> byLine = new TreeMap<>();
    lines()
        .forEach(
            (line, places) ->
                byLine.put(line, places.stream().mapToDouble(place -> values[place]).toArray()));
    return byLine;
  }

  /** Places among the positions, by scripted game; none where no game has several positions. */
  SortedMap<Integer, List<Integer>> lines() {
    SortedMap<Integer, List<Integer>> lines = new TreeMap<>();
    for (PositionBlock block : grid.blocks()) {
      int place = blocks.indexOf(block.number());
      if (place >= 0) {
        lines.computeIfAbsent(block.line(), unseen -> new ArrayList<>()).add(place);
      }
    }
    boolean hasGames = lines.size() > 1 && lines.values().stream().anyMatch(l -> l.size() > 1);
    return hasGames ? lines : new TreeMap<>();
  }

  private static double typical(Measure measure, List<Measurement> repeats) {
    double[] values = repeats.stream().mapToDouble(measure::of).toArray();
    return measure.isTime() ? Samples.median(values) : Samples.mean(values);
  }

  /** At how many positions two settings give the same answer. */
  int agreements(Setting first, Setting second, Measure answer) {
    int same = 0;
    for (int block : blocks) {
      Measurement one = cells.get(first).get(block).getFirst();
      Measurement two = cells.get(second).get(block).getFirst();
      boolean isSame =
          answer.equals(Measure.MOVE) ? one.move().equals(two.move()) : one.score() == two.score();
      same += isSame ? 1 : 0;
    }
    return same;
  }
}
