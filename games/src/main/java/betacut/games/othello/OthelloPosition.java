package betacut.games.othello;

import betacut.platform.Platform;
import betacut.rules.Keys;
import betacut.rules.Position;
import betacut.rules.Position.Layered;
import betacut.rules.Score;

/**
 * An Othello position: the discs of the side to move and of its opponent, as drawn in {@link
 * Discs}.
 *
 * <p>A move is the number of a square in the 8x8 frame, or {@link #PASS}. A pass is a ply; it is
 * the only move of a side that can turn nothing over while the other can. When neither can, the
 * game is over: two passes in a row never happen.
 *
 * <p>The key is of the two sets of discs seen by the side to move, so a position and the same one
 * with colours exchanged share their key: they have the same value and the same moves.
 */
public final class OthelloPosition extends Position implements Layered {
  /** The move of a side that has no other. */
  public static final int PASS = 64;

  static final int MOVE_LIMIT = 65;

  /** More moves than 33 have never been found in one position; room for every empty square. */
  private static final int MAX_MOVES = 60;

  /** Every move but the last may be followed by a pass. */
  private static final int MAX_PLIES = 2 * 60;

  /** What one reply of the opponent counts in {@link #rank}, in units of {@link SquareWeights}. */
  private static final int REPLY_WEIGHT = 30;

  /** Not a possible set of playable squares: not worked out yet. */
  private static final long UNKNOWN = -1L;

  private static final byte[][] IMAGES = images();
  private static final int[] INVERSE_SYMMETRY = {0, 1, 2, 3, 4, 6, 5, 7};

  private final Size size;
  private final boolean winnerTakesEmpties;
  private final int[] ranks;

  private long own;
  private long opponent;
  private long playable = UNKNOWN;

  private Fillings fillings = Fillings.NONE;

  private int made;
  private final long[] madeFlips = new long[MAX_PLIES];
  private final long[] madeKeys = new long[MAX_PLIES];
  private final long[] madePlayable = new long[MAX_PLIES];

  /** A position in which {@code mover} (0 for X, 1 for O) is to play with {@code own} discs. */
  OthelloPosition(Size size, boolean winnerTakesEmpties, long own, long opponent, int mover) {
    this.size = size;
    this.winnerTakesEmpties = winnerTakesEmpties;
    this.own = own;
    this.opponent = opponent;
    ranks = SquareWeights.of(size);
    key = Keys.mix(own, opponent);
    int placed = Math.max(0, Long.bitCount(own | opponent) - 4);
    ply = placed + ((placed ^ mover) & 1); // a pass that we cannot see must have happened
  }

  /** The discs of the side to move. */
  public long own() {
    return own;
  }

  /** The discs of the side that does not move. */
  public long opponent() {
    return opponent;
  }

  /** The squares where the side to move may play; empty when it must pass or the game is over. */
  public long playable() {
    long known = playable;
    if (known == UNKNOWN) {
      known = Discs.playable(own, opponent) & size.squares;
      playable = known; // asked by outcome, moves and evaluators: worked out once per node
    }
    return known;
  }

  /** The squares where the other side could play if it were its turn. */
  public long opponentPlayable() {
    return Discs.playable(opponent, own) & size.squares;
  }

  /**
   * Room for whoever judges moves by patterns; of this position alone, as threads have their own.
   */
  Fillings fillings() {
    if (fillings == Fillings.NONE) {
      fillings = new Fillings();
    }
    return fillings;
  }

  /** Squares in a row. */
  public int width() {
    return size.width;
  }

  Size size() {
    return size;
  }

  boolean winnerTakesEmpties() {
    return winnerTakesEmpties;
  }

  @Override
  public int moves(int[] out, int from) {
    long rest = playable();
    int end = from;
    if (rest == 0) {
      out[end++] = PASS;
    }
    for (; rest != 0; rest &= rest - 1) {
      out[end++] = Long.numberOfTrailingZeros(rest);
    }
    return end;
  }

  @Override
  public void make(int move) {
    int at = made++;
    madeKeys[at] = key;
    madePlayable[at] = playable;
    long own = this.own;
    long opponent = this.opponent;
    if (move == PASS) {
      this.own = opponent;
      this.opponent = own;
    } else {
      long flips = Discs.flips(move, own, opponent);
      madeFlips[at] = flips;
      this.own = opponent ^ flips;
      this.opponent = own | flips | 1L << move;
    }
    playable = UNKNOWN;
    key = Keys.mix(this.own, this.opponent);
    ply++;
  }

  @Override
  public void undo(int move) {
    int at = --made;
    long own = this.own;
    long opponent = this.opponent;
    if (move == PASS) {
      this.own = opponent;
      this.opponent = own;
    } else {
      long flips = madeFlips[at];
      this.own = opponent ^ (flips | 1L << move);
      this.opponent = own | flips;
    }
    playable = madePlayable[at];
    key = madeKeys[at];
    ply--;
  }

