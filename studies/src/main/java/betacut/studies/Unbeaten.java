package betacut.studies;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether anybody could beat an engine in a small game: follows every move of the opponent's and
 * every one of the engine's equally good answers. An answer for certain, where games only give an
 * interval.
 */
final class Unbeaten<P extends Position> {
  private final Engine engine;
  private final Limits limits;
  private final int side;
  private final Set<Long> seen = new HashSet<>();
  private int lost;

  private Unbeaten(Game<P> game, EngineText text, int side) {
    engine = Engine.of(game, text.options(game));
    limits = text.limits();
    this.side = side;
  }

  /**
   * How many different final positions the engine can be led to in which it has lost.
   *
   * @param side 0 if the engine moves first, 1 if second
   */
  static int lostEnds(String game, String engine, int side) {
    return lostEnds(Games.find(game), EngineText.parse(engine), side);
  }

  private static <P extends Position> int lostEnds(Game<P> game, EngineText text, int side) {
    var walk = new Unbeaten<>(game, text, side);
    walk.visit(game.start(), 0);
    return walk.lost;
  }

  private void visit(P position, int ply) {
    if (!seen.add(position.key(0))) {
      return;
    }
    boolean isEngines = ply % 2 == side;
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      lost += (isEngines ? outcome : -outcome) < 0 ? 1 : 0;
      return;
    }
    if (isEngines) {
      List<Integer> best =
          engine
              .search(position, limits, Detail.TIES, Progress.SILENT, new StopSignal())
              .bestMoves();
      best.forEach(move -> step(position, move, ply));
    } else {
      for (int legal : position.legalMoves()) {
        step(position, legal, ply);
      }
    }
  }

  private void step(P position, int move, int ply) {
    position.make(move);
    visit(position, ply + 1);
    position.undo(move);
  }
}
