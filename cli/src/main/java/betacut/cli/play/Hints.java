package betacut.cli.play;

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

/** Tells a person what each move is worth. */
final class Hints<P extends Position> {
  private static final Limits LIMITS = Limits.nodes(300_000);
  private static final int SHOWN = 10;

  private final Game<P> game;
  private final MoveText<P> moveText;
  private Engine<P> engine;

  Hints(Game<P> game, MoveText<P> moveText) {
    this.game = game;
    this.moveText = moveText;
  }

  String of(P position) {
    if (engine == null) { // most games are played without
      engine =
          Engine.of(
              game,
              Options.full(Algorithm.PVS)
                  .orderedFor(game)
                  .withTable(TablePolicy.BUCKET, LevelOpponent.TABLE_MEBIBYTES));
    }
    Result result = engine.search(position, LIMITS, Detail.ALL, Progress.SILENT);
    var text = new StringBuilder("What your moves are worth to you:\n");
    for (RootMove move : result.moves().stream().limit(SHOWN).toList()) {
      String name = moveText.format(position, move.move());
      text.append("  %-6s %s\n".formatted(name, move.value().text()));
    }
    int more = result.moves().size() - SHOWN;
    return text.append(more > 0 ? "  (and " + more + " more)\n" : "").toString();
  }
}
