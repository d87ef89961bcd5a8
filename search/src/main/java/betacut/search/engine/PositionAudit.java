package betacut.search.engine;

import betacut.rules.Game;
import betacut.rules.Keys;
import betacut.rules.Position;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Plays a few games at random from where a search begins, and refuses a game whose positions break
 * what every search relies on: a search cannot look while it is at work, where each look would be
 * paid for at each node. It is a sample: what only few positions do wrong is found by {@code
 * GameContract} in the test kit.
 */
final class PositionAudit {
  private static final int GAMES = 4;
  private static final int MOST_PLIES = 256;

  /** What positions of one key have in common, seen by the side to move. */
  private record Seen(int outcome, long moves) {}

  private final Game<?> game;
  private final Map<Long, Seen> seen = new HashMap<>();
  private int plies;

  private PositionAudit(Game<?> game) {
    this.game = game;
  }

  /** Refuses the game if a sample of what follows a position breaks a rule. */
  static void check(Game<?> game, Position root) {
    var audit = new PositionAudit(game);
    for (int i = 0; i < GAMES && audit.plies < MOST_PLIES; i++) {
      audit.walk(root.copy());
    }
  }

  private void walk(Position position) {
    int left = position.pliesLeft();
    for (int moved = 0; plies < MOST_PLIES && look(position); plies++) {
      int[] moves = moves(position);
      int move = moves[(int) Long.remainderUnsigned(Keys.mix(plies), moves.length)];
      requireUndo(position, move, moves);
      moved += position.isSkipped() ? 0 : 1;
      position.make(move);
      if (moved >= left && position.outcome() == Position.ONGOING) {
        throw breach(
            position,
            "pliesLeft",
            "pliesLeft() was %d, but the game goes on after that many moves".formatted(left));
      }
    }
  }

  /** Whether the game goes on; a key that was here before must have meant the same. */
  private boolean look(Position position) {
    int outcome = position.outcome();
    boolean goesOn = outcome == Position.ONGOING;
    long moves = goesOn ? setOf(moves(position)) : 0;
    var here = new Seen(outcome, moves);
    Seen before = seen.putIfAbsent(position.key(), here);
    if (before != null && !before.equals(here)) {
      throw breach(
          position,
          "key",
          "two positions that differ in legal moves or outcome have the key %d"
              .formatted(position.key()));
    }
    return goesOn;
  }

  /** The same for the same moves in whatever order. */
  private static long setOf(int[] moves) {
    long set = moves.length;
    for (int move : moves) {
      long mixed = (move + 1) * 0x9E37_79B9_7F4A_7C15L;
      set += mixed ^ mixed >>> 29;
    }
    return set;
  }

  private int[] moves(Position position) {
    int[] moves = list(position);
    int[] sorted = moves.clone();
    Arrays.sort(sorted);
    for (int i = 0; i < sorted.length; i++) {
      if (sorted[i] < 0 || sorted[i] >= position.moveLimit()) {
        throw breach(
            position,
            "moves",
            "the move %d is not below moveLimit(), which is %d"
                .formatted(sorted[i], position.moveLimit()));
      }
      if (i > 0 && sorted[i] == sorted[i - 1]) {
        throw breach(
            position, "moves", "the move %d is listed twice at one ply".formatted(sorted[i]));
      }
    }
    return moves;
  }

  private int[] list(Position position) {
    int most = position.maxMoves();
    int[] moves = new int[most + 1];
    int end;
    try {
      end = position.moves(moves, 0);
    } catch (ArrayIndexOutOfBoundsException tooMany) {
      end = most + 1;
    }
    if (end > most) {
      throw breach(
          position, "maxMoves", "there are more legal moves than maxMoves() says: " + most);
    }
    if (end == 0) {
      throw position.withoutMoves();
    }
    return Arrays.copyOf(moves, end);
  }

  private void requireUndo(Position position, int move, int[] moves) {
    long key = position.key();
    int ply = position.ply();
    position.make(move);
    if (position.ply() != ply + 1) {
      throw breach(position, "make", "make(move) must add 1 to the ply");
    }
    position.undo(move);
    if (position.key() != key
        || position.ply() != ply
        || position.outcome() != Position.ONGOING
        || !Arrays.equals(list(position), moves)) {
      throw breach(
          position, "undo", "undo(move) must restore all that make changed, the key and the ply");
    }
  }

  private Game.Breach breach(Position position, String method, String rule) {
    return new Game.Breach(game.id(), position.getClass(), method, rule);
  }
}
