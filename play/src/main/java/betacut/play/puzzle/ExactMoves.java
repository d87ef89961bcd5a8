package betacut.play.puzzle;

import betacut.play.level.LevelPlayer;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
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
import betacut.search.spi.Searcher;
import betacut.solve.Solvers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Asks the game's own solver, or else an exhaustive search, limited by nodes alone: the same answer
 * on every machine.
 */
final class ExactMoves<P extends Position> {
  /** What a solver may look at for one position: some 20 ms. */
  private static final long SOLVER_BUDGET = 400_000;

  /** The same for a search, whose positions take longer. */
  private static final long SEARCH_BUDGET = 150_000;

  private final Engine engine;
  private final boolean hasSolver;
  private final StopSignal signal;
  private long nodes;
  private boolean hasProven;

  ExactMoves(Game<P> game, StopSignal signal) {
    this.signal = signal;
    Options options =
        Options.full(Algorithm.PVS).withTable(TablePolicy.BUCKET, LevelPlayer.TABLE_MEBIBYTES);
    Optional<Searcher> solver = Solvers.searcher(game, options);
    hasSolver = solver.isPresent();
    engine =
        solver
            .map(own -> Engine.around(own, game, options))
            .orElseGet(() -> Engine.of(game, options));
  }

  /** What all questions so far took. */
  long nodes() {
    return nodes;
  }

  /** Every move, best first, as the last finished depth sees them; none if that says nothing. */
  List<RootMove> of(Position position) {
    List<RootMove> moves =
        position.pliesLeft() == Score.MAX_PLY
            ? proven(position)
            : search(position, Limits.nodes(budget()), Detail.ALL).moves();
    hasProven |= isKnown(moves);
    return moves;
  }

  /** Whether it knew every move's value in any position it was asked about. */
  boolean hasProven() {
    return hasProven;
  }

  /** What one question may take. */
  long budget() {
    return hasSolver ? SOLVER_BUDGET : SEARCH_BUDGET;
  }

  /** Whether every value is the truth. */
  static boolean isKnown(List<RootMove> moves) {
    return !moves.isEmpty() && moves.stream().allMatch(move -> PuzzleGoal.isExact(move.value()));
  }

  /** The same to a depth, even if that takes ten times as long. */
  List<RootMove> toDepth(Position position, int depth) {
    return search(position, Limits.depth(depth).withNodes(10 * budget()), Detail.ALL).moves();
  }

  /**
   * Where no board bounds a game's length (Kalah), a search knows that no line goes on only if
   * depth alone limits it. It goes as deep as it can afford.
   */
  private List<RootMove> proven(Position position) {
    long most = nodes + budget() / position.maxMoves();
    List<RootMove> moves = List.of();
    for (int depth = 1; depth <= Limits.MAX_DEPTH && nodes < most && !isKnown(moves); depth++) {
      moves = search(position, Limits.depth(depth), Detail.ALL).moves();
    }
    return moves;
  }

  private Result search(Position position, Limits limits, Detail detail) {
    engine.forget();
    Result result = engine.search(position, limits, detail, Progress.SILENT, signal);
    nodes += result.statistics().nodes();
    return result;
  }

  /**
   * How it goes on after a move with best play of both sides, the longest defence included: to the
   * end or so many plies, if that is known; the reply in any case.
   */
  List<Integer> line(Position position, RootMove root, int longest) {
    List<Integer> line = new ArrayList<>(root.line());
    Position after = position.copy();
    line.forEach(after::play);
    boolean isKnown = true;
    while (line.size() < longest
        && after.outcome() == Position.ONGOING
        && (isKnown || line.size() == 1)
        && !signal.isGiven()) {
      Result reply = search(after, Limits.nodes(budget()), Detail.BEST);
      isKnown = PuzzleGoal.isExact(reply.value());
      List<Integer> more =
          reply.line().isEmpty() || !isKnown ? List.of(reply.move()) : reply.line();
      line.addAll(more);
      more.forEach(after::play);
    }
    return List.copyOf(line.subList(0, Math.min(longest, line.size())));
  }
}
