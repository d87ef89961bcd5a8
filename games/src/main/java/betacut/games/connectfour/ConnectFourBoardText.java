package betacut.games.connectfour;

import betacut.rules.Board;
import betacut.rules.IllegalPositionException;

/**
 * Connect-4 boards as text: rows from the top, separated by slashes, of {@code x} (first player),
 * {@code o} and {@code .}; a number stands for that many empty cells. Whose turn it is follows from
 * the number of stones.
 *
 * <p>Checked: sizes, letters, counts, gravity, and that a four, if there is one, was made by the
 * last stone. Not checked: whether the stones can have come in turn.
 */
final class ConnectFourBoardText {
  private final ColumnBoard board;

  ConnectFourBoardText(ColumnBoard board) {
    this.board = board;
  }

  /** Whether a text is meant as a board: no move list has slashes, or all cells as x, o or dot. */
  boolean looksLike(String text) {
    return text.contains("/") || text.length() == board.cellCount() && text.matches("[xo.]+");
  }

  String format(ConnectFourPosition position) {
    var text = new StringBuilder();
    for (int row = board.height() - 1; row >= 0; row--) {
      for (int column = 0; column < board.width(); column++) {
        long cell = 1L << column * board.step() + row;
        boolean isFirst = (position.firstStones() & cell) != 0;
        boolean isSecond = (position.secondStones() & cell) != 0;
        text.append(isFirst ? Board.FIRST : isSecond ? Board.SECOND : Board.EMPTY);
      }
      if (row > 0) {
        text.append('/');
      }
    }
    return text.toString();
  }

  ConnectFourPosition parse(String text) {
    String cells = cells(text);
    long first = stones(cells, Board.FIRST);
    long second = stones(cells, Board.SECOND);
    checkCounts(Long.bitCount(first), Long.bitCount(second));
    checkGravity(first | second);
    var position = new ConnectFourPosition(board, first, second);
    checkFours(position);
    return position;
  }

  /** One character per cell, row by row from the top, numbers written out. */
  private String cells(String text) {
    if (!text.contains("/") && board.height() > 1) {
      return text;
    }
    String[] rows = text.split("/", -1);
    if (rows.length != board.height()) {
      throw new IllegalPositionException(
          "The board has %d rows; this game has %d, separated by '/'."
              .formatted(rows.length, board.height()));
    }
    var cells = new StringBuilder();
    for (int i = 0; i < rows.length; i++) {
      String row = row(rows[i], i + 1);
      if (row.length() != board.width()) {
        throw new IllegalPositionException(
            "Row %d from the top has %d cells; this game has %d columns."
                .formatted(i + 1, row.length(), board.width()));
      }
      cells.append(row);
    }
    return cells.toString();
  }

  private String row(String text, int number) {
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

  private static void checkCounts(int first, int second) {
    if (first != second && first != second + 1) {
      throw new IllegalPositionException(
          ("x has %d stones and o has %d; x moves first and they take turns, so x has as many as o"
                  + " or one more.")
              .formatted(first, second));
    }
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
