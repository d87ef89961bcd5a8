package betacut.games.connectfour;

import betacut.rules.Position;
import betacut.rules.Position.Layered;
import betacut.rules.Score;

/**
 * A Connect-4 position: the stones of the side to move and the stones of both, in the bits that
 * {@link ColumnBoard} draws. A move is a column, 0 at the left.
 *
 * <p>Worked example on 7×6: dropping into column 3 adds bit 21 to {@code mask}, and the carry runs
 * up over the stones to the lowest free cell: {@code mask | mask + (1L << 21)}. After 4, 4 the mask
 * is bits 21 and 22; the side to move again is the first player, whose stone is 21.
 *
 * <p>The key is {@code current + mask}. In a column of h stones the mask adds 2^h − 1 and the own
 * stones less than 2^h, so the sum tells h and the stones, and stays below the next column.
 */
public final class ConnectFourPosition extends Position implements Layered {
  private static final int THREAT_RANK = 8;

  private long current;
  private long mask;

  private final int step;
  private final long bottomRow;
  private final long cells;
  private final int width;
  private final int height;

  ConnectFourPosition(ColumnBoard board) {
    width = board.width();
    height = board.height();
    step = board.step();
    bottomRow = board.bottomRow();
    cells = board.cells();
  }

  /** A position with these stones; nothing is checked. */
  ConnectFourPosition(ColumnBoard board, long firstStones, long secondStones) {
    this(board);
    mask = firstStones | secondStones;
    ply = Long.bitCount(mask);
    current = mover() == 0 ? firstStones : secondStones;
    key = current + mask;
  }

  private ConnectFourPosition(ConnectFourPosition other) {
    width = other.width;
    height = other.height;
    step = other.step;
    bottomRow = other.bottomRow;
    cells = other.cells;
    current = other.current;
    mask = other.mask;
    ply = other.ply;
    key = other.key;
  }

  /** The number of columns. */
  public int width() {
    return width;
  }

  /** The number of rows. */
  public int height() {
    return height;
  }

  /** The stones of the side to move. */
  public long ownStones() {
    return current;
  }

  /** The stones of the side that moved last. */
  public long opponentStones() {
    return current ^ mask;
  }

  /** The stones of the player who began. */
  public long firstStones() {
    return mover() == 0 ? current : current ^ mask;
  }

  /** The stones of the player who moved second. */
  public long secondStones() {
    return mover() == 0 ? current ^ mask : current;
  }

  /** How many stones a column holds. */
  public int heightOf(int column) {
    return Long.bitCount(mask >>> column * step & (1L << height) - 1);
  }

  /** The cells a stone dropped now would come to rest on, one for each column with room. */
  public long playableCells() {
    return mask + bottomRow & cells;
  }

  @Override
  public int moves(int[] out, int from) {
    long fullColumns = mask >>> height - 1 & bottomRow;
    if (fullColumns != 0) {
      return movesBesides(fullColumns, out, from);
    }
    // No test per column while all have room: 105 for 89 Mn/s, alpha-beta to depth 12.
    for (int column = 0; column < width; column++) {
      out[from + column] = column;
    }
    return from + width;
  }

  private int movesBesides(long fullColumns, int[] out, int from) {
    int end = from;
    long full = fullColumns;
    for (int column = 0; column < width; column++, full >>>= step) {
      if ((full & 1) == 0) {
        out[end++] = column;
      }
    }
    return end;
  }

  @Override
  public void make(int move) {
    long stones = mask;
    long opponent = current ^ stones;
    stones |= stones + (1L << move * step);
    current = opponent;
    mask = stones;
    key = opponent + stones;
    ply++;
  }

  @Override
  public void undo(int move) {
    int base = move * step;
    long stones = mask;
    long column = stones & ((1L << height) - 1 << base);
    stones ^= column + (1L << base) >>> 1; // the bit above the column's stones, one down: its top
    long own = current ^ stones;
    current = own;
    mask = stones;
    key = own + stones;
    ply--;
  }

  @Override
  public int outcome() {
    if (hasFour(current ^ mask, step)) {
      return Score.LOSS;
    }
    return mask == cells ? Score.DRAW : ONGOING;
  }

  @Override
  public int outcomeAfter(int move) {
    long stones = mask | mask + (1L << move * step);
    if (hasFour(current ^ mask ^ stones, step)) {
      return Score.LOSS;
    }
    return stones == cells ? Score.DRAW : ONGOING;
  }

