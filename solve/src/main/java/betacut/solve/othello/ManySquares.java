package betacut.solve.othello;

import betacut.games.othello.Discs;
import betacut.solve.exact.BusyPositions;
import betacut.solve.exact.Teamwork;

/**
 * Positions of more than twelve empty squares: what each kind of board knows of its moves says
 * which are tried first.
 *
 * <p>Unless a proof is asked for, what there is hardly a doubt of is believed. How much doubt is
 * allowed is the trust of the answer; it is kept with every bound in the table, and no answer uses
 * bounds of less trust. Below thirteen empty squares nothing is ever left out.
 */
abstract class ManySquares extends SomeSquares {
  /** From here on threads pass over what another one is searching. */
  private static final int LEAST_SHARED = 15;

  protected final RankedMoves ranked = new RankedMoves(60);
  private final int leastShared;
  protected int trust = EndTable.PROVED;

  ManySquares(EndTable table, Teamwork work) {
    super(table, work);
    leastShared = work.isShared() ? LEAST_SHARED : Integer.MAX_VALUE;
  }

  /** Where to look for the score first. */
  abstract int guess(long own, long opponent, int empties);

  /** The least trust that answers are worth asking for on the way to a proof. */
  abstract int leastTrust(int empties);

  /** A bound that there is hardly a doubt of; {@link #NONE} if there is none. */
  abstract int believed(long own, long opponent, int alpha, int empties);

  /** Says what to try first of the moves in these places. */
  abstract void rankAll(
      long own, long opponent, int empties, int odd, int from, int end, int knownBest);

  @Override
  public long nodes() {
    return nodes;
  }

  /** From now on answers with so much trust: from 0 to {@link EndTable#PROVED}. */
  final void trust(int trust) {
    this.trust = trust;
  }

  /** Whether a score is greater than alpha, by a bound on either side of it. */
  final int many(
      long own, long opponent, int alpha, long empty, int empties, int odd, boolean hasPassed) {
    if (empties <= MOST_HERE) {
      return some(own, opponent, alpha, empty, empties, odd, hasPassed);
    }
    nodes++;
    look();
    if (mayBeStable(alpha, empties, opponent)) {
      int most = most(own, opponent);
      if (most <= alpha) {
        return most;
      }
    }
    long hash = EndTable.hash(own, opponent);
    long found = large.find(hash, own, opponent);
    long known = EndTable.trusted(found, trust);
    if (EndTable.lower(known) > alpha) {
      return EndTable.lower(known);
    }
    if (EndTable.upper(known) <= alpha) {
      return EndTable.upper(known);
    }
    long moves = Discs.playable(own, opponent) & squares();
    if (moves == 0) {
      return hasPassed
          ? over(own, opponent)
          : -many(opponent, own, -alpha - 1, empty, empties, odd, true);
    }
    int from = ranked.first(empties);
    int end = from;
    int childTrust = empties == MOST_HERE + 1 ? EndTable.PROVED : trust;
    for (long rest = moves; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      long turned = Discs.flips(square, own, opponent);
      long replier = opponent ^ turned;
      long mover = own ^ turned | 1L << square;
      long reply = large.find(EndTable.hash(replier, mover), replier, mover);
      int refuted = -EndTable.upper(EndTable.trusted(reply, childTrust));
      if (refuted > alpha) {
        return refuted;
      }
      ranked.put(end++, 0, square, turned);
    }
    if (trust != EndTable.PROVED) {
      int believed = believed(own, opponent, alpha, empties);
      if (believed != NONE) {
        return believed;
      }
    }
    rankAll(own, opponent, empties, odd, from, end, EndTable.move(found));
    long before = nodes;
    int best = NONE;
    int bestMove = 0;
    long putOff = 0;
    for (int i = from; i < end && best <= alpha; i++) {
      ranked.pickBest(i, end);
      if (empties >= leastShared && i > from && isBusy(own, opponent, i)) {
        putOff |= 1L << i - from;
        continue;
      }
      int score = after(i, own, opponent, alpha, empty, empties, odd);
      if (score > best) {
        best = score;
        bestMove = ranked.square(i);
      }
    }
    for (; putOff != 0 && best <= alpha; putOff &= putOff - 1) {
      int i = from + Long.numberOfTrailingZeros(putOff);
      int score = after(i, own, opponent, alpha, empty, empties, odd);
      if (score > best) {
        best = score;
        bestMove = ranked.square(i);
      }
    }
    if (EndTable.trust(found) <= trust || found == EndTable.UNKNOWN) { // else more is known
      large.store(
          hash,
          own,
          opponent,
          EndTable.narrowed(known, alpha, best, bestMove, trust, nodes - before));
    }
    return best;
  }

  private boolean isBusy(long own, long opponent, int place) {
    long turned = ranked.flips(place);
    long mover = own ^ turned | 1L << ranked.square(place);
    return work.busy().contains(EndTable.hash(opponent ^ turned, mover));
  }

  /** What a ranked move comes to. */
  private int after(
      int place, long own, long opponent, int alpha, long empty, int empties, int odd) {
    int square = ranked.square(place);
    long turned = ranked.flips(place);
    long bit = 1L << square;
    long replier = opponent ^ turned;
    long mover = own ^ turned | bit;
    int oddAfter = odd ^ Regions.QUARTER[square];
    if (empties < leastShared) {
      return -many(replier, mover, -alpha - 1, empty ^ bit, empties - 1, oddAfter, false);
    }
    BusyPositions busy = work.busy();
    long hash = EndTable.hash(replier, mover);
    busy.add(hash);
    int score = -many(replier, mover, -alpha - 1, empty ^ bit, empties - 1, oddAfter, false);
    busy.remove(hash);
    return score;
  }
}
