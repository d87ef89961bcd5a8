package betacut.lab.report;

import betacut.lab.report.text.Format;

/**
 * What the cells under a heading are.
 *
 * @param unit of the numbers, in every format of the report; or nothing
 * @param measured whether cells have intervals, so that data files get columns for their ends
 */
public record Column(String name, String unit, Format format, boolean measured) {
  /** Words. */
  public static Column text(String name) {
    return new Column(name, "", Format.TEXT, false);
  }

  /** Whole numbers: depths, nodes, games. */
  public static Column count(String name) {
    return new Column(name, "", Format.COUNT, false);
  }

  /** Numbers that are simply known. */
  public static Column number(String name, String unit) {
    return new Column(name, unit, Format.NUMBER, false);
  }

  /** Numbers with intervals. */
  public static Column estimate(String name, String unit) {
    return new Column(name, unit, Format.NUMBER, true);
  }

  /** Numbers of some other kind, without intervals. */
  public static Column of(String name, Format format) {
    return new Column(name, "", format, false);
  }

  /** The same column with intervals. */
  public Column withIntervals() {
    return new Column(name, unit, format, true);
  }

  /** Name and unit. */
  public String heading() {
    return unit.isEmpty() ? name : name + " (" + unit + ")";
  }
}
