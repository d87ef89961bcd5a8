package betacut.lab.report.chart;

/**
 * What a direction of a chart shows.
 *
 * @param label the quantity
 * @param unit its unit, or nothing
 * @param whole whether only whole numbers mean something, as for depths and games
 */
public record Axis(String label, String unit, Scale scale, boolean whole) {
  /** How numbers become distances. */
  public enum Scale {
    LINEAR,
    /** Equal ratios are equal distances; numbers from 0 downwards have no place. */
    LOG
  }

  /** Equal differences are equal distances. */
  public static Axis linear(String label, String unit) {
    return new Axis(label, unit, Scale.LINEAR, false);
  }

  /** Equal ratios are equal distances. */
  public static Axis log(String label, String unit) {
    return new Axis(label, unit, Scale.LOG, false);
  }

  /** Whole numbers without a unit: depth, games. */
  public static Axis whole(String label) {
    return new Axis(label, "", Scale.LINEAR, true);
  }

  /** Label and unit as they stand on the chart. */
  public String caption() {
    return unit.isEmpty() ? label : label + " (" + unit + ")";
  }

  /** The caption, with a word of warning where distances are not differences. */
  String warning() {
    return scale == Scale.LOG ? caption() + ", logarithmic scale" : caption();
  }

  boolean holds(double value) {
    return Double.isFinite(value) && (scale == Scale.LINEAR || value > 0);
  }
}
