package betacut.search.kernel;

import static betacut.search.Result.NO_MOVE;

import betacut.rules.Keys;
import betacut.rules.Position;
import betacut.search.table.Entry;
import betacut.search.trace.CutReason;
import betacut.search.trace.OrderReason;
import java.util.Arrays;

/**
 * The part of the kernel that decides which move is tried first, and learns from the cuts. Copied
 * with {@link Kernel} for each game, for it too calls the position at every node.
 */
public abstract class MoveOrder extends NodeMemory {
  private static final int HISTORY_LIMIT = 1 << 18;
  private static final int STATIC_LIMIT = 255;

  // Weights of the parts, chosen together on all games (measurements: order).
  private static final int HASH_RANK = 1 << 30;
  private static final int OPINION_RANK = 256;
  private static final int STATIC_RANK = 16;
  private static final int HISTORY_RANK = 16;
  private static final int REPLY_RANK = 100;

  /**
   * At depth 1 an opinion of each move costs more than the leaves it saves (measurements: order).
   */
  private static final int STATIC_DEPTH = 2;

  /** What an opinion that is foreseen costs pays from here on (measurements: foreseen). */
  private static final int FORESEEN_DEPTH = 3;

  /** Instead of the ply where opinions are not asked for. */
  private static final int NO_PLY = -1;

  private final int opinionDepth;

  private static final int PICKED = 6;
  private static final int MANY = 40;

  protected MoveOrder(KernelParts parts) {
    super(parts);
    opinionDepth = foreseer == null ? STATIC_DEPTH : FORESEEN_DEPTH;
  }

  @Override
  protected void orderRoot(int depth) {
    int hashMove = NO_MOVE;
    if (order.hash() && depth >= tableDepth) {
      long entry = table.probe(tableKey());
      hashMove = entry == Entry.MISS ? NO_MOVE : hashMove(entry);
    }
    System.arraycopy(rootMoves, 0, moves, 0, rootCount);
    rank(0, rootCount, Math.max(depth, STATIC_DEPTH), 0, hashMove);
    for (int i = 0; i < rootCount; i++) {
      rootMoves[i] = next(i, 0, rootCount);
    }
  }

  /** Gives each move its place: the table's first, then all others by merit. */
  protected final void rank(int from, int end, int depth, int ply, int hashMove) {
    int first = order.hash() ? hashMove : NO_MOVE;
    int killer = order.killers() ? killers[2 * ply] : NO_MOVE;
    int olderKiller = order.killers() ? killers[2 * ply + 1] : NO_MOVE;
    int side = position.mover() * moveLimit;
    boolean judged = depth >= STATIC_DEPTH;
    boolean asks = order.evaluation() && depth >= opinionDepth;
    boolean forgets = asks && foreseer != null && foreseenOf[ply] != position.key();
    for (int i = from; i < end; i++) {
      int move = moves[i];
      if (forgets) {
        foreseen[ply * moveLimit + move] = Position.ONGOING;
      }
      if (move == first) {
        ranks[i] = HASH_RANK;
        continue;
      }
      int rank = merit(move, side, judged, asks ? ply : NO_PLY);
      if (move == killer || move == olderKiller) {
        rank += REPLY_RANK;
      }
      ranks[i] = rank;
    }
    if (forgets) {
      foreseenOf[ply] = position.key();
    }
  }

  /** History counts by its logarithm, so that it cannot outvote what the game knows. */
  private int merit(int move, int side, boolean judged, int ply) {
    int merit = 0;
    if (order.history()) {
      merit = HISTORY_RANK * (Integer.SIZE - Integer.numberOfLeadingZeros(history[side + move]));
    }
    if (order.fixed() && judged) {
      merit += STATIC_RANK * Math.clamp(position.rank(move), -STATIC_LIMIT, STATIC_LIMIT);
    }
    if (ply != NO_PLY) {
      merit += OPINION_RANK * opinionAfter(move, ply);
    }
    if (order.random()) {
      merit += (int) (Keys.mix(position.key() ^ seed, move) >>> 44);
    }
    return merit;
  }

