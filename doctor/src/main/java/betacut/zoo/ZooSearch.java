package betacut.zoo;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value.Bound;
import betacut.search.trace.CutReason;
import betacut.search.trace.Trace;
import betacut.testkit.OwnSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.random.RandomGenerator;

/**
 * A student's engine with one bug switched on: alpha-beta in negamax form with a table, iterative
 * deepening and a limit. With {@link Bug#NONE} it is right.
 */
public final class ZooSearch implements OwnSearch {
  /** Thrown at the limit by the searches that do it right. */
  private static final class OutOfNodes extends RuntimeException {
    private static final long serialVersionUID = 1L;

    OutOfNodes() {
      super(null, null, false, false);
    }
  }

  private final Bug bug;
  private final ZooTable table;
  private final ZooTrace trace;
  private Position position;
  private Evaluator<Position> evaluator;
  private long nodes;
  private LongPredicate limit = count -> false;
  private int rootBest;
  private int rootScore;

  public ZooSearch(Bug bug) {
    this(bug, Optional.empty());
  }

  ZooSearch(Bug bug, Optional<Trace> trace) {
    this.bug = bug;
    this.trace = new ZooTrace(trace);
    table = new ZooTable(bug);
  }

  /** Positions searched since the last {@link #begin}. */
  long nodes() {
    return nodes;
  }

  void forget() {
    table.clear();
  }

  private void begin(Position root, Evaluator<Position> opinion, LongPredicate newLimit) {
    position = root;
    evaluator = opinion;
    nodes = 0;
    limit = newLimit;
  }

  @Override
  public Answer search(Position root, Evaluator<Position> opinion, int depth) {
    begin(root, opinion, count -> false);
    searchRoot(depth);
    return new Answer(rootBest, rootScore, depth);
  }

  @Override
  public Optional<Answer> searchWithin(
      Position root, Evaluator<Position> opinion, int deepest, long mostNodes) {
    return Optional.of(deepen(root, opinion, deepest, count -> count >= mostNodes));
  }

  /** Searches deeper and deeper until the limit says so of the nodes searched. */
  Answer deepen(Position root, Evaluator<Position> opinion, int deepest, LongPredicate newLimit) {
    begin(root, opinion, newLimit);
    var last = new Answer(root.legalMoves()[0], 0);
    for (int depth = 1; depth <= deepest; depth++) {
      position = root.copy();
      rootBest = last.move();
      rootScore = minusInfinity();
      try {
        searchRoot(depth);
      } catch (OutOfNodes stopped) {
        trace.abandon();
        boolean used = bug == Bug.UNFINISHED_DEPTH_USED && rootScore != minusInfinity();
        return used ? new Answer(rootBest, rootScore, depth) : last;
      }
      if (limit.test(nodes)) {
        return last; // the unfinished depth of a search that does not throw
      }
      boolean better = bug != Bug.BEST_SCORE_OVER_DEPTHS || rootScore >= last.value();
      last =
          better || depth == 1
              ? new Answer(rootBest, rootScore, depth)
              : new Answer(last.move(), last.value(), depth);
    }
    return last;
  }

  @Override
  public Optional<List<Integer>> bestMoves(Position root, Evaluator<Position> opinion, int depth) {
    begin(root, opinion, count -> false);
    searchRoot(depth);
    int best = rootScore;
    List<Integer> ties = new ArrayList<>();
    int alpha = minusInfinity();
    for (int move : position.legalMoves()) {
      position.make(move);
      // With the window raised to the best so far, "equal" may only mean "not better".
      boolean raised = bug == Bug.TIES_FROM_BOUNDS;
      int score = -search(depth - 1, -Score.INF, raised ? -alpha : Score.INF, 1, move);
      position.undo(move);
      alpha = Math.max(alpha, score);
      if ((raised ? alpha : score) == best) {
        ties.add(move);
      }
    }
    return Optional.of(ties);
  }

