package betacut.stats.sample;

import java.util.Arrays;
import java.util.function.ObjIntConsumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The means of several samples of the same units, such as the costs of all variants on the same
 * positions, resampled together. What is drawn is the same for all samples, so it is drawn once,
 * and one pass adds up all of them side by side.
 *
 * <p>Whatever can be computed from means gets its interval from here: a mean itself, the ratio of
 * two, a geometric mean (from a sample of logarithms), a curve through them.
 */
public final class MeanResamples {
  private final Bootstrap bootstrap;
  private final int units;
  private final int[][] groups;
  private final double[] sums;

  /** The samples with the values of a unit next to each other. */
  private final double[] rows;

  private final double[][] replicates;

  /**
   * @param samples each has a value for every unit
   */
  public MeanResamples(double[][] samples, Bootstrap bootstrap) {
    this(samples, alone(samples[0].length), bootstrap);
  }

  /**
   * @param groups units that belong together, such as the positions of each game: whole groups are
   *     drawn, then units within them; each unit is in one of them
   */
  public MeanResamples(double[][] samples, int[][] groups, Bootstrap bootstrap) {
    this.bootstrap = bootstrap;
    this.groups = groups;
    int width = samples.length;
    units = samples[0].length;
    Samples.requireSome(samples[0]);
    rows = new double[units * width];
    for (int sample = 0; sample < width; sample++) {
      Samples.requireSameLength(samples[0], samples[sample]);
      for (int unit = 0; unit < units; unit++) {
        rows[unit * width + sample] = samples[sample][unit];
      }
    }
    int[] all = new int[units];
    Arrays.setAll(all, unit -> unit);
    sums = sums(all, width);
    replicates = new double[bootstrap.replicates()][];
    ObjIntConsumer<int[]> each =
        (drawn, i) -> replicates[i] = divided(sums(drawn, width), drawn.length);
    if (groups.length == units) {
      bootstrap.forEachResample(units, each);
    } else {
      bootstrap.forEachResample(groups, each);
    }
  }

  /** Each unit by itself. */
  private static int[][] alone(int units) {
    return IntStream.range(0, units).mapToObj(unit -> new int[] {unit}).toArray(int[][]::new);
  }

  /** The mean of one sample, with its interval. */
  public static Estimate mean(double[] values, Bootstrap bootstrap) {
    return new MeanResamples(new double[][] {values}, bootstrap).estimate(means -> means[0]);
  }

  /** The inner loop runs over neighbours in memory, eight or more at a time. */
  private double[] sums(int[] drawn, int width) {
    double[] added = new double[width];
    for (int unit : drawn) {
      int first = unit * width;
      for (int sample = 0; sample < width; sample++) {
        added[sample] += rows[first + sample];
      }
    }
    return added;
  }

  private static double[] divided(double[] values, double divisor) {
    for (int i = 0; i < values.length; i++) {
      values[i] /= divisor;
    }
    return values;
  }

  /** The means of the samples. */
  public double[] means() {
    return divided(sums.clone(), units);
  }

  /** The means of the samples in each resample, in the order they were drawn. */
  public double[][] replicates() {
    return replicates;
  }

  /** The means of the samples without one group, for each group. */
  private double[][] without() {
    double[][] without = new double[groups.length][];
    for (int group = 0; group < groups.length; group++) {
      double[] rest = sums.clone();
      for (int unit : groups[group]) {
        for (int sample = 0; sample < rest.length; sample++) {
          rest[sample] -= rows[unit * rest.length + sample];
        }
      }
      without[group] = divided(rest, units - groups[group].length);
    }
    return without;
  }

  /** A number that is computed from the means, with its interval. */
  public Estimate estimate(ToDoubleFunction<double[]> ofMeans) {
    return bootstrap.estimate(
        ofMeans.applyAsDouble(means()),
        Arrays.stream(replicates).mapToDouble(ofMeans).toArray(),
        () -> withoutOne(ofMeans));
  }

  /** The number without one unit or group, for each; nothing if there is only one. */
  public double[] withoutOne(ToDoubleFunction<double[]> ofMeans) {
    return groups.length < 2
        ? new double[0]
        : Arrays.stream(without()).mapToDouble(ofMeans).toArray();
  }
}
