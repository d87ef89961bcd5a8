package betacut.web.api;

import betacut.lab.player.LevelPlayer;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import betacut.search.table.TablePolicy;
import betacut.solve.Solvers;

/**
 * Finds what every move of a position is worth: a first opinion at once, then better ones, the last
 * by the game's solver where it has one.
 */
final class Judge<P extends Position> {
  /** Some 50 ms of search: soon enough to feel immediate. */
  private static final Limits FIRST_LOOK = Limits.nodes(30_000);

  private final Game<P> game;
  private final Options options;
  private final Engine<P> quick;
  private final StopSignal signal;
  private Engine<P> thorough;

  Judge(Game<P> game, StopSignal signal) {
    this.game = game;
    this.signal = signal;
    options =
        Options.full(Algorithm.PVS)
            .orderedFor(game)
            .withTable(TablePolicy.BUCKET, LevelPlayer.TABLE_MEBIBYTES);
    quick = Engine.of(game, options);
  }

  /** Made when a first look was not enough: its tables take a moment. */
  private Engine<P> thorough() {
    if (thorough == null) {
      thorough = Solvers.know(game) ? Solvers.engine(game, options) : quick;
    }
    return thorough;
  }

  /** Tells of every finished depth; the last result is the best. */
  Result judge(P position, Limits limits, Progress progress) {
    Result first = quick.search(position, strict(limits), Detail.ALL, progress, signal);
    boolean isFinal =
        first.end() == Result.End.SOLVED || first.end() == Result.End.DEPTH || signal.isGiven();
    if (isFinal) {
      return first;
    }
    Progress deeper =
        result -> {
          if (result.depth() > first.depth() || result.end() == Result.End.SOLVED) {
            progress.finished(result);
          }
        };
    Result second = thorough().search(position, limits, Detail.ALL, deeper, signal);
    return second.moves().isEmpty() || second.depth() < first.depth() && !isSolved(second)
        ? first
        : second;
  }

  private static boolean isSolved(Result result) {
    return result.end() == Result.End.SOLVED;
  }

  private static Limits strict(Limits limits) {
    return limits.withNodes(Math.min(limits.nodes(), FIRST_LOOK.nodes()));
  }
}
