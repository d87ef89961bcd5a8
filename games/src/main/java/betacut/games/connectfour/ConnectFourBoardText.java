package betacut.games.connectfour;

import betacut.games.rows.BoardRows;
import betacut.rules.Board;
import betacut.rules.IllegalPositionException;

/**
 * Connect-4 boards as {@linkplain BoardRows rows}.
 *
 * <p>Checked: sizes, letters, counts, gravity, and that a four, if there is one, was made by the
 * last stone. Not checked: whether the stones can have come in turn.
 */
final class ConnectFourBoardText {
  private final ColumnBoard board;
  private final BoardRows rows;

  ConnectFourBoardText(ColumnBoard board) {
    this.board = board;
    rows = new BoardRows(board.width(), board.height());
  }

  /** Whether a text is meant as a board: no move list has slashes, or all cells as x, o or dot. */
  boolean looksLike(String text) {
    return text.contains("/") || text.length() == board.cellCount() && text.matches("[xo.]+");
  }

  String format(ConnectFourPosition position) {
    var cells = new StringBuilder();
    for (int row = board.height() - 1; row >= 0; row--) {
      for (int column = 0; column < board.width(); column++) {
        long cell = 1L << column * board.step() + row;
        boolean isFirst = (position.firstStones() & cell) != 0;
        boolean isSecond = (position.secondStones() & cell) != 0;
        cells.append(isFirst ? Board.FIRST : isSecond ? Board.SECOND : Board.EMPTY);
      }
    }
    return rows.text(cells.toString());
  }

  ConnectFourPosition parse(String text) {
    boolean isPlain = !text.contains("/") && board.height() > 1;
    String cells = isPlain ? text : rows.cells(text);
    long first = stones(cells, Board.FIRST);
    long second = stones(cells, Board.SECOND);
    BoardRows.requireTurns(Long.bitCount(first), Long.bitCount(second));
    checkGravity(first | second);
    var position = new ConnectFourPosition(board, first, second);
    checkFours(position);
    return position;
  }

  private long stones(String cells, char colour) {
    long stones = 0;
    for (int i = 0; i < cells.length(); i++) {
      if (cells.charAt(i) == colour) {
        int row = board.height() - 1 - i / board.width();
        stones |= 1L << i % board.width() * board.step() + row;
      }
    }
    return stones;
  }

  private void checkGravity(long stones) {
    long floating = stones & ~(stones << 1 | board.bottomRow());
    if (floating != 0) {
      int bit = Long.numberOfTrailingZeros(floating);
      throw new IllegalPositionException(
          ("The stone in %s from the bottom, has an empty cell under it; stones drop to the lowest"
                  + " free cell.")
              .formatted(name(bit)));
    }
  }

  private void checkFours(ConnectFourPosition position) {
    boolean moverHasFour = ConnectFourPosition.hasFour(position.ownStones(), board.step());
    long last = position.opponentStones();
    boolean lastHasFour = ConnectFourPosition.hasFour(last, board.step());
    String mover = position.mover() == 0 ? "x" : "o";
    if (moverHasFour && lastHasFour) {
      throw new IllegalPositionException(
          "Both x (%s) and o (%s) have four in a row; the game ends with the first four."
              .formatted(four(position.firstStones()), four(position.secondStones())));
    }
    if (moverHasFour) {
      throw new IllegalPositionException(
          "%s has four in a row (%s) but is to move; the game ended before the last stone."
              .formatted(mover, four(position.ownStones())));
    }
    if (lastHasFour && !endedWithOneStone(position)) {
      throw new IllegalPositionException(
          "The fours of %s cannot have come from one last stone on top of a column."
              .formatted(mover.equals("x") ? "o" : "x"));
    }
  }

  /** The ends of a four of these stones, which have one. */
  private String four(long stones) {
    int[] steps = {1, board.step() - 1, board.step(), board.step() + 1};
    for (int step : steps) {
      long pairs = stones & stones >>> step;
      long fours = pairs & pairs >>> 2 * step;
      if (fours != 0) {
        int first = Long.numberOfTrailingZeros(fours);
        return name(first) + " to " + name(first + 3 * step);
      }
    }
    throw new IllegalArgumentException("there is no four");
  }

  private String name(int bit) {
    return "column %d, row %d".formatted(bit / board.step() + 1, bit % board.step() + 1);
  }

  /** Whether taking back one stone from the top of a column leaves no four. */
  private boolean endedWithOneStone(ConnectFourPosition position) {
    long last = position.opponentStones();
    long tops = last & ~((last | position.ownStones()) >>> 1);
    for (long rest = tops; rest != 0; rest &= rest - 1) {
      if (!ConnectFourPosition.hasFour(last ^ Long.lowestOneBit(rest), board.step())) {
        return true;
      }
    }
    return false;
  }
}
