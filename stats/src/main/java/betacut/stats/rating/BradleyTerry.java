package betacut.stats.rating;

import betacut.stats.regression.Cholesky;
import betacut.stats.sample.Distributions;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The ratings that make a crosstable likeliest: i scores γᵢ / (γᵢ + γⱼ) against j, and Elo is 400
 * log₁₀ γ (Bradley and Terry 1952; Zermelo 1929). A draw is half a win of each.
 *
 * <p>The prior is a number of drawn games of every player against an invisible one of average
 * strength; it keeps scores of 0 and 100 % finite and unconnected groups on one scale. The maximum
 * is approached by minorisation and maximisation (Hunter, <i>MM algorithms for generalized
 * Bradley-Terry models</i>, 2004), which always climbs but slows down, and finished by Newton's
 * steps. Errors are those of the information matrix. They treat a draw as a coin toss, so with many
 * draws they are too wide, not too narrow.
 */
public final class BradleyTerry {
  /** One drawn game: felt only where there are next to no data. */
  public static final double WEAK_PRIOR = 1;

  static final String NAME = "Bradley-Terry";

  private static final double ELO = 400 / Math.log(10);
  private static final int SWEEPS = 50;
  private static final int MOST_STEPS = 200;
  private static final double SMALLEST_STEP = 1e-12;
  private static final double LONGEST_STEP = 1;

  private final Crosstable table;
  private final double prior;

  /** ln γ of each player; the invisible one has 0. */
  private final double[] rating;

  private BradleyTerry(Crosstable table, double prior) {
    this.table = table;
    this.prior = prior;
    rating = new double[table.players()];
  }

  /** The ratings, with {@code anchor} at 0 and {@code prior} &gt; 0 drawn games. */
  public static Ratings of(Crosstable table, int anchor, double prior, double confidence) {
    if (!(prior > 0)) {
      throw new IllegalArgumentException("a prior is needed: " + prior);
    }
    var model = new BradleyTerry(table, prior);
    for (int i = 0; i < SWEEPS; i++) {
      model.sweep();
    }
    model.finish();
    return model.ratings(anchor, confidence);
  }

  /** One round of minorisation and maximisation. */
  private void sweep() {
    double[] next = new double[rating.length];
    for (int i = 0; i < next.length; i++) {
      double strength = Math.exp(rating[i]);
      double weight = prior / (strength + 1);
      for (int j = 0; j < next.length; j++) {
        weight += table.games(i, j) / (strength + Math.exp(rating[j]));
      }
      next[i] = Math.log((table.results(i).points() + prior / 2) / weight);
    }
    System.arraycopy(next, 0, rating, 0, next.length);
  }

  private void finish() {
    double longest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < MOST_STEPS && longest > SMALLEST_STEP; i++) {
      double[] step = new Cholesky(information()).solve(gradient());
      longest = Arrays.stream(step).map(Math::abs).max().orElseThrow();
      double damping = Math.min(1, LONGEST_STEP / longest);
      for (int player = 0; player < step.length; player++) {
        rating[player] += damping * step[player];
      }
    }
  }

  private static double expected(double difference) {
    return 1 / (1 + Math.exp(-difference));
  }

  /** Points won minus points expected, of each player. */
  private double[] gradient() {
    double[] gradient = new double[rating.length];
    for (int i = 0; i < gradient.length; i++) {
      gradient[i] = table.results(i).points() + prior * (0.5 - expected(rating[i]));
      for (int j = 0; j < gradient.length; j++) {
        gradient[i] -= table.games(i, j) * expected(rating[i] - rating[j]);
      }
    }
    return gradient;
  }

  private double[][] information() {
    int n = rating.length;
    double[][] information = new double[n][n];
    for (int i = 0; i < n; i++) {
      information[i][i] = prior * expected(rating[i]) * expected(-rating[i]);
      for (int j = 0; j < n; j++) {
        double difference = rating[i] - rating[j];
        double weight = table.games(i, j) * expected(difference) * expected(-difference);
        information[i][i] += weight;
        information[i][j] -= weight;
      }
    }
    return information;
  }

  private Ratings ratings(int anchor, double confidence) {
    double[][] covariance = new Cholesky(information()).inverse();
    double z = Distributions.normalWidth(confidence);
    List<Estimate> players = new ArrayList<>();
    for (int i = 0; i < rating.length; i++) {
      double variance = covariance[i][i] + covariance[anchor][anchor] - 2 * covariance[i][anchor];
      double elo = (rating[i] - rating[anchor]) * ELO;
      double half = i == anchor ? 0 : z * Math.sqrt(variance) * ELO;
      players.add(new Estimate(elo, Interval.around(elo, half, confidence)));
    }
    return new Ratings(NAME, anchor, players);
  }
}
