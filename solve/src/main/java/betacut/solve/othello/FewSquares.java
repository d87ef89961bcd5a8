package betacut.solve.othello;

import betacut.games.othello.Discs;

/**
 * The last moves of a game: null-window searches without a table and with hardly any order, for
 * looking would cost more than searching. Windows are (alpha, alpha + 1); scores past them are
 * bounds.
 */
abstract class FewSquares {
  /** Positions with at most so many empty squares are searched here. */
  static final int MOST = 7;

  static final int NONE = -100;

  /** Where stable discs are worth counting: below these scores they hardly ever decide. */
  private static final int[] STABLE_FROM = stableFrom();

  private static final long[] NEIGHBOURS = neighbours();

  /** Positions looked at, all of them since the start. */
  protected long nodes;

  /**
   * The squares of the board, in the frame of {@link Discs}. A method and not a field: as long as a
   * program asks about one kind of board, it is a constant in the compiled search.
   */
  abstract long squares();

  abstract long corners();

  /** Those of {@code own} that no play can turn over, as far as they are seen. */
  abstract long stable(long own, long opponent);

  /** The score of a finished game: empty squares go to the winner. */
  final int over(long own, long opponent) {
    return over(own, opponent, Long.bitCount(squares()));
  }

  static int over(long own, long opponent, int cells) {
    int discs = Long.bitCount(own);
    int others = Long.bitCount(opponent);
    return discs > others ? cells - 2 * others : discs < others ? 2 * discs - cells : 0;
  }

  /** Whether discs of the opponent that can never be turned over may keep the score at alpha. */
  final boolean mayBeStable(int alpha, int empties, long opponent) {
    return alpha >= STABLE_FROM[empties]
        && Long.bitCount(squares()) - 2 * Long.bitCount(opponent) <= alpha;
  }

  /** The most that is left beside the stable discs of the opponent. */
  final int most(long own, long opponent) {
    return Long.bitCount(squares()) - 2 * Long.bitCount(stable(opponent, own));
  }

  /** Any position of at most {@link #MOST} empty squares. */
  final int few(long own, long opponent, int alpha) {
    long empty = squares() & ~(own | opponent);
    return switch (Long.bitCount(empty)) {
      case 0 -> over(own, opponent);
      case 1 -> last(own, Long.numberOfTrailingZeros(empty));
      case 2 -> two(own, opponent, alpha, low(empty), low(without(empty)));
      case 3 -> three(own, opponent, alpha, empty, false);
      case 4 -> four(own, opponent, alpha, empty, Regions.odd(empty), false);
      default ->
          shallow(own, opponent, alpha, empty, Long.bitCount(empty), Regions.odd(empty), false);
    };
  }

  private int last(long own, int square) {
    return LastSquare.score(own, square, squares());
  }

  private static int low(long squares) {
    return Long.numberOfTrailingZeros(squares);
  }

  private static long without(long squares) {
    return squares & squares - 1;
  }

  private static boolean mayTurn(long opponent, int square) {
    return (opponent & NEIGHBOURS[square]) != 0;
  }

  /** Five to seven empty squares. */
  final int shallow(
      long own, long opponent, int alpha, long empty, int empties, int odd, boolean hasPassed) {
    if (empties == 4) {
      return four(own, opponent, alpha, empty, odd, hasPassed);
    }
    nodes++;
    if (mayBeStable(alpha, empties, opponent)) {
      int most = most(own, opponent);
      if (most <= alpha) {
        return most;
      }
    }
    long moves = Discs.playable(own, opponent) & squares();
    if (moves == 0) {
      return hasPassed
          ? over(own, opponent)
          : -shallow(opponent, own, -alpha - 1, empty, empties, odd, true);
    }
    int best = NONE;
    long later = moves & ~Regions.SQUARES[odd];
    long now = moves ^ later;
    while (true) {
      if (now == 0) {
        if (later == 0) {
          return best;
        }
        now = later;
        later = 0;
      }
      long corners = now & corners();
      int square = low(corners != 0 ? corners : now);
      long bit = 1L << square;
      now ^= bit;
      long flips = Discs.flips(square, own, opponent);
      int score =
          -shallow(
              opponent ^ flips,
              own ^ flips | bit,
              -alpha - 1,
              empty ^ bit,
              empties - 1,
              odd ^ Regions.QUARTER[square],
              false);
      if (score > best) {
        if (score > alpha) {
          return score;
        }
        best = score;
      }
    }
  }

