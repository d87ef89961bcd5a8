package betacut.lab.tuning;

import betacut.rules.Evaluator.DepthFit;
import betacut.rules.Score;
import java.util.List;

/** Least squares of a deep value on a shallow one, over the positions that neither decides. */
final class CutLine {
  private final List<int[]> open;
  private final List<int[]> undecided;
  private final int deep;
  private final int shallow;
  private final double slope;
  private final double intercept;
  private final double sigma;

  CutLine(List<int[]> values, int deep, int shallow) {
    this.deep = deep;
    this.shallow = shallow;
    open = values.stream().filter(v -> !Score.isDecided(v[shallow])).toList();
    undecided = open.stream().filter(v -> !Score.isDecided(v[deep])).toList();
    double meanX = undecided.stream().mapToInt(v -> v[shallow]).average().orElse(0);
    double meanY = undecided.stream().mapToInt(v -> v[deep]).average().orElse(0);
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (int[] v : undecided) {
      double x = v[shallow] - meanX;
      double y = v[deep] - meanY;
      xx += x * x;
      xy += x * y;
      yy += y * y;
    }
    slope = xx == 0 ? 0 : xy / xx;
    intercept = meanY - slope * meanX;
    sigma = Math.sqrt(Math.max(0, yy - slope * xy) / Math.max(1, undecided.size() - 2));
  }

  int samples() {
    return undecided.size();
  }

  double slope() {
    return slope;
  }

  DepthFit fit() {
    return new DepthFit(deep, shallow, slope, intercept, sigma);
  }

  /**
   * How far the deep values lie from the line, in standard deviations; wins and losses that the
   * shallow search does not see lie infinitely far.
   */
  List<Double> residuals() {
    return open.stream().map(this::residual).toList();
  }

  private double residual(int[] values) {
    if (Score.isDecided(values[deep])) {
      return values[deep] > 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
    return sigma == 0 ? 0 : (values[deep] - slope * values[shallow] - intercept) / sigma;
  }
}
