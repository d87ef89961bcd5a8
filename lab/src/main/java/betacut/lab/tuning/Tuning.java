package betacut.lab.tuning;

import betacut.lab.tournament.PlayedGame;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.Weights;
import betacut.stats.regression.HoldOut;
import betacut.stats.regression.LogisticRegression;
import betacut.stats.regression.TrainingSet;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Learns weights by logistic regression of game results on features. A fifth of the games is set
 * aside and judges what was learned from the others.
 */
public final class Tuning {
  private static final double SET_ASIDE = 0.2;

  /** Keeps weights near their old proportions unless some hundred positions say otherwise. */
  private static final double PENALTY = 20;

  private static final int MOST_STEPS = 100;

  /** Weights smaller than this in total would be rounded too coarsely. */
  private static final double LEAST_SIZE = 100;

  /** Fewer would be learned by heart. */
  public static final int LEAST_GAMES = 50;

  /** The name of the evaluation with new weights. */
  public static final String LEARNED = "learned";

  private Tuning() {}

  /** Weights for an evaluation of this game; the seed chooses the games that are set aside. */
  public static <P extends Position> Learned learn(
      Game<P> game,
      Evaluator.Weighted<P> evaluator,
      List<PlayedGame> played,
      Sampling sampling,
      long seed) {
    if (played.size() < LEAST_GAMES) {
      throw new UsageException(
          "There are %d games to learn from; play at least %d, better thousands."
              .formatted(played.size(), LEAST_GAMES));
    }
    Lessons lessons = Lessons.of(game, evaluator, played, sampling);
    var split = new HoldOut(SET_ASIDE, seed);
    TrainingSet training = lessons.examples().select(split.training(lessons.games()));
    TrainingSet validation = lessons.examples().select(split.validation(lessons.games()));
    var regression = new LogisticRegression(PENALTY, MOST_STEPS);
    double[] old = evaluator.weights().values().values().stream().mapToDouble(w -> w).toArray();
    double[] fitted = regression.fit(training).weights();
    double[] learned = new double[old.length];
    for (int i = 0; i < old.length; i++) {
      learned[i] = fitted[i] + fitted[old.length] * old[i] / Lessons.HUNDRED;
    }
    double scale = Math.max(LEAST_SIZE, size(old)) / size(learned);
    Weights rounded = rounded(evaluator.weights().names(), learned, scale);
    double[] whole = rounded.values().values().stream().mapToDouble(w -> w).toArray();
    return new Learned(
        rounded,
        played.size(),
        lessons.examples().count(),
        fitted[old.length + 1] * scale,
        loss(regression, training, validation, old),
        loss(regression, training, validation, whole));
  }

  private static double size(double[] weights) {
    return Arrays.stream(weights).map(Math::abs).sum();
  }

  /** Whole numbers of about the same total size as before, so that opinions keep their range. */
  private static Weights rounded(List<String> names, double[] learned, double scale) {
    var next = new AtomicInteger();
    return Weights.of(names, name -> (int) Math.round(learned[next.getAndIncrement()] * scale));
  }

  /** How well given weights foretell, once their scale and the turn are fitted to the training. */
  private static double loss(
      LogisticRegression regression,
      TrainingSet training,
      TrainingSet validation,
      double[] weights) {
    TrainingSet sums = summed(training, weights);
    double[] fitted = regression.fit(sums).weights();
    return LogisticRegression.logLoss(summed(validation, weights), fitted);
  }

  /** Two features: what the evaluation says, in hundreds, and the turn. */
  private static TrainingSet summed(TrainingSet examples, double[] weights) {
    return new TrainingSet() {
      private final double[] row = new double[weights.length + 2];

      @Override
      public int count() {
        return examples.count();
      }

      @Override
      public int features() {
        return 2;
      }

      @Override
      public void read(int index, double[] out) {
        examples.read(index, row);
        out[0] = 0;
        for (int i = 0; i < weights.length; i++) {
          out[0] += weights[i] * row[i] / Lessons.HUNDRED;
        }
        out[1] = 1;
      }

      @Override
      public double target(int index) {
        return examples.target(index);
      }
    };
  }
}
