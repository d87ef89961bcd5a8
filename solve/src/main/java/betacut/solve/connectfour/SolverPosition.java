package betacut.solve.connectfour;

/**
 * A position of Connect-4 on a board of any size that fits 64 bits; immutable.
 *
 * <p>Stones are numbered from 1 in the order played; the numbering of bits is in {@link
 * BoardGeometry}.
 */
public final class SolverPosition {
  private final BoardGeometry size;
  private final long own;
  private final long mask;

  private SolverPosition(BoardGeometry size, long own, long mask) {
    this.size = size;
    this.own = own;
    this.mask = mask;
  }

  /** The empty board. */
  public static SolverPosition empty(int width, int height) {
    return new SolverPosition(new BoardGeometry(width, height), 0, 0);
  }

  /**
   * The position after a game given as columns: 1 to 9, then a, b, c … for wider boards; {@code
   * "-"} or nothing is the empty board.
   *
   * @throws IllegalArgumentException if a column does not exist or is full, or the game was over
   */
  public static SolverPosition parse(int width, int height, String moves) {
    var position = empty(width, height);
    if (moves.equals("-")) {
      return position;
    }
    for (int i = 0; i < moves.length(); i++) {
      int digit = Character.digit(moves.charAt(i), Character.MAX_RADIX);
      if (digit < 1 || digit > width) {
        throw new IllegalArgumentException(
            "move %d: '%c' is not a column of this board".formatted(i + 1, moves.charAt(i)));
      }
      if (position.isOver()) {
        throw new IllegalArgumentException("move %d: the game is over".formatted(i + 1));
      }
      if (!position.canPlay(digit - 1)) {
        throw new IllegalArgumentException(
            "move %d: column %c is full".formatted(i + 1, moves.charAt(i)));
      }
      position = position.play(digit - 1);
    }
    return position;
  }

  /**
   * A position given by its stones, in the numbering of bits above: column by column from the left,
   * lowest cell first, {@code height + 1} bits a column.
   *
   * @param own the stones of the side to move
   * @param other those of the other side
   * @throws IllegalArgumentException if stones overlap, lie off the board or hang in the air, or
   *     their numbers cannot come from taking turns
   */
  public static SolverPosition of(int width, int height, long own, long other) {
    var size = new BoardGeometry(width, height);
    long mask = own | other;
    int ahead = Long.bitCount(other) - Long.bitCount(own);
    if ((own & other) != 0 || (mask & ~size.board) != 0) {
      throw new IllegalArgumentException("two stones in one cell, or a stone off the board");
    }
    if ((mask + size.bottom & mask) != 0) {
      throw new IllegalArgumentException("a stone hangs in the air");
    }
    if (ahead != 0 && ahead != 1) {
      throw new IllegalArgumentException(
          "the side to move has %d stones and the other %d"
              .formatted(Long.bitCount(own), Long.bitCount(other)));
    }
    return new SolverPosition(size, own, mask);
  }

  /** The number of columns. */
  public int width() {
    return size.width;
  }

  /** The number of rows. */
  public int height() {
    return size.height;
  }

  /** Stones on the board. */
  public int stones() {
    return Long.bitCount(mask);
  }

  /** The stones of the side to move. */
  long own() {
    return own;
  }

  /** The stones of both sides. */
  long mask() {
    return mask;
  }

  /** True if the column (counted from 0) has a free cell. */
  public boolean canPlay(int column) {
    return cell(column) != 0;
  }

  private long cell(int column) {
    return size.playable(mask) & size.column << column * size.stride;
  }

  /** The position after a stone in a column that has a free cell. */
  public SolverPosition play(int column) {
    if (column < 0 || column >= size.width || !canPlay(column)) {
      throw new IllegalArgumentException("no stone can go to column " + (column + 1));
    }
    return new SolverPosition(size, own ^ mask, mask | cell(column));
  }

  /** True if the side that moved last has four. */
  public boolean isLost() {
    return size.hasFour(own ^ mask);
  }

  /** True if there is a four or no free cell. */
  public boolean isOver() {
    return isLost() || mask == size.board;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof SolverPosition p
        && p.own == own
        && p.mask == mask
        && p.size.width == size.width
        && p.size.height == size.height;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(own * 31 + mask);
  }

  /** The board, top row first: x has moved first. */
  @Override
  public String toString() {
    var out = new StringBuilder();
    boolean first = (stones() & 1) == 0;
    for (int row = size.height - 1; row >= 0; row--) {
      for (int c = 0; c < size.width; c++) {
        long bit = 1L << c * size.stride + row;
        out.append((mask & bit) == 0 ? '.' : (own & bit) != 0 == first ? 'x' : 'o');
      }
      out.append('\n');
    }
    return out.toString();
  }
}