  private int four(long own, long opponent, int alpha, long empty, int odd, boolean hasPassed) {
    nodes++;
    int best = NONE;
    long now = empty & Regions.SQUARES[odd];
    long later = empty ^ now;
    while ((now | later) != 0) {
      if (now == 0) {
        now = later;
        later = 0;
      }
      int square = low(now);
      now = without(now);
      long flips;
      if (mayTurn(opponent, square) && (flips = Discs.flips(square, own, opponent)) != 0) {
        long bit = 1L << square;
        int score = -three(opponent ^ flips, own ^ flips | bit, -alpha - 1, empty ^ bit, false);
        if (score > best) {
          if (score > alpha) {
            return score;
          }
          best = score;
        }
      }
    }
    if (best != NONE) {
      return best;
    }
    return hasPassed ? over(own, opponent) : -four(opponent, own, -alpha - 1, empty, odd, true);
  }

  /** The square that is alone in its quarter first. */
  private int three(long own, long opponent, int alpha, long empty, boolean hasPassed) {
    nodes++;
    int a = low(empty);
    long two = without(empty);
    int b = low(two);
    int c = low(without(two));
    byte[] quarter = Regions.QUARTER;
    if (quarter[a] == quarter[b]) {
      int last = c;
      c = a;
      a = last;
    } else if (quarter[a] == quarter[c]) {
      int middle = b;
      b = a;
      a = middle;
    }
    int best = NONE;
    long flips;
    if (mayTurn(opponent, a) && (flips = Discs.flips(a, own, opponent)) != 0) {
      best = -two(opponent ^ flips, own ^ flips | 1L << a, -alpha - 1, b, c);
      if (best > alpha) {
        return best;
      }
    }
    if (mayTurn(opponent, b) && (flips = Discs.flips(b, own, opponent)) != 0) {
      best = Math.max(best, -two(opponent ^ flips, own ^ flips | 1L << b, -alpha - 1, a, c));
      if (best > alpha) {
        return best;
      }
    }
    if (mayTurn(opponent, c) && (flips = Discs.flips(c, own, opponent)) != 0) {
      best = Math.max(best, -two(opponent ^ flips, own ^ flips | 1L << c, -alpha - 1, a, b));
    }
    if (best != NONE) {
      return best;
    }
    return hasPassed ? over(own, opponent) : -three(opponent, own, -alpha - 1, empty, true);
  }

  private int two(long own, long opponent, int alpha, int a, int b) {
    nodes++;
    int best = NONE;
    long flips;
    if (mayTurn(opponent, a) && (flips = Discs.flips(a, own, opponent)) != 0) {
      best = -last(opponent ^ flips, b);
      if (best > alpha) {
        return best;
      }
    }
    if (mayTurn(opponent, b) && (flips = Discs.flips(b, own, opponent)) != 0) {
      return Math.max(best, -last(opponent ^ flips, a));
    }
    return best != NONE ? best : twoAfterPass(own, opponent, alpha, a, b);
  }

  /** The other side moves; still seen from the side that could not. */
  private int twoAfterPass(long own, long opponent, int alpha, int a, int b) {
    int worst = -NONE;
    long flips;
    if (mayTurn(own, a) && (flips = Discs.flips(a, opponent, own)) != 0) {
      worst = last(own ^ flips, b);
      if (worst <= alpha) {
        return worst;
      }
    }
    if (mayTurn(own, b) && (flips = Discs.flips(b, opponent, own)) != 0) {
      return Math.min(worst, last(own ^ flips, a));
    }
    return worst != -NONE ? worst : over(own, opponent);
  }

  private static int[] stableFrom() {
    int[] from = new int[65];
    for (int empties = 0; empties < from.length; empties++) {
      from[empties] = Math.min(62, 2 * empties - (empties < 10 ? 2 : 0));
    }
    return from;
  }

  private static long[] neighbours() {
    long[] neighbours = new long[64];
    for (int square = 0; square < 64; square++) {
      neighbours[square] = Discs.neighbours(1L << square) & ~(1L << square);
    }
    return neighbours;
  }
}
