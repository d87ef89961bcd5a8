package betacut.solve.connectfour;

import betacut.solve.exact.BusyPositions;
import betacut.solve.exact.SearchTeam;
import betacut.solve.exact.SolveStopped;
import betacut.solve.exact.Teamwork;

/**
 * Answers one question about a position: is its score greater than alpha?
 *
 * <p>All state of a node is in locals and in one slice of per-ply arrays; nothing is allocated. A
 * node is entered only when three things are known, which its parent has checked: the side to move
 * cannot win at once, it faces at most one threat, and it has a move that does not lose at once.
 */
final class NullWindowSearch extends ZugzwangBounds implements SearchTeam.Member {
  /**
   * Positions with up to this many stones are looked up together with their mirror image; with more
   * it costs 7 % time and saves nothing (docs/solver-ledger.md, 7).
   */
  private static final int MIRRORED_STONES = 14;

  /**
   * With more free cells than this a position goes to the large table, with fewer to the recent one
   * (docs/solver-ledger.md, 30).
   */
  private static final int LARGE_FREE = 18;

  /**
   * With more free cells than this all children are looked up before any is searched
   * (docs/solver-ledger.md, 8 and 31).
   */
  private static final int LOOK_AHEAD_FREE = 12;

  /** With no more free cells than this a position is not stored. */
  private static final int UNSTORED_FREE = 6;

  /** With more free cells than this the delay rule hardly ever holds. */
  private static final int DELAY_FREE = 14;

  /**
   * With more free cells than this threads share the children out; with fewer it is not worth the
   * bookkeeping (docs/solver-ledger.md, 35).
   */
  private static final int SHARED_FREE = 22;

  /** Each ply has 2^6 places in the arrays of moves. */
  private static final int SLICE = 6;

  /** Stands for a move that was taken out of its slice. */
  private static final long TAKEN = Long.MIN_VALUE;

  private final BoundTable table;
  private final RecentTable recent;
  private final CellOrder order;
  private final Teamwork work;
  private final BusyPositions busy;
  private final int sharedFree;

  private final long[] keys;
  private final long[] wins;
  private final long[] hashes;
  private final long[] entries;

  /** The end of each ply's slice. */
  private final int[] ends;

  private long nodes;
  private long nodeLimit = Long.MAX_VALUE;

  /**
   * A search of one size of board.
   *
   * @param work the searches that use the same table
   */
  NullWindowSearch(int width, int height, BoundTable table, Teamwork work) {
    super(width, height);
    this.table = table;
    this.recent = new RecentTable(keyBits);
    this.order = new CellOrder(this);
    this.work = work;
    this.busy = work.busy();
    sharedFree = work.isShared() ? SHARED_FREE : cells;
    keys = new long[cells + 1 << SLICE];
    wins = new long[cells + 1 << SLICE];
    hashes = new long[cells + 1 << SLICE];
    entries = new long[cells + 1 << SLICE];
    ends = new int[cells + 1];
  }

  @Override
  public long nodes() {
    return nodes;
  }

  /** The large table may have other users. */
  @Override
  public void clear() {
    recent.clear();
  }

  @Override
  public void stopAfter(long count) {
    nodeLimit = count == Long.MAX_VALUE ? count : nodes + count;
  }

