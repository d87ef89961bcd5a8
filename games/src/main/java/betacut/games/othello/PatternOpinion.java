package betacut.games.othello;

/**
 * The shipped evaluation by patterns of boards that are two words, and of what each move makes of
 * them, in hundredths of a disc: for searches that keep no position. Owned by one thread.
 */
public final class PatternOpinion {
  /** What a disc counts. */
  public static final int DISC = 100;

  private final PatternEvaluator evaluator = PatternEvaluator.shipped();
  private final long[] reversed = new long[PatternIndices.WORDS];
  private final long[] sums = new long[PatternIndices.WORDS];
  private short[] weights = evaluator.table(0);
  private int turn;

  /** Reads the weights, if nobody has yet. */
  public PatternOpinion() {}

  /** For the side to move. */
  public int of(long own, long opponent) {
    return PatternIndices.sum(own, opponent, evaluator.table(own | opponent));
  }

  /** Looks at a position whose moves will be asked for. */
  public void look(long own, long opponent) {
    PatternIndices.writeReversed(own, opponent, reversed);
    long empty = ~(own | opponent);
    long taken = own | opponent | Long.lowestOneBit(empty);
    weights = evaluator.table(taken);
    turn = weights[PatternIndices.turn(taken)];
  }

  /** After a move in the position looked at, for the side that replies. */
  public int after(int square, long flips) {
    return PatternIndices.sumAfter(reversed, square, flips, weights, sums) + turn;
  }
}
