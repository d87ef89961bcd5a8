package betacut.stats.growth;

import betacut.stats.sample.Bootstrap;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.MeanResamples;
import java.util.Arrays;
import java.util.List;

/**
 * The curve through a sample, and those through its resamples: fitted once, whatever they are asked
 * afterwards. Samples of the same positions with the same bootstrap were drawn alike, so that the
 * resamples of two variants belong together.
 */
public final class GrowthFits {
  private final Bootstrap bootstrap;
  private final int positions;
  private final ExponentialFit whole;
  private final List<ExponentialFit> resampled;
  private final MeanResamples resamples;
  private final FitMethod method;
  private final double[] depths;

  public GrowthFits(GrowthSample sample, FitMethod method, Bootstrap bootstrap) {
    this.bootstrap = bootstrap;
    this.method = method;
    positions = sample.positions();
    depths = sample.depths();
    whole = sample.fit(method);
    resamples = new MeanResamples(sample.byDepth(), bootstrap);
    resampled =
        Arrays.stream(resamples.replicates()).map(means -> method.fit(depths, means)).toList();
  }

  /** The curve through the mean costs. */
  public ExponentialFit whole() {
    return whole;
  }

  int positions() {
    return positions;
  }

  Bootstrap bootstrap() {
    return bootstrap;
  }

  /** The curves through the resamples, in the order they were drawn. */
  List<ExponentialFit> resampled() {
    return resampled;
  }

  /** b of the curve, with its interval over positions. */
  public Estimate branchingFactor() {
    return bootstrap.estimate(
        whole.b(),
        resampled.stream().mapToDouble(ExponentialFit::b).toArray(),
        () -> resamples.withoutOne(means -> method.fit(depths, means).b()));
  }
}
