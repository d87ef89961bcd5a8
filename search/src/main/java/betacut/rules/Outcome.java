package betacut.rules;

/** How a game stands for the side to move, as level-1 {@link Rules} report it. */
public enum Outcome {
  /** Not over yet. */
  ONGOING(Position.ONGOING),
  /** The side to move has won. */
  WIN(Score.WIN),
  /** Nobody has won. */
  DRAW(Score.DRAW),
  /** The side to move has lost. */
  LOSS(Score.LOSS);

  private final int score;

  Outcome(int score) {
    this.score = score;
  }

  /** The same outcome as {@link Position#outcome} reports it. */
  public int score() {
    return score;
  }
}
