package betacut.stats.growth;

/** What is made small when a curve a·b^d is drawn through measured costs. */
public enum FitMethod {
  /** The squares of cost − a·b^d: large depths decide, and the curve passes through the means. */
  NONLINEAR {
    @Override
    public ExponentialFit fit(double[] depths, double[] costs) {
      return new ExponentialRegression(depths, costs).nonlinear();
    }
  },
  /** The squares of ln cost − ln(a·b^d): all depths weigh alike. */
  LOG_LINEAR {
    @Override
    public ExponentialFit fit(double[] depths, double[] costs) {
      return new ExponentialRegression(depths, costs).logLinear();
    }
  };

  /** The best curve through points with positive costs at two depths or more. */
  public abstract ExponentialFit fit(double[] depths, double[] costs);
}
