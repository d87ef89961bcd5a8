package betacut.lab.report.chart;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/** Words, marks and lines as outlines of the JDK, for the formats that are painted. */
final class Glyphs {
  private Glyphs() {}

  static Path2D path(double[] xs, double[] ys) {
    Path2D path = new Path2D.Double();
    for (int i = 0; i < xs.length; i++) {
      if (i == 0) {
        path.moveTo(xs[i], ys[i]);
      } else {
        path.lineTo(xs[i], ys[i]);
      }
    }
    return path;
  }

  static java.awt.Shape mark(Shape.Spot spot) {
    double[] corners = Outline.of(spot.mark());
    double r = Outline.radius();
    if (corners.length == 0) {
      return new Ellipse2D.Double(spot.x() - r, spot.y() - r, 2 * r, 2 * r);
    }
    double[] xs = new double[corners.length / 2];
    double[] ys = new double[corners.length / 2];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = spot.x() + corners[2 * i];
      ys[i] = spot.y() + corners[2 * i + 1];
    }
    Path2D path = path(xs, ys);
    path.closePath();
    return path;
  }

  static java.awt.Shape letters(Shape.Words words, FontRenderContext context) {
    Font font =
        new Font(Font.SANS_SERIF, words.bold() ? Font.BOLD : Font.PLAIN, 1)
            .deriveFont((float) words.size());
    var layout = new TextLayout(words.text(), font, context);
    double left =
        switch (words.anchor()) {
          case START -> words.x();
          case MIDDLE -> words.x() - layout.getAdvance() / 2;
          case END -> words.x() - layout.getAdvance();
        };
    return layout.getOutline(AffineTransform.getTranslateInstance(left, words.y()));
  }
}
