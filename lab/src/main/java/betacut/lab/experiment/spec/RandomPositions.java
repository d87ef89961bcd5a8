package betacut.lab.experiment.spec;

import betacut.rules.Game;
import betacut.rules.Keys;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Positions reached by random moves, the same ones in every run: games that end on the way and
 * positions that are there already, or as a mirror image, are drawn again.
 */
final class RandomPositions<P extends Position> {
  private static final int TRIES_PER_POSITION = 1000;

  private final Game<P> game;
  private final long seed;
  private long drawn;

  RandomPositions(Game<P> game, long seed) {
    this.game = game;
    this.seed = seed;
  }

  /** So many different positions after {@code low} to {@code high} plies. */
  List<String> draw(int count, int low, int high) {
    List<String> positions = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    long tries = (long) count * TRIES_PER_POSITION;
    while (positions.size() < count && tries-- > 0) {
      P position = game.start();
      boolean isOpen = play(position, low + below(high - low + 1));
      if (isOpen && seen.add(position.key(position.canonicalSymmetry()))) {
        positions.add(game.format(position));
      }
    }
    if (positions.size() < count) {
      throw new UsageException(
          "%s has no %d different open positions after %d to %d plies;"
                  .formatted(game.id(), count, low, high)
              + " ask for fewer, or for more plies");
    }
    return positions;
  }

  /** Plays random moves; whether the game goes on after them. */
  private boolean play(P position, int plies) {
    int[] moves = new int[position.maxMoves()];
    for (int i = 0; i < plies; i++) {
      if (position.outcome() != Position.ONGOING) {
        return false;
      }
      position.play(moves[below(position.moves(moves, 0))]);
    }
    return position.outcome() == Position.ONGOING;
  }

  private int below(int bound) {
    return (int) Math.unsignedMultiplyHigh(Keys.mix(seed, drawn++), bound);
  }
}
