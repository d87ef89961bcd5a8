package betacut.solve.othello;

import betacut.games.othello.Discs;
import betacut.solve.exact.Teamwork;

/**
 * A board of six or four squares a side, in the middle of the usual one's frame: nobody has learned
 * patterns for it, so moves are tried in the order that a few plies suggest by moves, corners and
 * stable discs, and nothing is believed.
 */
final class SmallBoard extends ManySquares {
  /** What an opinion counts, in the units of {@link #rank}. */
  private static final int MOVE = REPLY;

  private static final int OPEN = 4;
  private static final int CORNER = 48;
  private static final int STABLE = 16;
  private static final int DISC = 32;

  private static final int WIDEST = 1 << 16;

  private final long squares;
  private final long corners;
  private final long besideCorners;
  private final StableDiscs stable;

  SmallBoard(int width, EndTable table, Teamwork work) {
    super(table, work);
    squares = StableDiscs.middle(width);
    corners = cornersOf(width);
    besideCorners = cornersOf(width - 2);
    stable = new StableDiscs(width);
  }

  private static long cornersOf(int width) {
    int first = (8 - width) / 2;
    int last = 7 - first;
    return 1L << 9 * first | 1L << 9 * last | 1L << 8 * first + last | 1L << 8 * last + first;
  }

  @Override
  long squares() {
    return squares;
  }

  @Override
  long corners() {
    return corners;
  }

  @Override
  long besideCorners() {
    return besideCorners;
  }

  @Override
  long stable(long own, long opponent) {
    return stable.among(own, opponent);
  }

  @Override
  int guess(long own, long opponent, int empties) {
    return 0;
  }

  @Override
  int leastTrust(int empties) {
    return EndTable.PROVED;
  }

  @Override
  int believed(long own, long opponent, int alpha, int empties) {
    return NONE;
  }

  /**
   * How deep moves are searched for their order (measured: a third of the nodes at 20 empty
   * squares).
   */
  private static int orderPlies(int empties) {
    return empties < 15 ? 0 : empties < 17 ? 1 : empties < 19 ? 2 : empties < 22 ? 3 : 4;
  }

  @Override
  void rankAll(long own, long opponent, int empties, int odd, int from, int end, int knownBest) {
    int plies = orderPlies(empties);
    for (int i = from; i < end; i++) {
      int square = ranked.square(i);
      int rank = KNOWN_BEST;
      if (square != knownBest) {
        long turned = ranked.flips(i);
        long replier = opponent ^ turned;
        long mover = own ^ turned | 1L << square;
        rank =
            rank(square, replier, mover, odd)
                - outlook(replier, mover, -WIDEST, WIDEST, plies, false);
      }
      ranked.rank(i, rank);
    }
  }

  /** What a few plies say of a position. */
  private int outlook(long own, long opponent, int alpha, int beta, int plies, boolean hasPassed) {
    nodes++;
    long moves = Discs.playable(own, opponent) & squares;
    if (plies == 0) {
      return opinion(own, opponent, moves);
    }
    if (moves == 0) {
      return hasPassed
          ? DISC * over(own, opponent)
          : -outlook(opponent, own, -beta, -alpha, plies, true);
    }
    int best = -WIDEST;
    for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Discs.flips(square, own, opponent);
      long mover = own ^ turned | 1L << square;
      int low = Math.max(alpha, best);
      best = Math.max(best, -outlook(opponent ^ turned, mover, -beta, -low, plies - 1, false));
    }
    return best;
  }

  /** Moves, empty squares around the other's discs, corners and stable discs. */
  private int opinion(long own, long opponent, long moves) {
    long replies = Discs.playable(opponent, own) & squares;
    long empty = squares & ~(own | opponent);
    return MOVE * (Long.bitCount(moves) - Long.bitCount(replies))
        + OPEN * Long.bitCount(Discs.neighbours(opponent) & empty)
        - OPEN * Long.bitCount(Discs.neighbours(own) & empty)
        + CORNER * (Long.bitCount(own & corners) - Long.bitCount(opponent & corners))
        + CORNER / 2 * Long.bitCount(moves & corners)
        + STABLE * Long.bitCount(stable.among(own, opponent))
        - STABLE * Long.bitCount(stable.among(opponent, own));
  }
}
