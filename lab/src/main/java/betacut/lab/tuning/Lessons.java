package betacut.lab.tuning;

import betacut.lab.match.PlayedGame;
import betacut.lab.statistics.Examples;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.WeightedEvaluator;
import betacut.rules.Weights;
import java.util.ArrayList;
import java.util.List;

/**
 * What played games teach about an evaluation: for each position its features, seen by the side to
 * move, and how the game ended for that side.
 *
 * <p>One more feature is always 1: to be on turn is worth something, and without it the other
 * weights would have to say so. The last plies of a game are left out, for there the result is
 * tactics that a search sees by itself.
 *
 * @param games the number of the game of each row
 */
record Lessons(Examples examples, long[] games) {
  /** Plies before the end of a game that teach nothing. */
  private static final int LAST_PLIES = 3;

  static <P extends Position> Lessons of(
      Game<P> game, WeightedEvaluator<P> evaluator, List<PlayedGame> played) {
    var collector = new Collector<>(game, evaluator);
    played.forEach(collector::add);
    return new Lessons(
        Examples.of(
            collector.rows.toArray(double[][]::new),
            collector.targets.stream().mapToDouble(target -> target).toArray()),
        collector.games.stream().mapToLong(number -> number).toArray());
  }

  private static final class Collector<P extends Position> {
    private final Game<P> game;
    private final List<WeightedEvaluator<P>> features;
    private final List<double[]> rows = new ArrayList<>();
    private final List<Double> targets = new ArrayList<>();
    private final List<Long> games = new ArrayList<>();

    Collector(Game<P> game, WeightedEvaluator<P> evaluator) {
      this.game = game;
      List<String> names = evaluator.weights().names();
      features =
          names.stream()
              .map(name -> evaluator.with(Weights.of(names, other -> other.equals(name) ? 1 : 0)))
              .toList();
    }

    void add(PlayedGame played) {
      P position = game.parse(played.opening());
      int opener = position.mover();
      int taught = played.moves().size() - LAST_PLIES;
      for (int ply = 0; ply < taught; ply++) {
        double halves = position.mover() == opener ? played.halves() : 2 - played.halves();
        rows.add(row(position));
        targets.add(halves / 2);
        games.add((long) played.number());
        position.make(game.parseMove(position, played.moves().get(ply)));
      }
    }

    private double[] row(P position) {
      double[] row = new double[features.size() + 1];
      for (int i = 0; i < features.size(); i++) {
        row[i] = features.get(i).evaluate(position);
      }
      row[features.size()] = 1;
      return row;
    }
  }
}
