package betacut.search.mcts;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.Statistics;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Reads the answer off a tree.
 *
 * <p>An unproven move is worth an estimate: the mean reward of its playouts on a scale from -10,000
 * (all lost) to 10,000 (all won), so that +2,400 means that wins outnumber losses by 24 %. Where it
 * is proven who wins, the value is exact if the distance (or margin) is proven too, and otherwise a
 * bound: a win at least that good, a loss at most that bad.
 *
 * <p>The move is a proven win, else the one visited most, unless a draw is proven and that move
 * looks worse; a proven loss is played only if there is nothing else, and then the longest.
 */
final class TreeAnswer {
  static final int SURE = 10_000;

  private final Tree tree;

  TreeAnswer(Tree tree) {
    this.tree = tree;
  }

  /** The answer of a search that was stopped before it looked at anything. */
  static Result nothing(Position root, Statistics statistics, long nanos, Result.End end) {
    int[] moves = new int[root.maxMoves()];
    root.moves(moves, 0);
    return new Result(
        moves[0], Value.estimate(0, 0), List.of(moves[0]), List.of(), statistics, nanos, end);
  }

  Result result(boolean everyMove, int depth, Statistics statistics, long nanos, Result.End end) {
    int best = bestChild(Tree.ROOT);
    return new Result(
        tree.move(best),
        rootValue(best, depth),
        line(Tree.ROOT),
        everyMove ? moves(best, depth) : List.of(),
        statistics,
        nanos,
        end);
  }

  /** The best play for both sides as far as the tree was visited. */
  List<Integer> line(int from) {
    List<Integer> line = new ArrayList<>();
    int node = from;
    while (tree.isExpanded(node)) {
      node = bestChild(node);
      if (tree.visits(node) == 0 && !tree.isSettled(node) && !line.isEmpty()) {
        break;
      }
      if (!tree.isPass(node)) {
        line.add(tree.move(node));
      }
    }
    return line;
  }

  int bestChild(int node) {
    if (tree.lower(node) > 0) {
      return greatest(node, Comparator.comparingInt(tree::lowerForParent));
    }
    if (tree.upper(node) < 0) {
      return greatest(node, Comparator.comparingInt(tree::upperForParent));
    }
    int visited = greatest(node, Comparator.comparingInt(this::openVisits));
    boolean isOpen = openVisits(visited) >= 0;
    boolean drawKnown = tree.lower(node) == Score.DRAW;
    if (drawKnown && (!isOpen || tree.isSettled(node) || estimate(visited) <= 0)) {
      return greatest(node, Comparator.comparingInt(tree::lowerForParent));
    }
    return visited;
  }

  /** The visits of a child whose value is open, -1 of any other. */
  private int openVisits(int child) {
    return tree.isSettled(child) ? -1 : tree.visits(child);
  }

  private int greatest(int node, Comparator<Integer> order) {
    int best = tree.first(node);
    for (int child = best + 1; child < tree.end(node); child++) {
      if (order.compare(child, best) > 0) {
        best = child;
      }
    }
    return best;
  }

  /** Two drawn games are added to the playouts, so that a handful of them claims little. */
  private int estimate(int child) {
    int visits = tree.visits(child);
    double lead = visits == 0 ? 0 : (2 * tree.mean(child) - 1) * visits / (visits + 2.0);
    return (int) Math.round(lead * SURE);
  }

  private Value rootValue(int best, int depth) {
    if (tree.isSettled(Tree.ROOT)) {
      return proven(tree.lower(Tree.ROOT), tree.upper(Tree.ROOT), depth);
    }
    return tree.isSettled(best)
        ? new Value(tree.lowerForParent(best), Bound.LOWER, depth) // others may be better
        : Value.estimate(estimate(best), depth);
  }

  private List<RootMove> moves(int best, int depth) {
    List<RootMove> others = new ArrayList<>();
    for (int child = tree.first(Tree.ROOT); child < tree.end(Tree.ROOT); child++) {
      if (child != best) {
        others.add(new RootMove(tree.move(child), moveValue(child, depth)));
      }
    }
    others.sort(Comparator.comparingInt((RootMove move) -> move.value().score()).reversed());
    others.addFirst(new RootMove(tree.move(best), moveValue(best, depth)));
    return others;
  }

  private Value moveValue(int child, int depth) {
    return tree.isSettled(child)
        ? proven(tree.lowerForParent(child), tree.upperForParent(child), depth)
        : Value.estimate(estimate(child), depth);
  }

  private static Value proven(int lower, int upper, int depth) {
    if (lower == upper) {
      return Value.exact(lower, depth);
    }
    return lower > 0 ? new Value(lower, Bound.LOWER, depth) : new Value(upper, Bound.UPPER, depth);
  }
}
