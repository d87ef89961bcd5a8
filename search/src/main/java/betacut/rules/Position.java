package betacut.rules;

import java.util.Arrays;

/**
 * A mutable position of one game, owned by one thread: the contract every search is written
 * against.
 *
 * <p>{@code make} and {@code undo} are inverses that restore every bit, the key included. Moves are
 * dense ints in {@code [0, moveLimit())}, so a search can index arrays by them. Nothing may be
 * allocated after construction. The side to move is told by the parity of {@link #ply}: even is the
 * first player. Where a side moves again, the other is {@linkplain #isSkipped skipped}.
 *
 * <p>This is a class, not an interface, so that {@link #key} and {@link #ply}, which are read at
 * every node, are field loads and never calls.
 */
public abstract class Position {
  /** What {@link #outcome} returns while the game goes on. */
  public static final int ONGOING = Integer.MIN_VALUE;

  /** Identifies the position, side to move included; equal positions have equal keys. */
  protected long key;

  /** Plies played since the start; its parity tells the side to move. */
  protected int ply;

  /** Where the game begins: ply 0. */
  protected Position() {}

  /** Identifies the position, side to move included. */
  public final long key() {
    return key;
  }

  /** Plies played since the start. */
  public final int ply() {
    return ply;
  }

  /** The side to move: 0 for the first player, 1 for the second. */
  public final int mover() {
    return ply & 1;
  }

  /**
   * Writes the legal moves to {@code out} from index {@code from} on, in the game's natural order,
   * and returns the index after the last. Asked only while the game goes on; then there is at least
   * one move (a pass, where the rules have it, is a move).
   */
  public abstract int moves(int[] out, int from);

  /**
   * Writes every legal move like {@link #moves}. A game whose {@code moves} leave out those that
   * lead to the same position as another overrides this.
   */
  public int allMoves(int[] out, int from) {
    return moves(out, from);
  }

  /** The legal moves of an ongoing game in an array of their own, for whoever has the time. */
  public final int[] legalMoves() {
    int[] moves = new int[maxMoves()];
    int end = moves(moves, 0);
    if (end == 0) {
      throw withoutMoves();
    }
    return Arrays.copyOf(moves, end);
  }

  /** What to throw when {@link #moves} gave none, which an ongoing game may not do. */
  public final IllegalStateException withoutMoves() {
    return new Game.Breach(
        getClass().getSimpleName(),
        getClass(),
        "moves",
        "the game goes on at ply %d without a legal move; outcome() must say that it is over"
            .formatted(ply));
  }

  /**
   * Whether the side to move is skipped because the other moves again. Its only legal move is then
   * a pass that changes nothing but whose turn it is and never ends the game. That pass is no move
   * of the game: a search gives it neither depth nor distance, a line leaves it out, and {@link
   * #play} makes it for people (docs/decisions/0011-turns.md).
   */
  public boolean isSkipped() {
    return false;
  }

  /** Whether a side is ever {@linkplain #isSkipped skipped} in this game. */
  public boolean hasSkips() {
    return false;
  }

  /** Plays a legal move. */
  public abstract void make(int move);

  /**
   * Makes a move of the game, and the pass of a side that it skips; returns that pass, which has to
   * be undone before the move, or -1.
   */
  public final int play(int move) {
    make(move);
    if (!isSkipped() || outcome() != ONGOING) {
      return -1;
    }
    int pass = legalMoves()[0];
    make(pass);
    return pass;
  }

  /** Takes back the move made last, which the caller names. */
  public abstract void undo(int move);

  /**
   * {@link #ONGOING}, or the score of the finished game for the side to move, counted from here:
   * {@link Score#WIN}, {@link Score#LOSS}, {@link Score#DRAW} or {@link Score#ofMargin}; plain
   * points if the game {@linkplain Game#endsInPoints says so}.
   */
  public abstract int outcome();

