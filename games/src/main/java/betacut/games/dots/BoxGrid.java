package betacut.games.dots;

/**
 * Lines and boxes of a board. Lines are numbered row by row from the top: first all that lie, then
 * all that stand.
 *
 * <pre>
 *   2x1 boxes     + 0 + 1 +
 *                 4   5   6
 *                 + 2 + 3 +
 * </pre>
 *
 * A drawing has a cell for every dot, line and box: {@code 2 * width + 1} by {@code 2 * height +
 * 1}.
 */
final class BoxGrid {
  static final char DOT = '+';
  static final char LYING = '-';
  static final char STANDING = '|';

  final int width;
  final int height;
  final int lines;
  final int boxes;

  /** The four lines of each box. */
  final long[] sides;

  /** The boxes beside each line, -1 for one that is not there. */
  final int[][] beside;

  /** Where a symmetry takes each line. */
  final int[][] images;

  private final int lying;

  BoxGrid(int width, int height) {
    this.width = width;
    this.height = height;
    lying = width * (height + 1);
    lines = lying + (width + 1) * height;
    boxes = width * height;
    sides = new long[boxes];
    beside = new int[lines][];
    for (int line = 0; line < lines; line++) {
      int column = cellColumn(line);
      int row = cellRow(line);
      boolean lies = line < lying;
      beside[line] =
          new int[] {
            lies ? box(column, row - 1) : box(column - 1, row),
            lies ? box(column, row + 1) : box(column + 1, row)
          };
      for (int box : beside[line]) {
        if (box >= 0) {
          sides[box] |= 1L << line;
        }
      }
    }
    images = images();
  }

  int drawnWidth() {
    return 2 * width + 1;
  }

  int drawnHeight() {
    return 2 * height + 1;
  }

  private int cellColumn(int line) {
    return line < lying ? 2 * (line % width) + 1 : 2 * ((line - lying) % (width + 1));
  }

  private int cellRow(int line) {
    return line < lying ? 2 * (line / width) : 2 * ((line - lying) / (width + 1)) + 1;
  }

  /** The cell of a line in the drawing. */
  int cellOfLine(int line) {
    return cellRow(line) * drawnWidth() + cellColumn(line);
  }

  int cellOfBox(int box) {
    return (2 * (box / width) + 1) * drawnWidth() + 2 * (box % width) + 1;
  }

  char drawn(int line) {
    return line < lying ? LYING : STANDING;
  }

  /** The box whose cell this is, or -1. */
  private int box(int column, int row) {
    boolean isInside = column > 0 && row > 0 && column < drawnWidth() && row < drawnHeight();
    return isInside ? row / 2 * width + column / 2 : -1;
  }

  private int line(int column, int row) {
    return row % 2 == 0 ? row / 2 * width + column / 2 : lying + row / 2 * (width + 1) + column / 2;
  }

  /** Mirrored in either way or both; a square also along its diagonal. */
  private int[][] images() {
    int[][] all = new int[width == height ? 8 : 4][lines];
    for (int symmetry = 0; symmetry < all.length; symmetry++) {
      for (int line = 0; line < lines; line++) {
        int column = cellColumn(line);
        int row = cellRow(line);
        column = (symmetry & 1) == 0 ? column : drawnWidth() - 1 - column;
        row = (symmetry & 2) == 0 ? row : drawnHeight() - 1 - row;
        all[symmetry][line] = symmetry < 4 ? line(column, row) : line(row, column);
      }
    }
    return all;
  }

  long image(long drawnLines, int symmetry) {
    long image = 0;
    for (long left = drawnLines; left != 0; left &= left - 1) {
      image |= 1L << images[symmetry][Long.numberOfTrailingZeros(left)];
    }
    return image;
  }

  boolean hasSizeOf(BoxGrid other) {
    return width == other.width && height == other.height;
  }
}
