package betacut.lab.tuning;

import betacut.rules.Evaluator.DepthFit;
import betacut.rules.Score;
import java.util.List;
import java.util.stream.DoubleStream;

/** Least squares of a deep value on a shallow one, over the positions that neither decides. */
final class CutLine {
  /** In medians of the distance from the median; of a normal distribution 1 in 10,000 is there. */
  private static final double FAR = 6;

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
    open = usual(values, shallow);
    undecided = usual(open, deep);
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

  /**
   * Those whose value at a depth is neither decided nor far from all others: an evaluation that
   * sees a win says so by a number of its own, which would bend the line.
   */
  private static List<int[]> usual(List<int[]> values, int depth) {
    List<int[]> undecided = values.stream().filter(v -> !Score.isDecided(v[depth])).toList();
    double middle = median(undecided.stream().mapToDouble(v -> v[depth]));
    double spread = median(undecided.stream().mapToDouble(v -> Math.abs(v[depth] - middle)));
    return undecided.stream()
        .filter(v -> Math.abs(v[depth] - middle) <= FAR * Math.max(1, spread))
        .toList();
  }

  private static double median(DoubleStream values) {
    double[] sorted = values.sorted().toArray();
    return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
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