  @Override
  public Optional<Integer> choose(
      Position root, Evaluator<Position> opinion, int depth, RandomGenerator random) {
    List<Integer> best = bestMoves(root, opinion, depth).orElseThrow();
    int pick = bug == Bug.SAME_GAME_EVERY_TIME ? 0 : random.nextInt(best.size());
    return Optional.of(best.get(pick));
  }

  private int minusInfinity() {
    return bug == Bug.MINUS_INFINITY_IS_MIN_VALUE ? Integer.MIN_VALUE : -Score.INF;
  }

  private void searchRoot(int depth) {
    rootScore = minusInfinity();
    trace.root(depth, minusInfinity(), Score.INF, position.key());
    for (int move : position.legalMoves()) {
      position.make(move);
      int score = -search(depth - 1, minusInfinity(), -rootScore, 1, move);
      position.undo(move);
      if (bug != Bug.ABORTED_VALUES_STORED && limit.test(nodes)) {
        throw new OutOfNodes();
      }
      if (score > rootScore) {
        rootScore = score;
        rootBest = move;
      }
    }
    trace.leave(rootScore, Bound.EXACT);
  }

  /** Fail-soft alpha-beta wrapped with the table. */
  private int search(int depth, int alpha, int beta, int ply, int move) {
    nodes++;
    if (limit.test(nodes)) {
      if (bug == Bug.ABORTED_VALUES_STORED) {
        return 0; // and everybody above takes it for a value
      }
      throw new OutOfNodes();
    }
    trace.enter(ply, depth, alpha, beta, move, position.key());
    boolean isOver = position.outcome() != Position.ONGOING; // asked before a bug loses the board
    int score = node(depth, alpha, beta, ply);
    Bound inside = Bound.of(score, alpha, beta);
    trace.leave(score, isOver ? Bound.OVER : depth == 0 ? Bound.ESTIMATE : inside);
    return score;
  }

  private int node(int depth, int alpha, int beta, int ply) {
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return bug == Bug.WIN_WITHOUT_DISTANCE ? outcome : Score.atPly(outcome, ply);
    }
    if (depth == 0) {
      int opinion = evaluator.evaluate(position);
      boolean rootsView = bug == Bug.EVALUATION_FROM_WRONG_SIDE && ply % 2 == 1;
      return rootsView ? -opinion : opinion;
    }
    long key = position.key();
    ZooTable.Entry entry = table.probe(key);
    trace.probe(entry);
    if (entry != null && table.isUsable(entry, depth)) {
      int score = adjusted(entry.score(), ply);
      if (table.cuts(entry.bound(), score, alpha, beta)) {
        trace.cut(CutReason.TABLE, -1);
        return score;
      }
    }
    return expand(depth, alpha, beta, ply, key);
  }

  private int expand(int depth, int alpha, int beta, int ply, long key) {
    int best = minusInfinity();
    int raised = alpha;
    for (int move : position.legalMoves()) {
      position.make(move);
      int score = -search(depth - 1, -beta, -raised, ply + 1, move);
      if (bug == Bug.RETURN_BEFORE_UNDO && score >= beta) {
        return score;
      }
      position.undo(move);
      best = Math.max(best, score);
      raised = Math.max(raised, best);
      if (raised >= beta) {
        trace.cut(CutReason.BETA, move);
        break;
      }
    }
    int from = bug == Bug.BOUND_FROM_RAISED_ALPHA ? raised : alpha;
    var entry = new ZooTable.Entry(stored(best, ply), depth, Bound.of(best, from, beta));
    table.store(key, entry);
    trace.store(entry);
    return best;
  }

  private int stored(int score, int ply) {
    return bug == Bug.WIN_DISTANCE_NOT_ADJUSTED ? score : Score.fromPly(score, ply);
  }

  private int adjusted(int score, int ply) {
    return bug == Bug.WIN_DISTANCE_NOT_ADJUSTED ? score : Score.atPly(score, ply);
  }
}
