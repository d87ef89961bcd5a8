package betacut.stats.rating;

import betacut.stats.sample.Distributions;
import betacut.stats.sample.Estimate;
import betacut.stats.sample.Interval;
import betacut.stats.sample.Proportion;

/**
 * How much stronger the first player of a match is.
 *
 * <p>Logistic Elo is the difference whose expected score, 1 / (1 + 10^(−Elo/400)), is the score
 * seen (Elo 1978, with the logistic curve). Normalised Elo is the distance of the score from one
 * half in standard deviations of a game, on a scale that agrees with logistic Elo for close matches
 * without draws; it says how many games a decision needs (Van den Bergh, <i>Normalized Elo</i>,
 * 2020). Scores are normal with the variance of the counts; the interval of the score is carried
 * over by the curve. The same numbers as fastchess computes.
 *
 * <p>Where all units ended alike, their spread is 0, which says nothing about the next one. Then
 * the interval allows for as many others as Wilson's does after none in so many.
 *
 * @param superiority the likelihood of superiority: the probability that the first player is the
 *     stronger one. Of few units, whose spread says little, it is {@link Superiority}'s; of more
 *     that of the normal curve, as fastchess has it, but never surer than a coin which fell on one
 *     side every time
 */
public record Elo(Estimate logistic, Estimate normalised, double superiority) {
  /** Normalised Elo of one standard deviation. */
  static final double PER_DEVIATION = 800 / Math.log(10);

  /** Up to so many units the normal curve is wrong: it calls 5 losses and a draw surer than 6. */
  private static final int FEW = 30;

  /** The strength shown by a match of at least one game. */
  public static Elo of(MatchCounts counts, double confidence) {
    if (counts.units() == 0) {
      throw new IllegalArgumentException("a match without games");
    }
    double score = counts.score();
    if (counts.variance() == 0) {
      return ofEqualUnits(counts, confidence);
    }
    double deviation = Math.sqrt(counts.variance());
    double error = deviation / Math.sqrt(counts.units());
    double width = Distributions.normalWidth(confidence) * error;
    double low = score - width;
    double high = score + width;
    double unit = deviation * Math.sqrt(counts.gamesPerUnit());
    return new Elo(
        new Estimate(ofScore(score), new Interval(ofScore(low), ofScore(high), confidence)),
        new Estimate(
            normalised(score, unit),
            new Interval(normalised(low, unit), normalised(high, unit), confidence)),
        superiority(counts, Distributions.normal(ratio(score - 0.5, error))));
  }

  private static double superiority(MatchCounts counts, double normal) {
    if (counts.units() <= FEW) {
      return Superiority.of(counts.counts());
    }
    double surest = Math.pow(0.5, counts.units() + 1);
    return Math.clamp(normal, surest, 1 - surest);
  }

  private static Elo ofEqualUnits(MatchCounts counts, double confidence) {
    double score = counts.score();
    double units = counts.units();
    double others = new Proportion(0, (int) units).wilson(confidence).interval().high();
    double low = score * (1 - others);
    double high = low + others;
    double side = Math.signum(score - 0.5);
    return new Elo(
        new Estimate(ofScore(score), new Interval(ofScore(low), ofScore(high), confidence)),
        new Estimate(
            ratio(side, 0),
            new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, confidence)),
        superiority(counts, 0.5 + side / 2));
  }

  /** The logistic difference of a score; infinite from 0 downwards and from 1 upwards. */
  public static double ofScore(double score) {
    if (score <= 0 || score >= 1) {
      return score <= 0 ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }
    return 400 * Math.log10(score / (1 - score));
  }

  /** The expected score of a logistic difference. */
  public static double toScore(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }

  private static double normalised(double score, double deviation) {
    return ratio(score - 0.5, deviation) * PER_DEVIATION;
  }

  private static double ratio(double distance, double error) {
    return distance == 0 ? 0 : distance / error;
  }
}
