package betacut.search.kernel;

import static betacut.search.Result.NO_MOVE;

import betacut.rules.Game.LateMoves;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.table.Entry;
import betacut.search.trace.CutReason;
import betacut.search.trace.OrderReason;
import betacut.search.trace.Purpose;

/**
 * Depth-first search of a game tree in negamax form, with every refinement behind a switch: with
 * all of them off it is plain alpha-beta, without pruning it is minimax.
 *
 * <p>Return contract of every method that takes a window, v being the position's value at that
 * depth: {@code r <= alpha} implies {@code v <= r}; {@code r >= beta} implies {@code v >= r};
 * otherwise {@code r == v}. The value is a function of position and depth alone, whatever the table
 * holds, as long as no selective option is on.
 *
 * <p>Reading order: {@link #root}, {@link #visit}, {@link #remember}, {@link #expand}, {@link
 * #child}; then {@link MoveOrder}. {@code depth} is what remains, {@code ply} the distance from the
 * root. Each game runs its own copy of this class (see {@link Twins}), so it must stay free of
 * nested classes and lambdas.
 */
public final class Kernel extends MoveOrder {

  /**
   * Late moves are searched two plies less at first, so that the same side has the last word: with
   * one, a game of columns takes twice the nodes of the exact search, with two half; up to +57 ±28
   * Elo (measurements: selection).
   */
  private static final int REDUCTION = 2;

  /** The least depth that leaves a ply after the reduction; from one more on it saves less. */
  private static final int REDUCED_DEPTH = REDUCTION + 1;

  /** Very late ones are searched less deep still, where that leaves a ply. */
  private static final int FAR_REDUCTION = 2 * REDUCTION;

  /** Long enough for every chain of forcing moves that is worth it; it only bounds the room. */
  private static final int QUIET_PLIES = 24;

  public Kernel(KernelParts parts) {
    super(parts);
  }

  /** The root is a node whose moves, order and scores the driver can see. */
  @Override
  protected int root(int depth, int alpha, int beta) {
    long before = nodes++;
    System.arraycopy(rootMoves, 0, moves, 0, rootCount);
    int last = rootCount;
    starts[1] = 2 * rootCount;
    if (tracing) {
      trace.iteration(depth, alpha, beta);
      traceHere(0, depth, alpha, beta, Purpose.MAIN);
    }
    int best = -Score.INF;
    for (int i = 0; i < last; i++) {
      int move = moves[i];
      if (depth >= sharedDepth && i > 0 && i < rootCount && isElsewhere(move, depth)) {
        moves[last++] = move;
        continue;
      }
      path[0] = move;
      int score = score(move, depth, Math.max(alpha, best), beta, 0, i);
      rootDone++;
      if (score > best) {
        best = score;
        rootBest = move;
        rootBestScore = score;
        extendLine(move, 0);
        if (best >= beta) {
          countCut(i == 0, 0, depth, move);
          break;
        }
      }
    }
    // Not at the threshold itself: only a later search can ask, and that one is deeper.
    if (rootWhole && depth > tableDepth) {
      bestAt[0] = rootBest;
      int toEnd = Math.min(depth, position.pliesLeft());
      store(tableKey(), toEnd, Entry.bound(best, alpha, beta), 0, best, nodes - before);
    }
    if (tracing) {
      traceScore(best, alpha, beta);
    }
    return best;
  }

  /** Any node below the root, watched or not. */
  private int node(int depth, int alpha, int beta, int ply) {
    return tracing ? watchedNode(depth, alpha, beta, ply) : visit(depth, alpha, beta, ply);
  }

  private int watchedNode(int depth, int alpha, int beta, int ply) {
    traceMove(ply, depth, alpha, beta, path[ply - 1], reasonFor(ply - 1));
    bestAt[ply] = NO_MOVE;
    int score = visit(depth, alpha, beta, ply);
    traceScore(score, alpha, beta);
    return score;
  }

