package betacut.solve.othello;

import betacut.games.othello.PatternOpinion;
import betacut.solve.exact.Teamwork;

/**
 * The board of eight squares a side: patterns and a few plies suggest the order of moves, which
 * halves the nodes, and what may be believed on the way to a proof.
 */
final class UsualBoard extends ManySquares {
  static final int CELLS = 64;

  private static final long CORNERS = 0x8100000000000081L;
  private static final long BESIDE_CORNERS = 0x0042000000004200L;

  /** From here on answers that may be wrong pay, before the right one. */
  private static final int LEAST_GUESSED = 16;

  private static final int GUESS_PLIES = 4;
  private static final int GUESS_PLIES_LATE = 2;

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

  private final PatternOpinion opinion = new PatternOpinion();
  private final Outlook outlook = new Outlook();

  UsualBoard(EndTable table, Teamwork work) {
    super(table, work);
  }

  @Override
  long squares() {
    return -1L;
  }

  @Override
  long corners() {
    return CORNERS;
  }

  @Override
  long besideCorners() {
    return BESIDE_CORNERS;
  }

  @Override
  long stable(long own, long opponent) {
    return StableDiscs.of(own, opponent);
  }

  @Override
  public long nodes() {
    return nodes + outlook.nodes();
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

  @Override
  int guess(long own, long opponent, int empties) {
    int plies = empties <= MOST_HERE ? GUESS_PLIES_LATE : GUESS_PLIES;
    return 2 * Math.round(outlook.after(plies, own, opponent) / (2f * Outlook.DISC));
  }

  @Override
  int leastTrust(int empties) {
    return empties >= LEAST_GUESSED ? 0 : EndTable.PROVED;
  }

  /** What a search of a few plies leaves hardly a doubt of. */
  @Override
  int believed(long own, long opponent, int alpha, int empties) {
    int margin = MARGINS[trust][empties];
    int plies = OUTLOOK_PLIES[empties];
    int now = outlook.now(own, opponent);
    int high = Outlook.DISC * (alpha + 1) + margin;
    if (high < Outlook.DISC * CELLS
        && now >= high - margin / 2 - NEAR
        && outlook.isAtLeast(high, plies, own, opponent)) {
      return alpha + 1;
    }
    int low = Outlook.DISC * alpha - margin;
    if (low > -Outlook.DISC * CELLS
        && now <= low + margin / 2 + NEAR
        && !outlook.isAtLeast(low + 1, plies, own, opponent)) {
      return alpha;
    }
    return NONE;
  }

  @Override
  void rankAll(long own, long opponent, int empties, int odd, int from, int end, int knownBest) {
    int plies = orderPlies(empties);
    if (plies == 0) {
      rankByOpinion(own, opponent, odd, from, end, knownBest);
    } else {
      rankByOutlook(own, opponent, plies, odd, from, end, knownBest);
    }
  }

  /** The two ways to rank are apart: of one loop with both the compiler would make two. */
  private void rankByOpinion(long own, long opponent, int odd, int from, int end, int knownBest) {
    opinion.look(own, opponent);
    for (int i = from; i < end; i++) {
      int square = ranked.square(i);
      int rank = KNOWN_BEST;
      if (square != knownBest) {
        long turned = ranked.flips(i);
        long mover = own ^ turned | 1L << square;
        rank = worth(square, opponent ^ turned, mover, odd) - opinion.after(square, turned);
      }
      ranked.rank(i, rank);
    }
  }

  private void rankByOutlook(
      long own, long opponent, int plies, int odd, int from, int end, int knownBest) {
    for (int i = from; i < end; i++) {
      int square = ranked.square(i);
      int rank = KNOWN_BEST;
      if (square != knownBest) {
        long turned = ranked.flips(i);
        long replier = opponent ^ turned;
        long mover = own ^ turned | 1L << square;
        rank = worth(square, replier, mover, odd) - outlook.after(plies, replier, mover);
      }
      ranked.rank(i, rank);
    }
  }

  /** Its rank in hundredths of a disc. */
  private int worth(int square, long replier, long mover, int odd) {
    return REPLY_HUNDREDTHS * rank(square, replier, mover, odd) / REPLY;
  }
}
