package betacut.web.api;

import betacut.play.level.LevelPlayer;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.StopSignal;
import betacut.search.TablePolicy;
import betacut.search.engine.Engine;
import betacut.solve.Solvers;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds what every move of a position is worth: a first opinion at once, then better ones, the last
 * by the game's solver where it has one.
 */
final class Judge<P extends Position> {
  /** Some 50 ms of search: soon enough to feel immediate. */
  private static final Limits FIRST_LOOK = Limits.nodes(30_000);

  /** Half a second of solving, counted so that a busy machine leaves no line out. */
  private static final Limits LINE = Limits.nodes(5_000_000);

  private static final int MOST_LINES = 10;

  private final Game<P> game;
  private final Options options;
  private final Engine quick;
  private final StopSignal signal;
  private Engine thorough;

  Judge(Game<P> game, StopSignal signal) {
    this.game = game;
    this.signal = signal;
    options =
        Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, LevelPlayer.TABLE_MEBIBYTES);
    quick = Engine.of(game, options);
  }

  /** Made when a first look was not enough: its tables take a moment. */
  private Engine thorough() {
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

  /**
   * The same result with lines for more moves: a solver knows what every move is worth, and how the
   * game goes on after the best one only.
   */
  Result withLines(P position, Result result) {
    if (!isSolved(result) || !Solvers.know(game)) {
      return result;
    }
    List<RootMove> moves = new ArrayList<>(result.moves());
    for (int i = 0; i < Math.min(MOST_LINES, moves.size()) && !signal.isGiven(); i++) {
      moves.set(i, withLine(position, moves.get(i)));
    }
    return new Result(
        result.move(),
        result.value(),
        result.line(),
        moves,
        result.statistics(),
        result.nanos(),
        result.end());
  }

  private RootMove withLine(P position, RootMove root) {
    P after = AskedGame.copy(position);
    after.make(root.move());
    if (root.line().size() > 1 || after.outcome() != Position.ONGOING) {
      return root;
    }
    Result reply = thorough().search(after, LINE, Detail.BEST, Progress.SILENT, signal);
    List<Integer> line = new ArrayList<>(root.line());
    line.addAll(reply.line());
    return isSolved(reply) ? new RootMove(root.move(), root.value(), line) : root;
  }

  private static boolean isSolved(Result result) {
    return result.end() == Result.End.SOLVED;
  }

  private static Limits strict(Limits limits) {
    return limits.withNodes(Math.min(limits.nodes(), FIRST_LOOK.nodes()));
  }
}
