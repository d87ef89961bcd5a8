package betacut.solve.othello;

import betacut.games.othello.Discs;
import betacut.solve.exact.SolveStopped;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * The search to the end of a game: null windows with a table, moves that leave the fewest replies
 * first.
 *
 * <p>Positions of eight to ten empty squares have a small table of their own, which stays in the
 * cache: there are so many of them that each look into the large one would wait for memory (FFO
 * 40–43: 13.9 s without, 12.0 with).
 */
final class EndSearch extends FewSquares {
  private static final int MOST_IN_SMALL_TABLE = 10;
  private static final long SMALL_TABLE = 1L << 19;

  /** From here on every move is looked up first: another way to it may have refuted it. */
  private static final int LEAST_LOOKED_UP = 12;

  private static final int MOST_MOVES = 34;
  private static final int KNOWN_BEST = 1 << 20;
  private static final long X_SQUARES = 0x0042000000004200L;

  /** What counts in the order of moves, in units of 1/16 of an opponent's reply. */
  private static final int REPLY = 16;

  private static final int CORNER = 8;
  private static final int X_SQUARE = -8;
  private static final int ODD_REGION = 5;

  private static final int LOOK_EVERY = 1 << 14;

  private final EndTable large;
  private final EndTable small = new EndTable(SMALL_TABLE);
  private final int[] ranks = new int[64 * MOST_MOVES];
  private final long[] flips = new long[64 * MOST_MOVES];
  private BooleanSupplier stop = () -> false;
  private long nextLook;

  EndSearch(EndTable table) {
    large = table;
  }

  void clear() {
    large.clear();
    small.clear();
  }

  void stopWhen(BooleanSupplier request) {
    stop = request;
    nextLook = nodes;
  }

  long nodes() {
    return nodes;
  }

  /** The exact score, if it is between alpha and beta; else a bound past the window. */
  int score(long own, long opponent, int alpha, int beta) {
    long empty = ~(own | opponent);
    int empties = Long.bitCount(empty);
    if (empties <= MOST) {
      return inSteps(own, opponent, alpha, beta);
    }
    return wide(own, opponent, alpha, beta, empty, empties, Regions.odd(empty), false);
  }

  /** From below, each answer being the next question. */
  private int inSteps(long own, long opponent, int alpha, int beta) {
    int low = alpha;
    while (true) {
      int score = few(own, opponent, low);
      if (score <= low) {
        return low == alpha ? score : low;
      }
      if (score >= beta) {
        return score;
      }
      low = score;
    }
  }

  private void look() {
    if (nodes >= nextLook) {
      nextLook = nodes + LOOK_EVERY;
      if (stop.getAsBoolean()) {
        throw SolveStopped.INSTANCE;
      }
    }
  }

