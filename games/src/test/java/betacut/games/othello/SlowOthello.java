package betacut.games.othello;

import java.util.ArrayList;
import java.util.List;

/**
 * A rule book on a plain square of characters, written without a look at the fast one. Squares are
 * numbered row by row from the top left; -1 is the pass.
 */
final class SlowOthello {
  static final int PASS = -1;

  final int width;
  final char[] cells;
  final char mover;

  private SlowOthello(int width, char[] cells, char mover) {
    this.width = width;
    this.cells = cells;
    this.mover = mover;
  }

  /** Reads the squares and the side to move as OBF files have them. */
  static SlowOthello of(String obf) {
    String board = obf.substring(0, obf.indexOf(' '));
    int width = (int) Math.sqrt(board.length());
    return new SlowOthello(width, board.toCharArray(), obf.charAt(board.length() + 1));
  }

  private static char other(char side) {
    return side == 'X' ? 'O' : 'X';
  }

  private char at(int column, int row) {
    boolean inside = column >= 0 && column < width && row >= 0 && row < width;
    return inside ? cells[row * width + column] : '#';
  }

  private List<Integer> flipped(int cell, char side) {
    List<Integer> flipped = new ArrayList<>();
    for (int down = -1; down <= 1 && cells[cell] == '-'; down++) {
      for (int right = -1; right <= 1; right++) {
        int run = 1;
        while (at(cell % width + run * right, cell / width + run * down) == other(side)) {
          run++;
        }
        if (at(cell % width + run * right, cell / width + run * down) == side) {
          for (int step = 1; step < run; step++) {
            flipped.add((cell / width + step * down) * width + cell % width + step * right);
          }
        }
      }
    }
    return flipped;
  }

  private List<Integer> discMoves(char side) {
    List<Integer> moves = new ArrayList<>();
    for (int cell = 0; cell < cells.length; cell++) {
      if (!flipped(cell, side).isEmpty()) {
        moves.add(cell);
      }
    }
    return moves;
  }

  boolean isOver() {
    return discMoves('X').isEmpty() && discMoves('O').isEmpty();
  }

  List<Integer> moves() {
    List<Integer> moves = discMoves(mover);
    return moves.isEmpty() ? List.of(PASS) : moves;
  }

  int mobility(boolean ofMover) {
    return discMoves(ofMover ? mover : other(mover)).size();
  }

  SlowOthello play(int cell) {
    char[] next = cells.clone();
    if (cell != PASS) {
      next[cell] = mover;
      flipped(cell, mover).forEach(flipped -> next[flipped] = mover);
    }
    return new SlowOthello(width, next, other(mover));
  }

  int count(char what) {
    return (int) new String(cells).chars().filter(c -> c == what).count();
  }

  /** Own discs less the opponent's, for the side to move. */
  int margin() {
    return count(mover) - count(other(mover));
  }

  /** The same with the squares that stayed empty counted for whoever has more discs. */
  int marginWithEmpties() {
    int empties = count('-');
    return margin() == 0 ? 0 : margin() > 0 ? margin() + empties : margin() - empties;
  }

  String obf() {
    return new String(cells) + " " + mover;
  }
}
