package betacut.lab.report;

import betacut.lab.report.text.Format;
import betacut.lab.report.text.Numbers;
import betacut.stats.sample.Estimate;
import java.util.Optional;
import java.util.OptionalDouble;

/** What stands in one place of a table. */
public sealed interface Cell {
  /** Words. */
  record Words(String text) implements Cell {}

  /** A number that is known. */
  record Value(double number) implements Cell {}

  /** A number that is estimated. */
  record Measured(Estimate estimate) implements Cell {}

  /** Nothing was found. */
  record Missing() implements Cell {}

  /** Words, numbers, estimates, or what may be missing: empty optionals and NaN. */
  static Cell of(Object value) {
    return switch (value) {
      case Cell cell -> cell;
      case String text -> new Words(text);
      case Double number -> Double.isNaN(number) ? new Missing() : new Value(number);
      case Integer number -> new Value(number);
      case Long number -> new Value(number);
      case Estimate estimate ->
          Double.isNaN(estimate.value()) ? new Missing() : new Measured(estimate);
      case OptionalDouble maybe -> maybe.isPresent() ? of(maybe.getAsDouble()) : new Missing();
      case Optional<?> maybe -> maybe.isPresent() ? of(maybe.get()) : new Missing();
      default -> throw new IllegalArgumentException("not for a table: " + value.getClass());
    };
  }

  /** As a person reads it. */
  default String shown(Format format) {
    return switch (this) {
      case Words words -> words.text();
      case Value value -> format.of(value.number());
      case Measured measured -> format.of(measured.estimate());
      case Missing missing -> Numbers.NONE;
    };
  }
}
