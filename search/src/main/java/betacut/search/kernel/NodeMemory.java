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
    countHit(bound);
    bestAt[ply] = hashMove(entry);
    lineLengths[ply] = 0;
    if (tracing) {
      trace.cut(CutReason.TABLE, NO_MOVE);
    }
    return score;
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
    int nodeScore = flatWins ? score : Score.fromPly(score, ply - skips);
    long entry = Entry.pack(move, nodeScore, depthOfEntry(depth), bound);
    table.store(key, entry, work);
    stores++;
    if (tracing) {
      trace.store(entry, bestAt[ply]);
    }
  }
}
