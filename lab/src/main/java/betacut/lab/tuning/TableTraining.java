package betacut.lab.tuning;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Learns the tables of an evaluation from games: every position's error is shared out among the
 * weights that made it (stochastic gradient descent on the square of the error, with steps by
 * Adagrad: after one pass better than plain ones after four, docs/measurements.md). A position
 * teaches the stages beside its own, too, for neighbours are alike and rare fillings are few.
 *
 * @param <P> the game's positions
 */
public final class TableTraining<P extends Position> {
  /** What a position teaches its own stage and those one and two away. */
  private static final float[] SHARES = {1, 0.7f, 0.49f};

  /**
   * A game to learn from.
   *
   * @param opening the position it is learned from on, as the game writes it; empty for the start
   * @param moves from there
   * @param points for every ply before a move, what the first player will be ahead at the end
   * @param settled from this ply on the points are exact
   */
  public record TaughtGame(String opening, short[] moves, byte[] points, int settled) {}

  private final Game<P> game;
  private final Evaluator.Tabled<P> evaluation;
  private final float trust;
  private final float[][] tables;
  private final int[] features;

  /** For every weight the sum of the squares of the errors it had a part in. */
  private final float[][] blames;

  /** What errors are measured by; 0 before the first game. */
  private float scale;

  /**
   * Begins with tables of noughts.
   *
   * @param evaluation whose tables are learned; as it is, it says what positions of a game are
   *     worth before they are settled
   * @param trust how much of that what came later counts, ply for ply (the λ of TD(λ), Sutton
   *     1988): with 1 a position is worth what the game came to, mistakes and all; with less it is
   *     worth more and more what the next ones look like
   */
  public TableTraining(Game<P> game, Evaluator.Tabled<P> evaluation, double trust) {
    this.trust = (float) trust;
    this.game = game;
    this.evaluation = evaluation;
    tables = new float[evaluation.stages()][evaluation.tableSize()];
    features = new int[evaluation.features()];
    blames = new float[evaluation.stages()][evaluation.tableSize()];
  }

  /**
   * Goes through the games once, in an order drawn by lot. The rate is about the share of an error
   * that weights nobody has seen yet are mended by; a weight moves less the more it has been blamed
   * for, so rare ones learn from few games and frequent ones settle.
   */
  public void learn(List<TaughtGame> games, double rate, long seed) {
    if (scale == 0) {
      scale = scale(games);
    }
    int[] order = order(games.size(), seed);
    float share = (float) (rate * scale / features.length);
    for (int game : order) {
      float[] worth = worth(games.get(game));
      walk(
          games.get(game),
          (position, stage, ply) -> {
            evaluation.features(position, features);
            float points = forMover(position, worth[ply]);
            int last = Math.min(tables.length, stage + SHARES.length);
            for (int near = Math.max(0, stage - SHARES.length + 1); near < last; near++) {
              mend(near, points, SHARES[Math.abs(near - stage)], share);
            }
          });
    }
  }

  /** What the positions of a game are worth to the first player, by ply. */
  float[] worth(TaughtGame game) {
    int plies = game.moves().length;
    float[] seen = seen(game);
    float[] worth = new float[plies];
    float later = plies == 0 ? 0 : game.points()[plies - 1];
    for (int ply = plies - 1; ply >= 0; ply--) {
      if (ply >= game.settled()) {
        later = seen[ply];
      } else if (ply + 1 < plies) {
        later = trust * later + (1 - trust) * ahead(seen, ply + 1, Math.min(plies, game.settled()));
      }
      worth[ply] = later;
    }
    return worth;
  }

  /** The next opinion, with the one after it where there is one: each favours whoever moved. */
  private static float ahead(float[] seen, int next, int settled) {
    return next + 1 < settled ? (seen[next] + seen[next + 1]) / 2 : seen[next];
  }

  /** For the first player: opinions, and exact points where there are such. */
  private float[] seen(TaughtGame game) {
    float[] seen = new float[game.moves().length];
    float unit = evaluation.unit();
    walk(
        game,
        (position, stage, ply) ->
            seen[ply] =
                ply >= game.settled()
                    ? game.points()[ply]
                    : forMover(position, evaluation.evaluate(position) / unit));
    return seen;
  }

  /** What a first player's points are to the side to move, and the other way round. */
  private static float forMover(Position position, float points) {
    return position.mover() == 0 ? points : -points;
  }

  private void mend(int stage, float points, float part, float share) {
    float[] table = tables[stage];
    float[] blame = blames[stage];
    float error = part * (points - opinion(table));
    float square = error * error;
    float step = share * error;
    for (int feature : features) {
      float sum = blame[feature] + square;
      blame[feature] = sum;
      table[feature] += step / (float) Math.sqrt(sum + scale * scale);
    }
  }

  /** The size of points in these games: the root of their mean square. */
  private static float scale(List<TaughtGame> games) {
    double squares = 0;
    long count = 0;
    for (TaughtGame game : games) {
      for (byte points : game.points()) {
        squares += points * points;
      }
      count += game.points().length;
    }
    return (float) Math.max(1, Math.sqrt(squares / Math.max(1, count)));
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

  private interface Look<P> {
    void at(P position, int stage, int ply);
  }

  private void walk(TaughtGame taught, Look<P> look) {
    P position = taught.opening().isEmpty() ? game.start() : game.parse(taught.opening());
    for (int ply = 0; ply < taught.moves().length; ply++) {
      look.at(position, evaluation.stage(position), ply);
      position.play(taught.moves()[ply]);
    }
  }

  /** The mean absolute error of a judge by stage, in points, on games it did not learn from. */
  public double[] errors(List<TaughtGame> games, Evaluator<P> judge) {
    double unit = evaluation.unit();
    double[] sums = new double[tables.length];
    long[] counts = new long[tables.length];
    for (TaughtGame game : games) {
      walk(
          game,
          (position, stage, ply) -> {
            float points = forMover(position, game.points()[ply]);
            sums[stage] += Math.abs(points - judge.evaluate(position) / unit);
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
