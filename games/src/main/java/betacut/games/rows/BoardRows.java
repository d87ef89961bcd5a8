package betacut.games.rows;

import betacut.rules.Board;
import betacut.rules.IllegalPositionException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Boards as text: rows from the top, separated by slashes, of {@code x} (first player), {@code o}
 * and {@code .}; a number stands for that many empty cells. Whose turn it is follows from the
 * number of stones.
 */
public record BoardRows(int width, int height) {
  /** The rows of a board that is given as one character per cell, row by row from the top. */
  public String text(String cells) {
    return IntStream.range(0, height)
        .mapToObj(row -> cells.substring(row * width, (row + 1) * width))
        .collect(Collectors.joining("/"));
  }

  /** One character per cell, row by row from the top, numbers written out. */
  public String cells(String text) {
    String[] rows = text.split("/", -1);
    if (rows.length != height) {
      throw new IllegalPositionException(
          "The board has %d rows; this game has %d, separated by '/'."
              .formatted(rows.length, height));
    }
    var cells = new StringBuilder();
    for (int i = 0; i < rows.length; i++) {
      String row = row(rows[i], i + 1);
      if (row.length() != width) {
        throw new IllegalPositionException(
            "Row %d from the top has %d cells; this game has %d columns."
                .formatted(i + 1, row.length(), width));
      }
      cells.append(row);
    }
    return cells.toString();
  }

  private static String row(String text, int number) {
    var row = new StringBuilder();
    int run = 0;
    for (char letter : text.toCharArray()) {
      if (letter >= '0' && letter <= '9') {
        run = Math.min(10 * run + letter - '0', Long.SIZE);
      } else if (letter == Board.FIRST || letter == Board.SECOND || letter == Board.EMPTY) {
        row.repeat(Board.EMPTY, run).append(letter);
        run = 0;
      } else {
        throw new IllegalPositionException(
            ("'%c' in row %d from the top is not a cell; cells are x, o, . or a number of empty"
                    + " cells.")
                .formatted(letter, number));
      }
    }
    return row.repeat(Board.EMPTY, run).toString();
  }

  /** Every straight line of so many cells: along rows and columns, falling and rising. */
  public List<List<Integer>> lines(int length) {
    List<List<Integer>> lines = new ArrayList<>();
    int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (int cell = 0; cell < width * height; cell++) {
      for (int[] direction : directions) {
        int endColumn = cell % width + (length - 1) * direction[0];
        int endRow = cell / width + (length - 1) * direction[1];
        if (endColumn < width && endRow >= 0 && endRow < height) {
          int step = direction[0] + width * direction[1];
          int first = cell;
          lines.add(IntStream.range(0, length).mapToObj(i -> first + i * step).toList());
        }
      }
    }
    return lines;
  }

  /** Refuses numbers of stones that taking turns does not give. */
  public static void requireTurns(int first, int second) {
    if (first != second && first != second + 1) {
      throw new IllegalPositionException(
          ("x has %d stones and o has %d; x moves first and they take turns, so x has as many as o"
                  + " or one more.")
              .formatted(first, second));
    }
  }
}
