package betacut.games.mnk;

import betacut.rules.Board;
import betacut.rules.IllegalPositionException;

/**
 * Boards as text: rows from the top, separated by slashes, of {@code x} (first player), {@code o}
 * and {@code .}; a number stands for that many empty cells. Whose turn it is follows from the
 * number of stones.
 */
final class MnkBoardText {
  private final LineBoard board;

  MnkBoardText(LineBoard board) {
    this.board = board;
  }

  /** Whether a text is meant as a board: moves have digits, and no slashes. */
  boolean looksLike(String text) {
    return text.contains("/") || text.matches("[xo.]+");
  }

  String format(MnkPosition position) {
    var text = new StringBuilder();
    for (int cell = 0; cell < board.cellCount; cell++) {
      if (cell > 0 && cell % board.width == 0) {
        text.append('/');
      }
      boolean isFirst = position.hasStone(0, cell);
      boolean isSecond = position.hasStone(1, cell);
      text.append(isFirst ? Board.FIRST : isSecond ? Board.SECOND : Board.EMPTY);
    }
    return text.toString();
  }

  MnkPosition parse(String text) {
    String cells = text.contains("/") ? cells(text) : text;
    if (cells.length() != board.cellCount) {
      throw new IllegalPositionException(
          "The board has %d cells; this game has %dx%d = %d."
              .formatted(cells.length(), board.width, board.height, board.cellCount));
    }
    int first = (int) cells.chars().filter(cell -> cell == Board.FIRST).count();
    int second = (int) cells.chars().filter(cell -> cell == Board.SECOND).count();
    checkCounts(first, second);
    int lastMover = first > second ? 0 : 1;
    checkRuns(cells, lastMover);
    return place(cells, lastStone(cells, lastMover));
  }

  /** One character per cell, row by row from the top, numbers written out. */
  private String cells(String text) {
    String[] rows = text.split("/", -1);
    if (rows.length != board.height) {
      throw new IllegalPositionException(
          "The board has %d rows; this game has %d, separated by '/'."
              .formatted(rows.length, board.height));
    }
    var cells = new StringBuilder();
    for (int i = 0; i < rows.length; i++) {
      String row = row(rows[i], i + 1);
      if (row.length() != board.width) {
        throw new IllegalPositionException(
            "Row %d from the top has %d cells; this game has %d columns."
                .formatted(i + 1, row.length(), board.width));
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
        run = Math.min(10 * run + letter - '0', LineBoard.MAX_SIZE + 1);
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

  private static void checkCounts(int first, int second) {
    if (first != second && first != second + 1) {
      throw new IllegalPositionException(
          ("x has %d stones and o has %d; x moves first and they take turns, so x has as many as o"
                  + " or one more.")
              .formatted(first, second));
    }
  }

  private void checkRuns(String cells, int lastMover) {
    MnkPosition position = place(cells, -1);
    if (position.hasRun(0) && position.hasRun(1)) {
      throw new IllegalPositionException(
          "Both x (%s) and o (%s) have %d in a row; the game ends with the first."
              .formatted(run(cells, Board.FIRST), run(cells, Board.SECOND), board.inRow));
    }
    if (position.hasRun(1 - lastMover)) {
      char mover = lastMover == 0 ? Board.SECOND : Board.FIRST;
      throw new IllegalPositionException(
          "%c has %d in a row (%s) but is to move; the game ended before the last stone."
              .formatted(mover, board.inRow, run(cells, mover)));
    }
  }

  /** The ends of k in a row of a side that has them. */
  private String run(String cells, char colour) {
    int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    for (int cell = 0; cell < cells.length(); cell++) {
      for (int[] step : directions) {
        int length = 0;
        int column = cell % board.width;
        int row = cell / board.width;
        while (length < board.inRow && has(cells, column, row, colour)) {
          length++;
          column += step[0];
          row += step[1];
        }
        if (length == board.inRow) {
          return name(cell % board.width, cell / board.width)
              + " to "
              + name(column - step[0], row - step[1]);
        }
      }
    }
    throw new IllegalArgumentException("there is no row");
  }

  private boolean has(String cells, int column, int row, char colour) {
    boolean isOnBoard = column >= 0 && column < board.width && row < board.height;
    return isOnBoard && cells.charAt(row * board.width + column) == colour;
  }

  private String name(int column, int row) {
    return "" + (char) ('a' + column) + (board.height - row);
  }

  /** A stone the last mover can have put last: without it nobody has k in a row. */
  private int lastStone(String cells, int lastMover) {
    char colour = lastMover == 0 ? Board.FIRST : Board.SECOND;
    for (int cell = cells.indexOf(colour); cell >= 0; cell = cells.indexOf(colour, cell + 1)) {
      if (!place(without(cells, cell), -1).hasRun(lastMover)) {
        return cell;
      }
    }
    if (cells.indexOf(colour) < 0) {
      return -1;
    }
    throw new IllegalPositionException(
        "The rows of %c cannot have come from one last stone: no cell is in all of them."
            .formatted(colour));
  }

  private static String without(String cells, int cell) {
    return cells.substring(0, cell) + Board.EMPTY + cells.substring(cell + 1);
  }

  /** Plays the stones in turn, row by row, one of them last. */
  private MnkPosition place(String cells, int lastCell) {
    var position = new MnkPosition(board);
    String others = lastCell < 0 ? cells : without(cells, lastCell);
    int[] next = {-1, -1};
    char[] colours = {Board.FIRST, Board.SECOND};
    while (true) {
      int side = position.mover();
      next[side] = others.indexOf(colours[side], next[side] + 1);
      if (next[side] < 0) {
        break;
      }
      position.make(next[side]);
    }
    if (lastCell >= 0) {
      position.make(lastCell);
    }
    return position;
  }
}
