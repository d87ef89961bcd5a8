package betacut.games.othello;

import betacut.rules.Game;
import betacut.rules.Position;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;

/** Seeded games and perft, shared by the tests of this package. */
final class OthelloTesting {
  private OthelloTesting() {}

  static Game<OthelloPosition> game(String variant) {
    return new OthelloFamily().game(variant);
  }

  static int[] moves(OthelloPosition position) {
    int[] moves = new int[position.maxMoves()];
    return Arrays.copyOf(moves, position.moves(moves, 0));
  }

  /** Plays a random game and shows every position of it, the last included. */
  static void walk(String variant, long seed, Consumer<OthelloPosition> visitor) {
    var random = new Random(seed);
    OthelloPosition position = game(variant).start();
    visitor.accept(position);
    while (position.outcome() == Position.ONGOING) {
      int[] moves = moves(position);
      position.make(moves[random.nextInt(moves.length)]);
      visitor.accept(position);
    }
  }

  /**
   * Paths of a length; a finished game goes on as one path, as if both sides passed for ever, which
   * is how published counts have it.
   */
  static long perft(OthelloPosition position, int depth) {
    if (depth == 0 || position.outcome() != Position.ONGOING) {
      return 1;
    }
    long count = 0;
    for (int move : moves(position)) {
      position.make(move);
      count += perft(position, depth - 1);
      position.undo(move);
    }
    return count;
  }
}
