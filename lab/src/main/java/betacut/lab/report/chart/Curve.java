package betacut.lab.report.chart;

import betacut.lab.report.text.Numbers;
import betacut.stats.growth.ExponentialFit;

/** The fitted curve a·b^x of a series, drawn in its look. */
public record Curve(String series, double a, double b, double from, double to) {
  /** The curve of a fit. */
  public static Curve of(String series, ExponentialFit fit, double from, double to) {
    return new Curve(series, fit.a(), fit.b(), from, to);
  }

  /** Its height. */
  public double at(double x) {
    return a * Math.pow(b, x);
  }

  /** Its formula: 0.665·3.06^d. */
  public String formula() {
    return Numbers.significant(a) + "·" + Numbers.significant(b) + "^d";
  }
}
