package betacut.stats.rating;

/**
 * Wald's sequential probability ratio test (1945) of "the first player is {@code elo1} stronger"
 * against "only {@code elo0}": play, look at {@link #logLikelihoodRatio}, and stop when {@link
 * #decide} says so. The ratio is the one fastchess and fishtest compute on the same games.
 *
 * @param scale what elo0 and elo1 are measured in
 * @param alpha the probability of accepting elo1 when elo0 is true
 * @param beta the probability of accepting elo0 when elo1 is true
 */
public record Sprt(Scale scale, double elo0, double elo1, double alpha, double beta) {
  /** The meaning of a hypothesis. */
  public enum Scale {
    /** Expected score by the logistic curve. */
    LOGISTIC,
    /** Distance from an even score in standard deviations of a game. */
    NORMALISED
  }

  /** What to do next. */
  public enum Decision {
    /** Play on. */
    CONTINUE,
    /** Stop: elo0, the change is not worth keeping. */
    ACCEPT_H0,
    /** Stop: elo1. */
    ACCEPT_H1
  }

  /** Refuses hypotheses in the wrong order and impossible errors. */
  public Sprt {
    if (!(elo0 < elo1) || !(alpha > 0 && beta > 0 && alpha + beta < 1)) {
      throw new IllegalArgumentException(
          "elo0 < elo1, positive errors and alpha + beta < 1 are needed");
    }
  }

  /** The ratio at or below which elo0 is accepted: ln(β / (1 − α)). */
  public double lowerBound() {
    return Math.log(beta / (1 - alpha));
  }

  /** The ratio at or above which elo1 is accepted: ln((1 − β) / α). */
  public double upperBound() {
    return Math.log((1 - beta) / alpha);
  }

  /** ln of the likelihood of the match under elo1 over that under elo0; 0 without games. */
  public double logLikelihoodRatio(MatchCounts counts) {
    if (counts.units() == 0) {
      return 0;
    }
    var ratio = new LikelihoodRatio(counts.counts());
    if (scale == Scale.LOGISTIC) {
      return ratio.ofScores(Elo.toScore(elo0), Elo.toScore(elo1));
    }
    double unit = Math.sqrt(counts.gamesPerUnit()) / Elo.PER_DEVIATION;
    return ratio.ofDeviations(elo0 * unit, elo1 * unit);
  }

  /** What this ratio means. */
  public Decision decide(double logLikelihoodRatio) {
    if (logLikelihoodRatio >= upperBound()) {
      return Decision.ACCEPT_H1;
    }
    return logLikelihoodRatio <= lowerBound() ? Decision.ACCEPT_H0 : Decision.CONTINUE;
  }

  /** What this match means. */
  public Decision decide(MatchCounts counts) {
    return decide(logLikelihoodRatio(counts));
  }
}
