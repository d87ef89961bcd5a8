package betacut.lab.report.chart;

import betacut.stats.growth.ExponentialFit;
import betacut.stats.rating.Sprt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One quantity against another: growth curves, scatter plots, paths. */
public record XyChart(
    String title, Axis x, Axis y, List<Series> series, List<Curve> curves, List<Rule> rules)
    implements Chart {

  /** Keeps its own copies of the lists. */
  public XyChart {
    series = List.copyOf(series);
    curves = List.copyOf(curves);
    rules = List.copyOf(rules);
  }

  /** A chart to be filled. */
  public static Builder titled(String title) {
    return new Builder(title);
  }

  /**
   * The path of a sequential test: the log-likelihood ratio after each unit of play, with the
   * bounds that end it.
   */
  public static XyChart sprt(String title, String unit, List<Double> path, Sprt sprt) {
    List<Point> points = new ArrayList<>();
    points.add(Point.of(0, 0));
    for (int i = 0; i < path.size(); i++) {
      points.add(Point.of(i + 1.0, path.get(i)));
    }
    return titled(title)
        .x(Axis.whole(unit))
        .y(Axis.linear("log-likelihood ratio", ""))
        .series("LLR", Series.Form.STEPS, points)
        .rule(new Rule(sprt.upperBound(), "accept H1"))
        .rule(new Rule(sprt.lowerBound(), "accept H0"))
        .build();
  }

  Optional<Curve> curveOf(Series one) {
    return curves.stream().filter(curve -> curve.series().equals(one.name())).findFirst();
  }

  /** Collects what a chart shows. */
  public static final class Builder {
    private final String title;
    private final List<Series> series = new ArrayList<>();
    private final List<Curve> curves = new ArrayList<>();
    private final List<Rule> rules = new ArrayList<>();
    private Axis x = Axis.linear("", "");
    private Axis y = Axis.linear("", "");

    private Builder(String title) {
      this.title = title;
    }

    /** What runs from left to right. */
    public Builder x(Axis axis) {
      x = axis;
      return this;
    }

    /** What runs upwards. */
    public Builder y(Axis axis) {
      y = axis;
      return this;
    }

    /** Adds points. */
    public Builder series(String name, Series.Form form, List<Point> points) {
      series.add(new Series(name, form, points));
      return this;
    }

    /** Adds points with the curve fitted to them, drawn over their range. */
    public Builder fitted(String name, List<Point> points, ExponentialFit fit) {
      double from = points.stream().mapToDouble(Point::x).min().orElse(0);
      double to = points.stream().mapToDouble(Point::x).max().orElse(0);
      curves.add(Curve.of(name, fit, from, to));
      return series(name, Series.Form.MARKS, points);
    }

    /** Adds a line to compare with. */
    public Builder rule(Rule rule) {
      rules.add(rule);
      return this;
    }

    /** The chart. */
    public XyChart build() {
      return new XyChart(title, x, y, series, curves, rules);
    }
  }
}
