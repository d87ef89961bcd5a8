package betacut.lab.report.chart;

import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import java.util.Optional;

/** A value at some place, and where the true one may be. */
public record Point(double x, double y, Optional<Interval> interval) {
  /** A value without an interval. */
  public static Point of(double x, double y) {
    return new Point(x, y, Optional.empty());
  }

  /** A value with its interval. */
  public static Point of(double x, Estimate y) {
    return new Point(x, y.value(), Optional.of(y.interval()));
  }

  /** The lower end of the interval, or the value. */
  public double low() {
    return interval.map(Interval::low).orElse(y);
  }

  /** The upper end of the interval, or the value. */
  public double high() {
    return interval.map(Interval::high).orElse(y);
  }

  /** Whether there is an interval to be seen. */
  boolean hasWidth() {
    return low() < high();
  }
}
