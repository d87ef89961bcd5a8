package betacut.lab.tuning;

import betacut.lab.tuning.TableTraining.TaughtGame;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.stats.sample.Discrimination;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Teaches an evaluation that is learned by its slopes, such as a net: after every position each
 * number that had a part in the judgement moves a little towards what the game came to (stochastic
 * gradient descent on the log-loss, with steps by Adagrad).
 *
 * @param <P> the game's positions
 */
final class SlopeTraining<P extends Position> {
  /** As if every number had been blamed so often before: first steps must not destroy. */
  private static final float BLAME_BEFORE = 100;

  /** Positions are judged together by so many plies. */
  static final int PLIES_OF_A_STAGE = 3;

  private final Game<P> game;
  private final Evaluator.Learner<P> learner;
  private final float[] blames;

  SlopeTraining(Game<P> game, Evaluator.Learner<P> learner) {
    this.game = game;
    this.learner = learner;
    blames = new float[learner.numbers().length];
  }

  /** Goes through the games once, in an order drawn by lot. */
  void learn(List<TaughtGame> games, float rate, long seed) {
    List<TaughtGame> order = new ArrayList<>(games);
    Collections.shuffle(order, new Random(seed));
    for (TaughtGame taught : order) {
      walk(game, taught, (position, points) -> mend(position, points, rate));
    }
  }

  private interface Look<P extends Position> {
    /** The points are those that the side to move will be ahead. */
    void at(P position, int points);
  }

  private static <P extends Position> void walk(Game<P> game, TaughtGame taught, Look<P> look) {
    P position = taught.opening().isEmpty() ? game.start() : game.parse(taught.opening());
    for (int ply = 0; ply < taught.moves().length; ply++) {
      int points = taught.points()[ply];
      look.at(position, position.mover() == 0 ? points : -points);
      position.play(taught.moves()[ply]);
    }
  }

  private void mend(P position, int points, float rate) {
    float judged = learner.judge(position);
    if (Float.isNaN(judged)) {
      return;
    }
    float wanted = (1 + Integer.signum(points)) / 2f;
    float error = wanted - (float) (1 / (1 + Math.exp(-judged)));
    float[] numbers = learner.numbers();
    int[] places = learner.places();
    float[] slopes = learner.slopes();
    for (int i = 0; i < learner.count(); i++) {
      int place = places[i];
      float step = error * slopes[i];
      float blame = blames[place] + step * step;
      blames[place] = blame;
      numbers[place] += rate * step / (float) Math.sqrt(BLAME_BEFORE + blame);
    }
  }

  /** By stage, how well a judge tells won positions from lost ones; draws are left out. */
  static <P extends Position> List<Discrimination> judge(
      Game<P> game, Evaluator<P> judge, List<TaughtGame> games) {
    List<Discrimination> stages = new ArrayList<>();
    for (TaughtGame taught : games) {
      walk(
          game,
          taught,
          (position, points) -> {
            int stage = position.ply() / PLIES_OF_A_STAGE;
            while (stages.size() <= stage) {
              stages.add(new Discrimination());
            }
            if (points != 0) {
              stages.get(stage).add(judge.evaluate(position), points > 0);
            }
          });
    }
    return stages;
  }
}
