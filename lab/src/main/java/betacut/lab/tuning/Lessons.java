package betacut.lab.tuning;

import betacut.lab.tournament.PlayedGame;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Weights;
import betacut.stats.regression.TrainingSet;
import java.util.ArrayList;
import java.util.List;

/**
 * What played games teach about an evaluation: for each position its features, seen by the side to
 * move, and how the game ended for that side.
 *
 * <p>Two more features follow: what the evaluation says as it is, in hundreds, so that the others
 * are learned as changes and a feature that hardly ever shows keeps its old weight; and one that is
 * always 1, for to be on turn is worth something.
 *
 * @param games the number of the game of each row
 */
record Lessons(TrainingSet examples, long[] games) {
  static final double HUNDRED = 100;

  static <P extends Position> Lessons of(
      Game<P> game, Evaluator.Weighted<P> evaluator, List<PlayedGame> played, Sampling sampling) {
    var collector = new Collector<>(game, evaluator, sampling);
    played.forEach(collector::add);
    return new Lessons(
        TrainingSet.of(
            collector.rows.toArray(double[][]::new),
            collector.targets.stream().mapToDouble(target -> target).toArray()),
        collector.games.stream().mapToLong(number -> number).toArray());
  }

  private static final class Collector<P extends Position> {
    private final Game<P> game;
    private final Evaluator.Weighted<P> evaluator;
    private final List<Evaluator.Weighted<P>> features;
    private final Sampling sampling;
    private final int[] moves;
    private final List<double[]> rows = new ArrayList<>();
    private final List<Double> targets = new ArrayList<>();
    private final List<Long> games = new ArrayList<>();

    Collector(Game<P> game, Evaluator.Weighted<P> evaluator, Sampling sampling) {
      this.game = game;
      this.evaluator = evaluator;
      this.sampling = sampling;
      moves = new int[game.start().maxMoves()];
      List<String> names = evaluator.weights().names();
      features =
          names.stream()
              .map(
                  name ->
                      evaluator.with(
                          Weights.of(names, other -> other.equals(name) ? evaluator.unit() : 0)))
              .toList();
    }

    void add(PlayedGame played) {
      P position = game.parse(played.opening());
      int opener = position.mover();
      boolean isWanted = isWanted(position);
      for (String move : played.moves()) {
        double[] row = isWanted ? row(position) : null;
        double halves = position.mover() == opener ? played.halves() : 2 - played.halves();
        position.play(game.parseMove(position, move));
        boolean isNextWanted = isWanted(position);
        if (isWanted && isNextWanted) {
          rows.add(row);
          targets.add(halves / 2);
          games.add((long) played.number());
        }
        isWanted = isNextWanted;
      }
    }

    /** Whether a position may be learned from, if the next one may be, too. */
    private boolean isWanted(P position) {
      return sampling == Sampling.ALL
          || position.outcome() == Position.ONGOING && !canEnd(position);
    }

    /** Whether some move ends the game at once. */
    private boolean canEnd(P position) {
      int count = position.moves(moves, 0);
      for (int i = 0; i < count; i++) {
        position.make(moves[i]);
        boolean isOver = position.outcome() != Position.ONGOING;
        position.undo(moves[i]);
        if (isOver) {
          return true;
        }
      }
      return false;
    }

    private double[] row(P position) {
      double[] row = new double[features.size() + 2];
      for (int i = 0; i < features.size(); i++) {
        row[i] = features.get(i).evaluate(position) / (double) evaluator.unit();
      }
      row[features.size()] = evaluator.evaluate(position) / HUNDRED;
      row[features.size() + 1] = 1;
      return row;
    }
  }
}
