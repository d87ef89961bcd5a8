package betacut.lab.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What an evaluation's unit is worth: the scale with which 1 / (1 + e^(−scale · value)) predicts
 * results best, and how well it does. Tuners that write 10^(−K·value/400) have K = scale · 400 / ln
 * 10.
 *
 * @param logLoss mean log-loss at that scale; ln 2 is what a blind guess has
 * @param bins values sorted by prediction, in groups of nearly equal size
 */
public record Calibration(double scale, double logLoss, List<Bin> bins) {
  /** A group of values: what was predicted on average, and what happened. */
  public record Bin(int count, double predicted, double observed) {}

  private static final double STEEPEST = 1e9;

  /** Keeps its own copy of the bins. */
  public Calibration {
    bins = List.copyOf(bins);
  }

  /**
   * The best scale for values, seen from the side whose results from 0 to 1 are given. It is found
   * exactly; values that tell all results perfectly get a scale as steep as numbers allow.
   */
  public static Calibration of(double[] values, double[] results, int bins) {
    Samples.requireSameLength(values, results);
    Samples.requireSome(values);
    double unit = Arrays.stream(values).map(Math::abs).max().orElseThrow();
    if (!(unit > 0) || bins < 1) {
      throw new IllegalArgumentException("values that are all 0, or no bins");
    }
    double scale =
        Bisection.ofDecreasing(
            candidate -> slope(values, results, candidate), -STEEPEST / unit, STEEPEST / unit);
    double loss = 0;
    for (int i = 0; i < values.length; i++) {
      loss += LogisticRegression.loss(scale * values[i], results[i]);
    }
    return new Calibration(scale, loss / values.length, bins(values, results, scale, bins));
  }

  /** The mean distance of prediction and result over all values, by bin. */
  public double error() {
    double sum = 0;
    int count = 0;
    for (Bin bin : bins) {
      sum += bin.count * Math.abs(bin.predicted - bin.observed);
      count += bin.count;
    }
    return sum / count;
  }

  /** The derivative of the log-likelihood, which decreases. */
  private static double slope(double[] values, double[] results, double scale) {
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += (results[i] - predicted(scale * values[i])) * values[i];
    }
    return sum;
  }

  private static double predicted(double x) {
    return 1 / (1 + Math.exp(-x));
  }

  private static List<Bin> bins(double[] values, double[] results, double scale, int number) {
    Integer[] order = new Integer[values.length];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, (i, j) -> Double.compare(scale * values[i], scale * values[j]));
    List<Bin> bins = new ArrayList<>();
    for (int bin = 0; bin < number; bin++) {
      int from = (int) ((long) bin * order.length / number);
      int to = (int) ((long) (bin + 1) * order.length / number);
      double predicted = 0;
      double observed = 0;
      for (int i = from; i < to; i++) {
        predicted += predicted(scale * values[order[i]]);
        observed += results[order[i]];
      }
      if (to > from) {
        bins.add(new Bin(to - from, predicted / (to - from), observed / (to - from)));
      }
    }
    return bins;
  }
}
