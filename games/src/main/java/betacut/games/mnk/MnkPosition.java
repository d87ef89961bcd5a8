package betacut.games.mnk;

import betacut.rules.Position;
import betacut.rules.Position.Layered;
import betacut.rules.Score;
import java.util.Arrays;

/**
 * A position of an m,n,k game: for each side one {@code int} per line of {@link LineBoard}, which
 * draws the bits. A move is the number of the cell it fills.
 */
public final class MnkPosition extends Position implements Layered {
  // What a square of stones in a row adds to a move's rank (measurements: order).
  private static final int OWN_ROW = 4;
  private static final int OTHER_ROW = 3;

  private final LineBoard board;
  private final int[][] lines;

  /** Rows of cells that {@link #forcingMoves} has found. */
  private final int[] urgentRows;

  private int empties;
  private boolean lastMoveWon;

  MnkPosition(LineBoard board) {
    this.board = board;
    lines = new int[2][board.lineCount];
    urgentRows = new int[board.height];
    empties = board.cellCount;
  }

  private MnkPosition(MnkPosition other) {
    board = other.board;
    lines = new int[][] {other.lines[0].clone(), other.lines[1].clone()};
    urgentRows = new int[board.height];
    empties = other.empties;
    lastMoveWon = other.lastMoveWon;
    ply = other.ply;
    key = other.key;
  }

  LineBoard geometry() {
    return board;
  }

  /** A side's stones by line. */
  int[] lines(int side) {
    return lines[side];
  }

  /** Whether a side, 0 or 1, has a stone on a cell. */
  public boolean hasStone(int side, int cell) {
    return (lines[side][board.rowOf[cell]] >>> board.columnOf[cell] & 1) != 0;
  }

  @Override
  public int moves(int[] out, int from) {
    int[] first = lines[0];
    int[] second = lines[1];
    int end = from;
    int width = board.width;
    int all = (1 << width) - 1;
    for (int row = 0; row < board.height; row++) {
      int cell = row * width;
      for (int rest = all & ~(first[row] | second[row]); rest != 0; rest &= rest - 1) {
        out[end++] = cell + Integer.numberOfTrailingZeros(rest);
      }
    }
    return end;
  }

  @Override
  public void make(int move) {
    int side = ply & 1;
    turn(side, move);
    lastMoveWon = hasRunThrough(side, move);
    empties--;
    ply++;
  }

  /** A position with a legal move was not over, so after taking it back nobody has won. */
  @Override
  public void undo(int move) {
    ply--;
    empties++;
    lastMoveWon = false;
    turn(ply & 1, move);
  }

  /** Puts or lifts a stone in its four lines and passes the turn in the key. */
  private void turn(int side, int cell) {
    int[] stones = lines[side];
    int[] lineOf = board.lineOf;
    int columnBit = 1 << board.columnOf[cell];
    stones[lineOf[4 * cell]] ^= columnBit;
    stones[lineOf[4 * cell + 1]] ^= 1 << board.rowOf[cell];
    stones[lineOf[4 * cell + 2]] ^= columnBit;
    stones[lineOf[4 * cell + 3]] ^= columnBit;
    long[] words = board.words;
    key ^= words[side * board.cellCount + cell] ^ words[words.length - 1];
  }

  private boolean hasRunThrough(int side, int cell) {
    int[] stones = lines[side];
    int[] lineOf = board.lineOf;
    return board.hasRun(stones[lineOf[4 * cell]])
        || board.hasRun(stones[lineOf[4 * cell + 1]])
        || board.hasRun(stones[lineOf[4 * cell + 2]])
        || board.hasRun(stones[lineOf[4 * cell + 3]]);
  }

