package betacut.games.mnk;

import betacut.games.rows.BoardRows;
import betacut.rules.Board;
import betacut.rules.IllegalPositionException;

/** Boards as {@linkplain BoardRows rows}, refused if no game can have led there. */
final class MnkBoardText {
  private final LineBoard board;
  private final BoardRows rows;

  MnkBoardText(LineBoard board) {
    this.board = board;
    rows = new BoardRows(board.width, board.height);
  }

  /** Whether a text is meant as a board: moves have digits, and no slashes. */
  boolean looksLike(String text) {
    return text.contains("/") || text.matches("[xo.]+");
  }

  String format(MnkPosition position) {
    var cells = new StringBuilder();
    for (int cell = 0; cell < board.cellCount; cell++) {
      boolean isFirst = position.hasStone(0, cell);
      boolean isSecond = position.hasStone(1, cell);
      cells.append(isFirst ? Board.FIRST : isSecond ? Board.SECOND : Board.EMPTY);
    }
    return rows.text(cells.toString());
  }

  MnkPosition parse(String text) {
    String cells = text.contains("/") ? rows.cells(text) : text;
    if (cells.length() != board.cellCount) {
      throw new IllegalPositionException(
          "The board has %d cells; this game has %dx%d = %d."
              .formatted(cells.length(), board.width, board.height, board.cellCount));
    }
    int first = (int) cells.chars().filter(cell -> cell == Board.FIRST).count();
    int second = (int) cells.chars().filter(cell -> cell == Board.SECOND).count();
    BoardRows.requireTurns(first, second);
    int lastMover = first > second ? 0 : 1;
    checkRuns(cells, lastMover);
    return place(cells, lastStone(cells, lastMover));
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
