package betacut.search.kernel;

import betacut.rules.Evaluator.DepthFit;
import java.util.List;

/** Which shallow values make a cut at a deep node very likely. */
public final class ProbCutModel {
  private static final int MAX_DEEP = 32;

  private final DepthFit[] fits = new DepthFit[MAX_DEEP];
  private final double threshold;

  /** The threshold is in standard deviations: 1.5 trusts about 93 % of the cuts. */
  public ProbCutModel(List<DepthFit> fits, double threshold) {
    this.threshold = threshold;
    for (DepthFit fit : fits) {
      this.fits[fit.deep()] = fit;
    }
  }

  /** The depth that predicts this one, or 0 if none does. */
  int shallow(int deep) {
    return deep < MAX_DEEP && fits[deep] != null ? fits[deep].shallow() : 0;
  }

  /** A shallow value at or above this makes the deep one very likely at least beta. */
  int boundAbove(int deep, int beta) {
    DepthFit fit = fits[deep];
    return (int) Math.ceil((beta + threshold * fit.sigma() - fit.intercept()) / fit.slope());
  }

  /** A shallow value at or below this makes the deep one very likely at most alpha. */
  int boundBelow(int deep, int alpha) {
    DepthFit fit = fits[deep];
    return (int) Math.floor((alpha - threshold * fit.sigma() - fit.intercept()) / fit.slope());
  }
}
