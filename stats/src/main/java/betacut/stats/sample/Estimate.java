package betacut.stats.sample;

import java.util.function.DoubleUnaryOperator;

/** The best single value of a quantity, and where the true one may be. */
public record Estimate(double value, Interval interval) {
  /** The same quantity on another scale, which must grow with this one. */
  public Estimate mapped(DoubleUnaryOperator growing) {
    return new Estimate(
        growing.applyAsDouble(value),
        new Interval(
            growing.applyAsDouble(interval.low()),
            growing.applyAsDouble(interval.high()),
            interval.confidence()));
  }
}
