package betacut.solve.connectfour;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Answers one question about a position: is its score greater than alpha?
 *
 * <p>All state of a node is in locals and in one slice of per-ply arrays; nothing is allocated. A
 * node is entered only when three things are known, which its parent has checked: the side to move
 * cannot win at once, it faces at most one threat, and it has a move that does not lose at once.
 */
final class NullWindowSearch extends ZugzwangBounds {
  /**
   * Positions with up to this many stones are looked up together with their mirror image; with more
   * it costs 7 % time and saves nothing (docs/solver-ledger.md, 7).
   */
  private static final int MIRRORED_STONES = 14;

  /**
   * With more free cells than this all children are looked up before any is searched
   * (docs/solver-ledger.md, 8: −20 % nodes).
   */
  private static final int LOOK_AHEAD_FREE = 12;

  /**
   * With no more free cells than this the table is not used (docs/solver-ledger.md, 27: +13 %
   * nodes, −14 % time).
   */
  private static final int TABLE_FREE = 11;

  private static final int SLICE = 6;

  private final BoundTable table;
  private final CellOrder order;
  private final AtomicBoolean stop;

  private final long[] keys;
  private final long[] wins;
  private final long[] hashes;
  private final long[] entries;

  private long nodes;
  private long nodeLimit = Long.MAX_VALUE;

  /** Searches of one table differ by {@code number}: 0 has the best order of moves. */
  NullWindowSearch(int width, int height, BoundTable table, AtomicBoolean stop, int number) {
    super(width, height);
    this.table = table;
    this.order = new CellOrder(this, number);
    this.stop = stop;
    keys = new long[cells + 1 << SLICE];
    wins = new long[cells + 1 << SLICE];
    hashes = new long[cells + 1 << SLICE];
    entries = new long[cells + 1 << SLICE];
  }

  /** Nodes entered so far. */
  long nodes() {
    return nodes;
  }

  /** Lets the next search throw {@link SolveStopped} soon after so many nodes. */
  void stopAfter(long count) {
    nodeLimit = count == Long.MAX_VALUE ? count : nodes + count;
  }

  private void checkStop() {
    if (stop.getOpaque() || nodes >= nodeLimit) {
      throw SolveStopped.INSTANCE;
    }
  }

  private long hash(long own, long mask, int stones) {
    long key = own + mask + bottom;
    if (stones <= MIRRORED_STONES) {
      key = Math.min(key, mirror(own) + mirror(mask) + bottom);
    }
    return table.mix(key);
  }

