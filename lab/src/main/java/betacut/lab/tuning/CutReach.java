package betacut.lab.tuning;

import betacut.rules.Evaluator.CutModel;
import betacut.rules.Evaluator.CutStage;
import betacut.rules.Evaluator.DepthFit;
import betacut.stats.regression.Cholesky;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Takes what was measured of shallow pairs of depths on to deeper ones, which nobody has the time
 * to measure: in each stage the spread is a power of the distance of the depths times a power of
 * the shallow depth, fitted by least squares of the logarithms. What opinions foretell goes no
 * further than it was measured.
 */
final class CutReach {
  /** The least depth that is worth a shallow search. */
  private static final int LEAST_DEEP = 3;

  /** An opinion alone has to be so many times as clear (docs/measurements.md). */
  private static final double OPINION_CARE = 1.5;

  /** How deep shallow searches are, in parts of the deep one's depth; the cheaper first. */
  private static final double[] PARTS = {0.33, 0.55};

  private static final int UNKNOWNS = 3;

  /** Fewer pairs do not tell how the spread grows: such a stage stays as it is. */
  private static final int LEAST_PAIRS = 2 * UNKNOWNS;

  private CutReach() {}

  /** The same stages with pairs for every depth up to the deepest. */
  static CutModel extended(CutModel measured, int deepest) {
    return new CutModel(
        measured.game(),
        measured.evaluation(),
        measured.stages().stream().map(stage -> extended(stage, deepest)).toList());
  }

  private static CutStage extended(CutStage stage, int deepest) {
    List<DepthFit> searched = stage.pairs().stream().filter(fit -> fit.shallow() > 0).toList();
    if (searched.size() < LEAST_PAIRS) {
      return stage;
    }
    double[] powers = powers(searched);
    double slope = searched.stream().mapToDouble(DepthFit::slope).average().orElseThrow();
    List<DepthFit> pairs = new ArrayList<>();
    for (int deep = 2; deep <= deepest; deep++) {
      measured(stage, deep, 0).map(CutReach::careful).ifPresent(pairs::add);
      for (int shallow : shallowFor(deep)) {
        double sigma = Math.exp(product(powers, logs(deep, shallow)));
        DepthFit line =
            measured(stage, deep, shallow).orElse(new DepthFit(deep, shallow, slope, 0, sigma));
        pairs.add(new DepthFit(deep, shallow, line.slope(), line.intercept(), sigma));
      }
    }
    return new CutStage(stage.fromPly(), stage.threshold(), pairs);
  }

  private static DepthFit careful(DepthFit fit) {
    double sigma = OPINION_CARE * fit.sigma();
    return new DepthFit(fit.deep(), fit.shallow(), fit.slope(), fit.intercept(), sigma);
  }

  private static Optional<DepthFit> measured(CutStage stage, int deep, int shallow) {
    return stage.pairs().stream()
        .filter(fit -> fit.deep() == deep && fit.shallow() == shallow)
        .findFirst();
  }

  /** Depths of the same parity, for evaluations favour whoever has just moved. */
  private static int[] shallowFor(int deep) {
    int odd = deep & 1;
    if (deep < LEAST_DEEP) {
      return new int[0];
    }
    return IntStream.range(0, PARTS.length)
        .map(i -> odd + 2 * (int) Math.round((PARTS[i] * deep - odd) / 2))
        .map(shallow -> Math.max(2 - odd, shallow))
        .distinct()
        .toArray();
  }

  private static double[] logs(int deep, int shallow) {
    return new double[] {1, Math.log(deep - shallow), Math.log(shallow)};
  }

  private static double[] powers(List<DepthFit> pairs) {
    double[][] products = new double[UNKNOWNS][UNKNOWNS];
    double[] right = new double[UNKNOWNS];
    for (DepthFit pair : pairs) {
      double[] logs = logs(pair.deep(), pair.shallow());
      for (int i = 0; i < UNKNOWNS; i++) {
        right[i] += logs[i] * Math.log(pair.sigma());
        for (int j = 0; j < UNKNOWNS; j++) {
          products[i][j] += logs[i] * logs[j];
        }
      }
    }
    return new Cholesky(products).solve(right);
  }

  private static double product(double[] a, double[] b) {
    return IntStream.range(0, a.length).mapToDouble(i -> a[i] * b[i]).sum();
  }
}
