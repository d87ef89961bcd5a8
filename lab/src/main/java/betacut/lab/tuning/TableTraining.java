package betacut.lab.tuning;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Learns the tables of an evaluation from games: every position's error is shared out among the
 * weights that made it (stochastic gradient descent on the square of the error). A position teaches
 * the stages beside its own, too, for neighbours are alike and rare fillings are few.
 *
 * @param <P> the game's positions
 */
public final class TableTraining<P extends Position> {
  private static final int NEIGHBOURS = 1;

  /**
   * A game to learn from.
   *
   * @param opening the position it is learned from on, as the game writes it; empty for the start
   * @param moves from there
   * @param points for every ply before a move, what the first player will be ahead at the end
   */
  public record TaughtGame(String opening, short[] moves, byte[] points) {}

  private final Game<P> game;
  private final Evaluator.Tabled<P> evaluation;
  private final float[][] tables;
  private final int[] features;

  /** Begins with tables of noughts. */
  public TableTraining(Game<P> game, Evaluator.Tabled<P> evaluation) {
    this.game = game;
    this.evaluation = evaluation;
    tables = new float[evaluation.stages()][evaluation.tableSize()];
    features = new int[evaluation.features()];
  }

  /**
   * Goes through the games once, in an order drawn by lot; the rate is the share of an error that
   * is mended.
   */
  public void learn(List<TaughtGame> games, double rate, long seed) {
    int[] order = order(games.size(), seed);
    float share = (float) (rate / features.length);
    for (int game : order) {
      walk(
          games.get(game),
          (stage, points) -> {
            int last = Math.min(tables.length - 1, stage + NEIGHBOURS);
            for (int near = Math.max(0, stage - NEIGHBOURS); near <= last; near++) {
              float[] table = tables[near];
              float step = share * (points - opinion(table)) * (near == stage ? 1 : 0.5f);
              for (int feature : features) {
                table[feature] += step;
              }
            }
          });
    }
  }

  private static int[] order(int count, long seed) {
    var random = new SplittableRandom(seed);
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      int j = random.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    return order;
  }

  private float opinion(float[] table) {
    float sum = 0;
    for (int feature : features) {
      sum += table[feature];
    }
    return sum;
  }

  private interface Lesson {
    void teach(int stage, float points);
  }

  private void walk(TaughtGame taught, Lesson lesson) {
    P position = taught.opening().isEmpty() ? game.start() : game.parse(taught.opening());
    for (int ply = 0; ply < taught.moves().length; ply++) {
      evaluation.features(position, features);
      int points = taught.points()[ply];
      lesson.teach(evaluation.stage(position), position.mover() == 0 ? points : -points);
      position.make(taught.moves()[ply]);
    }
  }

  /** The mean absolute error by stage, in points, on games that were not learned from. */
  public double[] errors(List<TaughtGame> games) {
    double[] sums = new double[tables.length];
    long[] counts = new long[tables.length];
    for (TaughtGame game : games) {
      walk(
          game,
          (stage, points) -> {
            sums[stage] += Math.abs(points - opinion(tables[stage]));
            counts[stage]++;
          });
    }
    for (int stage = 0; stage < sums.length; stage++) {
      sums[stage] /= Math.max(1, counts[stage]);
    }
    return sums;
  }

  /** What was learned, in the evaluation's own unit. */
  public short[][] tables() {
    short[][] rounded = new short[tables.length][];
    for (int stage = 0; stage < tables.length; stage++) {
      rounded[stage] = new short[tables[stage].length];
      for (int i = 0; i < tables[stage].length; i++) {
        float weight = tables[stage][i] * evaluation.unit();
        rounded[stage][i] =
            (short) Math.clamp(Math.round(weight), Short.MIN_VALUE, Short.MAX_VALUE);
      }
    }
    return rounded;
  }
}
