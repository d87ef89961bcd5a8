package betacut.rules;

/** How a game stands for the side to move, as level-1 {@link Rules} report it. */
public enum Outcome {
  ONGOING(Position.ONGOING),
  WIN(Score.WIN),
  DRAW(Score.DRAW),
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
