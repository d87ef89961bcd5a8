package betacut.lab.report.chart;

import java.awt.font.FontRenderContext;
import java.awt.geom.PathIterator;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A drawing in the painting operators of PDF, which PostScript understands once it is told their
 * names. Letters are outlines: a journal that asks for embedded fonts has none to ask for.
 */
final class PageContent {
  /** What PostScript must know to read it. */
  static final String POSTSCRIPT =
      """
      /m{moveto}bind def /l{lineto}bind def /c{curveto}bind def /h{closepath}bind def
      /S{stroke}bind def /f{fill}bind def /w{setlinewidth}bind def /d{setdash}bind def
      /J{setlinecap}bind def /j{setlinejoin}bind def
      /rg{setrgbcolor}bind def /RG{setrgbcolor}bind def /cm{6 array astore concat}bind def
      """;

  private static final FontRenderContext LETTERS = new FontRenderContext(null, true, true);
  private static final int ROUND = 1;
  private static final int BUTT = 0;

  private final StringBuilder text = new StringBuilder();

  private PageContent() {}

  /**
   * The operators.
   *
   * @param scale points of print for a pixel of the drawing
   */
  static String of(Drawing drawing, double scale) {
    var content = new PageContent();
    content.operator("cm", scale, 0, 0, -scale, 0, drawing.height() * scale);
    content.operator("j", ROUND);
    drawing.shapes().forEach(content::shape);
    return content.text.toString();
  }

  private void shape(Shape shape) {
    switch (shape) {
      case Shape.Line line -> {
        String dash =
            Arrays.stream(line.dash().lengths())
                .mapToObj(PageContent::number)
                .collect(Collectors.joining(" ", "[", "]"));
        text.append(dash).append(" 0 d\n");
        stroke(Glyphs.path(line.xs(), line.ys()), line.ink(), line.width(), BUTT);
        text.append("[] 0 d\n");
      }
      case Shape.Spot spot -> rimmed(Glyphs.mark(spot), spot.ink(), 1);
      case Shape.Hint hint -> {}
      case Shape.Words words -> rimmed(Glyphs.letters(words, LETTERS), words.ink(), 3);
    }
  }

  /** Filled, with a rim of paper around. */
  private void rimmed(java.awt.Shape shape, Ink ink, double rim) {
    stroke(shape, Ink.PAPER, rim, ROUND);
    color("rg", ink);
    path(shape);
    operator("f");
  }

  private void stroke(java.awt.Shape shape, Ink ink, double width, int cap) {
    color("RG", ink);
    operator("w", width);
    operator("J", cap);
    path(shape);
    operator("S");
  }

  private void color(String operator, Ink ink) {
    int rgb = ink.light();
    operator(operator, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
  }

  private void path(java.awt.Shape shape) {
    double[] at = new double[6];
    double x = 0;
    double y = 0;
    for (PathIterator path = shape.getPathIterator(null); !path.isDone(); path.next()) {
      switch (path.currentSegment(at)) {
        case PathIterator.SEG_MOVETO -> operator("m", x = at[0], y = at[1]);
        case PathIterator.SEG_LINETO -> operator("l", x = at[0], y = at[1]);
        case PathIterator.SEG_QUADTO -> {
          // A quadratic curve is a cubic one whose handles are two thirds of the way to its own.
          operator(
              "c",
              x + (at[0] - x) * 2 / 3,
              y + (at[1] - y) * 2 / 3,
              at[2] + (at[0] - at[2]) * 2 / 3,
              at[3] + (at[1] - at[3]) * 2 / 3,
              x = at[2],
              y = at[3]);
        }
        case PathIterator.SEG_CUBICTO ->
            operator("c", at[0], at[1], at[2], at[3], x = at[4], y = at[5]);
        default -> operator("h");
      }
    }
  }

  private void operator(String name, double... operands) {
    for (double operand : operands) {
      text.append(number(operand)).append(' ');
    }
    text.append(name).append('\n');
  }

  /** A thousandth of a pixel is finer than any printer. */
  static String number(double value) {
    String number = String.format(Locale.ROOT, "%.3f", value).replaceFirst("\\.?0+$", "");
    return number.equals("-0") ? "0" : number;
  }
}
