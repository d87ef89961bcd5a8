package betacut.lab.report.chart;

import betacut.stats.sample.Interval;
import java.util.Optional;

/**
 * A straight line across a chart that data is compared with: a bound, or where two curves cross.
 *
 * @param interval shown as a band, for a place that is itself an estimate
 */
public record Rule(Direction direction, double value, Optional<Interval> interval, String label) {
  /** How it runs. */
  public enum Direction {
    /** At one height. */
    HORIZONTAL,
    /** At one place from left to right. */
    VERTICAL
  }

  /** A line at one height. */
  public static Rule horizontal(double y, String label) {
    return new Rule(Direction.HORIZONTAL, y, Optional.empty(), label);
  }

  /** A line at one place, which is known so well. */
  public static Rule vertical(double x, Optional<Interval> interval, String label) {
    return new Rule(Direction.VERTICAL, x, interval, label);
  }
}
