package betacut.cli.play;

import betacut.lab.player.LevelPlayer;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.RootMove;
import betacut.search.engine.Engine;
import betacut.search.table.TablePolicy;
import betacut.solve.Solvers;

/** Tells a person what each move is worth. */
final class Hints<P extends Position> {
  private static final Limits LIMITS = Limits.nodes(300_000);

  /** A solver's positions are cheaper, and half of them are for the search if it fails. */
  private static final Limits LIMITS_OF_SOLVED = Limits.nodes(1_200_000);

  private static final int SHOWN = 10;

  private final Game<P> game;
  private final MoveText<P> moveText;
  private final Limits limits;
  private Engine<P> engine;

  Hints(Game<P> game, MoveText<P> moveText) {
    this.game = game;
    this.moveText = moveText;
    limits = Solvers.know(game) ? LIMITS_OF_SOLVED : LIMITS;
  }

  String of(P position) {
    if (engine == null) { // most games are played without
      engine =
          Solvers.engine(
              game,
              Options.full(Algorithm.PVS)
                  .orderedFor(game)
                  .withTable(TablePolicy.BUCKET, LevelPlayer.TABLE_MEBIBYTES));
    }
    Result result = engine.search(position, limits, Detail.ALL, Progress.SILENT);
    var text = new StringBuilder("What your moves are worth to you:\n");
    for (RootMove move : result.moves().stream().limit(SHOWN).toList()) {
      String name = moveText.format(position, move.move());
      text.append("  %-6s %s\n".formatted(name, move.value().text()));
    }
    int more = result.moves().size() - SHOWN;
    return text.append(more > 0 ? "  (and " + more + " more)\n" : "").toString();
  }
}
