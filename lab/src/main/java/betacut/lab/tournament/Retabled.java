package betacut.lab.tournament;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.util.Map;

/**
 * An evaluation of a game with other tables.
 *
 * @param name what it is called
 * @param evaluation whose tables are others
 * @param tables as {@link Evaluator.Tabled#file} writes them
 */
public record Retabled<P extends Position>(String name, String evaluation, byte[] tables)
    implements Evaluations<P> {
  @Override
  public Map<String, Evaluator<P>> of(Game<P> game) {
    if (game.evaluators().get(evaluation) instanceof Evaluator.Tabled<P> tabled) {
      return Map.of(name, tabled.read(tables));
    }
    throw new UsageException(
        "'%s' is no evaluation of %s with tables.".formatted(evaluation, game.id()));
  }
}
