package betacut.games.othello;

/**
 * How the patterns of a position are filled as the side that replies sees them, kept while moves of
 * this position are judged one after the other.
 */
final class Fillings {
  static final Fillings NONE = new Fillings();

  private final long[] reversed = new long[PatternIndices.WORDS];
  private final long[] sums = new long[PatternIndices.WORDS];
  private long own;
  private long opponent;

  /** The sum of the weights after a move, for the side that replies. */
  int sumAfter(long own, long opponent, int square, long flips, short[] weights) {
    if (own != this.own || opponent != this.opponent) {
      PatternIndices.writeReversed(own, opponent, reversed);
      this.own = own;
      this.opponent = opponent;
    }
    return PatternIndices.sumAfter(reversed, square, flips, weights, sums)
        + weights[PatternIndices.turn(own | opponent | 1L << square)];
  }
}
