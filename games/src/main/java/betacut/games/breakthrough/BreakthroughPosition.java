package betacut.games.breakthrough;

import betacut.rules.Keys;
import betacut.rules.Position;
import betacut.rules.Score;

/**
 * A Breakthrough position on two words of bits; {@link PawnBoard} draws the numbering. Pieces step
 * one row ahead, straight or aslant onto empty cells, and take aslant. A side that reaches the far
 * row, or has taken everything, has won. There is always a move: the foremost piece has none of its
 * own aslant before it.
 */
public final class BreakthroughPosition extends Position {
  private static final long SECOND_TO_MOVE = 0x9E3779B97F4A7C15L;
  private static final int TAKING = 64;

  private final PawnBoard board;
  private final long[] pieces;

  /** The steps that all pieces can still make before one arrives. */
  private int stepsLeft;

  /** What each move took, as a bit, and the steps before it. */
  private final long[] taken;

  private final int[] steps;
  private int made;

  BreakthroughPosition(PawnBoard board, long first, long second, int mover) {
    this.board = board;
    pieces = new long[] {first, second};
    ply = mover;
    stepsLeft = board.stepsLeft(first, 0) + board.stepsLeft(second, 1);
    taken = new long[pliesLeft() + 1];
    steps = new int[pliesLeft() + 1];
    key = keyOf(first, second);
  }

  private BreakthroughPosition(BreakthroughPosition other) {
    board = other.board;
    pieces = other.pieces.clone();
    taken = other.taken.clone();
    steps = other.steps.clone();
    made = other.made;
    stepsLeft = other.stepsLeft;
    ply = other.ply;
    key = other.key;
  }

  PawnBoard board() {
    return board;
  }

  /** The pieces of a side. */
  long pieces(int side) {
    return pieces[side];
  }

  private long keyOf(long first, long second) {
    return Keys.mix(first, second) ^ (mover() == 0 ? 0 : SECOND_TO_MOVE);
  }

  @Override
  public int moves(int[] out, int from) {
    int side = mover();
    long own = pieces[side];
    long free = board.all & ~(own | pieces[1 - side]);
    int width = board.width;
    long left = own & ~board.leftColumn;
    long right = own & ~board.rightColumn;
    long open = board.all & ~own;
    int end = from;
    if (side == 0) {
      end = write(left & open >>> width - 1, 0, out, end);
      end = write(own & free >>> width, 1, out, end);
      return write(right & open >>> width + 1, 2, out, end);
    }
    end = write(left & open << width + 1, PawnBoard.DOWN, out, end);
    end = write(own & free << width, PawnBoard.DOWN + 1, out, end);
    return write(right & open << width - 1, PawnBoard.DOWN + 2, out, end);
  }

  private static int write(long origins, int direction, int[] out, int from) {
    int end = from;
    for (long left = origins; left != 0; left &= left - 1) {
      out[end++] = PawnBoard.DIRECTIONS * Long.numberOfTrailingZeros(left) + direction;
    }
    return end;
  }

  @Override
  public void make(int move) {
    int side = mover();
    int from = move / PawnBoard.DIRECTIONS;
    int to = board.targets[move];
    long there = pieces[1 - side] & 1L << to;
    steps[made] = stepsLeft;
    taken[made++] = there;
    pieces[side] ^= 1L << from | 1L << to;
    pieces[1 - side] ^= there;
    stepsLeft -= stepsOf(from, side) - stepsOf(to, side);
    if (there != 0) {
      stepsLeft -= stepsOf(to, 1 - side);
    }
    ply++;
    key = keyOf(pieces[0], pieces[1]);
  }

  private int stepsOf(int bit, int side) {
    int row = bit / board.width;
    return Math.max(0, side == 0 ? board.height - 2 - row : row - 1);
  }

  @Override
  public void undo(int move) {
    ply--;
    int side = mover();
    long there = taken[--made];
    stepsLeft = steps[made];
    pieces[side] ^= 1L << move / PawnBoard.DIRECTIONS | 1L << board.targets[move];
    pieces[1 - side] ^= there;
    key = keyOf(pieces[0], pieces[1]);
  }

  @Override
  public int outcome() {
    int side = mover();
    boolean isLost = (pieces[1 - side] & board.goals[1 - side]) != 0 || pieces[side] == 0;
    return isLost ? Score.LOSS : ONGOING;
  }

  @Override
  public int moveLimit() {
    return PawnBoard.DIRECTIONS * board.cells;
  }

  @Override
  public int maxMoves() {
    return PawnBoard.DOWN * 2 * board.width;
  }

  /** Every move is a step; the one that arrives ends the game. */
  @Override
  public int pliesLeft() {
    return stepsLeft + 1;
  }

  @Override
  public BreakthroughPosition copy() {
    return new BreakthroughPosition(this);
  }

  /** The nearer the goal the better, above all by taking. */
  @Override
  public int rank(int move) {
    int side = mover();
    int to = board.targets[move];
    int row = to / board.width;
    boolean takes = (pieces[1 - side] & 1L << to) != 0;
    return 8 * (side == 0 ? row : board.height - 1 - row) + (takes ? TAKING : 0);
  }

  /** The identity, and left and right exchanged. */
  @Override
  public int symmetries() {
    return 2;
  }

  @Override
  public long key(int symmetry) {
    return symmetry == 0 ? key : keyOf(board.mirrored(pieces[0]), board.mirrored(pieces[1]));
  }

  @Override
  public int mapMove(int move, int symmetry) {
    if (symmetry == 0) {
      return move;
    }
    int aside = move % PawnBoard.DOWN;
    int direction = move % PawnBoard.DIRECTIONS + 2 * (1 - aside);
    int from = board.mirrored(move / PawnBoard.DIRECTIONS);
    return PawnBoard.DIRECTIONS * from + direction;
  }

  @Override
  public int unmapMove(int image, int symmetry) {
    return mapMove(image, symmetry);
  }
}
