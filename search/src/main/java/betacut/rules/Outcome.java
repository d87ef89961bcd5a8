package betacut.rules;

/**
 * How a game stands for the side to move, as level-1 {@link Rules} report it.
 *
 * @param score the same as {@link Position#outcome} reports it
 */
public record Outcome(int score) {
  /** Not over yet. */
  public static final Outcome ONGOING = new Outcome(Position.ONGOING);

  /** The side to move has won. */
  public static final Outcome WIN = new Outcome(Score.WIN);

  /** Nobody has won. */
  public static final Outcome DRAW = new Outcome(Score.DRAW);

  /** The side to move has lost. */
  public static final Outcome LOSS = new Outcome(Score.LOSS);

  /**
   * The side to move has won by so many points, or lost by them if they are negative; the search
   * then plays for points, not for an early end.
   */
  public static Outcome by(int points) {
    return points == 0 ? DRAW : new Outcome(Score.ofMargin(points));
  }

  /** Whether the game is over. */
  public boolean isOver() {
    return score != Position.ONGOING;
  }

  /** The same for the other side. */
  Outcome reversed() {
    return isOver() ? new Outcome(-score) : this;
  }

  @Override
  public String toString() {
    if (!isOver()) {
      return "ONGOING";
    }
    String name = score > 0 ? "WIN" : score < 0 ? "LOSS" : "DRAW";
    return Score.isDecided(score) && !Score.hasDistance(score)
        ? name + " by " + Math.abs(Score.margin(score))
        : name;
  }
}
