package betacut.search.kernel;

import static betacut.search.Result.NO_MOVE;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.search.table.Entry;
import betacut.search.trace.CutReason;

/**
 * The part of the kernel that talks to the table: under which key, what an entry may be used for,
 * what is stored. Copied with {@link Kernel} for each game.
 */
public abstract class NodeMemory extends NodeTrace {
  NodeMemory(KernelParts parts) {
    super(parts);
  }

  protected final long tableKey() {
    if (banking) {
      return tableKey(position);
    }
    return tableUse.folds() ? position.key(position.canonicalSymmetry()) : position.key();
  }

  protected final int hashMove(long entry) {
    int move = Entry.move(entry);
    return tableUse.folds() && move != NO_MOVE
        ? position.unmapMove(move, position.canonicalSymmetry())
        : move;
  }

  /**
   * What an entry says about this node if that is enough to leave it, else {@link
   * Position#ONGOING}. It counts if it was searched to this very depth, or if it tells a win or
   * loss so near that a search to this depth sees it too.
   */
  protected final int answer(long entry, int depth, int alpha, int beta, int ply) {
    if (banking) {
      return openAnswer(entry, alpha, beta, ply);
    }
    int stored = Entry.score(entry);
    if (!isGoodFor(depth, entry)) {
      return Position.ONGOING;
    }
    int score = flatWins ? stored : Score.atPly(stored, ply - skips);
    int bound = Entry.bound(entry);
    boolean cuts =
        bound == Entry.EXACT
            || (bound == Entry.LOWER && score >= beta)
            || (bound == Entry.UPPER && score <= alpha);
    if (!cuts) {
      return Position.ONGOING;
    }
    leave(entry, bound, ply);
    if (tracing) {
      trace.cut(CutReason.TABLE, NO_MOVE);
    }
    return score;
  }

  private void leave(long entry, int bound, int ply) {
    countHit(bound);
    bestAt[ply] = hashMove(entry);
    lineLengths[ply] = 0;
  }

  /** What the points banked here and what the entry knows of the open ones say, as above. */
  private int openAnswer(long entry, int alpha, int beta, int ply) {
    int least = scoreIfWon(OpenPoints.least(entry));
    int most = scoreIfWon(OpenPoints.most(entry));
    int bound = least == most ? Entry.EXACT : least >= beta ? Entry.LOWER : Entry.UPPER;
    if (bound == Entry.UPPER && most > alpha) {
      return Position.ONGOING;
    }
    leave(entry, bound, ply);
    return bound == Entry.UPPER ? most : least;
  }

  /** The score at the end if the side to move wins so many of the open points. */
  private int scoreIfWon(int won) {
    return Score.ofMargin(position.banked() - position.openPoints() + 2 * won);
  }

  /**
   * A score that is out of the window whoever wins the open points, or {@link Position#ONGOING}.
   */
  protected final int outOfReach(int alpha, int beta) {
    int least = scoreIfWon(0);
    if (least >= beta) {
      return least;
    }
    int most = scoreIfWon(position.openPoints());
    return most <= alpha ? most : Position.ONGOING;
  }

  private void countHit(int bound) {
    if (bound == Entry.EXACT) {
      exactHits++;
    } else if (bound == Entry.LOWER) {
      lowerHits++;
    } else {
      upperHits++;
    }
  }

  /** What is searched to the end is worth the same at whatever depth it is met. */
  private int depthOfEntry(int depth) {
    return toTheEnd ? Entry.MAX_DEPTH : depth;
  }

  /**
   * The distance must lie within the entry's own depth too: a clamped bound may name one that
   * nobody searched.
   */
  final boolean isGoodFor(int depth, long entry) {
    int score = Entry.score(entry);
    int entryDepth = Entry.depth(entry);
    return entryDepth == depthOfEntry(depth)
        || (shortcuts.selective() && entryDepth > depth)
        || (!flatWins
            && Score.hasDistance(score)
            && Score.distance(score) <= Math.min(depth, entryDepth));
  }

  /** Stores what was found of the node at a ply, its best move included. */
  protected final void store(long key, int depth, int bound, int ply, int score, long work) {
    int move = bestAt[ply];
    if (tableUse.folds() && move != NO_MOVE) {
      move = position.mapMove(move, position.canonicalSymmetry());
    }
    if (banking) {
      storeOpen(key, move, bound, score, work);
      return;
    }
    int nodeScore = flatWins ? score : Score.fromPly(score, ply - skips);
    long entry = Entry.pack(move, nodeScore, depthOfEntry(depth), bound);
    table.store(key, entry, work);
    stores++;
    if (tracing) {
      trace.store(entry, bestAt[ply]);
    }
  }

  /** Adds what was found to what the table knows; nothing that met a horizon counts. */
  private void storeOpen(long key, int move, int bound, int score, long work) {
    if (!isTrueSoFar()) {
      return;
    }
    long known = table.probe(key);
    int open = position.openPoints();
    int before = open - position.banked();
    int least = known == Entry.MISS ? 0 : OpenPoints.least(known);
    int most = known == Entry.MISS ? open : OpenPoints.most(known);
    if (bound != Entry.UPPER) {
      least = Math.max(least, Math.ceilDiv(OpenPoints.leastMargin(score) + before, 2));
    }
    if (bound != Entry.LOWER) {
      most = Math.min(most, Math.floorDiv(OpenPoints.mostMargin(score) + before, 2));
    }
    long entry = OpenPoints.entry(move, least, most, work);
    table.store(key, entry, work);
    stores++;
  }

  /** A child whose stored bound already cuts here; its score, or -INF if there is none. */
  protected final int transpositionCut(int first, int end, int depth, int beta, int ply) {
    for (int i = first; i < end; i++) {
      int move = moves[i];
      position.make(move);
      long entry = table.probe(tableKey());
      int score = entry == Entry.MISS ? -Score.INF : -most(entry, depth, ply + 1);
      position.undo(move);
      probes++;
      if (tracing) {
        trace.probe(move, entry, tableUse.folds() ? NO_MOVE : Entry.move(entry));
      }
      if (score >= beta) {
        bestAt[ply] = move;
        cuts++;
        if (tracing) {
          trace.cut(CutReason.CHILD_IN_TABLE, move);
        }
        return score;
      }
    }
    return -Score.INF;
  }

  /** The most that the node is worth according to its entry; INF if that does not say. */
  private int most(long entry, int depth, int ply) {
    if (banking) {
      return scoreIfWon(OpenPoints.most(entry));
    }
    boolean isBound = (Entry.bound(entry) & Entry.UPPER) != 0;
    if (!isBound || !isGoodFor(Math.min(depth, position.pliesLeft()), entry)) {
      return Score.INF;
    }
    int stored = Entry.score(entry);
    return flatWins ? stored : Score.atPly(stored, ply - skips);
  }
}
