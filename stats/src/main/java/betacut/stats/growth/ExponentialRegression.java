package betacut.stats.growth;

import betacut.stats.sample.Samples;
import java.util.Arrays;

/**
 * Least squares of a·b^d, on logarithms by the textbook line, on costs by Levenberg's and
 * Marquardt's damped Gauss-Newton steps (Marquardt 1963) from there.
 *
 * <p>Parameters are ln b and the logarithm of the curve at the deepest point, which keeps the two
 * nearly independent and every number in range.
 */
final class ExponentialRegression {
  private static final int MOST_STEPS = 500;
  private static final double SMALLEST_STEP = 1e-14;
  private static final double MOST_DAMPING = 1e15;

  /** Sums of the normal equations at one point of the search. */
  private record Normal(
      double squares, double level, double slope, double ll, double ls, double ss) {}

  private final double[] costs;
  private final double deepest;

  /** Depths counted from the deepest. */
  private final double[] x;

  ExponentialRegression(double[] depths, double[] costs) {
    Samples.requireSameLength(depths, costs);
    Samples.requirePositive(costs);
    this.costs = costs;
    deepest = Arrays.stream(depths).max().orElseThrow();
    x = Arrays.stream(depths).map(depth -> depth - deepest).toArray();
    if (Arrays.stream(x).allMatch(value -> value == 0)) {
      throw new IllegalArgumentException("a curve needs two depths");
    }
  }

  ExponentialFit logLinear() {
    double[] logs = Arrays.stream(costs).map(Math::log).toArray();
    double middle = Samples.mean(x);
    double spread = Samples.sumOfSquares(x, middle);
    double product = 0;
    for (int i = 0; i < x.length; i++) {
      product += (x[i] - middle) * logs[i];
    }
    double slope = product / spread;
    double level = Samples.mean(logs) - slope * middle;
    double residual = 0;
    for (int i = 0; i < x.length; i++) {
      residual += Math.pow(logs[i] - level - slope * x[i], 2);
    }
    return fit(level, slope, ExponentialFit.rSquared(residual, logs));
  }

  ExponentialFit nonlinear() {
    ExponentialFit start = logLinear();
    double slope = Math.log(start.b());
    double level = Math.log(start.at(deepest));
    Normal here = normal(level, slope);
    double damping = 1e-3;
    for (int i = 0; i < MOST_STEPS && damping < MOST_DAMPING; i++) {
      double ll = here.ll * (1 + damping);
      double ss = here.ss * (1 + damping);
      double determinant = ll * ss - here.ls * here.ls;
      double levelStep = (ss * here.level - here.ls * here.slope) / determinant;
      double slopeStep = (ll * here.slope - here.ls * here.level) / determinant;
      Normal there = normal(level + levelStep, slope + slopeStep);
      // The last digits of the sum are noise, and the step is better than they can tell.
      boolean better = there.squares <= here.squares * (1 + 1e-14);
      damping = better ? damping / 10 : damping * 10;
      if (better) {
        level += levelStep;
        slope += slopeStep;
        here = there;
      }
      if (better && Math.abs(levelStep) + Math.abs(slopeStep) < SMALLEST_STEP) {
        break;
      }
    }
    return fit(level, slope, ExponentialFit.rSquared(here.squares, costs));
  }

  private Normal normal(double level, double slope) {
    double squares = 0;
    double levelSum = 0;
    double slopeSum = 0;
    double ll = 0;
    double ls = 0;
    double ss = 0;
    for (int i = 0; i < x.length; i++) {
      double curve = Math.exp(level + slope * x[i]);
      double residual = costs[i] - curve;
      squares += residual * residual;
      levelSum += curve * residual;
      slopeSum += curve * x[i] * residual;
      ll += curve * curve;
      ls += curve * curve * x[i];
      ss += curve * curve * x[i] * x[i];
    }
    return new Normal(squares, levelSum, slopeSum, ll, ls, ss);
  }

  private ExponentialFit fit(double level, double slope, double rSquared) {
    return new ExponentialFit(Math.exp(level - slope * deepest), Math.exp(slope), rSquared);
  }
}
