package betacut.lab.report.chart;

import java.util.List;

/** Values that belong together, from left to right. */
public record Series(String name, Form form, List<Point> points) {
  /** How its points are joined and their intervals shown. */
  public enum Form {
    /** Marks alone, with error bars: for points that a fitted curve runs through. */
    MARKS,
    /** Marks and straight lines, with error bars. */
    LINE,
    /** Horizontal up to the next point: for what stays until it changes. */
    STEPS
  }

  /** Keeps its own copy of the points. */
  public Series {
    points = List.copyOf(points);
  }

  boolean isMarked() {
    return form == Form.MARKS || form == Form.LINE;
  }
}
