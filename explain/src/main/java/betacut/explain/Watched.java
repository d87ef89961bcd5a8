package betacut.explain;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Value.Bound;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import betacut.search.trace.Purpose;
import betacut.search.trace.Trace;
import betacut.search.trace.TraceNode;
import betacut.search.trace.TraceTree;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * A search that was written down, with what is needed to read it.
 *
 * @param finishedDepth the last depth searched to its end, or 0: then the result is no answer
 */
public record Watched<P extends Position>(
    Game<P> game, P root, Options options, Result result, int finishedDepth, TraceTree tree) {
  /** Runs the engine under a trace. */
  public static <P extends Position> Watched<P> search(
      Game<P> game, P root, Options options, Limits limits) {
    Trace trace = new Trace(Trace.DEFAULT_LIMIT);
    Engine engine = Engine.traced(game, options, trace);
    return search(engine, trace, game, root, options, limits, new StopSignal());
  }

  /** Runs an engine that writes down what it does. */
  public static <P extends Position> Watched<P> search(
      Engine engine,
      Trace trace,
      Game<P> game,
      P root,
      Options options,
      Limits limits,
      StopSignal signal) {
    var finished = new AtomicInteger();
    Progress progress = so -> finished.set(so.depth());
    Result result = engine.search(root, limits, Detail.BEST, progress, signal);
    boolean isWhole = result.end() == Result.End.DEPTH || result.end() == Result.End.SOLVED;
    TraceTree tree = TraceTree.of(trace);
    int depth = isWhole ? result.depth() : Math.max(finished.get(), finishedDepth(tree));
    return new Watched<>(game, root, options, result, depth, tree);
  }

  /** The greatest depth that came back to its root, or 0. */
  private static int finishedDepth(TraceTree tree) {
    return IntStream.range(0, tree.iterations())
        .mapToObj(number -> tree.node(tree.root(number)))
        .filter(root -> root.claim() != Bound.UNKNOWN)
        .mapToInt(TraceNode::depth)
        .max()
        .orElse(0);
  }

  /**
   * A node with all that is known of it: where every move was looked at and the best one's value is
   * exact, so is the node's, though the search itself needed no more than a bound.
   */
  public TraceNode node(int number) {
    TraceNode node = seen(number);
    return !isExact(node) && isWhole(node) ? node.withClaim(Bound.EXACT) : node;
  }

  /**
   * A node as the search left it, but a move that was too good is a cut only if it was not the
   * last: where every move was looked at, nothing was cut off.
   */
  public TraceNode seen(int number) {
    TraceNode node = tree.node(number);
    return node.isBetaCut() && skipped(number).isEmpty() ? node.withoutCut() : node;
  }

  private static boolean isExact(TraceNode node) {
    return node.claim() == Bound.EXACT || node.claim() == Bound.OVER;
  }

  private boolean isWhole(TraceNode node) {
    boolean isSearched = node.cut().isEmpty() || node.isBetaCut();
    if (node.size() == 1 || node.claim() == Bound.UNKNOWN || !isSearched) {
      return false;
    }
    boolean isReached = false;
    for (int number : tree.children(node.number())) {
      TraceNode child = node(number);
      boolean isAtMost = isExact(child) || child.claim() == Bound.LOWER;
      if (child.purpose() != Purpose.MAIN || !isAtMost || -child.score() > node.score()) {
        return false;
      }
      isReached |= isExact(child) && -child.score() == node.score();
    }
    return isReached && skipped(node.number()).isEmpty();
  }

  /** How many cuts came with the last move, so that there was nothing to cut off. */
  public long emptyCuts() {
    return IntStream.range(0, tree.size())
        .filter(number -> tree.node(number).isBetaCut() && !seen(number).isBetaCut())
        .count();
  }

  /** The position of a node. */
  public Position position(int node) {
    Position position = root.copy();
    tree.path(node).forEach(position::make);
    return position;
  }

  /** The legal moves of a node that the search did not look at. */
  public List<Integer> skipped(int node) {
    List<Integer> moves = legal(node);
    tree.children(node).forEach(child -> moves.remove((Integer) tree.node(child).move()));
    return moves;
  }

  /** The legal moves of a node in the game's own order; none if the game is over. */
  public List<Integer> legal(int node) {
    List<Integer> legal = new ArrayList<>();
    Position position = position(node);
    if (position.outcome() == Position.ONGOING) {
      for (int move : position.legalMoves()) {
        legal.add(move);
      }
    }
    return legal;
  }

  /** A move as the game writes it. */
  public String moveText(int move) {
    return game.formatMove(move);
  }
}
