package betacut.solve.othello;

import betacut.games.othello.Discs;
import betacut.solve.exact.SearchTeam;
import betacut.solve.exact.SolveStopped;
import betacut.solve.exact.Teamwork;

/**
 * Positions of eight to twelve empty squares: null windows with a table, moves that leave the
 * fewest replies first.
 *
 * <p>Those of up to ten have a small table of their own, which stays in the cache: there are so
 * many of them that each look into the large one would wait for memory.
 */
abstract class SomeSquares extends FewSquares implements SearchTeam.Member {
  /** Positions with at most so many empty squares are searched here. */
  static final int MOST_HERE = 12;

  private static final int MOST_IN_SMALL_TABLE = 10;
  private static final long SMALL_TABLE = 1L << 19;

  /** From here on every move is looked up first: another way to it may have refuted it. */
  private static final int LEAST_LOOKED_UP = 12;

  private static final int LOOK_EVERY = 1 << 14;

  /** What counts in the order of moves, in units of 1/16 of an opponent's reply. */
  static final int REPLY = 16;

  private static final int CORNER = 8;
  private static final int X_SQUARE = -8;
  private static final int ODD_REGION = 5;

  /** The rank of the move that was best before. */
  static final int KNOWN_BEST = 1 << 24;

  protected final EndTable large;
  private final EndTable small = new EndTable(SMALL_TABLE);
  private final RankedMoves ranked = new RankedMoves(MOST_HERE);
  protected final Teamwork work;
  private long nodeLimit = Long.MAX_VALUE;
  private long nextLook;

  SomeSquares(EndTable table, Teamwork work) {
    large = table;
    this.work = work;
  }

  /** The squares that a corner touches by its own corner. */
  abstract long besideCorners();

  /** The large table may have other users. */
  @Override
  public final void clear() {
    small.clear();
  }

  @Override
  public final void stopAfter(long count) {
    nodeLimit = count == Long.MAX_VALUE ? count : nodes + count;
    nextLook = nodes;
  }

  protected final void look() {
    if (nodes >= nextLook) {
      nextLook = nodes + LOOK_EVERY;
      if (work.mustStop() || nodes >= nodeLimit) {
        throw SolveStopped.INSTANCE;
      }
    }
  }

  /**
   * Whether a score is greater than alpha, by a bound on either side of it, for up to {@link
   * #MOST_HERE} empty squares.
   */
  final int some(
      long own, long opponent, int alpha, long empty, int empties, int odd, boolean hasPassed) {
    if (empties <= MOST) {
      return shallow(own, opponent, alpha, empty, empties, odd, hasPassed);
    }
    nodes++;
    look();
    if (mayBeStable(alpha, empties, opponent)) {
      int most = most(own, opponent);
      if (most <= alpha) {
        return most;
      }
    }
    EndTable table = empties <= MOST_IN_SMALL_TABLE ? small : large;
    long hash = EndTable.hash(own, opponent);
    long known = table.find(hash, own, opponent);
    if (EndTable.lower(known) > alpha) {
      return EndTable.lower(known);
    }
    if (EndTable.upper(known) <= alpha) {
      return EndTable.upper(known);
    }
    long moves = Discs.playable(own, opponent) & squares();
    if (moves == 0) {
      return hasPassed
          ? over(own, opponent)
          : -some(opponent, own, -alpha - 1, empty, empties, odd, true);
    }
    if (empties >= LEAST_LOOKED_UP) {
      int refuted = refuted(moves, own, opponent, alpha);
      if (refuted > alpha) {
        return refuted;
      }
    }
    long before = nodes;
    int from = ranked.first(empties);
    int end = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Discs.flips(square, own, opponent);
      long replier = opponent ^ turned;
      long mover = own ^ turned | 1L << square;
      int rank = square == EndTable.move(known) ? KNOWN_BEST : rank(square, replier, mover, odd);
      ranked.put(end++, rank, square, turned);
    }
    int best = NONE;
    int bestMove = 0;
    for (int i = from; i < end && best <= alpha; i++) {
      ranked.pickBest(i, end);
      int square = ranked.square(i);
      long turned = ranked.flips(i);
      long bit = 1L << square;
      int score =
          -some(
              opponent ^ turned,
              own ^ turned | bit,
              -alpha - 1,
              empty ^ bit,
              empties - 1,
              odd ^ Regions.QUARTER[square],
              false);
      if (score > best) {
        best = score;
        bestMove = square;
      }
    }
    table.store(
        hash,
        own,
        opponent,
        EndTable.narrowed(known, alpha, best, bestMove, EndTable.PROVED, nodes - before));
    return best;
  }

  /** A bound above alpha that a move is known to reach, or {@link #NONE}. */
  private int refuted(long moves, long own, long opponent, int alpha) {
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Discs.flips(square, own, opponent);
      long replier = opponent ^ turned;
      long mover = own ^ turned | 1L << square;
      int bound = -EndTable.upper(large.find(EndTable.hash(replier, mover), replier, mover));
      if (bound > alpha) {
        return bound;
      }
    }
    return NONE;
  }

  /** Worth trying early: few replies, none of them in a corner, a region to move last in. */
  final int rank(int square, long replier, long mover, int odd) {
    long replies = Discs.playable(replier, mover) & squares();
    int rank = -REPLY * (Long.bitCount(replies) + Long.bitCount(replies & corners()));
    rank -= Long.bitCount(Discs.neighbours(mover) & squares() & ~(replier | mover));
    rank += (corners() >>> square & 1) != 0 ? CORNER : 0;
    rank += (besideCorners() >>> square & 1) != 0 ? X_SQUARE : 0;
    return rank + ((Regions.SQUARES[odd] >>> square & 1) != 0 ? ODD_REGION : 0);
  }
}