  /** Ends the line if the game or the depth does; otherwise goes on below. */
  private int visit(int depth, int alpha, int beta, int ply) {
    if (++nodes >= pollAt) {
      poll();
    }
    lineLengths[ply] = 0;
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return end(outcome, ply);
    }
    if (depth <= 0) {
      return horizon(alpha, beta, ply);
    }
    if (skipping && position.isSkipped()) {
      return skip(depth, alpha, beta, ply);
    }
    if (banking) {
      int bound = outOfReach(alpha, beta);
      if (bound != Position.ONGOING) {
        cuts++;
        return bound;
      }
    }
    if (depth == frontierDepth) {
      int likely =
          shortcuts.probCut() ? likely(depth, alpha, beta, ply, NO_MOVE) : Position.ONGOING;
      return likely != Position.ONGOING ? likely : frontier(alpha, beta, ply);
    }
    if (depth >= tableDepth) {
      return remember(depth, alpha, beta, ply);
    }
    return interior(depth, alpha, beta, ply, NO_MOVE);
  }

  /** The other side moves again: the pass between takes no depth, no distance and is no node. */
  private int skip(int depth, int alpha, int beta, int ply) {
    nodes--;
    int pass = enterSkip(ply);
    int score = -node(depth, -beta, -alpha, ply + 1);
    leaveSkip(pass, ply);
    return score;
  }

  private int horizon(int alpha, int beta, int ply) {
    leaves++;
    return quiescence ? quiet(alpha, beta, ply, QUIET_PLIES) : evaluator.evaluate(position);
  }

  /** Wraps a node with the table: answers from it, or searches and stores. */
  private int remember(int depth, int alpha, int beta, int ply) {
    // A search past the end of the game is a search to the end: one entry serves both.
    int left = position.pliesLeft();
    int toEnd = Math.min(depth, left);
    long key = tableKey();
    long entry = table.probe(key);
    probes++;
    int hashMove = NO_MOVE;
    if (tracing) {
      trace.probe(NO_MOVE, entry, entry == Entry.MISS ? NO_MOVE : hashMove(entry));
    }
    if (entry != Entry.MISS) {
      int known = answer(entry, toEnd, alpha, beta, ply);
      if (known != Position.ONGOING) {
        nodes--; // counted on entry; a position answered by the table was not searched
        return known;
      }
      hashMove = hashMove(entry);
    }
    long before = nodes;
    long judged = leaves;
    int score = interior(toEnd, alpha, beta, ply, hashMove);
    if (left <= depth && leaves != judged && !selective) {
      throw outlasted(left);
    }
    store(key, toEnd, Entry.bound(score, alpha, beta), ply, score, nodes - before);
    return score;
  }

  /** A likely cut, or else the moves themselves. */
  private int interior(int depth, int alpha, int beta, int ply, int hashMove) {
    int likely = shortcuts.probCut() ? likely(depth, alpha, beta, ply, hashMove) : Position.ONGOING;
    return likely != Position.ONGOING ? likely : expand(depth, alpha, beta, ply, hashMove);
  }

  /** Where the search reaches the end of the game, no opinion foretells what it finds there. */
  private int likely(int depth, int alpha, int beta, int ply, int hashMove) {
    return depth < position.pliesLeft()
        ? probCut(depth, alpha, beta, ply, hashMove)
        : Position.ONGOING;
  }

  /** Searches the same position to less depth, for what that tells about the real search. */
  private int again(int depth, int alpha, int beta, int ply, int hashMove) {
    if (tracing) {
      traceHere(ply, depth, alpha, beta, Purpose.PROBCUT);
    }
    int score = interior(depth, alpha, beta, ply, hashMove);
    if (tracing) {
      traceScore(score, alpha, beta);
    }
    return score;
  }

  /**
   * Searches the moves until they are all done or one cuts: the textbook's loop. Kept apart from
   * {@link #expandArranged} for its speed (measurements: plain loop).
   */
  private int expand(int depth, int alpha, int beta, int ply, int hashMove) {
    int first = starts[ply];
    int end = position.moves(moves, first);
    if (end == first) {
      throw position.withoutMoves();
    }
    starts[ply + 1] = end;
    if (arranged) {
      return expandArranged(first, end, depth, alpha, beta, ply, hashMove);
    }
    int best = -Score.INF;
    int bestMove = NO_MOVE;
    for (int i = first; i < end; i++) {
      int move = moves[i];
      position.make(move);
      int score = child(depth - 1, Math.max(alpha, best), beta, ply + 1, i - first);
      position.undo(move);
      if (score > best) {
        best = score;
        bestMove = move;
        if (score >= beta) {
          countCut(i == first, ply, depth, move);
          break;
        }
        if (score > alpha) {
          extendLine(move, ply);
        }
      }
    }
    bestAt[ply] = bestMove;
    return best;
  }

  /** The same loop with all that wants a say in the order of the moves. */
  private int expandArranged(
      int first, int end, int depth, int alpha, int beta, int ply, int hashMove) {
    if (ordered) {
      rank(first, end, depth, ply, hashMove);
    }
    if (depth >= etcDepth) {
      int cut = transpositionCut(first, end, depth - 1, beta, ply);
      if (cut >= beta) {
        return cut;
      }
    }
    int last = end;
    if (shared) {
      starts[ply + 1] = end + (end - first);
    }
    int best = -Score.INF;
    int bestMove = NO_MOVE;
    for (int i = first; i < last; i++) {
      int move = ordered && i < end ? next(i, first, end) : moves[i];
      if (depth >= sharedDepth && i > first && i < end && isElsewhere(move, depth)) {
        moves[last++] = move; // after the others; then it is done no matter who else is at it
        continue;
      }
      int score = score(move, depth, Math.max(alpha, best), beta, ply, i - first);
      if (score > best) {
        best = score;
        bestMove = move;
        if (score >= beta) {
          countCut(i == first, ply, depth, move);
          break;
        }
        if (score > alpha) {
          extendLine(move, ply);
        }
      }
    }
    bestAt[ply] = bestMove;
    return best;
  }

  /**
   * A node whose children are all leaves, without the detour through {@link #visit} (measurements:
   * frontier). A leaf's value does not depend on a window, so there is nothing to scout either.
   */
  private int frontier(int alpha, int beta, int ply) {
    int first = starts[ply];
    int end = position.moves(moves, first);
    if (end == first) {
      throw position.withoutMoves();
    }
    if (ordered) {
      rank(first, end, 1, ply, NO_MOVE);
    }
    int over = 0;
    int drawn = 0;
    int best = -Score.INF;
    int bestMove = NO_MOVE;
    int i = first;
    while (i < end && best < beta) {
      int move = ordered ? next(i, first, end) : moves[i];
      i++;
      int outcome = Position.ONGOING;
      int opinion = foreseer == null ? Position.ONGOING : foreseer.foresee(position, move);
      int score = -opinion;
      if (blind) {
        outcome = position.outcomeAfter(move);
        score = 0;
      } else if (opinion == Position.ONGOING) {
        position.make(move);
        outcome = position.outcome();
        if (outcome == Position.ONGOING) {
          score = -evaluator.evaluate(position);
        }
        position.undo(move);
      }
      if (outcome != Position.ONGOING) {
        over++;
        drawn += outcome == Score.DRAW ? 1 : 0;
        score = flatWins ? -outcome : -Score.atPly(outcome, ply + 1 - skips);
      }
      if (score > best) {
        best = score;
        bestMove = move;
      }
    }
    nodes += i - first;
    ends += over;
    draws += drawn;
    leaves += i - first - over;
    return leaveFrontier(i - first, best, bestMove, alpha, beta, ply);
  }

  private int leaveFrontier(int tried, int best, int bestMove, int alpha, int beta, int ply) {
    if (best >= beta) {
      countCut(tried == 1, ply, 1, bestMove);
    } else if (best > alpha) {
      lineLengths[ply + 1] = 0;
      extendLine(bestMove, ply);
    }
    bestAt[ply] = bestMove;
    return best;
  }

  private int score(int move, int depth, int alpha, int beta, int ply, int index) {
    if (tracing) {
      path[ply] = move;
    }
    if (judging) {
      foretell(move, ply);
    }
    if (depth >= sharedDepth) {
      return sharedScore(move, depth, alpha, beta, ply, index);
    }
    position.make(move);
    int score = child(depth - 1, alpha, beta, ply + 1, index);
    position.undo(move);
    return score;
  }

  /** As {@link #score}, telling the other threads what this one is at. */
  private int sharedScore(int move, int depth, int alpha, int beta, int ply, int index) {
    long note = BusyMoves.note(position.key(), move, depth);
    busy.begin(note);
    position.make(move);
    int score = child(depth - 1, alpha, beta, ply + 1, index);
    position.undo(move);
    busy.end(note);
    return score;
  }

  private boolean isElsewhere(int move, int depth) {
    return busy.isBusy(BusyMoves.note(position.key(), move, depth));
  }

  /** Searches the position just reached; the score is for the side that moved there. */
  private int child(int depth, int alpha, int beta, int ply, int index) {
    if (depth < scoutDepth || index == 0) {
      return prune ? -node(depth, -beta, -alpha, ply) : -node(depth, -Score.INF, Score.INF, ply);
    }
    int less = shortcuts.reduceLate() && depth >= REDUCED_DEPTH ? reduction(depth, index) : 0;
    mark(less > 0 ? Purpose.REDUCED : Purpose.SCOUT);
    int score = -node(depth - less, -alpha - 1, -alpha, ply);
    if (less > 0 && score > alpha) {
      mark(Purpose.RE_SEARCH);
      score = -node(depth, -alpha - 1, -alpha, ply);
    }
    if (score <= alpha || score >= beta) {
      return score;
    }
    mark(Purpose.RE_SEARCH);
    return -node(depth, -beta, -alpha, ply);
  }

  /** By how much a move is searched less deep at first. */
  private int reduction(int depth, int index) {
    LateMoves late = shortcuts.lateMoves();
    int usual = index < late.two() ? 0 : REDUCTION;
    return index >= late.four() && depth > FAR_REDUCTION ? FAR_REDUCTION : usual;
  }

  // ---- Shortcuts ---------------------------------------------------------------------------

  /**
   * A bound that a shallow search makes likely (Buro 1995, 1997), or {@link Position#ONGOING}:
   * depth 8 takes 61 % of the nodes where it pays most (measurements: selection).
   */
  private int probCut(int depth, int alpha, int beta, int ply, int hashMove) {
    int stage = probCut.stage(position.ply());
    int pairs = probCut.pairs(stage, depth);
    if (pairs == 0) {
      return Position.ONGOING;
    }
    // Shallow searches on the side where the position does not stand would be wasted.
    int opinion = judging ? opinion(ply) : 0;
    boolean triesAbove = !judging || opinion >= beta;
    boolean triesBelow = !judging || opinion <= alpha;
    for (int pair = 0; pair < pairs; pair++) {
      int shallow = probCut.shallow(stage, depth, pair);
      int high = probCut.boundAbove(stage, depth, pair, beta);
      int low = probCut.boundBelow(stage, depth, pair, alpha);
      if (shallow == 0) {
        // Two hundred moves: a quarter of the nodes (measurements: opinions that cut).
        if (opinion >= high && Math.abs(high) < Score.DECIDED) {
          return likelyCut(beta);
        }
        if (opinion <= low && Math.abs(low) < Score.DECIDED) {
          return likelyCut(alpha);
        }
      } else if (triesAbove
          && Math.abs(high) < Score.DECIDED
          && again(shallow, high - 1, high, ply, hashMove) >= high) {
        return likelyCut(beta);
      } else if (triesBelow
          && Math.abs(low) < Score.DECIDED
          && again(shallow, low, low + 1, ply, hashMove) <= low) {
        return likelyCut(alpha);
      }
    }
    return Position.ONGOING;
  }

  /**
   * Looks past the horizon at forcing moves only; the side to move may also stand still. +54 ±19
   * Elo where rows are threatened, nothing elsewhere (measurements: selection).
   */
  private int quiet(int alpha, int beta, int ply, int pliesLeft) {
    int best = evaluator.evaluate(position);
    if (best >= beta || pliesLeft == 0) {
      if (tracing && best >= beta) {
        trace.cut(CutReason.STAND_PAT, NO_MOVE);
      }
      return best;
    }
    int first = starts[ply];
    int end = position.forcingMoves(moves, first);
    starts[ply + 1] = end;
    for (int i = first; i < end; i++) {
      int move = moves[i];
      position.make(move);
      int score = -quietChild(-beta, -Math.max(alpha, best), ply + 1, pliesLeft - 1, move);
      position.undo(move);
      best = Math.max(best, score);
      if (best >= beta) {
        if (tracing) {
          trace.cut(CutReason.FORCING_MOVE, move);
        }
        break;
      }
    }
    return best;
  }

  private int quietChild(int alpha, int beta, int ply, int pliesLeft, int move) {
    if (tracing) {
      mark(Purpose.QUIESCENCE);
      traceMove(ply, pliesLeft - QUIET_PLIES, alpha, beta, move, OrderReason.NATURAL);
    }
    int outcome = position.outcome();
    if (++nodes >= pollAt) {
      poll();
    }
    int score =
        outcome != Position.ONGOING ? end(outcome, ply) : quiet(alpha, beta, ply, pliesLeft);
    if (tracing) {
      traceScore(score, alpha, beta);
    }
    return score;
  }
}