  /** Whether four stones stand in a row; {@link ColumnBoard} has the worked example. */
  static boolean hasFour(long stones, int step) {
    long up = stones & stones >>> 1;
    long falling = stones & stones >>> step - 1;
    long right = stones & stones >>> step;
    long rising = stones & stones >>> step + 1;
    return (up & up >>> 2
            | falling & falling >>> 2 * step - 2
            | right & right >>> 2 * step
            | rising & rising >>> 2 * step + 2)
        != 0;
  }

  /** The cells, free or not, whose filling gives these stones a four they have not yet. */
  static long fourthCells(long stones, int step) {
    return stones << 1 & stones << 2 & stones << 3
        | fourthCellsAlong(stones, step - 1)
        | fourthCellsAlong(stones, step)
        | fourthCellsAlong(stones, step + 1);
  }

  /** The missing cell may be at either end of three stones, or one step inside. */
  private static long fourthCellsAlong(long stones, int d) {
    long before = stones << d;
    long after = stones >>> d;
    long twoBefore = before & stones << 2 * d;
    long twoAfter = after & stones >>> 2 * d;
    return twoBefore & (stones << 3 * d | after) | twoAfter & (stones >>> 3 * d | before);
  }

  @Override
  public int moveLimit() {
    return width;
  }

  @Override
  public int maxMoves() {
    return width;
  }

  @Override
  public int pliesLeft() {
    return width * height - ply;
  }

  @Override
  public ConnectFourPosition copy() {
    return new ConnectFourPosition(this);
  }

  /** Cells that would make a four count most, then the centre: more lines run through it. */
  @Override
  public int rank(int move) {
    long stone = mask + (1L << move * step) & columnCells(move);
    long fourths = fourthCells(current | stone, step) & ~mask & cells;
    return THREAT_RANK * Long.bitCount(fourths) + width - Math.abs(2 * move - (width - 1));
  }

  private long columnCells(int column) {
    return (1L << height) - 1 << column * step;
  }

  /** Wins in one; without any, the cells where the opponent would win in one. */
  @Override
  public int forcingMoves(int[] out, int from) {
    long playable = playableCells();
    long urgent = fourthCells(current, step) & playable;
    if (urgent == 0) {
      urgent = fourthCells(current ^ mask, step) & playable;
    }
    int end = from;
    for (long rest = urgent; rest != 0; rest &= rest - 1) {
      out[end++] = Long.numberOfTrailingZeros(rest) / step;
    }
    return end;
  }

  @Override
  public int symmetries() {
    return 2;
  }

  /** The mirror image's key: the sum keeps to its columns, so swapping them mirrors it whole. */
  @Override
  public long key(int symmetry) {
    return symmetry == 0 ? key : mirrored(key);
  }

  private long mirrored(long sum) {
    long image = sum;
    long column = (1L << height) * 2 - 1;
    int distance = (width - 1) * step;
    for (int base = 0; distance > 0; base += step, distance -= 2 * step) {
      long difference = (image >>> distance ^ image) & column << base;
      image ^= difference | difference << distance;
    }
    return image;
  }

  @Override
  public boolean isLayered() {
    return width * step < Long.SIZE;
  }

  @Override
  public int layer() {
    return ply;
  }

  /**
   * A sum like the key, but of the first player's stones whoever is to move: a stone then adds to
   * one column only, and all that a column's stone leads to has the order of what it came from.
   */
  @Override
  public long whole(int symmetry) {
    long sum = firstStones() + mask;
    return symmetry == 0 ? sum : mirrored(sum);
  }

  @Override
  public void become(int layer, long whole) {
    long tops = whole + bottomRow; // one above the stones, in each column the highest bit
    long stones = 0;
    for (int column = 0; column < width; column++) {
      long bits = tops >>> column * step & (1L << step) - 1;
      stones |= Long.highestOneBit(bits) - 1 << column * step;
    }
    long first = whole - stones;
    ply = layer;
    mask = stones;
    current = mover() == 0 ? first : first ^ stones;
    key = current + stones;
  }

  @Override
  public int mapMove(int move, int symmetry) {
    return symmetry == 0 ? move : width - 1 - move;
  }

  @Override
  public int unmapMove(int image, int symmetry) {
    return mapMove(image, symmetry);
  }
}
