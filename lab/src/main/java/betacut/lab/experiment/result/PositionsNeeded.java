package betacut.lab.experiment.result;

import betacut.lab.experiment.Comparison;
import betacut.lab.experiment.Experiment;
import betacut.lab.experiment.Grid;
import betacut.lab.experiment.Measure;
import betacut.lab.experiment.Measurement;
import betacut.lab.experiment.Setting;
import betacut.rules.UsageException;
import betacut.stats.sample.Bootstrap;
import betacut.stats.sample.Samples;
import betacut.stats.test.PairedPower;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How many positions an experiment needs to see a ratio, worked out from one that was run before,
 * such as its small form. Positions are taken as independent.
 *
 * @param spread the standard deviation of the logarithms of the ratios at the positions
 * @param alone positions for this comparison, were it the only one
 * @param corrected positions if all comparisons of the run are to be sure together
 */
public record PositionsNeeded(
    String game,
    String measure,
    String context,
    String level,
    String baseline,
    int positions,
    double spread,
    double ratio,
    double power,
    int alone,
    int corrected) {
  private static final double ERROR = 0.05;
  private static final int FEWEST = 3;

  /**
   * One row for each comparison.
   *
   * @param ratio to be seen; as well 1 ÷ it
   * @param power how often it is to be seen
   */
  public static List<PositionsNeeded> of(
      Experiment experiment, List<Measurement> measurements, double ratio, double power) {
    if (!(ratio > 0) || ratio == 1 || !Double.isFinite(ratio)) {
      throw new UsageException(
          "The ratio is %s; it must be a positive number other than 1, such as 0.9."
              .formatted(ratio));
    }
    if (!(power > 0 && power < 1)) {
      throw new UsageException(
          "The power is %s; it must be between 0 and 1, such as 0.8.".formatted(power));
    }
    Comparison by =
        experiment
            .comparison()
            .orElseThrow(
                () -> new UsageException("%s compares nothing.".formatted(experiment.name())));
    List<Pilot> pilots = new ArrayList<>();
    for (Grid grid : experiment.grids()) {
      var seen = Observations.of(grid, experiment, measurements, experiment.trials());
      if (seen.positions() >= FEWEST) {
        pilots.addAll(pilots(experiment, by, seen));
      }
    }
    if (pilots.isEmpty()) {
      throw new UsageException(
          "%s has no comparison of costs at %d positions or more; run more of it first."
              .formatted(experiment.name(), FEWEST));
    }
    return pilots.stream().map(pilot -> pilot.needed(by, ratio, power, pilots.size())).toList();
  }

  private static List<Pilot> pilots(Experiment experiment, Comparison by, Observations seen) {
    List<Measure> costs =
        experiment.measures().stream().filter(m -> m.kind() == Measure.Kind.COST).toList();
    // Its intervals are not asked for.
    var once = new Bootstrap(Bootstrap.Method.PERCENTILE, 1, 1 - ERROR, experiment.seed());
    var estimates = new CostEstimates(seen, costs, experiment.comparison(), once);
    List<Pilot> pilots = new ArrayList<>();
    for (Measure measure : costs) {
      for (Setting setting : seen.grid().settings()) {
        estimates
            .ratio(setting, measure)
            .ifPresent(
                found ->
                    pilots.add(
                        new Pilot(
                            seen.grid().game(),
                            measure,
                            setting.without(by.factor()),
                            setting.values().get(by.factor()),
                            found.logs())));
      }
    }
    return pilots;
  }

  private record Pilot(String game, Measure measure, Setting context, String level, double[] logs) {
    PositionsNeeded needed(Comparison by, double ratio, double power, int comparisons) {
      var test = new PairedPower(logs, Math.log(ratio));
      double squares = Samples.sumOfSquares(logs, Samples.mean(logs));
      return new PositionsNeeded(
          game,
          measure.id(),
          context.toString(),
          level,
          by.baseline(),
          logs.length,
          Math.sqrt(squares / (logs.length - 1)),
          ratio,
          power,
          test.needed(ERROR, power),
          test.needed(ERROR / comparisons, power));
    }
  }

  /** In one line for a terminal. */
  public String line() {
    return ("%s: %s of %s against %s: the ratio varies by ×%s between %d positions; ×%s needs %s"
            + " positions, or %s if all comparisons of the run are to be sure")
        .formatted(
            context.isEmpty() ? game : game + " " + context,
            measure,
            level,
            baseline,
            number(Math.exp(spread)),
            positions,
            number(ratio),
            count(alone),
            count(corrected));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.3g", value);
  }

  private static String count(int positions) {
    return positions == PairedPower.MOST
        ? "more than any machine can do"
        : String.format(Locale.ROOT, "%,d", positions);
  }
}