  private int opinionAfter(int move, int ply) {
    if (foreseer != null) {
      int at = ply * moveLimit + move;
      if (foreseen[at] == Position.ONGOING) {
        foreseen[at] = foreseer.foresee(position, move);
      }
      if (foreseen[at] != Position.ONGOING) {
        return -foreseen[at];
      }
    }
    position.make(move);
    int outcome = position.outcome();
    int opinion = outcome != Position.ONGOING ? outcome : evaluator.evaluate(position);
    position.undo(move);
    return -opinion;
  }

  /** What is known of the position after a move before it is made, for whoever asks there. */
  protected final void foretell(int move, int ply) {
    opinions[ply + 1] =
        foreseer != null && foreseenOf[ply] == position.key()
            ? foreseen[ply * moveLimit + move]
            : Position.ONGOING;
  }

  /** What the evaluation says of the position at a ply; asked once, however often it is needed. */
  protected final int opinion(int ply) {
    int known = opinions[ply];
    if (known == Position.ONGOING) {
      known = evaluator.evaluate(position);
      opinions[ply] = known;
    }
    return known;
  }

  /**
   * The highest-ranked of the moves from index i on, which is then there. Of many moves only the
   * first few are looked for one by one: who needs more of them mostly needs all, and to sort them
   * is cheaper then.
   */
  protected final int next(int i, int first, int end) {
    int done = i - first;
    if (done < PICKED || end - first < MANY) {
      return pick(i, end);
    }
    if (done == PICKED) {
      sort(i, end);
    }
    return moves[i];
  }

  /** Sorts the moves from an index on by rank, equals in the order they have. */
  private void sort(int from, int end) {
    for (int i = from; i < end; i++) {
      sorting[i - from] = (long) ~ranks[i] << Integer.SIZE | i - from;
      unsorted[i - from] = moves[i];
    }
    Arrays.sort(sorting, 0, end - from);
    for (int i = from; i < end; i++) {
      moves[i] = unsorted[(int) sorting[i - from]];
    }
  }

  /** Moves the highest-ranked of the rest to index i; the others keep their order. */
  private int pick(int i, int end) {
    int best = i;
    for (int j = i + 1; j < end; j++) {
      if (ranks[j] > ranks[best]) {
        best = j;
      }
    }
    int move = moves[best];
    int rank = ranks[best];
    for (int j = best; j > i; j--) {
      moves[j] = moves[j - 1];
      ranks[j] = ranks[j - 1];
    }
    moves[i] = move;
    ranks[i] = rank;
    return move;
  }

  protected final void countCut(boolean first, int ply, int depth, int move) {
    cuts++;
    if (first) {
      firstCuts++;
    }
    if (tracing) {
      trace.cut(CutReason.BETA, move);
    }
    if (order.killers() && killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    if (order.history()) {
      reward(position.mover() * moveLimit + move, depth * depth);
    }
  }

  protected final int likelyCut(int bound) {
    cuts++;
    if (tracing) {
      trace.cut(CutReason.PROBCUT, NO_MOVE);
    }
    return bound;
  }

  private void reward(int at, int bonus) {
    history[at] += bonus;
    if (history[at] > HISTORY_LIMIT) {
      for (int i = 0; i < history.length; i++) {
        history[i] >>= 1;
      }
    }
  }

  /** Why the move played at a ply stood where it did. */
  protected final OrderReason reasonFor(int ply) {
    int move = path[ply];
    if (ply == 0 && move == promoted) {
      return OrderReason.BEST_BEFORE;
    }
    if (!ordered || move == NO_MOVE) {
      return OrderReason.NATURAL;
    }
    // The root's moves are ranked once and then only promoted: their ranks stay behind.
    for (int i = starts[ply]; order.hash() && ply > 0 && i < starts[ply + 1]; i++) {
      if (moves[i] == move && ranks[i] == HASH_RANK) {
        return OrderReason.HASH;
      }
    }
    if (order.killers() && (move == killers[2 * ply] || move == killers[2 * ply + 1])) {
      return OrderReason.KILLER;
    }
    return OrderReason.MERIT;
  }
}