  /** Whether a side has k in a row anywhere. */
  boolean hasRun(int side) {
    for (int line : board.winnableLines) {
      if (board.hasRun(lines[side][line])) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int outcome() {
    if (lastMoveWon) {
      return Score.LOSS;
    }
    return empties == 0 ? Score.DRAW : ONGOING;
  }

  @Override
  public int moveLimit() {
    return board.cellCount;
  }

  @Override
  public int maxMoves() {
    return board.cellCount;
  }

  @Override
  public int pliesLeft() {
    return empties;
  }

  @Override
  public MnkPosition copy() {
    return new MnkPosition(this);
  }

  /** Stretches through the cell, and the rows of either side's stones that it would lengthen. */
  @Override
  public int rank(int move) {
    int rank = board.stretchesThrough[move];
    for (int direction = 0; direction < 4; direction++) {
      int line = board.lineOf[4 * move + direction];
      int at = direction == 1 ? board.rowOf[move] : board.columnOf[move];
      int own = neighbours(lines[mover()][line], at);
      int other = neighbours(lines[1 - mover()][line], at);
      rank += OWN_ROW * own * own + OTHER_ROW * other * other;
    }
    return rank;
  }

  /** The stones in a row on both sides of an empty cell of a line. */
  private static int neighbours(int stones, int at) {
    int right = Integer.numberOfTrailingZeros(~(stones >>> at + 1));
    int left = Integer.numberOfLeadingZeros(~(stones << 31 - at << 1));
    return left + right;
  }

  /** Wins in one; without any, the cells where the opponent would win in one. */
  @Override
  public int forcingMoves(int[] out, int from) {
    int side = mover();
    int end = completing(side, out, from);
    return end > from ? end : completing(1 - side, out, from);
  }

  private int completing(int side, int[] out, int from) {
    int[] rows = urgentRows;
    Arrays.fill(rows, 0);
    for (int line : board.winnableLines) {
      int stones = lines[side][line];
      if (Integer.bitCount(stones) >= board.inRow - 1) {
        markCompleting(line, stones);
      }
    }
    int end = from;
    for (int row = 0; row < rows.length; row++) {
      for (int rest = rows[row]; rest != 0; rest &= rest - 1) {
        out[end++] = row * board.width + Integer.numberOfTrailingZeros(rest);
      }
    }
    return end;
  }

  private void markCompleting(int line, int stones) {
    int onLine = (1 << board.length[line]) - 1 << board.firstBit[line];
    int free = onLine & ~(lines[0][line] | lines[1][line]);
    for (int rest = board.completing(stones, free); rest != 0; rest &= rest - 1) {
      int cell = board.cellAt(line, Integer.numberOfTrailingZeros(rest));
      urgentRows[board.rowOf[cell]] |= 1 << board.columnOf[cell];
    }
  }

  @Override
  public int symmetries() {
    return board.symmetries.count();
  }

  @Override
  public long key(int symmetry) {
    if (symmetry == 0) {
      return key;
    }
    long image = mover() == 0 ? 0 : board.words[board.words.length - 1];
    for (int side = 0; side < 2; side++) {
      for (int row = 0; row < board.height; row++) {
        for (int rest = lines[side][row]; rest != 0; rest &= rest - 1) {
          int cell = row * board.width + Integer.numberOfTrailingZeros(rest);
          image ^= board.words[side * board.cellCount + board.symmetries.image(cell, symmetry)];
        }
      }
    }
    return image;
  }

  @Override
  public boolean isLayered() {
    return TernaryBoard.hasRoomFor(board.width, board.height);
  }

  @Override
  public int layer() {
    return ply;
  }

  @Override
  public long whole(int symmetry) {
    long[] values = board.ternary().rows(symmetry);
    int patterns = 1 << board.width;
    long sum = 0;
    for (int row = 0, at = 0; row < board.height; row++, at += patterns) {
      sum += values[at + lines[0][row]] + 2 * values[at + lines[1][row]];
    }
    return sum;
  }

  @Override
  public void become(int layer, long whole) {
    Arrays.fill(lines[0], 0);
    Arrays.fill(lines[1], 0);
    key = 0;
    long rest = whole;
    for (int cell = 0; rest > 0; cell++, rest /= 3) {
      int digit = (int) (rest % 3);
      if (digit > 0) {
        turn(digit - 1, cell);
      }
    }
    ply = layer;
    empties = board.cellCount - layer;
    lastMoveWon = hasRun(1 - mover());
  }

  @Override
  public int mapMove(int move, int symmetry) {
    return board.symmetries.image(move, symmetry);
  }

  @Override
  public int unmapMove(int image, int symmetry) {
    return board.symmetries.origin(image, symmetry);
  }
}