  /**
   * Returns r: r &gt; alpha implies score &ge; r, r &le; alpha implies score &le; r.
   *
   * @param ownWins the winning cells of the side to move, none of them playable
   * @param otherWins those of the other side, at most one of them playable
   * @param hash the position's hash if its parent has looked it up in vain, else 0
   */
  int search(long own, long mask, long ownWins, long otherWins, int stones, int alpha, long hash) {
    if ((++nodes & 0xfff) == 0) {
      checkStop();
    }
    int free = cells - stones;
    if (free <= 2) {
      return 0;
    }
    int win = winAt(stones + 3);
    int highest = win;
    int lowest = -winAt(stones + 4);
    if (highest <= alpha) {
      return highest;
    }
    if (lowest > alpha) {
      return lowest;
    }
    long other = own ^ mask;
    long playable = playable(mask);
    long forced = playable & otherWins;
    if (alpha >= 0) {
      int most = delayBound(own, ownWins, mask);
      if (most <= alpha) {
        return most;
      }
    } else if (forced == 0) {
      int most = delayBound(other, otherWins, mask);
      if (-most > alpha) {
        return -most;
      }
    }
    long moves = forced != 0 ? forced : playable & ~(otherWins >>> 1);
    boolean stored = free > TABLE_FREE && (moves & moves - 1) != 0;
    if (stored && hash == 0) {
      hash = hash(own, mask, stones);
      long entry = table.find(hash);
      if (entry != 0) {
        lowest = Math.max(lowest, BoundTable.lower(entry));
        highest = Math.min(highest, BoundTable.upper(entry));
        if (lowest > alpha) {
          return lowest;
        }
        if (highest <= alpha) {
          return highest;
        }
      }
    }

    int base = stones << SLICE;
    int end = base;
    boolean odd = (free & 1) != 0;
    // A child's rule is tried only where its bound could exceed alpha, and the follow-up rule not
    // at
    // all if the other side's certain cells hold a four after any move that makes no new threat.
    boolean inReach = odd && alpha < height + 1 >> 1;
    boolean followUp = inReach && followUpMayHold(own, other, ownWins, mask, playable);
    long threatRows = odd ? 0 : lower & cellsBelow(Math.max(0, 2 * alpha + 1));
    int side = stones & 1;
    int[] cellValue = order.cell[side];
    int lowerValue = order.lowerWin[side];
    int upperValue = order.upperWin[side];
    int nextValue = order.nextWin[side];
    int forceValue = order.force[side];
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      long move = rest & -rest;
      long mine = own | move;
      long myWins = winningCells(mine, mask | move);
      long next = playable ^ move | move << 1 & board;
      long threats = myWins & next;
      if ((threats & threats - 1) != 0
          || (threats << 1 & myWins) != 0
          || (next & ~(myWins >>> 1)) == 0) {
        if (stored) {
          table.store(hash, win, win, 1);
        }
        return win;
      }
      int bound = NONE;
      if (odd) {
        if (followUp || inReach && (myWins & ~ownWins & upper) != 0) {
          bound = followUpBound(other, mine, myWins, next);
        }
      } else {
        long candidates = myWins & threatRows & ~next;
        if (candidates != 0) {
          bound = oddThreatBound(other, mine, myWins, next, candidates);
        }
      }
      if (bound > alpha) {
        if (stored) {
          table.store(hash, bound, highest, 1);
        }
        return bound;
      }
      int cell = Long.numberOfTrailingZeros(move);
      int value =
          cellValue[cell]
              + lowerValue * Long.bitCount(myWins & lower)
              + upperValue * Long.bitCount(myWins & upper)
              + nextValue * Long.bitCount(myWins & next << 1)
              + (threats != 0 ? forceValue : 0);
      long key = (long) value << 6 | cell;
      int i = end++;
      while (i > base && keys[i - 1] < key) {
        keys[i] = keys[i - 1];
        wins[i] = wins[i - 1];
        i--;
      }
      keys[i] = key;
      wins[i] = myWins;
    }

    int best = NONE;
    boolean ahead = free > LOOK_AHEAD_FREE;
    if (ahead) {
      // All lines of the table are asked for before any is looked at: their latencies overlap.
      for (int i = base; i < end; i++) {
        long childHash = hash(other, mask | 1L << keys[i], stones + 1);
        hashes[i] = childHash;
        entries[i] = table.find(childHash);
      }
      int kept = base;
      for (int i = base; i < end; i++) {
        long entry = entries[i];
        if (entry != 0) {
          int atLeast = -BoundTable.upper(entry);
          if (atLeast > alpha) {
            if (stored) {
              table.store(hash, atLeast, highest, 1);
            }
            return atLeast;
          }
          int atMost = -BoundTable.lower(entry);
          if (atMost <= alpha) {
            best = Math.max(best, atMost);
            continue;
          }
        }
        keys[kept] = keys[i];
        wins[kept] = wins[i];
        hashes[kept++] = hashes[i];
      }
      end = kept;
    }

    long before = nodes;
    for (int i = base; i < end; i++) {
      long move = 1L << keys[i];
      int score =
          -search(
              other,
              mask | move,
              otherWins & ~move,
              wins[i],
              stones + 1,
              -alpha - 1,
              ahead ? hashes[i] : 0);
      if (score > best) {
        best = score;
        if (score > alpha) {
          break;
        }
      }
    }
    if (stored) {
      if (best > alpha) {
        table.store(hash, best, highest, nodes - before + 1);
      } else {
        table.store(hash, lowest, Math.min(best, highest), nodes - before + 1);
      }
    }
    return best;
  }

  /** False if no child without a new threat of ours on an upper cell can have a follow-up bound. */
  private boolean followUpMayHold(long own, long other, long ownWins, long mask, long playable) {
    long settled = board & ~mask & ~playable;
    return !hasFour(other | settled & lower & ~above(ownWins & upper & ~playable))
        || hasFour(own | settled & upper);
  }
}
