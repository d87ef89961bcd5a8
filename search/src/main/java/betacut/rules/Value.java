package betacut.rules;

import java.util.Locale;

/**
 * A score that says what it is. Every number that leaves a search leaves it as a Value.
 *
 * @param score in the ranges of {@link Score}, for the side to move
 * @param kind how much the number claims
 * @param depth the plies searched for it
 */
public record Value(int score, Bound kind, int depth) {
  /** What a score says about the true value, and what a node's score says of its depth's. */
  public enum Bound {
    /** Nothing: a search was stopped there, or nothing was found. */
    UNKNOWN("?"),
    /** The value is at most the score. */
    UPPER("≤"),
    /** The value is at least the score. */
    LOWER("≥"),
    /** The value is the score. */
    EXACT("="),
    /** The score of a search to some depth, with an evaluator's opinion at its end. */
    ESTIMATE("~"),
    /** The game is over here, and this is the result. */
    OVER("=");

    private final String sign;

    Bound(String sign) {
      this.sign = sign;
    }

    /**
     * What {@code score} proves when it came back from the window (alpha, beta), alpha &lt; beta.
     */
    public static Bound of(int score, int alpha, int beta) {
      return score <= alpha ? UPPER : score >= beta ? LOWER : EXACT;
    }

    /** The name in JSON and on the command line. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The sign before the number. */
    public String sign() {
      return sign;
    }

    /** The same said of the negated score. */
    public Bound negated() {
      return switch (this) {
        case UPPER -> LOWER;
        case LOWER -> UPPER;
        default -> this;
      };
    }
  }

  /** The truth. */
  public static Value exact(int score, int depth) {
    return new Value(score, Bound.EXACT, depth);
  }

  /** What a search to this depth found. */
  public static Value estimate(int score, int depth) {
    return new Value(score, Bound.ESTIMATE, depth);
  }

  /** The value for people: what it is, then how it is known. */
  public String text() {
    return switch (kind) {
      case EXACT, OVER -> scoreText() + " (exact ✓)";
      case LOWER -> isSureWin() ? atMostPlies() : "at least " + scoreText();
      case UPPER -> isSureLoss() ? atMostPlies() : "at most " + scoreText();
      case ESTIMATE -> scoreText() + " (estimate at depth " + depth + ")";
      case UNKNOWN -> kind.sign();
    };
  }

  private boolean isSureWin() {
    return score > 0 && Score.hasDistance(score);
  }

  private boolean isSureLoss() {
    return score < 0 && Score.hasDistance(score);
  }

  /** A win (loss) whose exact distance nobody has searched. */
  private String atMostPlies() {
    return "%s in at most %s".formatted(score > 0 ? "win" : "loss", plies());
  }

  /** Moves of both sides together: one unit wherever people read a distance. */
  private String plies() {
    int plies = Score.distance(score);
    return plies + (plies == 1 ? " ply" : " plies");
  }

  /** The bare score in words, such as {@code win in 5 plies} or {@code +12}. */
  public String scoreText() {
    String side = score > 0 ? "win" : "loss";
    if (Score.hasDistance(score)) {
      return Score.countsPlies(score) ? side + " in " + plies() : side;
    }
    if (Score.isDecided(score)) {
      return side + " by " + Math.abs(Score.margin(score));
    }
    return score == Score.DRAW && kind == Bound.EXACT ? "draw" : "%+d".formatted(score);
  }
}
