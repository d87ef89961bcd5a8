package betacut.cli.play;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;

/**
 * How moves are typed and told in a dialogue: in the game's notation, by number pad on a board of
 * nine cells, or in columns from 0 as the paper's program counts them.
 */
final class MoveText<P extends Position> {
  private static final int PAD_CELLS = 9;

  private final Game<P> game;
  private final boolean hasNumberPad;
  private final boolean countsFromZero;

  MoveText(Game<P> game, boolean classic) {
    this.game = game;
    hasNumberPad = hasNumberPad(game);
    countsFromZero = classic && game.board(game.start()).kind() == Board.Kind.COLUMNS;
  }

  /** Whether the digits 1 to 9 mean the cells of a 3×3 board, row by row. */
  private static <P extends Position> boolean hasNumberPad(Game<P> game) {
    P start = game.start();
    Board board = game.board(start);
    if (board.width() != 3 || board.height() != 3 || board.kind() != Board.Kind.CELLS) {
      return false;
    }
    try {
      for (int cell = 0; cell < PAD_CELLS; cell++) {
        int move = game.parseMove(start, Integer.toString(cell + 1));
        if (game.targetCell(start, move) != cell) {
          return false;
        }
      }
      return true;
    } catch (IllegalPositionException e) {
      return false;
    }
  }

  boolean hasNumberPad() {
    return hasNumberPad;
  }

  int firstColumn() {
    return countsFromZero ? 0 : 1;
  }

  /** What to type, in a few words. */
  String expected(P position) {
    Board board = game.board(position);
    if (board.kind() == Board.Kind.COLUMNS) {
      return "column %d-%d".formatted(firstColumn(), firstColumn() + board.width() - 1);
    }
    if (hasNumberPad) {
      return "a number 1-9";
    }
    int[] moves = new int[position.maxMoves()];
    position.moves(moves, 0);
    return "such as " + game.formatMove(moves[0]);
  }

  /** How moves are written, where that needs a sentence; otherwise empty. */
  String help() {
    return game.notationHelp();
  }

  int parse(P position, String typed) {
    if (hasNumberPad && typed.matches("[1-9]")) {
      requireEmpty(position, Integer.parseInt(typed));
    }
    if (!countsFromZero) {
      return hasNumberPad ? onPad(position, typed) : game.parseMove(position, typed);
    }
    int width = game.board(position).width();
    int column = typed.matches("\\d{1,3}") ? Integer.parseInt(typed) : -1;
    if (column < 0 || column >= width) {
      throw new IllegalPositionException(
          "'%s' is not a column. Columns are 0 to %d, from the left.".formatted(typed, width - 1));
    }
    if (game.board(position).cell(column, 0) != Board.EMPTY) {
      throw new IllegalPositionException("Column " + column + " is full. Choose another.");
    }
    return game.parseMove(position, Integer.toString(column + 1));
  }

  /** Whoever is asked for numbers is told about numbers. */
  private int onPad(P position, String typed) {
    try {
      return game.parseMove(position, typed);
    } catch (IllegalPositionException e) {
      throw new IllegalPositionException(
          "'%s' is not a move. Type a number from 1 to 9 that is still on the board."
              .formatted(typed));
    }
  }

  private void requireEmpty(P position, int number) {
    if (game.board(position).cells().charAt(number - 1) != Board.EMPTY) {
      throw new IllegalPositionException(
          "Position " + number + " is taken. Choose a number that is still on the board.");
    }
  }

  /** The name of a move that is legal here. */
  String format(P position, int move) {
    String name = game.formatMove(move);
    if (hasNumberPad) {
      return Integer.toString(game.targetCell(position, move) + 1);
    }
    return countsFromZero ? Integer.toString(Integer.parseInt(name) - 1) : name;
  }
}
