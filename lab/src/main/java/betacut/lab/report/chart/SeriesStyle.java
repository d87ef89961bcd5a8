package betacut.lab.report.chart;

/** How a series is told from the others: by colour, mark and dash, each enough by itself. */
record SeriesStyle(Ink ink, Mark mark, Dash dash) {
  /** The shape that stands on a point. */
  enum Mark {
    CIRCLE,
    SQUARE,
    TRIANGLE,
    DIAMOND,
    DOWN,
    CROSS,
    LEFT,
    RIGHT
  }

  /** Lengths of strokes and gaps, in pixels. */
  enum Dash {
    SOLID(),
    LONG(9, 4),
    SHORT(4, 3),
    DOT_DASH(9, 3, 2, 3),
    DOTS(1.5, 3.5),
    DOUBLE_DOT(9, 3, 2, 3, 2, 3);

    private final double[] lengths;

    Dash(double... lengths) {
      this.lengths = lengths;
    }

    double[] lengths() {
      return lengths.clone();
    }
  }

  private static final int DISTINCT = 6;

  /** The look of the series with this number; from the seventh on colours come again. */
  static SeriesStyle of(int series) {
    int i = series % DISTINCT;
    return new SeriesStyle(
        Ink.values()[Ink.SERIES_0.ordinal() + i],
        Mark.values()[i],
        Dash.values()[(i + series / DISTINCT) % DISTINCT]);
  }
}
