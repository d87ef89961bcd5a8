package betacut.search.table;

/** What a stored score says about the true value; {@code UPPER | LOWER == EXACT}. */
public final class Bound {
  /** The true value is at most the score: the search failed low. */
  public static final int UPPER = 1;

  /** The true value is at least the score: the search failed high. */
  public static final int LOWER = 2;

  /** The true value is the score. */
  public static final int EXACT = 3;

  private Bound() {}

  /** What {@code score} proves when it came back from the window (alpha, beta), alpha &lt; beta. */
  public static int of(int score, int alpha, int beta) {
    return score <= alpha ? UPPER : score >= beta ? LOWER : EXACT;
  }
}
