package betacut.rules;

/**
 * A score that says what it is. Every number that leaves a search leaves it as a Value.
 *
 * @param score in the ranges of {@link Score}, for the side to move
 * @param kind how much the number claims
 * @param depth the plies searched for it
 */
public record Value(int score, Kind kind, int depth) {
  /** How a score relates to the truth. */
  public enum Kind {
    /** The game's true value with best play. */
    EXACT,
    /** The true value is at least this. */
    LOWER,
    /** The true value is at most this. */
    UPPER,
    /** The value of a search to {@link Value#depth}, with an opinion at its end. */
    ESTIMATE;

    /** The name in JSON and on the command line. */
    public String id() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /** The truth. */
  public static Value exact(int score, int depth) {
    return new Value(score, Kind.EXACT, depth);
  }

  /** What a search to this depth found. */
  public static Value estimate(int score, int depth) {
    return new Value(score, Kind.ESTIMATE, depth);
  }

  /** The value for people: what it is, then how it is known. */
  public String text() {
    return switch (kind) {
      case EXACT -> scoreText() + " (exact ✓)";
      case LOWER -> isSureWin() ? atMostPlies() : "at least " + scoreText();
      case UPPER -> isSureLoss() ? atMostPlies() : "at most " + scoreText();
      case ESTIMATE -> scoreText() + " (estimate at depth " + depth + ")";
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
      // Distance 0 is a game already over, or a search that did not count the plies.
      return Score.distance(score) == 0 ? side : side + " in " + plies();
    }
    if (Score.isDecided(score)) {
      return side + " by " + Math.abs(Score.margin(score));
    }
    return score == Score.DRAW && kind == Kind.EXACT ? "draw" : "%+d".formatted(score);
  }
}
