package betacut.games.mnk;

import betacut.rules.Keys;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The geometry of an m,n,k board, shared by all its positions. Cells are numbered row by row from
 * the top left; every row, column and diagonal is a line, and a side's stones on a line are the
 * bits of one {@code int}. On 3,3,3:
 *
 * <pre>
 *   cells        lines, each with the bits of its cells
 *   0 1 2        rows       0–2     row 0:    cells 0 1 2 are bits 0 1 2
 *   3 4 5        columns    3–5     column 1: cells 1 4 7 are bits 0 1 2
 *   6 7 8        falling    6–10    line 8:   cells 0 4 8 are bits 0 1 2
 *                rising    11–15    line 13:  cells 6 4 2 are bits 0 1 2
 * </pre>
 *
 * The bit is the column of the cell, in columns its row. Worked example: cell 4 (row 1, column 1)
 * is bit 1 of lines 1, 4, 8 and 13. With stones on 0 and 8 too, line 8 holds 0b111; {@code x & x
 * >>> 1} is 0b011, and once more 0b001: three in a row.
 */
final class LineBoard {
  static final int MIN_SIZE = 2;
  static final int MAX_SIZE = 20;

  final int width;
  final int height;
  final int inRow;
  final int cellCount;
  final int lineCount;

  /** The lines through a cell are at 4 × cell and the three places after it. */
  final int[] lineOf;

  /** The cell's bit in its columns line, and in every other line. */
  final int[] rowOf;

  final int[] columnOf;

  /** Lines long enough for a win: their number, and the first and the count of their cells. */
  final int[] winnableLines;

  final int[] firstBit;
  final int[] length;

  /** How many stretches of k cells run through a cell. */
  final int[] stretchesThrough;

  /** Zobrist words by side × cells + cell; the last is for the second player to move. */
  final long[] words;

  final MnkSymmetries symmetries;

  /** Made when a position is first written as a number. */
  private volatile Optional<TernaryBoard> ternary = Optional.empty();

  boolean hasSizeOf(LineBoard other) {
    return width == other.width && height == other.height && inRow == other.inRow;
  }

  LineBoard(int width, int height, int inRow) {
    this.width = width;
    this.height = height;
    this.inRow = inRow;
    cellCount = width * height;
    lineCount = height + width + 2 * (width + height - 1);
    lineOf = new int[4 * cellCount];
    rowOf = new int[cellCount];
    columnOf = new int[cellCount];
    firstBit = new int[lineCount];
    length = new int[lineCount];
    numberLines();
    winnableLines = winnableLines();
    stretchesThrough = stretchesThrough();
    words = Keys.zobrist(2 * cellCount + 1, (width * 16L + height) * 16 + inRow);
    symmetries = new MnkSymmetries(width, height);
  }

  TernaryBoard ternary() {
    Optional<TernaryBoard> known = ternary;
    if (known.isEmpty()) {
      known = Optional.of(new TernaryBoard(width, height, symmetries));
      ternary = known;
    }
    return known.get();
  }

  private void numberLines() {
    Arrays.fill(firstBit, Integer.MAX_VALUE);
    for (int cell = 0; cell < cellCount; cell++) {
      int row = cell / width;
      int column = cell % width;
      rowOf[cell] = row;
      columnOf[cell] = column;
      int falling = height + width + column - row + height - 1;
      int rising = height + width + (width + height - 1) + column + row;
      int[] lines = {row, height + column, falling, rising};
      for (int i = 0; i < 4; i++) {
        lineOf[4 * cell + i] = lines[i];
        length[lines[i]]++;
        firstBit[lines[i]] = Math.min(firstBit[lines[i]], bitOf(cell, i));
      }
    }
  }

  /** The bit of a cell in its line of a direction: 0 row, 1 column, 2 falling, 3 rising. */
  int bitOf(int cell, int direction) {
    return direction == 1 ? rowOf[cell] : columnOf[cell];
  }

  private int[] winnableLines() {
    return IntStream.range(0, lineCount).filter(line -> length[line] >= inRow).toArray();
  }

  private int[] stretchesThrough() {
    int[] through = new int[cellCount];
    for (int cell = 0; cell < cellCount; cell++) {
      for (int i = 0; i < 4; i++) {
        int line = lineOf[4 * cell + i];
        int place = bitOf(cell, i) - firstBit[line];
        int lowest = Math.max(0, place - inRow + 1);
        int highest = Math.min(place, length[line] - inRow);
        through[cell] += Math.max(0, highest - lowest + 1);
      }
    }
    return through;
  }

  /**
   * Whether k bits in a row are set: each round doubles the run that a remaining bit stands for.
   */
  boolean hasRun(int bits) {
    int runs = bits;
    int run = 1;
    while (run < inRow) {
      int more = Math.min(run, inRow - run);
      runs &= runs >>> more;
      run += more;
    }
    return runs != 0;
  }

  /** The free places of a line where one more bit makes k in a row. */
  int completing(int bits, int free) {
    int places = 0;
    for (int missing = 0; missing < inRow; missing++) {
      int starts = -1;
      for (int i = 0; i < inRow; i++) {
        starts &= i == missing ? -1 : bits >>> i;
      }
      places |= starts << missing;
    }
    return places & free;
  }

  /** The cell on a line at a bit. */
  int cellAt(int line, int bit) {
    if (line < height) {
      return line * width + bit;
    }
    if (line < height + width) {
      return bit * width + line - height;
    }
    int diagonal = line - height - width;
    int diagonals = width + height - 1;
    int row = diagonal < diagonals ? bit - (diagonal - height + 1) : diagonal - diagonals - bit;
    return row * width + bit;
  }
}
