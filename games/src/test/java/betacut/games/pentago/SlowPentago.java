package betacut.games.pentago;

import java.util.ArrayList;
import java.util.List;

/**
 * A rule book on rows of characters, written without a look at the fast one: copies the board for
 * every move and turns quadrants cell by cell. Rows are counted from the top.
 */
final class SlowPentago {
  /** A stone and a turn, as notation has it: quadrant 1–4 and L, R or M; quadrant 0 for none. */
  record Move(int column, int row, int quadrant, char turn) {
    String notation() {
      String cell = "" + (char) ('a' + column) + (6 - row);
      return quadrant == 0 ? cell : cell + "-" + quadrant + turn;
    }
  }

  final boolean isClassic;
  final char[][] cells;

  private SlowPentago(boolean isClassic, char[][] cells) {
    this.isClassic = isClassic;
    this.cells = cells;
  }

  /** Reads rows from the top, separated by slashes. */
  static SlowPentago of(boolean isClassic, String rows) {
    char[][] cells = new char[6][];
    for (int row = 0; row < 6; row++) {
      cells[row] = rows.split("/")[row].toCharArray();
    }
    return new SlowPentago(isClassic, cells);
  }

  String rows() {
    var rows = new StringBuilder();
    for (char[] row : cells) {
      rows.append(rows.isEmpty() ? "" : "/").append(row);
    }
    return rows.toString();
  }

  private long count(char stone) {
    return rows().chars().filter(c -> c == stone).count();
  }

  char mover() {
    return count('x') == count('o') ? 'x' : 'o';
  }

  boolean hasFive(char stone) {
    for (int row = 0; row < 6; row++) {
      for (int column = 0; column < 6; column++) {
        if (five(stone, column, row, 1, 0)
            || five(stone, column, row, 0, 1)
            || five(stone, column, row, 1, 1)
            || five(stone, column, row, 1, -1)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean five(char stone, int column, int row, int right, int down) {
    for (int step = 0; step < 5; step++) {
      int c = column + step * right;
      int r = row + step * down;
      if (c > 5 || r > 5 || r < 0 || cells[r][c] != stone) {
        return false;
      }
    }
    return true;
  }

  /**
   * {@code +}, {@code =} or {@code -} for the side to move, or {@code ?} while the game goes on.
   */
  char result() {
    boolean own = hasFive(mover());
    boolean other = hasFive(mover() == 'x' ? 'o' : 'x');
    if (own && other) {
      return '=';
    }
    if (own || other) {
      return own ? '+' : '-';
    }
    return count('.') == 0 ? '=' : '?';
  }

  /** Every legal move; in classic a stone that makes five ends the game before any turn. */
  List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int row = 0; row < 6; row++) {
      for (int column = 0; column < 6; column++) {
        if (cells[row][column] == '.') {
          var unturned = new Move(column, row, 0, ' ');
          if (isClassic && play(unturned).hasFive(mover())) {
            moves.add(unturned);
            continue;
          }
          for (int quadrant = 1; quadrant <= 4; quadrant++) {
            for (char turn : (isClassic ? "LR" : "RM").toCharArray()) {
              moves.add(new Move(column, row, quadrant, turn));
            }
          }
        }
      }
    }
    return moves;
  }

  SlowPentago play(Move move) {
    char[][] next = copy();
    next[move.row][move.column] = mover();
    if (move.quadrant != 0) {
      turn(next, move.quadrant, move.turn);
    }
    return new SlowPentago(isClassic, next);
  }

  /** The board with a quadrant turned and no stone added. */
  SlowPentago turned(int quadrant, char turn) {
    char[][] next = copy();
    turn(next, quadrant, turn);
    return new SlowPentago(isClassic, next);
  }

  private char[][] copy() {
    char[][] copy = new char[6][];
    for (int row = 0; row < 6; row++) {
      copy[row] = cells[row].clone();
    }
    return copy;
  }

  private static void turn(char[][] cells, int quadrant, char turn) {
    int top = quadrant <= 2 ? 0 : 3;
    int left = quadrant % 2 == 1 ? 0 : 3;
    char[][] old = new char[3][3];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        old[row][column] = cells[top + row][left + column];
      }
    }
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        cells[top + row][left + column] =
            switch (turn) {
              case 'R' -> old[2 - column][row]; // the left column, from below, becomes the top row
              case 'L' -> old[column][2 - row];
              default -> old[row][2 - column];
            };
      }
    }
  }
}
