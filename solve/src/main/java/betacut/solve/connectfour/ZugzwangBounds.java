package betacut.solve.connectfour;

/**
 * Bounds on the score that need no search, each with its proof.
 *
 * <p>M is the side to move, R the side that replies. Cells are upper or lower as seen from the top
 * (see {@link BoardGeometry}); a column is <em>even</em> if an even number of its cells is free, so
 * the cell to be played in an even column is lower, and in an odd column upper. A <em>winning
 * cell</em> of a side is an empty cell that completes four of its stones.
 *
 * <p><b>Follow-up</b> ({@link #followUpBound}, an even number of free cells). R answers every
 * stone: in an even column right on top of it; in an odd column by the playable cell of another odd
 * column, of which one is always left as their number is even. Both columns are even from then on.
 * So R always has an answer; M gets only lower cells and cells that are playable now; R gets every
 * upper cell that is not playable now, as soon as M plays the cell under it. Hence:
 *
 * <ol>
 *   <li>if M's stones and those cells hold no four, M does not win;
 *   <li>if moreover R's stones and R's sure cells hold a four, R wins. M delays it longest by
 *       filling everything else first: with {@code k} cells above the highest cell of that four, at
 *       least k stay empty;
 *   <li>where a sure cell wins for R at once, the column ends there: the cells above it count for
 *       nobody. The same holds for a line of M that lies, cell by cell, above a line R is sure of.
 * </ol>
 *
 * <p><b>Odd threat</b> ({@link #oddThreatBound}, an odd number of free cells). R has a winning cell
 * S that is lower and not playable. R answers as before, but calls the column of S settled when it
 * is odd: there M plays upper cells and R lower ones. The unsettled columns (odd ones, and that of
 * S when even) are again even in number, so they pair off as before, and when all other columns are
 * full it is M who must play under S. M gets, besides cells playable now: lower cells in other
 * columns, upper cells under S in its own. If these and M's stones hold no four, R wins, at the
 * latest on S.
 *
 * <p><b>Delay</b> ({@link #delayBound}, any side P against Q, whoever moves, no winning cell of P
 * playable). Let Z hold the lowest winning cell of P in each column. If P's stones and all empty
 * cells outside Z hold no four, P can win only on a cell of Z. If P plays under it, Q takes it. So
 * Q must be the one who plays under it, and Q does so only when nothing else is left: every other
 * column is full or filled up to two cells under Z. This bounds how early P wins; with Z empty P
 * does not win at all.
 *
 * <p>Prices on the first 50 lines of Test_L1_R2, nodes when left out: follow-up +79 %, odd threat
 * +52 %, delay +6 %, all three +163 %; time +56 %, +45 %, +14 %, +80 %. Each bound is checked
 * against plain minimax on every position of small boards.
 */
abstract class ZugzwangBounds extends BoardGeometry {
  /** Below every score: nothing was proved. */
  static final int NONE = -99;

  ZugzwangBounds(int width, int height) {
    super(width, height);
  }

  /**
   * A lower bound of the score of the side that replies, with an even number of free cells.
   *
   * @param alpha a bound that is not greater need not be found
   */
  final int followUpBound(long mover, long replier, long replierWins, long playable, int alpha) {
    long empty = board ^ (mover | replier);
    long sure = empty & upper & ~playable;
    if (alpha >= 0 && !hasFour(replier | sure & cellsBelow(2 * alpha))) {
      return NONE;
    }
    long reach = mover | (playable | empty & lower) & ~above(replierWins & sure);
    boolean wins = alpha >= 0 || hasFour(replier | sure);
    if (hasFour(reach)) {
      if (!wins || !isAbove(reach, replier | sure)) {
        return NONE;
      }
    } else if (!wins) {
      return 0;
    }
    int left = 2;
    while (hasFour(replier | sure & cellsBelow(left))) {
      left += 2;
    }
    return left >> 1;
  }

  /** False if no move, but one with a new winning cell that is upper, can have such a bound. */
  final boolean followUpMayHold(long own, long mask, long ownWins, long playable, int alpha) {
    long settled = board & ~mask & ~playable;
    if (alpha >= 0) {
      return hasFour(own | playable | settled & upper & cellsBelow(2 * alpha));
    }
    return !hasFour(own ^ mask | settled & lower & ~above(ownWins & upper & ~playable))
        || hasFour(own | settled & upper);
  }

  /** Each line of {@code mover} lies above one of {@code replier} with the same direction. */
  private boolean isAbove(long mover, long replier) {
    return starts(mover, 1) == 0
        && (starts(mover, across) & ~above(starts(replier, across))) == 0
        && (starts(mover, falling) & ~above(starts(replier, falling))) == 0
        && (starts(mover, rising) & ~above(starts(replier, rising))) == 0;
  }

  /** The same with an odd number; {@code threats} are the candidates for S, not none. */
  final int oddThreatBound(
      long mover, long replier, long replierWins, long playable, long threats) {
    long empty = board ^ (mover | replier);
    int best = NONE;
    do {
      long s = threats & -threats;
      int c = columnOf(s);
      long own = column << c * stride;
      threats &= ~own;
      long reach =
          (playable | empty & lower & ~own | empty & upper & own & s - 1)
              & ~above(replierWins & upper & ~playable & ~own);
      if (!hasFour(mover | reach)) {
        int left = c * stride + height - 1 - Long.numberOfTrailingZeros(s);
        best = Math.max(best, left + 1 >> 1);
      }
    } while (threats != 0);
    return best;
  }

  /** An upper bound of the score of side {@code p}, or {@code -NONE}. */
  final int delayBound(long p, long wins, long mask) {
    long z = wins & ~above(wins);
    if (hasFour(p | board & ~mask & ~z)) {
      return -NONE;
    }
    return z == 0 ? 0 : delay(z);
  }

  /** Cells left at the end: those above the cell that wins; in other columns of Z two more. */
  private int delay(long z) {
    int left = -2;
    for (; z != 0; z &= z - 1) {
      left += height + 1 - Long.numberOfTrailingZeros(z) % stride;
    }
    return left + 2 >> 1;
  }
}
