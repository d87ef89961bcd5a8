package betacut.games.contract.zoo;

import betacut.games.connectfour.ConnectFourPosition;
import betacut.games.othello.OthelloPosition;
import betacut.rules.Position;
import betacut.rules.Score;

/** The three classic ways to get the end of a game wrong, and the right way for comparison. */
final class BuggyRules {
  private BuggyRules() {}

  /** Bug 9a: one of the two diagonals was forgotten. */
  static int missingDiagonal(ConnectFourPosition position) {
    int step = position.height() + 1;
    return outcome(position, fourAlong(position.opponentStones(), 1, step, step + 1));
  }

  /** All four directions. */
  static int allDirections(ConnectFourPosition position) {
    int step = position.height() + 1;
    return outcome(position, fourAlong(position.opponentStones(), 1, step, step - 1, step + 1));
  }

  /** Bug 9b: without the sentinel row the top of a column touches the bottom of the next. */
  static int wrappedBoard(ConnectFourPosition position) {
    int step = position.height();
    long packed = 0;
    for (int column = 0; column < position.width(); column++) {
      long stones = position.opponentStones() >>> column * (step + 1) & (1L << step) - 1;
      packed |= stones << column * step;
    }
    return outcome(position, fourAlong(packed, 1, step, step - 1, step + 1));
  }

  private static boolean fourAlong(long stones, int... steps) {
    for (int step : steps) {
      long pairs = stones & stones >>> step;
      if ((pairs & pairs >>> 2 * step) != 0) {
        return true;
      }
    }
    return false;
  }

  private static int outcome(ConnectFourPosition position, boolean lost) {
    if (lost) {
      return Score.LOSS;
    }
    return position.pliesLeft() == 0 ? Score.DRAW : Position.ONGOING;
  }

  /** Bug 9c: a side that cannot move ends the game instead of passing. */
  static int passIsTheEnd(OthelloPosition position) {
    if (position.playable() != 0) {
      return Position.ONGOING;
    }
    return Score.ofMargin(Long.bitCount(position.own()) - Long.bitCount(position.opponent()));
  }
}
