package betacut.lab.report.chart;

import betacut.lab.report.chart.Shape.Anchor;
import betacut.lab.report.chart.Shape.Hint;
import betacut.lab.report.chart.Shape.Line;
import betacut.lab.report.chart.Shape.Spot;
import betacut.lab.report.text.Numbers;
import betacut.stats.sample.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** Lays out one quantity against another: legend, caption of the height, plot, axis below. */
final class XyLayout {
  private static final int SEGMENTS = 60;
  private static final double CAP = 4;

  /** Values of a long path that can be pointed at. */
  private static final int MOST_HINTS = 100;

  private static final double ROOM_FOR_LABEL = 0.09;

  /** Pixels between marks of different series at the same whole number, so that all are seen. */
  private static final double APART = 7;

  private final XyChart chart;
  private final Drawing drawing;
  private final Frame frame;
  private Span x;
  private Span y;

  XyLayout(XyChart chart, Drawing drawing) {
    this.chart = chart;
    this.drawing = drawing;
    this.frame = new Frame(drawing);
    x = Span.covering(chart.x(), points().mapToDouble(Point::x), false);
    y = Span.covering(chart.y(), vertical(), true);
  }

  void draw(double top) {
    double legend = frame.legend(entries(), top);
    double plotTop = frame.paragraph(chart.y().warning(), legend, Ink.TEXT) + 10;
    double plotBottom = plotTop + (drawing.isNarrow() ? 230 : 310);
    List<Ticks.Tick> heights = Ticks.of(chart.y(), y.low(), y.high(), 6);
    double left = Frame.GAP + 8 + widest(heights);
    double right = drawing.width() - 18;
    x = x.on(left, right);
    y = y.on(plotBottom, plotTop);
    frame.upwards(y, heights, left, right);
    List<Ticks.Tick> places = Ticks.of(chart.x(), x.low(), x.high(), drawing.isNarrow() ? 6 : 10);
    double bottom = frame.across(x, places, plotBottom);
    for (int i = 0; i < chart.series().size(); i++) {
      lines(chart.series().get(i), SeriesStyle.of(i), shift(i));
    }
    for (int i = 0; i < chart.series().size(); i++) {
      marks(chart.series().get(i), SeriesStyle.of(i), shift(i));
    }
    chart.rules().forEach(this::rule);
    for (int i = 0; i < chart.series().size(); i++) {
      hints(chart.series().get(i), shift(i));
    }
    drawing.end(leftOut(frame.caption(chart.x().warning(), left, right, bottom)));
  }

  private List<Frame.Entry> entries() {
    List<Frame.Entry> entries = new ArrayList<>();
    for (int i = 0; i < chart.series().size(); i++) {
      Series series = chart.series().get(i);
      var curve = chart.curveOf(series);
      String name = series.name() + curve.map(c -> ", fit " + c.formula()).orElse("");
      boolean line = series.form() != Series.Form.MARKS || curve.isPresent();
      entries.add(new Frame.Entry(name, SeriesStyle.of(i), line, series.isMarked()));
    }
    boolean clear = entries.size() == 1 && chart.curves().isEmpty();
    return clear ? List.of() : entries;
  }

  private void lines(Series series, SeriesStyle look, double shift) {
    chart.curveOf(series).ifPresent(curve -> curve(curve, look));
    List<Point> shown = shown(series);
    if (series.form() == Series.Form.MARKS || shown.isEmpty()) {
      return;
    }
    List<Point> path = series.form() == Series.Form.STEPS ? steps(shown) : shown;
    double[] xs = path.stream().mapToDouble(point -> x.at(point.x()) + shift).toArray();
    double[] ys = path.stream().mapToDouble(point -> y.at(point.y())).toArray();
    drawing.add(Thinning.of(new Line(xs, ys, look.ink(), 2, look.dash())));
  }

  private void curve(Curve curve, SeriesStyle look) {
    double[] xs = new double[SEGMENTS + 1];
    double[] ys = new double[SEGMENTS + 1];
    for (int i = 0; i <= SEGMENTS; i++) {
      double at = curve.from() + (curve.to() - curve.from()) * i / SEGMENTS;
      xs[i] = x.at(at);
      ys[i] = y.at(curve.at(at));
    }
    drawing.add(new Line(xs, ys, look.ink(), 2, look.dash()));
  }

