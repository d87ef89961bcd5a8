package betacut.search.reference;

import betacut.platform.Pulse;
import betacut.rules.Position;

/**
 * Counts the move paths of a length: the usual check of a move generator. Games that end earlier do
 * not count, except where sides pass: there a finished game goes on as one path, as the published
 * counts have it. A skipped side's pass is no move. The last ply is counted without being played.
 */
public final class Perft<P extends Position> {
  private final P position;
  private final Generator<P> generator;
  private final int[] moves;
  private final int pathsWhenOver;
  private final Pulse pulse = Pulse.current();

  /** Where moves come from; written like {@link Position#moves}. */
  @FunctionalInterface
  public interface Generator<P extends Position> {
    int moves(P position, int[] out, int from);
  }

  /** Counts with the moves the game generates. */
  public Perft(P position, boolean passes, int depth) {
    this(position, Position::moves, passes, depth);
  }

  /**
   * @param passes whether the game has them, see {@link betacut.rules.Game#hasPasses}
   * @param depth the longest path that will be asked for
   */
  public Perft(P position, Generator<P> generator, boolean passes, int depth) {
    this.position = position;
    this.generator = generator;
    pathsWhenOver = passes ? 1 : 0;
    moves = new int[position.maxMoves() * Math.max(1, 2 * depth)];
  }

  public long count(int depth) {
    return depth == 0 ? 1 : count(depth, 0);
  }

  private long count(int depth, int from) {
    if (position.outcome() != Position.ONGOING) {
      return pathsWhenOver;
    }
    int end = generator.moves(position, moves, from);
    int left = position.isSkipped() ? depth : depth - 1;
    if (left == 0) {
      return end - from;
    }
    pulse.beat();
    long paths = 0;
    for (int i = from; i < end; i++) {
      position.make(moves[i]);
      paths += count(left, end);
      position.undo(moves[i]);
    }
    return paths;
  }
}
