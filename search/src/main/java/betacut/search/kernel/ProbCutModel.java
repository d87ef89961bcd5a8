package betacut.search.kernel;

import betacut.rules.Evaluator.CutModel;
import betacut.rules.Evaluator.CutStage;
import betacut.rules.Evaluator.DepthFit;
import java.util.ArrayList;
import java.util.List;

/**
 * Which shallow values make a cut at a deep node very likely: in each stage of the game several
 * pairs of depths, each with its regression. ProbCut (Buro 1995) is one stage with one pair for a
 * depth, Multi-ProbCut (Buro 1997) is all of it.
 */
public final class ProbCutModel {
  private static final int DEPTHS = 100;
  private static final DepthFit[] NONE = {};

  private final int[] fromPly;
  private final double[] threshold;
  private final DepthFit[][][] pairs; // by stage and deep depth

  private final boolean asksOpinion;

  private ProbCutModel(List<CutStage> stages, boolean asksOpinion) {
    this.asksOpinion = asksOpinion;
    fromPly = stages.stream().mapToInt(CutStage::fromPly).toArray();
    threshold = stages.stream().mapToDouble(CutStage::threshold).toArray();
    pairs = new DepthFit[stages.size()][DEPTHS][];
    for (int stage = 0; stage < fromPly.length; stage++) {
      for (int deep = 0; deep < DEPTHS; deep++) {
        pairs[stage][deep] = foretelling(deep, stages.get(stage).pairs());
      }
    }
  }

  private static DepthFit[] foretelling(int deep, List<DepthFit> all) {
    List<DepthFit> some = new ArrayList<>(all);
    some.removeIf(pair -> pair.deep() != deep);
    return some.isEmpty() ? NONE : some.toArray(DepthFit[]::new);
  }

  /** ProbCut's; the threshold is in standard deviations: 1.5 trusts about 93 % of the cuts. */
  public static ProbCutModel of(List<DepthFit> fits, double threshold) {
    return new ProbCutModel(List.of(new CutStage(0, threshold, fits)), false);
  }

  /** Multi-ProbCut's. */
  public static ProbCutModel of(CutModel model) {
    return new ProbCutModel(model.stages(), true);
  }

  /** Whether only the side is tried on which the evaluation sees the position. */
  boolean asksOpinion() {
    return asksOpinion;
  }

  /** The part of the game that a position of this ply belongs to; -1 before the first. */
  int stage(int ply) {
    int stage = fromPly.length - 1;
    while (stage >= 0 && fromPly[stage] > ply) {
      stage--;
    }
    return stage;
  }

  /** How many shallower depths foretell this one. */
  int pairs(int stage, int deep) {
    return stage < 0 || deep >= DEPTHS ? 0 : pairs[stage][deep].length;
  }

  int shallow(int stage, int deep, int pair) {
    return pairs[stage][deep][pair].shallow();
  }

  /** A shallow value at or above this makes the deep one very likely at least beta. */
  int boundAbove(int stage, int deep, int pair, int beta) {
    DepthFit fit = pairs[stage][deep][pair];
    return (int) Math.ceil((beta + threshold[stage] * fit.sigma() - fit.intercept()) / fit.slope());
  }

  /** A shallow value at or below this makes the deep one very likely at most alpha. */
  int boundBelow(int stage, int deep, int pair, int alpha) {
    DepthFit fit = pairs[stage][deep][pair];
    return (int)
        Math.floor((alpha - threshold[stage] * fit.sigma() - fit.intercept()) / fit.slope());
  }
}
