package betacut.zoo;

import betacut.games.connectfour.ConnectFourPosition;
import betacut.games.othello.OthelloPosition;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.UsageException;

/** The three classic ways to get the end of a game wrong, and the right way for comparison. */
public final class BuggyRules {
  private BuggyRules() {}

  /**
   * A game with one of the bugs of rules.
   *
   * @throws UsageException if the bug belongs to another game
   */
  public static <P extends Position> BuggyGame<P> of(Bug bug, Game<P> game) {
    boolean isOthello = bug == Bug.PASS_IS_THE_END;
    Position start = game.start();
    if (isOthello ? !(start instanceof OthelloPosition) : !(start instanceof ConnectFourPosition)) {
      throw new UsageException(
          "Bug %s is one of the rules of %s; it cannot play %s."
              .formatted(bug.number(), isOthello ? "Othello" : "Connect-4", game.id()));
    }
    return new BuggyGame<>(game, position -> outcome(bug, position));
  }

  private static int outcome(Bug bug, Position position) {
    return switch (bug) {
      case MISSING_DIAGONAL -> missingDiagonal((ConnectFourPosition) position);
      case WRAPPED_BITBOARD -> wrappedBoard((ConnectFourPosition) position);
      case PASS_IS_THE_END -> passIsTheEnd((OthelloPosition) position);
      default -> position.outcome();
    };
  }

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
