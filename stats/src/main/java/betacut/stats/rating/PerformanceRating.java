package betacut.stats.rating;

import betacut.stats.regression.Cholesky;
import betacut.stats.sample.Distributions;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import java.util.ArrayList;
import java.util.List;

/**
 * The second opinion on a crosstable, from total scores alone: a player is worth the mean of its
 * opponents, weighed by games, plus the logistic Elo of its score, as in tournament performances.
 * All ratings are sought at once.
 *
 * <p>Such equations have a solution only if the Elo of all scores, weighed by games, sum to 0; what
 * is missing is taken from all in proportion to their games. The curve bends, so a mean of unequal
 * opponents is not quite an opponent: where this estimate and {@link BradleyTerry} differ much, the
 * field is too uneven for it. Errors are those of a player's own score; opponents are taken as
 * known. Players must be connected by games.
 */
public final class PerformanceRating {
  static final String NAME = "performance";

  private final Crosstable table;
  private final double prior;

  private PerformanceRating(Crosstable table, double prior) {
    this.table = table;
    this.prior = prior;
  }

  /** The ratings, with {@code anchor} at 0; every score is mixed with {@code prior} drawn games. */
  public static Ratings of(Crosstable table, int anchor, double prior, double confidence) {
    if (!(prior > 0)) {
      throw new IllegalArgumentException("a prior is needed: " + prior);
    }
    var model = new PerformanceRating(table, prior);
    double[] rating = new Cholesky(model.links()).solve(model.surpluses());
    double z = Distributions.normalWidth(confidence);
    List<Estimate> players = new ArrayList<>();
    for (int i = 0; i < rating.length; i++) {
      double elo = rating[i] - rating[anchor];
      double half = i == anchor ? 0 : z * Math.hypot(model.error(i), model.error(anchor));
      players.add(new Estimate(elo, Interval.around(elo, half, confidence)));
    }
    return new Ratings(NAME, anchor, players);
  }

  /**
   * Games of a player on the diagonal, minus games between two elsewhere. The 1 added everywhere
   * fixes the mean rating at 0, which the games leave open.
   */
  private double[][] links() {
    int n = table.players();
    double[][] links = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        links[i][j] += 1 - table.games(i, j);
        links[i][i] += table.games(i, j);
      }
    }
    return links;
  }

  /** Games times the Elo above the mean opponent, made to sum to 0. */
  private double[] surpluses() {
    double[] surpluses = new double[table.players()];
    double sum = 0;
    double games = 0;
    for (int i = 0; i < surpluses.length; i++) {
      surpluses[i] = table.results(i).games() * Elo.ofScore(score(i));
      sum += surpluses[i];
      games += table.results(i).games();
    }
    for (int i = 0; i < surpluses.length; i++) {
      surpluses[i] -= sum * table.results(i).games() / games;
    }
    return surpluses;
  }

  private double score(int player) {
    WinDrawLoss results = table.results(player);
    return (results.points() + prior / 2) / (results.games() + prior);
  }

  /** The standard error of a player's logistic Elo, by the slope of the curve. */
  private double error(int player) {
    WinDrawLoss results = table.results(player);
    double score = score(player);
    double games = results.games() + prior;
    double squares =
        results.wins() * Math.pow(1 - score, 2)
            + (results.draws() + prior) * Math.pow(0.5 - score, 2)
            + results.losses() * Math.pow(score, 2);
    double slope = 400 / (Math.log(10) * score * (1 - score));
    return slope * Math.sqrt(squares) / games;
  }
}
