package betacut.cli.play;

import betacut.play.level.LevelPlayer;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.solve.Solvers;

/** Searches for hints, whatever the opponent's strength: always as well as it can. */
final class Analyst<P extends Position> {
  private static final Limits LIMITS = Limits.nodes(300_000);

  /** A solver's positions are cheaper, and half of them are for the search if it fails. */
  private static final Limits LIMITS_OF_SOLVED = Limits.nodes(1_200_000);

  private final Game<P> game;
  private final Limits limits;
  private Engine engine;

  Analyst(Game<P> game) {
    this.game = game;
    limits = Solvers.know(game) ? LIMITS_OF_SOLVED : LIMITS;
  }

  /** What every move is worth. */
  Result everyMove(P position) {
    return engine().search(position, limits, Detail.ALL, Progress.SILENT);
  }

  /** The best move and what follows. */
  Result best(P position) {
    return engine().search(position, limits, Detail.BEST, Progress.SILENT);
  }

  private Engine engine() {
    if (engine == null) { // most games are played without
      engine =
          Solvers.engine(
              game,
              Options.full(Algorithm.PVS)
                  .withTable(TablePolicy.BUCKET, LevelPlayer.TABLE_MEBIBYTES));
    }
    return engine;
  }
}
