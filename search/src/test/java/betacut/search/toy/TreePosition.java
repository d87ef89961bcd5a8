package betacut.search.toy;

import betacut.rules.Board;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Keys;
import betacut.rules.MoveListGame;
import betacut.rules.Position;
import betacut.rules.Score;
import java.util.Arrays;
import java.util.Locale;

/**
 * A random game tree that is its own game: everything about a node follows from its key, which is a
 * hash of the seed and the moves that lead there. No two nodes share a key.
 */
public final class TreePosition extends Position implements MoveListGame.Recorded {
  /** How games of a tree end. */
  public enum Ends {
    /** Only at the last ply, in an opinion for the evaluator: the uniform trees of the papers. */
    NEVER,
    /** In a win, draw or loss at the last ply: nothing is proven before. */
    LATE,
    /** In a win, draw or loss, some of them early. */
    WINS,
    /** In a margin of a few points, some of them early. */
    MARGINS
  }

  private final int width;
  private final int lastPly;
  private final Ends ends;
  private final long[] keys;
  private final int[] made;

  public TreePosition(long seed, int width, int lastPly, Ends ends) {
    this.width = width;
    this.lastPly = lastPly;
    this.ends = ends;
    keys = new long[lastPly + 1];
    made = new int[lastPly + 1];
    key = Keys.mix(seed, 0);
  }

  /** As a game that always begins at the root of this tree. */
  public static Game<TreePosition> game(long seed, int width, int lastPly, Ends ends) {
    return new MoveListGame<>(
        "%s-%d-%d".formatted(ends.name().toLowerCase(Locale.ROOT), width, seed)) {
      @Override
      public TreePosition start() {
        return new TreePosition(seed, width, lastPly, ends);
      }

      @Override
      public Board board(TreePosition position) {
        return new Board(Board.Kind.CELLS, 1, 1, ".");
      }

      @Override
      public boolean owns(Position position) {
        return position instanceof TreePosition other && other.root() == start().key;
      }
    };
  }

  /** A hash of the position in so few values that ties are frequent. */
  public static Evaluator<Position> hash(int values) {
    return position ->
        (int) Long.remainderUnsigned(Keys.mix(position.key(), 7), values) - values / 2;
  }

  private long root() {
    return ply == 0 ? key : keys[0];
  }

  private int draw(int salt, int bound) {
    return (int) Long.remainderUnsigned(Keys.mix(key, salt), bound);
  }

  @Override
  public int moves(int[] out, int from) {
    int count = ends == Ends.NEVER ? width : 1 + draw(1, width);
    for (int move = 0; move < count; move++) {
      out[from + move] = move;
    }
    return from + count;
  }

  @Override
  public void make(int move) {
    made[ply] = move;
    keys[ply++] = key;
    key = Keys.mix(key, 100 + move);
  }

  @Override
  public void undo(int move) {
    key = keys[--ply];
  }

  @Override
  public int outcome() {
    if (ends == Ends.NEVER || (ply < lastPly && (ends == Ends.LATE || ply < 2 || draw(2, 6) > 0))) {
      return ONGOING;
    }
    int result = draw(3, 5) - 2;
    return ends == Ends.MARGINS ? Score.ofMargin(result) : Integer.signum(result) * Score.WIN;
  }

  @Override
  public int[] movesMade() {
    return Arrays.copyOf(made, ply);
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
    return lastPly - ply;
  }

  @Override
  public TreePosition copy() {
    var copy = new TreePosition(0, width, lastPly, ends);
    System.arraycopy(keys, 0, copy.keys, 0, keys.length);
    System.arraycopy(made, 0, copy.made, 0, made.length);
    copy.key = key;
    copy.ply = ply;
    return copy;
  }
}
