package betacut.explain;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Value.Bound;
import betacut.search.Limits;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.search.trace.Purpose;
import betacut.search.trace.Trace;
import betacut.search.trace.TraceNode;
import betacut.search.trace.TraceTree;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A search that was written down, with what is needed to read it. */
public record Watched<P extends Position>(
    Game<P> game, P root, Options options, Result result, TraceTree tree) {
  /** Runs the engine under a trace. */
  public static <P extends Position> Watched<P> search(
      Game<P> game, P root, Options options, Limits limits) {
    Trace trace = new Trace(Trace.DEFAULT_LIMIT);
    Result result = Engine.traced(game, options, trace).search(root, limits);
    return new Watched<>(game, root, options, result, TraceTree.of(trace));
  }

  /**
   * A node with all that is known of it: where every move was looked at and the best one's value is
   * exact, so is the node's, though the search itself needed no more than a bound.
   */
  public TraceNode node(int number) {
    TraceNode node = tree.node(number);
    return !isExact(node) && isWhole(node) ? node.withClaim(Bound.EXACT) : node;
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
        .filter(number -> tree.node(number).isBetaCut() && skipped(number).isEmpty())
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