  @Override
  public int outcome() {
    if (playable() != 0 || opponentPlayable() != 0) {
      return ONGOING;
    }
    int margin = Long.bitCount(own) - Long.bitCount(opponent);
    if (winnerTakesEmpties) {
      margin += Integer.signum(margin) * empties();
    }
    return Score.ofMargin(margin);
  }

  /** How many squares are empty. */
  public int empties() {
    return Long.bitCount(size.squares & ~(own | opponent));
  }

  @Override
  public int moveLimit() {
    return MOVE_LIMIT;
  }

  @Override
  public int maxMoves() {
    return MAX_MOVES;
  }

  /** A pass is always followed by a disc: at most two plies for every empty square. */
  @Override
  public int pliesLeft() {
    return 2 * empties();
  }

  @Override
  public int movesLeft() {
    return empties();
  }

  /**
   * The square's weight, less the replies that the move leaves. Looking at replies costs 25 ns, and
   * in a plain alpha-beta search to depth 9 divides nodes by 5 and time by 2.
   */
  @Override
  public int rank(int move) {
    if (move == PASS) {
      return 0;
    }
    long flips = Discs.flips(move, own, opponent);
    long replies = Discs.playable(opponent ^ flips, own | flips | 1L << move) & size.squares;
    return ranks[move] - REPLY_WEIGHT * Long.bitCount(replies);
  }

  @Override
  public int symmetries() {
    return 8;
  }

  @Override
  public long key(int symmetry) {
    return symmetry == 0
        ? key
        : Keys.mix(Discs.image(own, symmetry), Discs.image(opponent, symmetry));
  }

  @Override
  public boolean isLayered() {
    return size != Size.EIGHT;
  }

  /** Discs placed since the start; a pass places none. */
  @Override
  public int layer() {
    return Long.bitCount(own | opponent) - 4;
  }

  /**
   * Which squares are taken, then, disc by disc, which of them the side to move has. The centre is
   * always taken and left out; when few squares are empty, five bits for each say which.
   */
  @Override
  public long whole(int symmetry) {
    long discs = Discs.image(own, symmetry);
    long taken = discs | Discs.image(opponent, symmetry);
    int count = Long.bitCount(taken);
    long outer = size.squares & ~size.centre;
    long where = Platform.gathered(taken, outer);
    if (listsEmpties(count)) {
      long squares = 0;
      for (long rest = Platform.gathered(~taken, outer); rest != 0; rest &= rest - 1) {
        squares = squares << 5 | Long.numberOfTrailingZeros(rest);
      }
      where = squares;
    }
    return where << count | Platform.gathered(discs, taken);
  }

  private boolean listsEmpties(int discs) {
    return Long.bitCount(size.squares) - 4 + discs >= Long.SIZE;
  }

  @Override
  public void become(int layer, long whole) {
    int count = layer + 4;
    long outer = size.squares & ~size.centre;
    long where = whole >>> count;
    if (listsEmpties(count)) {
      long empty = 0;
      for (int left = Long.bitCount(size.squares) - count; left > 0; left--, where >>>= 5) {
        empty |= 1L << (where & 31);
      }
      where = ~empty;
    }
    long taken = size.centre | Platform.scattered(where, outer);
    own = Platform.scattered(whole, taken); // as many low bits as there are discs
    opponent = own ^ taken;
    playable = UNKNOWN;
    key = Keys.mix(own, opponent);
    ply = layer;
    made = 0;
  }

  @Override
  public int mapMove(int move, int symmetry) {
    return IMAGES[symmetry][move];
  }

  @Override
  public int unmapMove(int image, int symmetry) {
    return IMAGES[INVERSE_SYMMETRY[symmetry]][image];
  }

  @Override
  public OthelloPosition copy() {
    var copy = new OthelloPosition(size, winnerTakesEmpties, own, opponent, mover());
    copy.ply = ply;
    copy.made = made;
    System.arraycopy(madeFlips, 0, copy.madeFlips, 0, made);
    System.arraycopy(madeKeys, 0, copy.madeKeys, 0, made);
    System.arraycopy(madePlayable, 0, copy.madePlayable, 0, made);
    return copy;
  }

  private static byte[][] images() {
    byte[][] images = new byte[8][MOVE_LIMIT];
    for (int symmetry = 0; symmetry < 8; symmetry++) {
      for (int square = 0; square < 64; square++) {
        long image = Discs.image(1L << square, symmetry);
        images[symmetry][square] = (byte) Long.numberOfTrailingZeros(image);
      }
      images[symmetry][PASS] = PASS;
    }
    return images;
  }
}
