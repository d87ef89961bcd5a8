package betacut.lab.report.chart;

import java.awt.AWTError;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** A drawing as PNG, on light paper, with two pixels for one so that it prints well. */
public final class Png {
  private static final int DETAIL = 2;

  private final Graphics2D graphics;

  private Png(Graphics2D graphics) {
    this.graphics = graphics;
  }

  /**
   * The file.
   *
   * @throws UnsupportedOperationException if this Java lacks its drawing part, or any font
   */
  public static byte[] of(Drawing drawing) {
    try {
      return draw(drawing);
    } catch (RuntimeException | LinkageError | InternalError | AWTError e) {
      throw new UnsupportedOperationException(
          "this Java cannot draw (" + e + "); install fonts, or use the SVG file", e);
    }
  }

  private static byte[] draw(Drawing drawing) {
    if (System.getProperty("java.awt.headless") == null) {
      System.setProperty("java.awt.headless", "true"); // no window system is asked for
    }
    ImageIO.setUseCache(false); // no file in a folder for temporary ones
    var image =
        new BufferedImage(
            drawing.width() * DETAIL, drawing.height() * DETAIL, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try {
      graphics.setColor(color(Ink.PAPER));
      graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
      graphics.scale(DETAIL, DETAIL);
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      graphics.setRenderingHint(
          RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      Png png = new Png(graphics);
      drawing.shapes().forEach(png::draw);
    } finally {
      graphics.dispose();
    }
    return encoded(image);
  }

  private static byte[] encoded(BufferedImage image) {
    var bytes = new ByteArrayOutputStream();
    try {
      if (!ImageIO.write(image, "png", bytes)) {
        throw new IllegalStateException("this Java cannot write PNG");
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  private void draw(Shape shape) {
    switch (shape) {
      case Shape.Line line -> {
        graphics.setColor(color(line.ink()));
        graphics.setStroke(stroke(line));
        graphics.draw(Glyphs.path(line.xs(), line.ys()));
      }
      case Shape.Spot spot -> fill(Glyphs.mark(spot), spot.ink(), 1);
      case Shape.Hint hint -> {}
      case Shape.Words words ->
          fill(Glyphs.letters(words, graphics.getFontRenderContext()), words.ink(), 3);
    }
  }

  /** Filled, with a rim of paper around. */
  private void fill(java.awt.Shape shape, Ink ink, float rim) {
    graphics.setColor(color(Ink.PAPER));
    graphics.setStroke(new BasicStroke(rim, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.draw(shape);
    graphics.setColor(color(ink));
    graphics.fill(shape);
  }

  private static BasicStroke stroke(Shape.Line line) {
    double[] lengths = line.dash().lengths();
    float[] dash = new float[lengths.length];
    for (int i = 0; i < dash.length; i++) {
      dash[i] = (float) lengths[i];
    }
    return new BasicStroke(
        (float) line.width(),
        BasicStroke.CAP_BUTT,
        BasicStroke.JOIN_ROUND,
        10,
        dash.length == 0 ? null : dash,
        0);
  }

  private static Color color(Ink ink) {
    return new Color(ink.light());
  }
}