  /** Whether a score is greater than alpha, by a bound on either side of it. */
  private int narrow(
      long own, long opponent, int alpha, long empty, int empties, int odd, boolean hasPassed) {
    if (empties <= MOST) {
      return shallow(own, opponent, alpha, empty, empties, odd, hasPassed);
    }
    nodes++;
    look();
    if (mayBeStable(alpha, empties)) {
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
    long moves = Discs.playable(own, opponent);
    if (moves == 0) {
      return hasPassed
          ? over(own, opponent)
          : -narrow(opponent, own, -alpha - 1, empty, empties, odd, true);
    }
    long before = nodes;
    int from = empties * MOST_MOVES;
    int end = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Discs.flips(square, own, opponent);
      long replier = opponent ^ turned;
      long mover = own ^ turned | 1L << square;
      if (empties >= LEAST_LOOKED_UP) {
        int refuted = -EndTable.upper(large.find(EndTable.hash(replier, mover), replier, mover));
        if (refuted > alpha) {
          return refuted;
        }
      }
      int rank = square == EndTable.move(known) ? KNOWN_BEST : rank(square, replier, mover, odd);
      ranks[end] = rank << 6 | square;
      flips[end++] = turned;
    }
    int best = NONE;
    int bestMove = 0;
    for (int i = from; i < end && best <= alpha; i++) {
      pickBest(i, end);
      int square = ranks[i] & 63;
      long bit = 1L << square;
      int score =
          -narrow(
              opponent ^ flips[i],
              own ^ flips[i] | bit,
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
    int lower = best > alpha ? Math.max(best, EndTable.lower(known)) : EndTable.lower(known);
    int upper = best > alpha ? EndTable.upper(known) : Math.min(best, EndTable.upper(known));
    table.store(hash, own, opponent, EndTable.bounds(lower, upper, bestMove, nodes - before));
    return best;
  }

  /** Brings the move with the highest rank to a place; those before are done. */
  private void pickBest(int place, int end) {
    int best = place;
    for (int i = place + 1; i < end; i++) {
      best = ranks[i] > ranks[best] ? i : best;
    }
    int rank = ranks[best];
    long turned = flips[best];
    ranks[best] = ranks[place];
    flips[best] = flips[place];
    ranks[place] = rank;
    flips[place] = turned;
  }

  /** Worth trying early: few replies, none of them in a corner, a region to move last in. */
  private static int rank(int square, long replier, long mover, int odd) {
    long replies = Discs.playable(replier, mover);
    int rank = KNOWN_BEST >> 1;
    rank -= REPLY * (Long.bitCount(replies) + Long.bitCount(replies & CORNERS));
    rank -= Long.bitCount(Discs.neighbours(mover) & ~(replier | mover));
    rank += (CORNERS >>> square & 1) != 0 ? CORNER : 0;
    rank += (X_SQUARES >>> square & 1) != 0 ? X_SQUARE : 0;
    return rank + ((Regions.SQUARES[odd] >>> square & 1) != 0 ? ODD_REGION : 0);
  }

  /** The score inside a window: the first move as it is, others only if they prove to be better. */
  private int wide(
      long own,
      long opponent,
      int alpha,
      int beta,
      long empty,
      int empties,
      int odd,
      boolean hasPassed) {
    if (empties <= MOST) {
      return inSteps(own, opponent, alpha, beta);
    }
    if (beta - alpha <= 1) {
      return narrow(own, opponent, alpha, empty, empties, odd, hasPassed);
    }
    nodes++;
    look();
    long hash = EndTable.hash(own, opponent);
    long known = large.find(hash, own, opponent);
    int lower = EndTable.lower(known);
    int upper = EndTable.upper(known);
    if (lower >= beta || lower == upper) {
      return lower;
    }
    if (upper <= alpha) {
      return upper;
    }
    int[] moves = ranked(own, opponent, odd, EndTable.move(known));
    if (moves.length == 0) {
      return hasPassed
          ? over(own, opponent)
          : -wide(opponent, own, -beta, -alpha, empty, empties, odd, true);
    }
    int best = NONE;
    int bestMove = 0;
    for (int i = moves.length - 1; i >= 0 && best < beta; i--) {
      int square = moves[i] & 63;
      long bit = 1L << square;
      long turned = Discs.flips(square, own, opponent);
      long replier = opponent ^ turned;
      long mover = own ^ turned | bit;
      long rest = empty ^ bit;
      int oddAfter = odd ^ Regions.QUARTER[square];
      int floor = Math.max(alpha, best);
      int score =
          best == NONE
              ? beta // nothing is known of it yet
              : -narrow(replier, mover, -floor - 1, rest, empties - 1, oddAfter, false);
      if (best == NONE || score > floor && score < beta) {
        int low = best == NONE ? floor : score - 1;
        score = -wide(replier, mover, -beta, -low, rest, empties - 1, oddAfter, false);
      }
      if (score > best) {
        best = score;
        bestMove = square;
      }
    }
    lower = best > alpha ? Math.max(lower, best) : lower;
    upper = best < beta ? Math.min(upper, best) : upper;
    large.store(hash, own, opponent, EndTable.bounds(lower, upper, bestMove, Long.MAX_VALUE));
    return best;
  }

  /** Moves with their ranks, the best one last. */
  private static int[] ranked(long own, long opponent, int odd, int knownBest) {
    long moves = Discs.playable(own, opponent);
    int[] ranked = new int[Long.bitCount(moves)];
    int count = 0;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Discs.flips(square, own, opponent);
      int rank =
          square == knownBest
              ? KNOWN_BEST
              : rank(square, opponent ^ turned, own ^ turned | 1L << square, odd);
      ranked[count++] = rank << 6 | square;
    }
    Arrays.sort(ranked);
    return ranked;
  }
}
