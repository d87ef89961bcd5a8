package betacut.stats.regression;

import java.util.Arrays;

/**
 * Learns weights w so that 1 / (1 + e^(−w·x)) predicts results: the evaluation weights of a game,
 * from positions and how their games ended.
 *
 * <p>Minimises the sum of log-losses plus penalty / 2 · |w|². That function has one minimum;
 * Newton's method with halved steps finds it from any start (Hastie, Tibshirani and Friedman,
 * <i>The elements of statistical learning</i>, section 4.4). There is no intercept: a fair
 * evaluation of the empty difference is 0; who wants one adds a feature that is always 1. A step
 * reads the rows a few times and solves a system of as many equations as there are features, so
 * hundreds are fine and tens of thousands are not.
 *
 * @param penalty above 0 keeps weights finite when results can be told perfectly
 * @param mostSteps a run ends after so many steps and can be resumed
 */
public record LogisticRegression(double penalty, int mostSteps) {
  private static final double SMALLEST_STEP = 1e-10;
  private static final int MOST_HALVINGS = 60;

  /** Refuses a penalty that does not penalise. */
  public LogisticRegression {
    if (!(penalty > 0) || mostSteps < 0) {
      throw new IllegalArgumentException("penalty " + penalty + ", steps " + mostSteps);
    }
  }

  /** Learns from nothing. */
  public LogisticFit fit(TrainingSet examples) {
    return fit(examples, new double[examples.features()]);
  }

  /** Goes on from these weights. */
  public LogisticFit fit(TrainingSet examples, double[] start) {
    double[] weights = start.clone();
    boolean converged = false;
    int steps = 0;
    while (steps < mostSteps && !converged) {
      steps++;
      converged = step(examples, weights) <= SMALLEST_STEP * (1 + largest(weights));
    }
    return new LogisticFit(weights, logLoss(examples, weights), steps, converged);
  }

  /** The predicted result of a row. */
  public static double predict(double[] weights, double[] row) {
    return 1 / (1 + Math.exp(-dot(weights, row)));
  }

  /** The mean log-loss of these weights on any examples, those set aside for instance. */
  public static double logLoss(TrainingSet examples, double[] weights) {
    double[] row = new double[weights.length];
    double sum = 0;
    for (int i = 0; i < examples.count(); i++) {
      examples.read(i, row);
      sum += loss(dot(weights, row), examples.target(i));
    }
    return sum / examples.count();
  }

  /** −t ln p − (1 − t) ln(1 − p) with p the logistic function of {@code x}, safe for large x. */
  static double loss(double x, double target) {
    return Math.max(x, 0) - target * x + Math.log1p(Math.exp(-Math.abs(x)));
  }

  /** Moves the weights downhill and returns the largest change of any. */
  private double step(TrainingSet examples, double[] weights) {
    double[] direction = direction(examples, weights);
    double before = objective(examples, weights);
    double[] next = weights.clone();
    double length = 1;
    for (int i = 0; i < MOST_HALVINGS; i++) {
      for (int j = 0; j < next.length; j++) {
        next[j] = weights[j] + length * direction[j];
      }
      // At the minimum the last digits of the sum are noise; they must not refuse the last step.
      if (objective(examples, next) <= before + 1e-13 * Math.abs(before)) {
        System.arraycopy(next, 0, weights, 0, next.length);
        return length * largest(direction);
      }
      length /= 2;
    }
    return 0;
  }

  private double[] direction(TrainingSet examples, double[] weights) {
    int n = weights.length;
    double[] gradient = new double[n];
    double[][] curvature = new double[n][n];
    for (int i = 0; i < n; i++) {
      gradient[i] = -penalty * weights[i];
      curvature[i][i] = penalty;
    }
    double[] row = new double[n];
    for (int example = 0; example < examples.count(); example++) {
      examples.read(example, row);
      double predicted = predict(weights, row);
      double error = examples.target(example) - predicted;
      double slope = predicted * (1 - predicted);
      for (int i = 0; i < n; i++) {
        gradient[i] += error * row[i];
        double scaled = slope * row[i];
        for (int j = 0; scaled != 0 && j <= i; j++) {
          curvature[i][j] += scaled * row[j];
        }
      }
    }
    return new Cholesky(curvature).solve(gradient);
  }

  private double objective(TrainingSet examples, double[] weights) {
    return logLoss(examples, weights) * examples.count() + penalty / 2 * dot(weights, weights);
  }

  private static double dot(double[] first, double[] second) {
    double sum = 0;
    for (int i = 0; i < first.length; i++) {
      sum += first[i] * second[i];
    }
    return sum;
  }

  private static double largest(double[] values) {
    return Arrays.stream(values).map(Math::abs).max().orElse(0);
  }
}