  private void checkStop() {
    if (work.mustStop() || nodes >= nodeLimit) {
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

  private long find(long hash, int free) {
    return free > LARGE_FREE ? table.find(hash) : recent.find(hash);
  }

  private void store(long hash, int free, int lower, int upper, long work) {
    if (free > LARGE_FREE) {
      table.store(hash, lower, upper, work);
    } else {
      recent.store(hash, lower, upper);
    }
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
    int highest = winAt(stones + 3);
    int lowest = -winAt(stones + 4);
    if (highest <= alpha) {
      return highest;
    }
    if (lowest > alpha) {
      return lowest;
    }
    long playable = playable(mask);
    long forced = playable & otherWins;
    if (free <= DELAY_FREE) {
      if (alpha >= 0) {
        int most = delayBound(own, ownWins, mask);
        if (most <= alpha) {
          return most;
        }
      } else if (forced == 0) {
        int most = delayBound(own ^ mask, otherWins, mask);
        if (-most > alpha) {
          return -most;
        }
      }
    }
    long moves = forced != 0 ? forced : playable & ~(otherWins >>> 1);
    boolean stored = free > UNSTORED_FREE && (moves & moves - 1) != 0;
    if (stored && hash == 0) {
      hash = hash(own, mask, stones);
      long entry = find(hash, free);
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
    long before = nodes;
    int best = rank(own, mask, ownWins, playable, moves, stones, alpha);
    if (best == NONE) {
      best = searchRanked(own, mask, otherWins, stones, alpha);
    }
    if (stored) {
      if (best > alpha) {
        store(hash, free, best, highest, nodes - before + 1);
      } else {
        store(hash, free, lowest, Math.min(best, highest), nodes - before + 1);
      }
    }
    return best;
  }

  /**
   * Puts the moves into this ply's slice, best first, unless the answer is plain to see.
   *
   * @return the answer, as of {@link #search}, or {@link #NONE}
   */
  private int rank(
      long own, long mask, long ownWins, long playable, long moves, int stones, int alpha) {
    long other = own ^ mask;
    int win = winAt(stones + 3);
    int base = stones << SLICE;
    int end = base;
    boolean odd = (cells - stones & 1) != 0;
    // A child's rule is tried only where its bound could exceed alpha, and the follow-up rule not
    // at all if the other side's certain cells hold a four after any move without a new threat.
    boolean inReach = odd && alpha < height + 1 >> 1;
    boolean followUp = inReach && followUpMayHold(own, mask, ownWins, playable, alpha);
    long threatRows = odd ? 0 : lower & cellsBelow(Math.max(0, 2 * alpha + 1));
    int side = stones & 1;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      long move = rest & -rest;
      long mine = own | move;
      long myWins = winningCells(mine, mask | move);
      long next = playable ^ move | move << 1 & board;
      long threats = myWins & next;
      if ((threats & threats - 1 | threats << 1 & myWins) != 0 || (next & ~(myWins >>> 1)) == 0) {
        return win;
      }
      int bound = NONE;
      if (odd) {
        if (followUp || inReach && alpha < 0 && (myWins & ~ownWins & upper) != 0) {
          bound = followUpBound(other, mine, myWins, next, alpha);
        }
      } else {
        long candidates = myWins & threatRows & ~next;
        if (candidates != 0) {
          bound = oddThreatBound(other, mine, myWins, next, candidates);
        }
      }
      if (bound > alpha) {
        return bound;
      }
      int cell = Long.numberOfTrailingZeros(move);
      int value = order.value(side, cell, myWins, next, lower, upper);
      keys[end] = (long) value << 12 | (long) (end - base) << 6 | cell;
      wins[end++] = myWins;
    }
    ends[stones] = end;
    // No move wins with the next stone but one; later is too late if alpha asks for that.
    return win - 1 <= alpha ? win - 1 : NONE;
  }

  /** Searches the moves of this ply's slice until one is better than alpha. */
  private int searchRanked(long own, long mask, long otherWins, int stones, int alpha) {
    int free = cells - stones;
    int best = free > LOOK_AHEAD_FREE ? lookAhead(own ^ mask, mask, stones, alpha) : NONE;
    if (best > alpha) {
      return best;
    }
    if (free > sharedFree) {
      return searchShared(own, mask, otherWins, stones, alpha, best);
    }
    for (long key; (key = takeFirst(stones)) != TAKEN; ) {
      int score = -child(own, mask, otherWins, stones, alpha, key, false);
      if (score > best) {
        best = score;
        if (score > alpha) {
          break;
        }
      }
    }
    return best;
  }

  /** The same, but children that another thread is searching are put off to the end. */
  private int searchShared(
      long own, long mask, long otherWins, int stones, int alpha, int outsideBest) {
    int best = outsideBest;
    int base = stones << SLICE;
    int putOff = base;
    boolean first = true;
    for (long key; (key = takeFirst(stones)) != TAKEN; first = false) {
      long hash = hashes[base + index(key)];
      if (!first && busy.contains(hash)) {
        entries[putOff++] = key;
        continue;
      }
      busy.add(hash);
      best = Math.max(best, -child(own, mask, otherWins, stones, alpha, key, false));
      busy.remove(hash);
      if (best > alpha) {
        return best;
      }
    }
    for (int i = base; i < putOff && best <= alpha; i++) {
      best = Math.max(best, -child(own, mask, otherWins, stones, alpha, entries[i], true));
    }
    return best;
  }

  private static int index(long key) {
    return (int) key >>> 6 & 63;
  }

  /** Takes the best move out of this ply's slice. */
  private long takeFirst(int stones) {
    int base = stones << SLICE;
    int end = ends[stones];
    long first = TAKEN;
    for (int i = base; i < end; i++) {
      first = Math.max(first, keys[i]);
    }
    if (first != TAKEN) {
      keys[base + index(first)] = TAKEN;
    }
    return first;
  }

  /** The score of a child for the side to move there; {@code again} looks it up once more. */
  private int child(
      long own, long mask, long otherWins, int stones, int alpha, long key, boolean again) {
    long move = 1L << key;
    int i = (stones << SLICE) + index(key);
    long hash = again || cells - stones <= LOOK_AHEAD_FREE ? 0 : hashes[i];
    return search(
        own ^ mask, mask | move, otherWins & ~move, wins[i], stones + 1, -alpha - 1, hash);
  }

  /**
   * Looks all children up, and takes those out of the slice that are not better than alpha.
   *
   * @return a score better than alpha, or the best of those taken out
   */
  private int lookAhead(long other, long mask, int stones, int alpha) {
    int base = stones << SLICE;
    int end = ends[stones];
    int childFree = cells - stones - 1;
    // All lines of the table are asked for before any is looked at: their latencies overlap.
    for (int i = base; i < end; i++) {
      long childHash = hash(other, mask | 1L << keys[i], stones + 1);
      hashes[i] = childHash;
      entries[i] = find(childHash, childFree);
    }
    int best = NONE;
    for (int i = base; i < end; i++) {
      long entry = entries[i];
      if (entry != 0) {
        int atLeast = -BoundTable.upper(entry);
        if (atLeast > alpha) {
          return atLeast;
        }
        int atMost = -BoundTable.lower(entry);
        if (atMost <= alpha) {
          best = Math.max(best, atMost);
          keys[i] = TAKEN;
        }
      }
    }
    return best;
  }
}
