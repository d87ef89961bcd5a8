package betacut.lab.tournament;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.rules.Weights;
import java.util.Map;

/**
 * An evaluation of a game with other weights.
 *
 * @param name what it is called
 * @param evaluation whose weights are others
 * @param weights as {@link Weights#parse} reads them
 */
public record Reweighted<P extends Position>(String name, String evaluation, String weights)
    implements Evaluations<P> {
  @Override
  public Map<String, Evaluator<P>> of(Game<P> game) {
    if (game.evaluators().get(evaluation) instanceof Evaluator.Weighted<P> weighted) {
      return Map.of(name, weighted.with(Weights.parse(weights)));
    }
    throw new UsageException(
        "'%s' is no evaluation of %s with weights.".formatted(evaluation, game.id()));
  }
}
