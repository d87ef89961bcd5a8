package betacut.lab.report.chart;

/** Something drawn, in pixels from the upper left corner. */
sealed interface Shape {
  /** Straight pieces from point to point. */
  record Line(double[] xs, double[] ys, Ink ink, double width, SeriesStyle.Dash dash)
      implements Shape {
    static Line between(double x1, double y1, double x2, double y2, Ink ink, double width) {
      return new Line(
          new double[] {x1, x2}, new double[] {y1, y2}, ink, width, SeriesStyle.Dash.SOLID);
    }
  }

  /** The mark of a series, with a rim of paper that keeps marks apart. */
  record Spot(double x, double y, SeriesStyle.Mark mark, Ink ink) implements Shape {}

  /** Says what a value is to whoever points at it; paper cannot show it. */
  record Hint(double x, double y, String says) implements Shape {}

  /** Words, with their base line at y; a halo of paper keeps them readable on lines. */
  record Words(double x, double y, String text, Anchor anchor, Ink ink, double size, boolean bold)
      implements Shape {}

  /** Which part of the words x speaks of. */
  enum Anchor {
    START,
    MIDDLE,
    END
  }
}
