package betacut.games.pentago;

/**
 * How a move is packed: {@code 9 * cell + turn}. A turn is {@code 2 * quadrant + kind}, or {@link
 * #NO_TURN} for the stone that makes five in classic, where the game ends before the turn.
 */
final class Moves {
  static final int NO_TURN = 8;
  static final int LIMIT = 9 * 36;

  /** 36 empty cells, eight turns each; a stone that wins at once has only one move. */
  static final int MAX = 8 * 36;

  private Moves() {}

  static int of(int cell, int turn) {
    return 9 * cell + turn;
  }

  static int cell(int move) {
    return move / 9;
  }

  static int turn(int move) {
    return move % 9;
  }
}
