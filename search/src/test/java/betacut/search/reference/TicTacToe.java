package betacut.search.reference;

import betacut.rules.Position;
import betacut.rules.Score;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Tic-tac-toe for tests: cells 0 to 8 row by row, tried in that order. */
public final class TicTacToe extends Position {
  private static final int FULL = 0x1FF;
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  private final int winScore;
  private int own;
  private int other;

  public TicTacToe() {
    this(Score.WIN);
  }

  private TicTacToe(int winScore) {
    this.winScore = winScore;
  }

  /** The same game, in which every win is worth the same however late it comes. */
  public static TicTacToe withFlatWins() {
    return new TicTacToe(Score.ofMargin(1));
  }

  /** The position after these cells were taken in turn. */
  public static TicTacToe after(int... cells) {
    var position = new TicTacToe();
    for (int cell : cells) {
      position.make(cell);
    }
    return position;
  }

  /** Every position that can be reached, finished ones included, each once. */
  public static List<TicTacToe> everyPosition() {
    List<TicTacToe> found = new ArrayList<>();
    collect(new TicTacToe(), new HashSet<>(), found);
    return found;
  }

  private static void collect(TicTacToe position, Set<Long> seen, List<TicTacToe> found) {
    if (!seen.add(position.key())) {
      return;
    }
    found.add(position.copy());
    int[] moves = new int[9];
    int end = position.outcome() == ONGOING ? position.moves(moves, 0) : 0;
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      collect(position, seen, found);
      position.undo(moves[i]);
    }
  }

  @Override
  public int moves(int[] out, int from) {
    int end = from;
    for (int free = FULL & ~(own | other); free != 0; free &= free - 1) {
      out[end++] = Integer.numberOfTrailingZeros(free);
    }
    return end;
  }

  @Override
  public void make(int move) {
    int mover = own | 1 << move;
    own = other;
    other = mover;
    ply++;
    key = own << 9 | other;
  }

  @Override
  public void undo(int move) {
    int mover = other & ~(1 << move);
    other = own;
    own = mover;
    ply--;
    key = own << 9 | other;
  }

  @Override
  public int outcome() {
    for (int line : LINES) {
      if ((other & line) == line) {
        return -winScore;
      }
    }
    return (own | other) == FULL ? Score.DRAW : ONGOING;
  }

  @Override
  public int moveLimit() {
    return 9;
  }

  @Override
  public int maxMoves() {
    return 9;
  }

  @Override
  public int pliesLeft() {
    return 9 - ply;
  }

  @Override
  public TicTacToe copy() {
    var copy = new TicTacToe(winScore);
    copy.own = own;
    copy.other = other;
    copy.ply = ply;
    copy.key = key;
    return copy;
  }
}
