package betacut.lab.report.chart;

import java.util.ArrayList;
import java.util.List;

/** A chart laid out for a width: the shapes that every picture format draws. */
public final class Drawing {
  /** Pixels of a page on a desk. */
  public static final int WIDE = 760;

  /** Pixels of a page in a hand. */
  public static final int NARROW = 340;

  private final Chart chart;
  private final int width;
  private final List<Shape> shapes = new ArrayList<>();
  private double height;

  private Drawing(Chart chart, int width) {
    this.chart = chart;
    this.width = width;
  }

  /** The chart alone, for a page that shows its title beside it. */
  public static Drawing of(Chart chart, int width) {
    return new Drawing(chart, width).laidOut(false);
  }

  /** The chart under its title, for a picture that stands by itself. */
  public static Drawing titled(Chart chart, int width) {
    return new Drawing(chart, width).laidOut(true);
  }

  private Drawing laidOut(boolean titled) {
    double top = titled ? writeTitle() : 4;
    switch (chart) {
      case XyChart xy -> new XyLayout(xy, this).draw(top);
      case RowChart rows -> new RowLayout(rows, this).draw(top);
    }
    return this;
  }

  private double writeTitle() {
    double y = 10;
    for (String line : Lettering.wrap(chart.title(), Lettering.TITLE, width - 2 * Frame.GAP)) {
      y += 18;
      add(new Shape.Words(Frame.GAP, y, line, Shape.Anchor.START, Ink.TEXT, Lettering.TITLE, true));
    }
    return y + 10;
  }

  /** What the chart shows. */
  public String title() {
    return chart.title();
  }

  /** Pixels from left to right. */
  public int width() {
    return width;
  }

  /** Pixels from top to bottom. */
  public int height() {
    return (int) Math.ceil(height);
  }

  List<Shape> shapes() {
    return List.copyOf(shapes);
  }

  boolean isNarrow() {
    return width < (WIDE + NARROW) / 2;
  }

  void add(Shape shape) {
    shapes.add(shape);
  }

  void end(double bottom) {
    height = bottom;
  }
}
