package betacut.lab.report.chart;

import java.util.stream.DoubleStream;

/** The numbers an axis covers, and the pixels they lie on. */
record Span(Axis axis, double low, double high, double start, double end) {
  private static final double PADDING = 0.04;

  /** From this share of the largest number downwards an axis may as well begin at zero. */
  private static final double NEAR_ZERO = 0.4;

  /** Covers all numbers the axis can hold, with some room around them. */
  static Span covering(Axis axis, DoubleStream numbers, boolean fromZero) {
    double[] held = numbers.filter(axis::holds).sorted().toArray();
    boolean log = axis.scale() == Axis.Scale.LOG;
    if (held.length == 0) {
      return new Span(axis, log ? 1 : 0, log ? 10 : 1, 0, 1);
    }
    double low = held[0];
    double high = held[held.length - 1];
    if (log) {
      double room = low == high ? Math.log(2) : PADDING * Math.log(high / low);
      return new Span(axis, low * Math.exp(-room), high * Math.exp(room), 0, 1);
    }
    boolean grounded = fromZero && low >= 0 && low <= NEAR_ZERO * high;
    double bottom = grounded ? 0 : low;
    double room = bottom == high ? Math.max(1, Math.abs(high)) / 2 : PADDING * (high - bottom);
    return new Span(axis, grounded ? 0 : bottom - room, high + room, 0, 1);
  }

  /** The same numbers on these pixels. */
  Span on(double first, double last) {
    return new Span(axis, low, high, first, last);
  }

  /** The pixel of a number; what lies outside is put on the nearest end. */
  double at(double value) {
    double inside = Math.clamp(value, low, high);
    double share =
        axis.scale() == Axis.Scale.LOG
            ? Math.log(inside / low) / Math.log(high / low)
            : (inside - low) / (high - low);
    return start + share * (end - start);
  }

  boolean covers(double value) {
    return value >= low && value <= high;
  }
}
