package betacut.rules;

import java.util.Arrays;

/**
 * What somebody's position has claimed along the line that led to it: how long the game can last,
 * and which moves there are. What it says later is held against that. A search calls a value exact
 * because it believed such a claim, so it is enough to keep those that somebody heard.
 */
final class LineOfClaims {
  /** Where moves can be counted on no more; nobody calls a value exact because of such a bound. */
  private static final int NO_BOUND = Score.MAX_PLY;

  private static final int NEVER = Integer.MAX_VALUE;
  private static final long UNHEARD = Long.MIN_VALUE;

  /** After how many moves from the first position the game must be over, by what was claimed. */
  private int[] ends = new int[64];

  private int[] moves = new int[64];
  private long[] heard = new long[64];
  private int last;

  LineOfClaims() {
    ends[0] = NEVER;
    heard[0] = UNHEARD;
  }

  LineOfClaims copy() {
    var copy = new LineOfClaims();
    copy.ends = ends.clone();
    copy.moves = moves.clone();
    copy.heard = heard.clone();
    copy.last = last;
    return copy;
  }

  /** A move was made; the pass of a skipped side is none. */
  void advance(boolean isPass) {
    if (last + 1 == ends.length) {
      ends = Arrays.copyOf(ends, 2 * ends.length);
      moves = Arrays.copyOf(moves, 2 * moves.length);
      heard = Arrays.copyOf(heard, 2 * heard.length);
    }
    moves[last + 1] = isPass ? moves[last] : moves[last] + 1;
    ends[last + 1] = ends[last];
    heard[++last] = UNHEARD;
  }

  void retreat() {
    last--;
  }

  /** The game is said to last no more than so many moves from here. */
  void claimEnd(int pliesLeft) {
    if (pliesLeft < NO_BOUND) {
      ends[last] = Math.min(ends[last], moves[last] + pliesLeft);
    }
  }

  /** Whether the game must be over here. */
  boolean isPastEnd() {
    return moves[last] >= ends[last];
  }

  /** How many positions ago the end was claimed that the game has passed. */
  int sinceClaim() {
    int first = last;
    while (first > 0 && ends[first - 1] == ends[last]) {
      first--;
    }
    return last - first;
  }

  /** How many moves were still to come where the end was claimed that the game has passed. */
  int claimed() {
    return ends[last] - moves[last - sinceClaim()];
  }

  /** These are said to be the moves here, in any order. */
  void claimMoves(int[] out, int from, int end) {
    heard[last] = sum(out, from, end);
  }

  /** Whether the moves here have been told. */
  boolean hasHeardMoves() {
    return heard[last] != UNHEARD;
  }

  /** Whether the moves here are those that were told. */
  boolean areMovesAsTold(int[] out, int from, int end) {
    return heard[last] == sum(out, from, end);
  }

  private static long sum(int[] out, int from, int end) {
    long sum = end - from;
    for (int i = from; i < end; i++) {
      sum += Keys.mix(out[i]) >>> 1;
    }
    return sum & Long.MAX_VALUE;
  }
}
