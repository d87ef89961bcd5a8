package betacut.search.kernel;

import betacut.rules.Keys;
import betacut.rules.Position;
import betacut.search.table.Entry;
import betacut.search.trace.Trace;

/**
 * The part of the kernel that decides which move is tried first, and learns from the cuts. Copied
 * with {@link Kernel} for each game, for it too calls the position at every node.
 */
abstract class MoveOrder extends NodeMemory {
  private static final int HISTORY_LIMIT = 1 << 18;
  private static final int STATIC_LIMIT = 255;

  /**
   * At depth 1 an opinion of each move costs more than the leaves it saves (measurements: order).
   */
  private static final int STATIC_DEPTH = 2;

  MoveOrder(Setup setup) {
    super(setup);
  }

  @Override
  protected void orderRoot(int depth) {
    int hashMove = NO_MOVE;
    if (orderHash && depth >= TABLE_DEPTH) {
      long entry = table.probe(tableKey());
      hashMove = entry == Entry.MISS ? NO_MOVE : hashMove(entry);
    }
    System.arraycopy(rootMoves, 0, moves, 0, rootCount);
    rank(0, rootCount, depth, 0, hashMove);
    for (int i = 0; i < rootCount; i++) {
      rootMoves[i] = pick(i, rootCount);
    }
  }

  /** Gives each move its place: table, killers, countermove, then everything else by merit. */
  final void rank(int first, int end, int depth, int ply, int hashMove) {
    int killer = orderKillers ? killers[2 * ply] : NO_MOVE;
    int olderKiller = orderKillers ? killers[2 * ply + 1] : NO_MOVE;
    int counter = NO_MOVE;
    if (orderCountermoves && ply > 0 && path[ply - 1] != NO_MOVE) {
      counter = countermoves[position.mover() * moveLimit + path[ply - 1]];
    }
    int side = position.mover() * moveLimit;
    boolean judged = depth >= STATIC_DEPTH;
    for (int i = first; i < end; i++) {
      int move = moves[i];
      if (move == hashMove && orderHash) {
        ranks[i] = Rank.HASH;
      } else if (move == killer) {
        ranks[i] = Rank.KILLER + 1;
      } else if (move == olderKiller) {
        ranks[i] = Rank.KILLER;
      } else if (move == counter) {
        ranks[i] = Rank.COUNTERMOVE;
      } else {
        ranks[i] = merit(move, side, judged);
      }
    }
  }

  private int merit(int move, int side, boolean judged) {
    int merit = orderHistory ? history[side + move] : 0;
    if (orderEvaluation && judged) {
      merit += opinionAfter(move);
    }
    merit *= STATIC_LIMIT + 1;
    if (orderStatic && judged) {
      merit += Math.clamp(position.rank(move), -STATIC_LIMIT, STATIC_LIMIT);
    }
    if (orderRandom) {
      merit += (int) (Keys.mix(position.key() ^ seed, move) >>> 44);
    }
    return merit;
  }

  private int opinionAfter(int move) {
    position.make(move);
    int outcome = position.outcome();
    int opinion = outcome != Position.ONGOING ? outcome : evaluator.evaluate(position);
    position.undo(move);
    return -opinion;
  }

  /** Moves the highest-ranked of the rest to index i; the others keep their order. */
  final int pick(int i, int end) {
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

  final void countCut(boolean first, int ply, int depth, int move) {
    cuts++;
    if (first) {
      firstCuts++;
    }
    if (tracing) {
      trace.cut(Trace.Why.BETA);
    }
    if (orderKillers && killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    if (orderCountermoves && ply > 0 && path[ply - 1] != NO_MOVE) {
      countermoves[position.mover() * moveLimit + path[ply - 1]] = move;
    }
    if (orderHistory) {
      reward(position.mover() * moveLimit + move, depth * depth);
    }
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
  final int reasonFor(int ply) {
    int rank = 0;
    for (int i = starts[ply]; ordered && i < starts[ply + 1]; i++) {
      if (moves[i] == path[ply]) {
        rank = ranks[i];
        break;
      }
    }
    return Rank.reason(rank, ordered);
  }
}
