package betacut.games.contract.zoo;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.SearchUnderTest;
import betacut.testkit.SplitMix;
import betacut.testkit.Walks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A student's engine in one file, with one bug switched on: alpha-beta in negamax form with a
 * table, iterative deepening and a node limit. With {@link Bug#NONE} it is right.
 */
record ZooSearch(Bug bug) implements SearchUnderTest {
  @Override
  public <P extends Position> Session<P> open(Game<P> game, Evaluator<P> evaluator) {
    return new ZooSession<>(bug, evaluator);
  }

  /** Thrown at the node limit by the searches that do it right. */
  private static final class OutOfNodes extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private static final class ZooSession<P extends Position> implements Session<P> {
    private final Bug bug;
    private final Evaluator<P> evaluator;
    private final ZooTable table;
    private P position;
    private long nodesLeft;
    private int rootBest;
    private int rootScore;

    ZooSession(Bug bug, Evaluator<P> evaluator) {
      this.bug = bug;
      this.evaluator = evaluator;
      table = new ZooTable(bug);
    }

    @Override
    public Answer search(P root, int depth) {
      position = root;
      nodesLeft = Long.MAX_VALUE;
      searchRoot(depth);
      return Answer.exact(rootScore, rootBest, depth);
    }

    @Override
    public Optional<Answer> searchWithin(P root, int deepest, long nodes) {
      nodesLeft = nodes;
      var last = new Answer(0, Walks.movesOf(root)[0], 0, 3);
      for (int depth = 1; depth <= deepest; depth++) {
        position = copyOf(root);
        rootBest = last.move();
        rootScore = minusInfinity();
        try {
          searchRoot(depth);
        } catch (OutOfNodes stopped) {
          boolean used = bug == Bug.UNFINISHED_DEPTH_USED && rootScore != minusInfinity();
          return Optional.of(used ? Answer.exact(rootScore, rootBest, depth) : last);
        }
        if (nodesLeft <= 0) {
          return Optional.of(last); // the unfinished depth of a search that does not throw
        }
        boolean better = bug != Bug.BEST_SCORE_OVER_DEPTHS || rootScore >= last.score();
        last =
            better || depth == 1
                ? Answer.exact(rootScore, rootBest, depth)
                : Answer.exact(last.score(), last.move(), depth);
      }
      return Optional.of(last);
    }

    @Override
    public Optional<List<Integer>> bestMoves(P root, int depth) {
      position = root;
      nodesLeft = Long.MAX_VALUE;
      searchRoot(depth);
      int best = rootScore;
      List<Integer> ties = new ArrayList<>();
      int alpha = minusInfinity();
      for (int move : Walks.movesOf(position)) {
        position.make(move);
        // With the window raised to the best so far, "equal" may only mean "not better".
        boolean raised = bug == Bug.TIES_FROM_BOUNDS;
        int score = -search(depth - 1, -Score.INF, raised ? -alpha : Score.INF, 1);
        position.undo(move);
        alpha = Math.max(alpha, score);
        if ((raised ? alpha : score) == best) {
          ties.add(move);
        }
      }
      return Optional.of(ties);
    }

    @Override
    public Optional<Integer> chooseMove(P root, int depth, long seed) {
      List<Integer> best = bestMoves(root, depth).orElseThrow();
      int pick = bug == Bug.SAME_GAME_EVERY_TIME ? 0 : new SplitMix(seed).below(best.size());
      return Optional.of(best.get(pick));
    }

    @SuppressWarnings("unchecked")
    private P copyOf(P root) {
      return (P) root.copy();
    }

    private int minusInfinity() {
      return bug == Bug.MINUS_INFINITY_IS_MIN_VALUE ? Integer.MIN_VALUE : -Score.INF;
    }

    private void searchRoot(int depth) {
      rootScore = minusInfinity();
      for (int move : Walks.movesOf(position)) {
        position.make(move);
        int score = -search(depth - 1, minusInfinity(), -rootScore, 1);
        position.undo(move);
        boolean stopped = bug != Bug.ABORTED_VALUES_STORED && nodesLeft <= 0;
        if (stopped) {
          throw new OutOfNodes();
        }
        if (score > rootScore) {
          rootScore = score;
          rootBest = move;
        }
      }
    }

    /** Fail-soft alpha-beta wrapped with the table. */
    private int search(int depth, int alpha, int beta, int ply) {
      if (--nodesLeft <= 0) {
        if (bug == Bug.ABORTED_VALUES_STORED) {
          return 0; // and everybody above takes it for a value
        }
        throw new OutOfNodes();
      }
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
      if (entry != null && isUsable(entry, depth)) {
        int score = adjusted(entry.score(), ply);
        if (cuts(entry.bound(), score, alpha, beta)) {
          return score;
        }
      }
      return expand(depth, alpha, beta, ply, key);
    }

    private int expand(int depth, int alpha, int beta, int ply, long key) {
      int best = minusInfinity();
      int raised = alpha;
      for (int move : Walks.movesOf(position)) {
        position.make(move);
        int score = -search(depth - 1, -beta, -raised, ply + 1);
        if (bug == Bug.RETURN_BEFORE_UNDO && score >= beta) {
          return score;
        }
        position.undo(move);
        best = Math.max(best, score);
        raised = Math.max(raised, best);
        if (raised >= beta) {
          break;
        }
      }
      int from = bug == Bug.BOUND_FROM_RAISED_ALPHA ? raised : alpha;
      int bound = best <= from ? ZooTable.UPPER : best >= beta ? ZooTable.LOWER : ZooTable.EXACT;
      table.store(key, new ZooTable.Entry(stored(best, ply), depth, bound));
      return best;
    }

    private boolean isUsable(ZooTable.Entry entry, int depth) {
      return bug == Bug.TABLE_DEPTH_UNCHECKED || entry.depth() == depth;
    }

    private boolean cuts(int bound, int score, int alpha, int beta) {
      int kind = bound;
      if (bug == Bug.TABLE_WITHOUT_BOUNDS) {
        kind = ZooTable.EXACT;
      } else if (bug == Bug.TABLE_BOUNDS_SWAPPED && bound != ZooTable.EXACT) {
        kind = bound == ZooTable.LOWER ? ZooTable.UPPER : ZooTable.LOWER;
      }
      return kind == ZooTable.EXACT
          || kind == ZooTable.LOWER && score >= beta
          || kind == ZooTable.UPPER && score <= alpha;
    }

    private int stored(int score, int ply) {
      return bug == Bug.WIN_DISTANCE_NOT_ADJUSTED ? score : Score.fromPly(score, ply);
    }

    private int adjusted(int score, int ply) {
      return bug == Bug.WIN_DISTANCE_NOT_ADJUSTED ? score : Score.atPly(score, ply);
    }
  }
}
