package betacut.web.site;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/** What a picture shows beside the words, in a square of {@link #SIDE} units. */
enum PreviewFigure {
  /** A Connect-4 rack after some moves. */
  BOARD {
    @Override
    void paint(Graphics2D graphics) {
      graphics.setColor(RACK);
      graphics.fill(new RoundRectangle2D.Double(0, 30, SIDE, SIDE * 6.0 / 7, 36, 36));
      double cell = SIDE / 7.0;
      for (int row = 0; row < 6; row++) {
        for (int column = 0; column < 7; column++) {
          char stone = STONES[row].charAt(column);
          graphics.setColor(stone == 'x' ? RED : stone == 'o' ? YELLOW : PAPER);
          disc(graphics, (column + 0.5) * cell, 30 + (row + 0.5) * cell, cell * 0.38);
        }
      }
    }
  },
  /** A tree with a branch cut off. */
  TREE {
    @Override
    void paint(Graphics2D graphics) {
      double[] middle = {70, 220, 370};
      for (int i = 0; i < 3; i++) {
        edge(graphics, 220, 60, middle[i], 210, false);
        for (int leaf = -1; leaf <= 1; leaf++) {
          boolean isCut = i == 1 && leaf >= 0;
          edge(graphics, middle[i], 210, middle[i] + 48 * leaf, 360, isCut);
        }
      }
      node(graphics, 220, 60, "3");
      for (int i = 0; i < 3; i++) {
        node(graphics, middle[i], 210, new String[] {"3", "≤2", "2"}[i]);
      }
    }
  },
  /** Counts that grow, with and without a table. */
  CHART {
    @Override
    void paint(Graphics2D graphics) {
      graphics.setColor(INK);
      graphics.setStroke(new BasicStroke(3));
      graphics.draw(new Line2D.Double(20, 20, 20, 400));
      graphics.draw(new Line2D.Double(20, 400, 430, 400));
      curve(graphics, ORANGE, 1.9);
      curve(graphics, BLUE, 1.68);
    }

    private void curve(Graphics2D graphics, Color color, double growth) {
      var path = new Path2D.Double();
      graphics.setColor(color);
      for (int depth = 1; depth <= 8; depth++) {
        double x = 20 + 48.0 * depth;
        double y = 400 - 2.2 * Math.pow(growth, depth);
        if (depth == 1) {
          path.moveTo(x, y);
        } else {
          path.lineTo(x, y);
        }
        disc(graphics, x, y, 9);
      }
      graphics.setStroke(new BasicStroke(5));
      graphics.draw(path);
    }
  },
  /** Who met whom. */
  TABLE {
    @Override
    void paint(Graphics2D graphics) {
      String[][] cells = {{"", "+14", "+19"}, {"−14", "", "+8"}, {"−19", "−8", ""}};
      graphics.setFont(new Font(Font.SANS_SERIF, Font.BOLD, 40));
      for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++) {
          String cell = cells[row][column];
          boolean isAhead = cell.startsWith("+");
          graphics.setColor(cell.isEmpty() ? SUNK : isAhead ? GOOD : BAD);
          graphics.fill(
              new RoundRectangle2D.Double(146.0 * column, 20 + 146.0 * row, 134, 134, 18, 18));
          graphics.setColor(INK);
          int width = graphics.getFontMetrics().stringWidth(cell);
          graphics.drawString(cell, 146 * column + 67 - width / 2, 20 + 146 * row + 82);
        }
      }
    }
  };

  static final int SIDE = 440;

  private static final String[] STONES = {
    ".......", ".......", "...x...", "..oo...", "..xxo..", ".oxoxx."
  };

  private static final Color PAPER = new Color(0xF3F2EE);
  private static final Color INK = new Color(0x1B1F24);
  private static final Color SUNK = new Color(0xE4E2DA);
  private static final Color RACK = new Color(0x1D4FC0);
  private static final Color RED = new Color(0xD63A2F);
  private static final Color YELLOW = new Color(0xF4C430);
  private static final Color ORANGE = new Color(0xE69F00);
  private static final Color BLUE = new Color(0x0072B2);
  private static final Color GOOD = new Color(0xC8F0DE);
  private static final Color BAD = new Color(0xF6D9CF);

  abstract void paint(Graphics2D graphics);

  static void disc(Graphics2D graphics, double x, double y, double radius) {
    graphics.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
  }

  private static void edge(
      Graphics2D graphics, double x, double y, double toX, double toY, boolean isCut) {
    graphics.setColor(isCut ? SUNK : INK);
    graphics.setStroke(new BasicStroke(4));
    graphics.draw(new Line2D.Double(x, y, toX, toY));
    graphics.setColor(isCut ? SUNK : BLUE);
    if (toY > 300) {
      disc(graphics, toX, toY, 16);
    }
  }

  private static void node(Graphics2D graphics, double x, double y, String value) {
    graphics.setColor(ORANGE);
    disc(graphics, x, y, 40);
    graphics.setColor(INK);
    graphics.setFont(new Font(Font.SANS_SERIF, Font.BOLD, 34));
    int width = graphics.getFontMetrics().stringWidth(value);
    graphics.drawString(value, (float) x - width / 2f, (float) y + 12);
  }
}
