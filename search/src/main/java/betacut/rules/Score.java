package betacut.rules;

/**
 * Scores are ints from the view of the side to move; this class says what their ranges mean.
 *
 * <pre>
 *   0 … ±19,999          an evaluator's opinion (0 is also the draw)
 *   ±20,000 … ±29,999    the game ended by a margin: DECIDED + margin (such as points)
 *   ±30,001 … ±31,000    the game is won: WIN - plies to the end (30,001: nobody knows how many)
 *   ±32,000              INF, outside every score; negating it is safe
 * </pre>
 *
 * A score is either counted from the root of the search (inside a kernel) or from the node itself
 * (in a table, in {@link Position#outcome}); {@link #atPly} and {@link #fromPly} convert.
 */
public final class Score {
  /** Nobody wins. */
  public static final int DRAW = 0;

  /** Past every score; the ends of a full window. */
  public static final int INF = 32_000;

  /** A win on the spot; one ply later is worth one less. */
  public static final int WIN = 31_000;

  /** A loss on the spot; one ply later is worth one more. */
  public static final int LOSS = -WIN;

  /** Longest distance to a win that a score can express. */
  public static final int MAX_PLY = 999;

  /** A win of which nobody knows how soon: worth less than any whose plies are counted. */
  public static final int SURE_WIN = WIN - MAX_PLY;

  /** Every score at or past this belongs to a finished game, never to an evaluator. */
  public static final int DECIDED = 20_000;

  private static final int NEAREST_NON_WIN = WIN - MAX_PLY - 1;

  private Score() {}

  /** The score of winning (losing, if negative) by a margin, for games that count points. */
  public static int ofMargin(int margin) {
    assert Math.abs(margin) < NEAREST_NON_WIN - DECIDED : "margin " + margin;
    return margin > 0 ? DECIDED + margin : margin < 0 ? margin - DECIDED : DRAW;
  }

  /** The points by which a margin score wins or loses; 0 for a draw, plain points as they are. */
  public static int margin(int score) {
    if (!isDecided(score)) {
      return score;
    }
    return score > 0 ? score - DECIDED : score < 0 ? score + DECIDED : 0;
  }

  /** A score counted from a node, seen from the root {@code ply} plies above it. */
  public static int atPly(int nodeScore, int ply) {
    if (nodeScore > NEAREST_NON_WIN) {
      return nodeScore - ply;
    }
    return nodeScore < -NEAREST_NON_WIN ? nodeScore + ply : nodeScore;
  }

  /** The inverse of {@link #atPly}: a score counted from the root, seen from the node. */
  public static int fromPly(int rootScore, int ply) {
    return atPly(rootScore, -ply);
  }

  /** Whether the score says who wins, and in how many plies. */
  public static boolean hasDistance(int score) {
    return Math.abs(score) > NEAREST_NON_WIN;
  }

  /**
   * Whether the score says in how many plies the game is won: not if nobody knows ({@link
   * #SURE_WIN}), nor if it is over or was searched without counting.
   */
  public static boolean countsPlies(int score) {
    return hasDistance(score) && distance(score) > 0 && distance(score) < MAX_PLY;
  }

  /** Plies to the end of a game whose score {@link #hasDistance}. */
  public static int distance(int score) {
    return WIN - Math.abs(score);
  }

  /** Whether the score belongs to a finished game that somebody won. */
  public static boolean isDecided(int score) {
    return Math.abs(score) >= DECIDED;
  }

  /** Whether a finished game can be worth so much: won or lost on the spot, by a margin, drawn. */
  static boolean isOutcome(int score) {
    return score == DRAW
        || score == WIN
        || score == LOSS
        || score >= DECIDED && score <= NEAREST_NON_WIN
        || score <= -DECIDED && score >= -NEAREST_NON_WIN;
  }

  /** Keeps an evaluator's opinion inside the range that opinions may take. */
  public static int clampOpinion(int opinion) {
    return Math.clamp(opinion, 1 - DECIDED, DECIDED - 1);
  }
}
