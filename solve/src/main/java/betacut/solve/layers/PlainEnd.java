package betacut.solve.layers;

import betacut.rules.Position;
import betacut.rules.Score;

/**
 * The value of a position by minimax over the rules, without anything that makes a search fast and
 * may be wrong: so only of positions that are near their end.
 */
final class PlainEnd {
  /** Some tenths of a second. */
  private static final int MOST_POSITIONS = 1_000_000;

  private static final class TooLong extends Exception {
    private static final long serialVersionUID = 1L;

    TooLong() {
      super("too many positions", null, false, false);
    }
  }

  private int left;
  private long unproved;

  /** The value if few enough positions follow, else the one that is claimed. */
  int value(Position position, int claimed) {
    left = MOST_POSITIONS;
    try {
      return minimax(position.copy());
    } catch (TooLong tooLong) {
      unproved++;
      return claimed;
    }
  }

  /** How many claims were not looked into. */
  long unproved() {
    return unproved;
  }

  private int minimax(Position position) throws TooLong {
    if (--left < 0) {
      throw new TooLong();
    }
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return outcome;
    }
    int best = -Score.INF;
    boolean isSkipped = position.isSkipped();
    for (int move : position.legalMoves()) {
      position.make(move);
      best = Math.max(best, Score.atPly(-minimax(position), isSkipped ? 0 : 1));
      position.undo(move);
    }
    return best;
  }
}
