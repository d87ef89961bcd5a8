package betacut.stats.rating;

/**
 * Pairs of games, one opening played with both colours, counted by what the first player got out of
 * both. The two games of a pair depend on each other; pairs do not, so errors computed from them
 * are right, and usually smaller than those of single games.
 *
 * @param lossLoss no point of two
 * @param lossDraw half a point
 * @param winLoss one point by a win and a loss
 * @param drawDraw one point by two draws
 * @param winDraw a point and a half
 * @param winWin two points
 */
public record Pentanomial(
    int lossLoss, int lossDraw, int winLoss, int drawDraw, int winDraw, int winWin)
    implements MatchCounts {

  /** No pairs yet. */
  public static final Pentanomial NONE = new Pentanomial(0, 0, 0, 0, 0, 0);

  /** Refuses negative counts. */
  public Pentanomial {
    if (lossLoss < 0 || lossDraw < 0 || winLoss < 0 || drawDraw < 0 || winDraw < 0 || winWin < 0) {
      throw new IllegalArgumentException("negative counts");
    }
  }

  /** One pair more. */
  public Pentanomial plus(int firstHalfPoints, int secondHalfPoints) {
    int low = Math.min(firstHalfPoints, secondHalfPoints);
    int high = Math.max(firstHalfPoints, secondHalfPoints);
    if (low < 0 || high > 2) {
      throw new IllegalArgumentException("half-points are 0, 1 or 2: " + low + ", " + high);
    }
    int sum = low + high;
    return new Pentanomial(
        lossLoss + (sum == 0 ? 1 : 0),
        lossDraw + (sum == 1 ? 1 : 0),
        winLoss + (sum == 2 && low == 0 ? 1 : 0),
        drawDraw + (sum == 2 && low == 1 ? 1 : 0),
        winDraw + (sum == 3 ? 1 : 0),
        winWin + (sum == 4 ? 1 : 0));
  }

  /** The number of pairs. */
  public int pairs() {
    return lossLoss + lossDraw + winLoss + drawDraw + winDraw + winWin;
  }

  @Override
  public double[] counts() {
    return new double[] {lossLoss, lossDraw, winLoss + drawDraw, winDraw, winWin};
  }

  @Override
  public int gamesPerUnit() {
    return 2;
  }
}