  /** Marks at whole numbers stand beside each other, with their lines; a path stays where it is. */
  private double shift(int number) {
    boolean free = chart.x().whole() && chart.series().stream().allMatch(Series::isMarked);
    return free ? APART * (number - (chart.series().size() - 1) / 2.0) : 0;
  }

  private void marks(Series series, SeriesStyle look, double shift) {
    if (!series.isMarked()) {
      return;
    }
    for (Point point : shown(series)) {
      double at = x.at(point.x()) + shift;
      if (point.hasWidth()) {
        double low = y.at(point.low());
        double high = y.at(point.high());
        frame.line(at, low, at, high, look.ink(), 1.5);
        frame.line(at - CAP, low, at + CAP, low, look.ink(), 1.5);
        frame.line(at - CAP, high, at + CAP, high, look.ink(), 1.5);
      }
      drawing.add(new Spot(at, y.at(point.y()), look.mark(), look.ink()));
    }
  }

  private void hints(Series series, double shift) {
    List<Point> points = shown(series);
    int step = 1 + points.size() / MOST_HINTS;
    for (int i = 0; i < points.size(); i += step) {
      Point point = points.get(i);
      String value =
          point
              .interval()
              .map(interval -> Numbers.estimate(new Estimate(point.y(), interval)))
              .orElseGet(() -> Numbers.significant(point.y()));
      drawing.add(
          new Hint(
              x.at(point.x()) + shift,
              y.at(point.y()),
              "%s, %s %s: %s"
                  .formatted(
                      series.name(),
                      chart.x().label(),
                      chart.x().whole()
                          ? Numbers.fixed(point.x(), 0)
                          : Numbers.significant(point.x()),
                      chart.y().unit().isEmpty() ? value : value + " " + chart.y().unit())));
    }
  }

  /** A line with its label on the side that has more room. */
  private void rule(Rule rule) {
    if (y.covers(rule.value())) {
      double at = y.at(rule.value());
      boolean upper = at < (y.start() + y.end()) / 2;
      frame.line(x.start(), at, x.end(), at, Ink.TEXT, 1.25);
      frame.words(x.end(), upper ? at - 6 : at + 15, rule.label(), Anchor.END, Ink.TEXT);
    }
  }

  /** Says what the picture cannot show, rather than to be silent about it. */
  private double leftOut(double top) {
    long missing =
        chart.series().stream()
            .flatMap(series -> series.points().stream().filter(point -> !isShown(point)))
            .count();
    return missing == 0
        ? top
        : frame.paragraph(
                missing + " of the values cannot be shown on these axes.", top - 4, Ink.MUTED)
            + 6;
  }

  private List<Point> shown(Series series) {
    return series.points().stream().filter(this::isShown).toList();
  }

  private boolean isShown(Point point) {
    return chart.x().holds(point.x()) && chart.y().holds(point.y());
  }

  private static List<Point> steps(List<Point> points) {
    List<Point> path = new ArrayList<>();
    for (Point point : points) {
      if (!path.isEmpty()) {
        path.add(Point.of(point.x(), path.getLast().y()));
      }
      path.add(point);
    }
    return path;
  }

  /** Bounds get room for their labels beyond them. */
  private DoubleStream vertical() {
    DoubleStream values =
        points().flatMapToDouble(point -> DoubleStream.of(point.y(), point.low(), point.high()));
    DoubleStream curves =
        chart.curves().stream().flatMapToDouble(c -> DoubleStream.of(c.at(c.from()), c.at(c.to())));
    double[] rules = chart.rules().stream().mapToDouble(Rule::value).toArray();
    DoubleStream bounds = DoubleStream.of(rules);
    if (chart.y().scale() == Axis.Scale.LINEAR && rules.length > 1) {
      var extremes = DoubleStream.of(rules).summaryStatistics();
      double room = ROOM_FOR_LABEL * (extremes.getMax() - extremes.getMin());
      bounds = DoubleStream.of(rules).flatMap(rule -> DoubleStream.of(rule - room, rule + room));
    }
    return DoubleStream.concat(DoubleStream.concat(values, curves), bounds);
  }

  private Stream<Point> points() {
    return chart.series().stream().flatMap(series -> series.points().stream());
  }

  private static double widest(List<Ticks.Tick> ticks) {
    return ticks.stream()
        .mapToDouble(tick -> Lettering.width(tick.label(), Lettering.NORMAL))
        .max()
        .orElse(0);
  }
}
