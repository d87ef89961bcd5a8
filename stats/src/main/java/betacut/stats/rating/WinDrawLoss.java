package betacut.stats.rating;

/** Games counted one by one: the trinomial model, which takes all games as independent. */
public record WinDrawLoss(int wins, int draws, int losses) implements MatchCounts {
  /** Refuses negative counts. */
  public WinDrawLoss {
    if (wins < 0 || draws < 0 || losses < 0) {
      throw new IllegalArgumentException("+" + wins + " =" + draws + " -" + losses);
    }
  }

  /** The number of games. */
  public int games() {
    return wins + draws + losses;
  }

  /** A win is one point, a draw half a point. */
  public double points() {
    return wins + draws / 2.0;
  }

  @Override
  public double[] counts() {
    return new double[] {losses, draws, wins};
  }

  @Override
  public int gamesPerUnit() {
    return 1;
  }
}
