package betacut.lab.report.chart;

import betacut.lab.report.chart.Shape.Anchor;
import betacut.lab.report.chart.Shape.Line;
import betacut.lab.report.chart.Shape.Words;
import java.util.ArrayList;
import java.util.List;

/** The parts that charts have in common: legend, axes, grid. */
final class Frame {
  /** Pixels between things that must not touch. */
  static final double GAP = 12;

  static final double LINE = 18;
  private static final double SAMPLE = 30;

  private final Drawing drawing;

  Frame(Drawing drawing) {
    this.drawing = drawing;
  }

  void words(double x, double y, String text, Anchor anchor, Ink ink) {
    if (!text.isEmpty()) {
      drawing.add(new Words(x, y, text, anchor, ink, Lettering.NORMAL, false));
    }
  }

  void line(double x1, double y1, double x2, double y2, Ink ink, double width) {
    drawing.add(Line.between(x1, y1, x2, y2, ink, width));
  }

  /** Words under each other, none wider than there is room; returns where the next line begins. */
  double paragraph(String text, double top, Ink ink) {
    double y = top;
    double room = drawing.width() - 2 * GAP;
    for (String line : Lettering.wrap(text, Lettering.NORMAL, room)) {
      y += LINE;
      words(GAP, y - 4, line, Anchor.START, ink);
    }
    return y;
  }

  /** A sample and a name. */
  record Entry(String name, SeriesStyle look, boolean line, boolean mark) {
    double width() {
      return SAMPLE + 8 + Lettering.width(name, Lettering.NORMAL) + 18;
    }
  }

  /** Draws entries in as many rows as they need; returns the bottom. */
  double legend(List<Entry> entries, double top) {
    double x = GAP;
    double y = top + LINE - 4;
    for (Entry entry : entries) {
      if (x > GAP && x + entry.width() > drawing.width()) {
        x = GAP;
        y += LINE + 2;
      }
      y = entry(entry, x, y);
      x += entry.width();
    }
    return entries.isEmpty() ? top : y + 10;
  }

  private double entry(Entry entry, double x, double y) {
    SeriesStyle look = entry.look();
    if (entry.line()) {
      drawing.add(
          new Line(
              new double[] {x, x + SAMPLE},
              new double[] {y - 4, y - 4},
              look.ink(),
              2,
              look.dash()));
    }
    if (entry.mark()) {
      drawing.add(new Shape.Spot(x + SAMPLE / 2, y - 4, look.mark(), look.ink()));
    }
    double left = x + SAMPLE + 8;
    double below = y - LINE;
    double room = drawing.width() - left - 4;
    for (String line : Lettering.wrap(entry.name(), Lettering.NORMAL, room)) {
      below += LINE;
      words(left, below, line, Anchor.START, Ink.TEXT);
    }
    return below;
  }

  /** Grid lines with numbers at the left. */
  void upwards(Span y, List<Ticks.Tick> ticks, double left, double right) {
    for (Ticks.Tick tick : ticks) {
      double at = y.at(tick.value());
      line(left, at, right, at, Ink.GRID, 1);
      words(left - 8, at + 4.5, tick.label(), Anchor.END, Ink.MUTED);
    }
    line(left, y.start(), left, y.end(), Ink.AXIS, 1);
  }

  /** Short lines with numbers below, leaving out those that would touch; returns the bottom. */
  double across(Span x, List<Ticks.Tick> ticks, double bottom) {
    for (Ticks.Tick tick : spaced(x, ticks)) {
      double at = x.at(tick.value());
      line(at, bottom, at, bottom + 5, Ink.AXIS, 1);
      words(inside(at, tick.label()), bottom + LINE + 1, tick.label(), Anchor.MIDDLE, Ink.MUTED);
    }
    line(x.start(), bottom, x.end(), bottom, Ink.AXIS, 1);
    return bottom + LINE + 6;
  }

  /** The words under a horizontal axis; returns the bottom. */
  double caption(String text, double left, double right, double top) {
    double y = top;
    for (String line : Lettering.wrap(text, Lettering.NORMAL, drawing.width() - 2 * GAP)) {
      y += LINE;
      words(inside((left + right) / 2, line), y, line, Anchor.MIDDLE, Ink.TEXT);
    }
    return y + GAP;
  }

  /** The middle of words that should stand at {@code middle} and must not leave the picture. */
  private double inside(double middle, String words) {
    double half = Lettering.width(words, Lettering.NORMAL) / 2;
    return Math.max(half + 4, Math.min(middle, drawing.width() - half - 4));
  }

  /** Every tick, or every second, third … until their labels keep apart. */
  private List<Ticks.Tick> spaced(Span x, List<Ticks.Tick> ticks) {
    for (int stride = 1; ; stride++) {
      List<Ticks.Tick> kept = new ArrayList<>();
      boolean apart = true;
      double free = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < ticks.size(); i += stride) {
        double half = Lettering.width(ticks.get(i).label(), Lettering.NORMAL) / 2;
        double at = inside(x.at(ticks.get(i).value()), ticks.get(i).label());
        apart &= at - half >= free;
        free = at + half + 8;
        kept.add(ticks.get(i));
      }
      if (apart) {
        return kept;
      }
    }
  }
}
