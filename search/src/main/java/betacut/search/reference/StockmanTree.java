package betacut.search.reference;

import static betacut.search.Result.NO_MOVE;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.UsageException;
import betacut.search.spi.Clock;
import betacut.search.spi.Poll;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/**
 * SSS* on one tree: Stockman's OPEN list and his operator Γ, case by case (A minimax algorithm
 * better than alpha-beta?, Artificial Intelligence 12, 1979).
 *
 * <p>A state is a node, whether it is live (still to be explored) or solved, and its merit: an
 * upper bound on the value, for the side to move at the root (MAX), of every way to play that goes
 * through it. The state of greatest merit is always taken next, the leftmost one of several; when
 * that is the solved root, its merit is the value. The price is the list: it holds a state for
 * every reply MAX might still choose.
 */
final class StockmanTree {
  /** Enough for every tree one would check by hand; the list grows as the root of the tree. */
  static final int MAX_NODES = 300_000;

  /** Greatest merit first, then leftmost; nodes of two states are never above one another. */
  private static final Comparator<State> ORDER =
      Comparator.comparingInt(State::merit).reversed().thenComparing(State::node, Node::compare);

  private final TreeSet<State> open = new TreeSet<>(ORDER);
  private final Evaluator<Position> evaluator;
  private final Poll poll;
  private final Node root;
  private final int depth;
  private final long spent;
  private long nodes = 1;
  private long pollAt;
  private long leaves;
  private long ends;
  private long draws;
  private int bestMove = NO_MOVE;

  /**
   * @param spent nodes already counted against the clock's limit
   */
  StockmanTree(
      Position position, Evaluator<Position> evaluator, int depth, Clock clock, long spent) {
    this.root = new Node(null, NO_MOVE, 0, position.copy());
    this.evaluator = evaluator;
    this.depth = depth;
    this.spent = spent;
    poll = new Poll(clock);
    pollAt = spent + poll.first();
  }

  /** The value for the side to move. */
  int search() {
    open.add(new State(root, Status.LIVE, Score.INF));
    while (true) {
      State state = open.pollFirst();
      if (state.node == root && state.status == Status.SOLVED) {
        return state.merit;
      }
      if (state.status == Status.LIVE) {
        explore(state.node, state.merit);
      } else {
        solved(state.node, state.merit);
      }
    }
  }

  /** Γ, cases 4 to 6: a live state. */
  private void explore(Node node, int merit) {
    if (isLeaf(node)) {
      open.add(new State(node, Status.SOLVED, Math.min(merit, value(node))));
      return;
    }
    node.children = children(node);
    if (node.isMax()) {
      for (Node child : node.children) {
        open.add(new State(child, Status.LIVE, merit));
      }
    } else {
      open.add(new State(node.children.getFirst(), Status.LIVE, merit));
    }
  }

  /** Γ, cases 1 to 3: a solved state other than the root's. */
  private void solved(Node node, int merit) {
    Node parent = node.parent;
    if (!node.isMax()) {
      if (parent == root) {
        bestMove = node.move;
      }
      // No other move of MAX here has a greater merit: none can be better.
      open.removeIf(state -> state.node.isBelow(parent));
      open.add(new State(parent, Status.SOLVED, merit));
    } else if (node.index + 1 < parent.children.size()) {
      open.add(new State(parent.children.get(node.index + 1), Status.LIVE, merit));
    } else {
      open.add(new State(parent, Status.SOLVED, merit));
    }
  }

  private boolean isLeaf(Node node) {
    return node.depth == depth || node.position.outcome() != Position.ONGOING;
  }

  /** What a leaf is worth to MAX. */
  private int value(Node node) {
    int outcome = node.position.outcome();
    int score;
    if (outcome != Position.ONGOING) {
      ends++;
      draws += outcome == Score.DRAW ? 1 : 0;
      score = Score.atPly(outcome, node.depth);
    } else {
      leaves++;
      score = evaluator.evaluate(node.position);
    }
    return node.isMax() ? score : -score;
  }

  private List<Node> children(Node node) {
    int[] moves = node.position.legalMoves();
    List<Node> children = new ArrayList<>();
    for (int i = 0; i < moves.length; i++) {
      count();
      Position next = node.position.copy();
      next.make(moves[i]);
      children.add(new Node(node, moves[i], i, next));
    }
    return children;
  }

  private void count() {
    if (++nodes > MAX_NODES) {
      throw new UsageException(
          ("This tree is too big for Stockman's SSS*, which keeps it in memory: more than %,d nodes"
                  + " at depth %d. Ask for a smaller depth, or for the algorithm sss.")
              .formatted(MAX_NODES, depth));
    }
    if (spent + nodes >= pollAt) {
      pollAt = poll.next(spent + nodes);
    }
  }

  int bestMove() {
    return bestMove;
  }

  /** Nodes generated, the root included; those never explored count too. */
  long nodes() {
    return nodes;
  }

  long leaves() {
    return leaves;
  }

  long ends() {
    return ends;
  }

  long draws() {
    return draws;
  }

  private enum Status {
    LIVE,
    SOLVED
  }

  private record State(Node node, Status status, int merit) {}

  private static final class Node {
    final Node parent;
    final int move;
    final int index;
    final int ply;

    /** As the ply, without the passes of skipped sides. */
    final int depth;

    final Position position;
    List<Node> children = List.of();

    Node(Node parent, int move, int index, Position position) {
      this.parent = parent;
      this.move = move;
      this.index = index;
      this.position = position;
      ply = parent == null ? 0 : parent.ply + 1;
      depth = parent == null ? 0 : parent.position.isSkipped() ? parent.depth : parent.depth + 1;
    }

    boolean isMax() {
      return ply % 2 == 0;
    }

    boolean isBelow(Node ancestor) {
      Node node = this;
      while (node.ply > ancestor.ply) {
        node = node.parent;
      }
      return node == ancestor && this != ancestor;
    }

    /** Left to right in the tree. */
    static int compare(Node a, Node b) {
      if (a == b) {
        return 0;
      }
      if (a.ply != b.ply) {
        return a.ply > b.ply ? compare(a.parent, b) : compare(a, b.parent);
      }
      int above = compare(a.parent, b.parent);
      return above != 0 ? above : Integer.compare(a.index, b.index);
    }
  }
}
