package betacut.stats.rating;

import betacut.stats.sample.Bisection;
import java.util.Arrays;

/**
 * The generalised log-likelihood ratio of two hypotheses about a multinomial distribution: each is
 * represented by the distribution that fits the counts best among those it allows.
 *
 * <p>After Van den Bergh, <i>Comparing the approximations for the generalized log likelihood ratio
 * of a multinomial distribution</i> (proposition 1.1, for a given mean) and <i>Comments on
 * normalized Elo</i> (section 4.1, for a given mean in standard deviations). Like fastchess and
 * fishtest, a cell without counts is taken for a thousandth of a count.
 */
final class LikelihoodRatio {
  private static final double EMPTY_CELL = 1e-3;
  private static final int MOST_ROUNDS = 100;
  private static final double SMALLEST_CHANGE = 1e-10;

  private final double total;
  private final double[] seen;
  private final double[] scores;

  LikelihoodRatio(double[] counts) {
    double[] filled = Arrays.stream(counts).map(n -> n == 0 ? EMPTY_CELL : n).toArray();
    total = Arrays.stream(filled).sum();
    seen = Arrays.stream(filled).map(n -> n / total).toArray();
    scores = new double[seen.length];
    Arrays.setAll(scores, i -> (double) i / (scores.length - 1));
  }

  /** Of mean {@code score1} against mean {@code score0}. */
  double ofScores(double score0, double score1) {
    return compare(withMean(score0), withMean(score1));
  }

  /** Of means {@code t1} and {@code t0} standard deviations away from one half. */
  double ofDeviations(double t0, double t1) {
    return compare(withDeviations(t0), withDeviations(t1));
  }

  private double compare(double[] null0, double[] alternative) {
    double sum = 0;
    for (int i = 0; i < seen.length; i++) {
      sum += seen[i] * Math.log(alternative[i] / null0[i]);
    }
    return total * sum;
  }

  private double[] withMean(double mean) {
    return tilted(Arrays.stream(scores).map(score -> score - mean).toArray());
  }

  /**
   * The likeliest distribution under which {@code pull} has the mean 0: seen / (1 + θ pull), with
   * the θ that makes it one.
   */
  private double[] tilted(double[] pull) {
    double low = -1 / Arrays.stream(pull).max().orElseThrow();
    double high = -1 / Arrays.stream(pull).min().orElseThrow();
    double theta = Bisection.ofDecreasing(x -> meanPull(pull, x), low, high);
    double[] result = new double[seen.length];
    Arrays.setAll(result, i -> seen[i] / (1 + theta * pull[i]));
    return result;
  }

  private double meanPull(double[] pull, double theta) {
    double sum = 0;
    for (int i = 0; i < pull.length; i++) {
      sum += seen[i] * pull[i] / (1 + theta * pull[i]);
    }
    return sum;
  }

  /** The condition depends on the deviation sought, so it is made linear and solved repeatedly. */
  private double[] withDeviations(double t) {
    double[] current = new double[seen.length];
    Arrays.fill(current, 1.0 / seen.length);
    for (int round = 0; round < MOST_ROUNDS; round++) {
      double[] next = tilted(linearised(current, t));
      double change = 0;
      for (int i = 0; i < next.length; i++) {
        change = Math.max(change, Math.abs(next[i] - current[i]));
      }
      current = next;
      if (change < SMALLEST_CHANGE) {
        break;
      }
    }
    return current;
  }

  private double[] linearised(double[] distribution, double t) {
    double mean = 0;
    for (int i = 0; i < scores.length; i++) {
      mean += distribution[i] * scores[i];
    }
    double variance = 0;
    for (int i = 0; i < scores.length; i++) {
      variance += distribution[i] * (scores[i] - mean) * (scores[i] - mean);
    }
    double deviation = Math.sqrt(variance);
    double[] pull = new double[scores.length];
    for (int i = 0; i < pull.length; i++) {
      double z = (scores[i] - mean) / deviation;
      pull[i] = scores[i] - 0.5 - t * deviation * (1 + z * z) / 2;
    }
    return pull;
  }
}
