package betacut.lab.report.chart;

import betacut.lab.report.chart.Shape.Anchor;
import betacut.lab.report.chart.Shape.Spot;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Lays out named values under each other. Where there is room, names stand at the left and numbers
 * at the right; on a narrow page both stand above their row.
 */
final class RowLayout {
  private static final double LANE = 16;
  private static final double CAP = 4;
  private static final double WIDEST_NAME = 0.34;

  private final RowChart chart;
  private final Drawing drawing;
  private final Frame frame;
  private final boolean single;
  private Span x;

  RowLayout(RowChart chart, Drawing drawing) {
    this.chart = chart;
    this.drawing = drawing;
    this.frame = new Frame(drawing);
    this.single = chart.names().size() == 1;
    x = Span.covering(chart.axis(), numbers(), false);
  }

  private DoubleStream numbers() {
    DoubleStream values =
        chart.rows().stream()
            .flatMap(row -> row.values().stream())
            .flatMapToDouble(
                v -> DoubleStream.of(v.value(), v.interval().low(), v.interval().high()));
    return DoubleStream.concat(values, chart.reference().stream());
  }

  void draw(double top) {
    double rows = frame.legend(entries(), top) + 6;
    double left = drawing.isNarrow() ? Frame.GAP + 4 : 2 * Frame.GAP + nameWidth();
    double right = drawing.width() - (drawing.isNarrow() ? 18 : 2 * Frame.GAP + numberWidth());
    x = x.on(left, right);
    double bottom = rows;
    for (RowChart.Row row : chart.rows()) {
      bottom += height(row);
    }
    double below = axis(bottom);
    double y = rows;
    for (RowChart.Row row : chart.rows()) {
      grid(drawing.isNarrow() ? y + Frame.LINE * name(row).size() : y, y + height(row));
      row(row, y);
      y += height(row);
    }
    drawing.end(frame.caption(chart.axis().warning(), left, right, below));
  }

  private double axis(double bottom) {
    return frame.across(x, ticks(), bottom);
  }

  private List<Ticks.Tick> ticks() {
    return Ticks.of(chart.axis(), x.low(), x.high(), drawing.isNarrow() ? 4 : 7);
  }

  /** Lines behind one row, which spare its name where that stands above. */
  private void grid(double top, double bottom) {
    for (Ticks.Tick tick : ticks()) {
      double at = x.at(tick.value());
      frame.line(at, top, at, bottom, Ink.GRID, 1);
    }
    chart
        .reference()
        .ifPresent(one -> frame.line(x.at(one), top, x.at(one), bottom, Ink.TEXT, 1.5));
  }

  private List<Frame.Entry> entries() {
    List<Frame.Entry> entries = new ArrayList<>();
    for (int i = 0; !single && i < chart.names().size(); i++) {
      entries.add(new Frame.Entry(chart.names().get(i), SeriesStyle.of(i), false, true));
    }
    return entries;
  }

  private List<String> name(RowChart.Row row) {
    double room =
        drawing.isNarrow()
            ? drawing.width() - 2 * Frame.GAP - (isStacked() ? 0 : numberWidth() + 8)
            : drawing.width() * WIDEST_NAME;
    List<String> lines = new ArrayList<>(Lettering.wrap(row.label(), Lettering.NORMAL, room));
    if (isStacked()) {
      lines.add(number(row));
    }
    return lines;
  }

  /** Whether numbers are so wide that they need a line of their own under the name. */
  private boolean isStacked() {
    return drawing.isNarrow() && numberWidth() > drawing.width() / 2.0;
  }

  private double nameWidth() {
    return chart.rows().stream()
        .flatMap(row -> name(row).stream())
        .mapToDouble(line -> Lettering.width(line, Lettering.NORMAL))
        .max()
        .orElse(0);
  }

  private double numberWidth() {
    return chart.rows().stream()
        .mapToDouble(row -> Lettering.width(number(row), Lettering.NORMAL))
        .max()
        .orElse(0);
  }

  private String number(RowChart.Row row) {
    return single ? chart.format().of(row.values().getFirst()) : "";
  }

  private double height(RowChart.Row row) {
    double lanes = LANE * row.values().size();
    double words = Frame.LINE * name(row).size();
    return drawing.isNarrow() ? words + lanes + 8 : Math.max(words, lanes) + 10;
  }

  private void row(RowChart.Row row, double top) {
    List<String> name = name(row);
    double lanes = LANE * row.values().size();
    double height = height(row);
    boolean narrow = drawing.isNarrow();
    double words = narrow ? top + 14 : top + (height - Frame.LINE * name.size()) / 2 + 13.5;
    for (int i = 0; i < name.size(); i++) {
      frame.words(Frame.GAP, words + i * Frame.LINE, name.get(i), Anchor.START, Ink.TEXT);
    }
    double number = narrow ? words : top + height / 2 + 4.5;
    if (!isStacked()) {
      frame.words(drawing.width() - Frame.GAP, number, number(row), Anchor.END, Ink.TEXT);
    }
    double lane = narrow ? top + Frame.LINE * name.size() : top + (height - lanes) / 2;
    for (int i = 0; i < row.values().size(); i++) {
      String says = single ? row.label() : row.label() + ", " + chart.names().get(i);
      value(row.values().get(i), says, lane + LANE * (i + 0.5), SeriesStyle.of(i));
    }
  }

  private void value(Estimate estimate, String name, double y, SeriesStyle look) {
    if (!chart.axis().holds(estimate.value())) {
      return;
    }
    double at = x.at(estimate.value());
    Interval interval = estimate.interval();
    if (interval.low() < interval.high()) {
      frame.line(x.at(interval.low()), y, x.at(interval.high()), y, look.ink(), 2);
      end(interval.low(), y, look, SeriesStyle.Mark.LEFT);
      end(interval.high(), y, look, SeriesStyle.Mark.RIGHT);
    }
    drawing.add(new Spot(at, y, look.mark(), look.ink()));
    drawing.add(new Shape.Hint(at, y, name + ": " + chart.format().of(estimate)));
  }

  /** A short line, or an arrow if the true end is off the chart. */
  private void end(double value, double y, SeriesStyle look, SeriesStyle.Mark arrow) {
    if (x.covers(value)) {
      frame.line(x.at(value), y - CAP, x.at(value), y + CAP, look.ink(), 2);
    } else {
      drawing.add(new Spot(x.at(value), y, arrow, look.ink()));
    }
  }
}
