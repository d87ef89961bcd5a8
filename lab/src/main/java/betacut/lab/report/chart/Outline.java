package betacut.lab.report.chart;

/** The corners of marks, so that every format draws the same ones. */
final class Outline {
  private static final double R = 4.6;

  private Outline() {}

  /** x and y in turn, around the middle; a circle has none. */
  static double[] of(SeriesStyle.Mark mark) {
    double s = R * 0.88;
    double t = R * 1.15;
    double c = R * 0.45;
    return switch (mark) {
      case CIRCLE -> new double[0];
      case SQUARE -> new double[] {-s, -s, s, -s, s, s, -s, s};
      case TRIANGLE -> new double[] {0, -t, t, s, -t, s};
      case DOWN -> new double[] {0, t, t, -s, -t, -s};
      case DIAMOND -> new double[] {0, -t, t, 0, 0, t, -t, 0};
      case LEFT -> new double[] {-t, 0, s, -s, s, s};
      case RIGHT -> new double[] {t, 0, -s, -s, -s, s};
      case CROSS ->
          new double[] {
            -c, -R, c, -R, c, -c, R, -c, R, c, c, c, c, R, -c, R, -c, c, -R, c, -R, -c, -c, -c
          };
    };
  }

  static double radius() {
    return R;
  }
}
