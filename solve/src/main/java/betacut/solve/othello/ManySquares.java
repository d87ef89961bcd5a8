package betacut.solve.othello;

import betacut.games.othello.Discs;
import betacut.games.othello.PatternOpinion;
import betacut.solve.exact.BusyPositions;
import betacut.solve.exact.Teamwork;

/**
 * Positions of more than twelve empty squares: moves are tried in the order that patterns and a few
 * plies suggest, which halves the nodes.
 *
 * <p>Unless a proof is asked for, what a search of a few plies leaves hardly a doubt of is
 * believed. How much doubt is allowed is the trust of the answer; it is kept with every bound in
 * the table, and no answer uses bounds of less trust. Below thirteen empty squares nothing is ever
 * left out.
 */
final class ManySquares extends SomeSquares {
  /** Standard errors that the outlook must be clear by, by trust: 52, 84 and 98 of 100. */
  private static final double[] ERRORS = {0.7, 1.4, 2.4};

  /**
   * The standard error of an opinion in hundredths of a disc, and what each ply takes from it:
   * positions of 13 to 20 empty squares from games of 2019 against their exact scores.
   */
  private static final int ERROR_NOW = 870;

  private static final int ERROR_PER_PLY = 47;

  private static final int[] OUTLOOK_PLIES = outlookPlies();
  private static final int[][] MARGINS = margins();

  /** What an opponent's reply counts in the order of moves, in hundredths of a disc. */
  private static final int REPLY_HUNDREDTHS = 300;

  /** An opinion that is further from the limit needs no search to see that it is not clear. */
  private static final int NEAR = 2 * Outlook.DISC;

  /** From here on threads pass over what another one is searching. */
  private static final int LEAST_SHARED = 15;

  private final PatternOpinion opinion = new PatternOpinion();
  private final Outlook outlook = new Outlook();
  private final RankedMoves ranked = new RankedMoves(60);
  private final int leastShared;
  private int trust = EndTable.PROVED;

  ManySquares(EndTable table, Teamwork work) {
    super(table, work);
    leastShared = work.isShared() ? LEAST_SHARED : Integer.MAX_VALUE;
  }

  Outlook outlook() {
    return outlook;
  }

  @Override
  public long nodes() {
    return nodes + outlook.nodes();
  }

  /** From now on answers with so much trust: from 0 to {@link EndTable#PROVED}. */
  void trust(int trust) {
    this.trust = trust;
  }

  /** Plies of the search that may replace the one to the end. */
  private static int[] outlookPlies() {
    int[] plies = new int[61];
    for (int empties = 0; empties < plies.length; empties++) {
      plies[empties] = Math.clamp(2 * ((empties - 10) / 4), 2, 8);
    }
    return plies;
  }

  private static int[][] margins() {
    int[][] margins = new int[ERRORS.length][61];
    for (int trust = 0; trust < ERRORS.length; trust++) {
      for (int empties = 0; empties < 61; empties++) {
        int error = ERROR_NOW - ERROR_PER_PLY * OUTLOOK_PLIES[empties];
        margins[trust][empties] = (int) (ERRORS[trust] * error);
      }
    }
    return margins;
  }

  /** How deep moves are searched for their order. */
  private static int orderPlies(int empties) {
    return empties < 17 ? 0 : empties < 21 ? 1 : empties < 25 ? 2 : 3;
  }

  /** Whether a score is greater than alpha, by a bound on either side of it. */
  int many(
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
    long moves = Discs.playable(own, opponent);
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

  /** A bound that the outlook leaves hardly a doubt of; {@link #NONE} if there is none. */
  private int believed(long own, long opponent, int alpha, int empties) {
    int margin = MARGINS[trust][empties];
    int plies = OUTLOOK_PLIES[empties];
    int now = outlook.now(own, opponent);
    int high = Outlook.DISC * (alpha + 1) + margin;
    if (high < Outlook.DISC * OthelloSolver.MOST
        && now >= high - margin / 2 - NEAR
        && outlook.isAtLeast(high, plies, own, opponent)) {
      return alpha + 1;
    }
    int low = Outlook.DISC * alpha - margin;
    if (low > -Outlook.DISC * OthelloSolver.MOST
        && now <= low + margin / 2 + NEAR
        && !outlook.isAtLeast(low + 1, plies, own, opponent)) {
      return alpha;
    }
    return NONE;
  }

  private void rankAll(
      long own, long opponent, int empties, int odd, int from, int end, int knownBest) {
    int plies = orderPlies(empties);
    if (plies == 0) {
      opinion.look(own, opponent);
    }
    for (int i = from; i < end; i++) {
      int square = ranked.square(i);
      int rank = KNOWN_BEST;
      if (square != knownBest) {
        long turned = ranked.flips(i);
        long replier = opponent ^ turned;
        long mover = own ^ turned | 1L << square;
        int view =
            plies == 0 ? opinion.after(square, turned) : outlook.after(plies, replier, mover);
        rank = REPLY_HUNDREDTHS * rank(square, replier, mover, odd) / REPLY - view;
      }
      ranked.rank(i, rank);
    }
  }
}
