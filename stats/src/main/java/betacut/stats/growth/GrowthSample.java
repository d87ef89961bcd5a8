package betacut.stats.growth;

import betacut.stats.sample.Samples;
import java.util.Arrays;

/**
 * Costs of one variant on many positions at the same depths: {@code costs[position][i]} was spent
 * to reach {@code depths[i]}. The curve goes through the mean costs of each depth, as in the study
 * that Betacut re-makes; its interval comes from drawing positions.
 */
public record GrowthSample(double[] depths, double[][] costs) {
  /** Refuses positions that lack a depth. */
  public GrowthSample {
    if (costs.length == 0) {
      throw new IllegalArgumentException("no positions");
    }
    for (double[] position : costs) {
      Samples.requireSameLength(depths, position);
    }
  }

  /** The number of positions. */
  public int positions() {
    return costs.length;
  }

  /** The mean cost of each depth. */
  public double[] means() {
    double[] means = new double[depths.length];
    Arrays.setAll(means, i -> Arrays.stream(costs).mapToDouble(row -> row[i]).sum() / costs.length);
    return means;
  }

  /** The curve through the mean costs. */
  public ExponentialFit fit(FitMethod method) {
    return method.fit(depths, means());
  }

  /** The costs of all positions, depth by depth. */
  double[][] byDepth() {
    double[][] columns = new double[depths.length][costs.length];
    for (int i = 0; i < depths.length; i++) {
      for (int position = 0; position < costs.length; position++) {
        columns[i][position] = costs[position][i];
      }
    }
    return columns;
  }
}
