package betacut.testkit;

import betacut.rules.Position;

/** Counts the paths of a given length from a position: the classic check of a move generator. */
public final class Perft {
  private Perft() {}

  /** Paths of exactly {@code depth} plies; a game that ends earlier adds none. */
  public static long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (position.outcome() != Position.ONGOING) {
      return 0;
    }
    long count = 0;
    for (int move : Walks.movesOf(position)) {
      position.make(move);
      count += count(position, depth - 1);
      position.undo(move);
    }
    return count;
  }
}
