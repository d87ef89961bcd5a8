package betacut.games.dots;

import betacut.rules.Keys;
import betacut.rules.Position;
import betacut.rules.Score;

/**
 * A position of dots and boxes: the lines drawn and who owns the boxes; {@link BoxGrid} numbers
 * both. A move is a line; the number after the last one is the pass of a side that is skipped
 * because the other has closed a box and draws again. Only the lead counts for what is to come, so
 * it is in the key and the owners are not.
 */
public final class DotsPosition extends Position {
  private static final long SKIPPED = 0xD1B54A32D192ED03L;
  private static final long OPEN = 0xA0761D6478BD642FL;
  private static final int CLOSING = 100;

  private final BoxGrid grid;
  private long lines;

  /** Boxes of each side. */
  private final long[] owned;

  private boolean skipped;

  /** The boxes that each move closed. */
  private final long[] closed;

  private int made;

  DotsPosition(BoxGrid grid, long lines, long first, long second, int mover) {
    this.grid = grid;
    this.lines = lines;
    owned = new long[] {first, second};
    closed = new long[2 * grid.lines + 1];
    ply = mover;
    setKey();
  }

  private DotsPosition(DotsPosition other) {
    grid = other.grid;
    lines = other.lines;
    owned = other.owned.clone();
    skipped = other.skipped;
    closed = other.closed.clone();
    made = other.made;
    ply = other.ply;
    key = other.key;
  }

  BoxGrid grid() {
    return grid;
  }

  /** The lines drawn. */
  long lines() {
    return lines;
  }

  /** The boxes of a side. */
  long owned(int side) {
    return owned[side];
  }

  /** How many boxes more the side to move has. */
  int lead() {
    return Long.bitCount(owned[mover()]) - Long.bitCount(owned[1 - mover()]);
  }

  private void setKey() {
    key = keyOf(lines);
  }

  /** The side to move counts by its lead alone. */
  private long keyOf(long drawn) {
    long turn = (long) lead() << 2 | mover() << 1 | (skipped ? 1 : 0);
    return Keys.mix(drawn, turn ^ SKIPPED);
  }

  @Override
  public boolean isSkipped() {
    return skipped;
  }

  @Override
  public boolean hasSkips() {
    return true;
  }

  private long undrawn() {
    return ~lines & (1L << grid.lines) - 1;
  }

  @Override
  public int moves(int[] out, int from) {
    if (skipped) {
      out[from] = grid.lines;
      return from + 1;
    }
    int end = from;
    for (long left = undrawn(); left != 0; left &= left - 1) {
      out[end++] = Long.numberOfTrailingZeros(left);
    }
    return end;
  }

  @Override
  public void make(int move) {
    long boxes = 0;
    if (skipped) {
      skipped = false;
    } else {
      lines |= 1L << move;
      boxes = closedBy(move);
      owned[mover()] |= boxes;
      skipped = boxes != 0 && undrawn() != 0;
    }
    closed[made++] = boxes;
    ply++;
    setKey();
  }

  /** The boxes beside a line that has been drawn which have all their lines. */
  private long closedBy(int line) {
    long boxes = 0;
    for (int box : grid.beside[line]) {
      if (box >= 0 && (grid.sides[box] & ~lines) == 0) {
        boxes |= 1L << box;
      }
    }
    return boxes;
  }

  @Override
  public void undo(int move) {
    ply--;
    made--;
    if (move == grid.lines) {
      skipped = true;
    } else {
      lines ^= 1L << move;
      owned[mover()] ^= closed[made];
      skipped = false;
    }
    setKey();
  }

  @Override
  public int outcome() {
    return undrawn() == 0 ? Score.ofMargin(lead()) : ONGOING;
  }

  @Override
  public int moveLimit() {
    return grid.lines + 1;
  }

  @Override
  public int maxMoves() {
    return grid.lines;
  }

  @Override
  public int pliesLeft() {
    return Long.bitCount(undrawn());
  }

  /** A box stays with whoever closed it. */
  @Override
  public boolean banksPoints() {
    return true;
  }

  @Override
  public int banked() {
    return lead();
  }

  @Override
  public int openPoints() {
    return grid.sides.length - Long.bitCount(owned[0] | owned[1]);
  }

  /** What is ahead is the same for both sides: the lines tell all. */
  @Override
  public long openKey(int symmetry) {
    return Keys.mix(grid.image(lines, symmetry), OPEN ^ (skipped ? 1 : 0));
  }

  @Override
  public DotsPosition copy() {
    return new DotsPosition(this);
  }

  /** Closing first, giving away a box last. */
  @Override
  public int rank(int move) {
    if (skipped) {
      return 0;
    }
    int rank = 0;
    for (int box : grid.beside[move]) {
      if (box >= 0) {
        int missing = Long.bitCount(grid.sides[box] & ~lines);
        rank += missing == 1 ? CLOSING : missing == 2 ? -CLOSING : 0;
      }
    }
    return rank;
  }

  @Override
  public int symmetries() {
    return grid.images.length;
  }

  @Override
  public long key(int symmetry) {
    return symmetry == 0 ? key : keyOf(grid.image(lines, symmetry));
  }

  @Override
  public int mapMove(int move, int symmetry) {
    return move == grid.lines ? move : grid.images[symmetry][move];
  }

  @Override
  public int unmapMove(int image, int symmetry) {
    if (image == grid.lines) {
      return image;
    }
    int move = 0;
    while (grid.images[symmetry][move] != image) {
      move++;
    }
    return move;
  }
}
