package betacut.lab.statistics;

import java.util.Arrays;

/**
 * How many times dearer the first of two variants is, both measured on the same positions: cost
 * {@code first[i]} belongs to {@code second[i]}.
 *
 * <p>The ratio of means weighs a position by its cost, the geometric mean of ratios weighs all
 * positions alike. Intervals draw positions, so a pair stays together.
 */
public final class PairedRatio {
  private PairedRatio() {}

  /** Σ first / Σ second. */
  public static double ofMeans(double[] first, double[] second) {
    Samples.requireSameLength(first, second);
    return Samples.mean(first) / Samples.mean(second);
  }

  /** Σ first / Σ second with its interval. */
  public static Estimate ofMeans(double[] first, double[] second, Bootstrap bootstrap) {
    Samples.requireSameLength(first, second);
    return new MeanResamples(new double[][] {first, second}, bootstrap)
        .estimate(means -> means[0] / means[1]);
  }

  /** The geometric mean of first[i] / second[i]; all costs must be positive. */
  public static double geometric(double[] first, double[] second) {
    return Samples.geometricMean(ratios(first, second));
  }

  /** The geometric mean of first[i] / second[i] with its interval. */
  public static Estimate geometric(double[] first, double[] second, Bootstrap bootstrap) {
    double[] logs = Arrays.stream(ratios(first, second)).map(Math::log).toArray();
    return new MeanResamples(new double[][] {logs}, bootstrap)
        .estimate(means -> Math.exp(means[0]));
  }

  private static double[] ratios(double[] first, double[] second) {
    Samples.requireSameLength(first, second);
    Samples.requirePositive(first);
    Samples.requirePositive(second);
    double[] ratios = new double[first.length];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = first[i] / second[i];
    }
    return ratios;
  }
}
