package betacut.solve.othello;

/** The moves of each position on the way down, with what they turn over, to be tried by rank. */
final class RankedMoves {
  /** More moves than 33 have never been found in one position. */
  private static final int MOST_MOVES = 34;

  private final int[] ranks;
  private final long[] flips;

  /** Room for rows 0 to {@code last}. */
  RankedMoves(int last) {
    ranks = new int[(last + 1) * MOST_MOVES];
    flips = new long[(last + 1) * MOST_MOVES];
  }

  /** The first place of a row. */
  int first(int row) {
    return row * MOST_MOVES;
  }

  void put(int place, int rank, int square, long turned) {
    ranks[place] = rank << 6 | square;
    flips[place] = turned;
  }

  void rank(int place, int rank) {
    ranks[place] = rank << 6 | square(place);
  }

  int square(int place) {
    return ranks[place] & 63;
  }

  long flips(int place) {
    return flips[place];
  }

  /** Brings the move with the highest rank to a place; those before are done. */
  void pickBest(int place, int end) {
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
}
