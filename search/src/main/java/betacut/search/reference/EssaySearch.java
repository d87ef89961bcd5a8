package betacut.search.reference;

import static betacut.search.Result.NO_MOVE;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value.Bound;
import betacut.search.kernel.KernelParts;
import betacut.search.kernel.MoveOrder;
import betacut.search.table.Entry;
import betacut.search.trace.Purpose;

/**
 * Alpha-beta as textbooks write it, and as the program of a study does: its node counts can be
 * repeated one by one. It differs from the kernel in what that program does:
 *
 * <ul>
 *   <li>It fails hard. No score leaves its window, bounds are stored as the window's edges, and
 *       where no move beats alpha the first one tried counts as the best.
 *   <li>The table is asked before anything else and told of everything, so it holds leaves and
 *       finished games too.
 * </ul>
 *
 * Orders, symmetries, deepening and the trace are the kernel's; its shortcuts are not here.
 */
public final class EssaySearch extends MoveOrder {
  public EssaySearch(KernelParts parts) {
    super(parts);
  }

  @Override
  protected int root(int depth, int alpha, int beta) {
    long before = nodes++;
    System.arraycopy(rootMoves, 0, moves, 0, rootCount);
    starts[1] = rootCount;
    if (tracing) {
      trace.iteration(depth, alpha, beta);
      traceHere(0, depth, alpha, beta, Purpose.MAIN);
    }
    int best = -Score.INF;
    for (int i = 0; i < rootCount && best < beta; i++) {
      int move = moves[i];
      int score = score(move, depth, Math.max(alpha, best), beta, 0);
      rootDone++;
      if (score > best) {
        best = score;
        rootBest = move;
        rootBestScore = score;
        extendLine(move, 0);
        if (best >= beta) {
          countCut(i == 0, 0, depth, move);
        }
      }
    }
    if (rootWhole && table != null) {
      bestAt[0] = rootBest;
      keep(tableKey(), depth, alpha, beta, 0, best, nodes - before);
    }
    if (tracing) {
      traceScore(best, alpha, beta);
    }
    return best;
  }

  private int score(int move, int depth, int alpha, int beta, int ply) {
    path[ply] = move;
    position.make(move);
    int score = -node(depth - 1, -beta, -alpha, ply + 1);
    position.undo(move);
    return score;
  }

  private int node(int depth, int alpha, int beta, int ply) {
    if (tracing) {
      traceMove(ply, depth, alpha, beta, path[ply - 1], reasonFor(ply - 1));
    }
    bestAt[ply] = NO_MOVE;
    int score =
        table != null ? remember(depth, alpha, beta, ply) : visit(depth, alpha, beta, ply, NO_MOVE);
    score = Math.clamp(score, alpha, beta);
    if (tracing) {
      traceNode(score, alpha, beta);
    }
    return score;
  }

  private int remember(int depth, int alpha, int beta, int ply) {
    long key = tableKey();
    long entry = table.probe(key);
    int hashMove = entry == Entry.MISS ? NO_MOVE : hashMove(entry);
    probes++;
    if (tracing) {
      trace.probe(NO_MOVE, entry, hashMove);
    }
    if (entry != Entry.MISS) {
      int known = answer(entry, Math.min(depth, position.pliesLeft()), alpha, beta, ply);
      if (known != Position.ONGOING) {
        return known;
      }
    }
    long before = nodes;
    int score = visit(depth, alpha, beta, ply, hashMove);
    keep(key, depth, alpha, beta, ply, score, nodes - before);
    return score;
  }

  /** A leaf's opinion is kept as it is, for it is exact in every window. */
  private void keep(long key, int depth, int alpha, int beta, int ply, int score, long work) {
    int toEnd = Math.min(depth, position.pliesLeft());
    if (toEnd <= 0) {
      store(key, 0, Entry.EXACT, ply, score, work);
    } else {
      int kept = Math.clamp(score, alpha, beta);
      store(key, toEnd, Entry.bound(score, alpha, beta), ply, kept, work);
    }
  }

  private int visit(int depth, int alpha, int beta, int ply, int hashMove) {
    if (++nodes >= pollAt) {
      poll();
    }
    lineLengths[ply] = 0;
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return end(outcome, ply);
    }
    if (depth <= 0) {
      leaves++;
      return evaluator.evaluate(position);
    }
    if (skipping && position.isSkipped()) {
      nodes--; // the position after the pass is the one that counts
      int pass = enterSkip(ply);
      int score = -node(depth, -beta, -alpha, ply + 1);
      leaveSkip(pass, ply);
      return score;
    }
    return expand(depth, alpha, beta, ply, hashMove);
  }

  private int expand(int depth, int alpha, int beta, int ply, int hashMove) {
    int first = starts[ply];
    int end = position.moves(moves, first);
    starts[ply + 1] = end;
    if (ordered) {
      rank(first, end, depth, ply, hashMove);
    }
    int best = alpha;
    for (int i = first; i < end && best < beta; i++) {
      int move = ordered ? next(i, first, end) : moves[i];
      int score = score(move, depth, best, beta, ply);
      if (score > best || i == first) {
        bestAt[ply] = move;
      }
      if (score > best) {
        best = score;
        if (score < beta) {
          extendLine(move, ply);
        } else {
          countCut(i == first, ply, depth, move);
        }
      }
    }
    return best;
  }

  /** A clamped score is a bound, though it may be a leaf's. */
  private void traceNode(int score, int alpha, int beta) {
    if (score <= alpha || score >= beta) {
      traceClaim(score, Bound.of(score, alpha, beta));
    } else {
      traceScore(score, alpha, beta);
    }
  }
}