  /** What {@link #outcome} would be after a legal move; override it if there is a cheaper way. */
  public int outcomeAfter(int move) {
    make(move);
    int outcome = outcome();
    undo(move);
    return outcome;
  }

  /** Moves are below this number. */
  public abstract int moveLimit();

  /** No position of the game has more legal moves than this. */
  public abstract int maxMoves();

  /**
   * No game lasts more plies from here, passes of {@linkplain #isSkipped skipped} sides not
   * counted; a search this deep knows the truth.
   */
  public abstract int pliesLeft();

  /**
   * No game has more moves from here, passes of any kind not counted: {@link #pliesLeft} unless
   * overridden. A search to the end need not stop at the depths between the two.
   */
  public int movesLeft() {
    return pliesLeft();
  }

  /** An independent copy for another owner. */
  public abstract Position copy();

  /** The game's own cheap opinion of a move, for ordering: higher is tried earlier. */
  public int rank(int move) {
    return 0;
  }

  /** How many symmetries the game has, the identity (number 0) included. */
  public int symmetries() {
    return 1;
  }

  /** The key of this position's image under a symmetry; symmetry 0 gives {@link #key}. */
  public long key(int symmetry) {
    return key;
  }

  /**
   * Whether points are banked in this game: won for good, so that what is still open is played the
   * same whoever has them. Each open point will be won by one side or the other, and the
   * {@linkplain Score#ofMargin margin} at the end is {@link #banked} and their difference.
   */
  public boolean banksPoints() {
    return false;
  }

  /** How many points more than the other the side to move has banked. */
  public int banked() {
    return 0;
  }

  /** How many points nobody has banked yet; at most 255. */
  public int openPoints() {
    return 0;
  }

  /**
   * The key of what is open, under a symmetry: positions that differ only in banked points share
   * it. It is the key itself where none are, and otherwise no position's key.
   */
  public long openKey(int symmetry) {
    return key(symmetry);
  }

  /** The symmetry whose image has the smallest open key (unsigned); that image is canonical. */
  public int canonicalSymmetry() {
    int best = 0;
    long bestKey = openKey(0);
    for (int symmetry = 1; symmetry < symmetries(); symmetry++) {
      long image = openKey(symmetry);
      if (Long.compareUnsigned(image, bestKey) < 0) {
        best = symmetry;
        bestKey = image;
      }
    }
    return best;
  }

  /** Where a symmetry takes a move. */
  public int mapMove(int move, int symmetry) {
    return move;
  }

  /** The move that a symmetry takes to {@code image}; the inverse of {@link #mapMove}. */
  public int unmapMove(int image, int symmetry) {
    return image;
  }

  /**
   * Moves too urgent to stop the search before them (wins, forced blocks), written like {@link
   * #moves}; a quiescence search follows them past its horizon. None by default.
   */
  public int forcingMoves(int[] out, int from) {
    return from;
  }

  /**
   * A position of a game whose positions never repeat, and that can be written whole as one number:
   * what solving every position of a game needs to know. A position implements it.
   *
   * <p>Positions lie in layers, such as the number of stones: the start in layer 0, and every move
   * leads to the next layer. A pass, or that of a {@linkplain Position#isSkipped skipped} side,
   * stays in the layer; it is the only legal move then, and what follows it is no pass.
   */
  public interface Layered {
    /** Whether a number has room for every position of this size and variant. */
    boolean isLayered();

    /** The layer it is in. */
    int layer();

    /**
     * This position's image under a symmetry, whole, as a number that is not negative. In one
     * layer, positions have equal numbers if and only if they have equal {@linkplain Position#key()
     * keys}. Numbers should keep what one move changes little in their high bits: what lies near
     * each other is found together.
     */
    long whole(int symmetry);

    /** Becomes the position of a layer and a number; there is nothing to undo any more. */
    void become(int layer, long whole);

    /** How many symmetries there are, as {@link Position#symmetries} says. */
    int symmetries();
  }
}
