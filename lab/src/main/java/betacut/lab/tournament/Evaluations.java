package betacut.lab.tournament;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import java.io.Serializable;
import java.util.Map;

/**
 * Evaluations that players of a tournament may name beside the game's own. They travel to whoever
 * plays, and are made there.
 */
@FunctionalInterface
public interface Evaluations<P extends Position> extends Serializable {
  /** By name. */
  Map<String, Evaluator<P>> of(Game<P> game);
}
