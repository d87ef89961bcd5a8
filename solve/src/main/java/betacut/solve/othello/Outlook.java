package betacut.solve.othello;

import betacut.games.othello.Discs;
import betacut.games.othello.PatternOpinion;

/**
 * What a few plies and the evaluation by patterns say of a position, in hundredths of a disc: an
 * estimate, for the order of moves and for what can be left out on the way to a proof.
 */
final class Outlook {
  /** The deepest search. */
  static final int MOST_PLIES = 8;

  static final int DISC = PatternOpinion.DISC;
  private static final int WIDEST = 1 << 20;

  /** What a reply costs in the order of moves. */
  private static final int REPLY = 60;

  private final PatternOpinion[] opinions = new PatternOpinion[MOST_PLIES + 1];
  private final RankedMoves ranked = new RankedMoves(MOST_PLIES);
  private long nodes;

  Outlook() {
    for (int i = 0; i < opinions.length; i++) {
      opinions[i] = new PatternOpinion();
    }
  }

  long nodes() {
    return nodes;
  }

  /** The opinion without any search. */
  int now(long own, long opponent) {
    nodes++;
    return opinions[0].of(own, opponent);
  }

  /** The score after so many plies. */
  int after(int plies, long own, long opponent) {
    return search(own, opponent, -WIDEST, WIDEST, plies, false);
  }

  /** Whether the score after so many plies is at least a limit. */
  boolean isAtLeast(int limit, int plies, long own, long opponent) {
    return search(own, opponent, limit - 1, limit, plies, false) >= limit;
  }

  private int search(long own, long opponent, int alpha, int beta, int plies, boolean hasPassed) {
    nodes++;
    if (plies == 0) {
      return opinions[0].of(own, opponent);
    }
    long moves = Discs.playable(own, opponent);
    if (moves == 0) {
      return hasPassed
          ? DISC * FewSquares.over(own, opponent, UsualBoard.CELLS)
          : -search(opponent, own, -beta, -alpha, plies, true);
    }
    if (plies == 1) {
      return last(moves, own, opponent, beta);
    }
    int from = ranked.first(plies);
    int end = from + Long.bitCount(moves);
    if (plies > 2) {
      rankByOpinion(opinions[plies], moves, own, opponent, from);
    } else {
      rankByReplies(moves, own, opponent, from);
    }
    int best = -WIDEST;
    int low = alpha;
    for (int i = from; i < end && best < beta; i++) {
      ranked.pickBest(i, end);
      int square = ranked.square(i);
      long replier = opponent ^ ranked.flips(i);
      long mover = own ^ ranked.flips(i) | 1L << square;
      int score;
      if (i == from || beta - low <= 1) {
        score = -search(replier, mover, -beta, -low, plies - 1, false);
      } else {
        score = -search(replier, mover, -low - 1, -low, plies - 1, false);
        if (score > low && score < beta) {
          score = -search(replier, mover, -beta, -score + 1, plies - 1, false);
        }
      }
      best = Math.max(best, score);
      low = Math.max(low, best);
    }
    return best;
  }

  /** The two ways to rank are apart: in one loop the compiler would make two of it, at length. */
  private void rankByReplies(long moves, long own, long opponent, int from) {
    int place = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Discs.flips(square, own, opponent);
      ranked.put(place++, -REPLY * replies(square, turned, own, opponent), square, turned);
    }
  }

  private void rankByOpinion(
      PatternOpinion opinion, long moves, long own, long opponent, int from) {
    nodes += Long.bitCount(moves);
    opinion.look(own, opponent);
    int place = from;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Discs.flips(square, own, opponent);
      int rank = -REPLY * replies(square, turned, own, opponent) - opinion.after(square, turned);
      ranked.put(place++, rank, square, turned);
    }
  }

  private static int replies(int square, long turned, long own, long opponent) {
    return Long.bitCount(Discs.playable(opponent ^ turned, own ^ turned | 1L << square));
  }

  private int last(long moves, long own, long opponent, int beta) {
    PatternOpinion opinion = opinions[1];
    opinion.look(own, opponent);
    int best = -WIDEST;
    for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
      nodes++;
      int square = Long.numberOfTrailingZeros(rest);
      best = Math.max(best, -opinion.after(square, Discs.flips(square, own, opponent)));
    }
    return best;
  }
}
