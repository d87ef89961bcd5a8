package betacut.lab.tournament;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.util.Map;

/**
 * An evaluation of a game that has learned something else.
 *
 * @param name what it is called
 * @param evaluation which it is otherwise
 * @param tables as {@link Evaluator.Filed#file} writes them
 */
public record Retabled<P extends Position>(String name, String evaluation, byte[] tables)
    implements Evaluations<P> {
  @Override
  public Map<String, Evaluator<P>> of(Game<P> game) {
    if (game.evaluators().get(evaluation) instanceof Evaluator.Filed<P> filed) {
      return Map.of(name, filed.read(tables));
    }
    throw new UsageException(
        "'%s' is no evaluation of %s with tables.".formatted(evaluation, game.id()));
  }
}
