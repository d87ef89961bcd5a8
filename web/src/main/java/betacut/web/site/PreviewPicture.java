package betacut.web.site;

import java.awt.AWTError;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;

/** The picture that others show of a link: what the page is about, in words and a figure. */
final class PreviewPicture {
  static final int WIDTH = 1200;
  static final int HEIGHT = 630;

  private static final int EDGE = 80;
  private static final int TEXT_WIDTH = 560;
  private static final Color PAPER = new Color(0xF3F2EE);
  private static final Color INK = new Color(0x1B1F24);
  private static final Color QUIET = new Color(0x565D65);

  private PreviewPicture() {}

  /** The file, or nothing where Java has no fonts: a site can do without. */
  static Optional<byte[]> of(SitePage page) {
    try {
      return Optional.of(png(page));
    } catch (RuntimeException | LinkageError | InternalError | AWTError cannotDraw) {
      return Optional.empty();
    }
  }

  private static byte[] png(SitePage page) {
    if (System.getProperty("java.awt.headless") == null) {
      System.setProperty("java.awt.headless", "true"); // no window system is asked for
    }
    ImageIO.setUseCache(false); // no file in a folder for temporary ones
    var image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try {
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      graphics.setColor(PAPER);
      graphics.fillRect(0, 0, WIDTH, HEIGHT);
      words(graphics, page);
      graphics.translate(WIDTH - EDGE - PreviewFigure.SIDE, (HEIGHT - PreviewFigure.SIDE) / 2);
      page.figure().paint(graphics);
    } finally {
      graphics.dispose();
    }
    var bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", bytes);
    } catch (IOException inMemory) {
      throw new UncheckedIOException(inMemory);
    }
    return bytes.toByteArray();
  }

  private static void words(Graphics2D graphics, SitePage page) {
    int y = 150;
    graphics.setColor(QUIET);
    y = lines(graphics, "Betacut", Font.BOLD, 34, y) + 24;
    graphics.setColor(INK);
    y = lines(graphics, page.title(), Font.BOLD, 52, y) + 12;
    graphics.setColor(QUIET);
    lines(graphics, page.description(), Font.PLAIN, 28, y);
  }

  /** Writes a text in as many lines as it needs; where the next one would be. */
  private static int lines(Graphics2D graphics, String text, int style, int size, int top) {
    graphics.setFont(new Font(Font.SANS_SERIF, style, size));
    int y = top;
    for (String line : broken(graphics, text)) {
      graphics.drawString(line, EDGE, y);
      y += size * 5 / 4;
    }
    return y;
  }

  private static List<String> broken(Graphics2D graphics, String text) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : text.split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && graphics.getFontMetrics().stringWidth(longer) > TEXT_WIDTH) {
        lines.add(line);
        longer = word;
      }
      line = longer;
    }
    lines.add(line);
    return lines;
  }
}
