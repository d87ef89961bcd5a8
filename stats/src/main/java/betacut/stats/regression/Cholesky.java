package betacut.stats.regression;

/** A symmetric positive definite matrix as the product of a lower triangle and its transpose. */
public final class Cholesky {
  /** A pivot this much smaller than its diagonal entry is rounding, not a number. */
  private static final double SINGULAR = 1e-13;

  private final double[][] lower;

  /** Refuses matrices that are not positive definite; only the lower triangle is read. */
  public Cholesky(double[][] matrix) {
    int n = matrix.length;
    lower = new double[n][];
    for (int i = 0; i < n; i++) {
      lower[i] = new double[i + 1];
      for (int j = 0; j <= i; j++) {
        double rest = matrix[i][j];
        for (int k = 0; k < j; k++) {
          rest -= lower[i][k] * lower[j][k];
        }
        if (i == j && !(rest > SINGULAR * matrix[i][i])) {
          throw new IllegalArgumentException("not positive definite");
        }
        lower[i][j] = i == j ? Math.sqrt(rest) : rest / lower[j][j];
      }
    }
  }

  /** x with matrix · x = {@code right}. */
  public double[] solve(double[] right) {
    int n = lower.length;
    double[] x = right.clone();
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < i; k++) {
        x[i] -= lower[i][k] * x[k];
      }
      x[i] /= lower[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
      for (int k = i + 1; k < n; k++) {
        x[i] -= lower[k][i] * x[k];
      }
      x[i] /= lower[i][i];
    }
    return x;
  }

  public double[][] inverse() {
    double[][] inverse = new double[lower.length][];
    for (int i = 0; i < inverse.length; i++) {
      double[] unit = new double[inverse.length];
      unit[i] = 1;
      inverse[i] = solve(unit);
    }
    return inverse;
  }
}
