package betacut.lab.experiment.spec;

import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import java.util.ArrayList;
import java.util.List;

/**
 * A game of an engine against moves that are written down beforehand, as the Connect-4 study played
 * them. Its positions are those in which the engine is to move; a fixed reference engine plays, so
 * that every setting is asked about the same ones.
 *
 * <p>A move that is not possible any more, such as one into a full column, is left out.
 */
final class ScriptedGame<P extends Position> {
  private final Game<P> game;
  private final EngineText reference;
  private final boolean scriptBegins;

  ScriptedGame(Game<P> game, EngineText reference, boolean scriptBegins) {
    this.game = game;
    this.reference = reference;
    this.scriptBegins = scriptBegins;
  }

  /** Where the engine is to move, until the script or the game ends. */
  List<String> positions(List<String> script) {
    Engine engine = Engine.of(game, reference.options(game));
    P position = game.start();
    List<String> positions = new ArrayList<>();
    if (!scriptBegins) {
      reply(engine, position, positions);
    }
    for (String written : script) {
      if (position.outcome() == Position.ONGOING && play(position, written)) {
        reply(engine, position, positions);
      }
    }
    return positions;
  }

  private void reply(Engine engine, P position, List<String> positions) {
    if (position.outcome() == Position.ONGOING) {
      positions.add(game.format(position));
      engine.forget();
      position.play(engine.search(position, reference.limits()).move());
    }
  }

  private boolean play(P position, String written) {
    int move;
    try {
      move = game.parseMove(position, written);
    } catch (IllegalPositionException impossible) {
      game.parseMove(game.start(), written); // throws again unless it is a move somewhere
      return false;
    }
    position.play(move);
    return true;
  }
}
