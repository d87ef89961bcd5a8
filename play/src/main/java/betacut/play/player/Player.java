package betacut.play.player;

import betacut.rules.Position;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.StopSignal;
import betacut.search.engine.Engine;
import java.util.Optional;

/**
 * Somebody who answers moves, for the length of one game. Used by one thread; only {@link #stop}
 * may come from elsewhere.
 */
public interface Player<P extends Position> extends AutoCloseable {
  /**
   * Chooses a move in an ongoing position, which stays as it is.
   *
   * @param limits what the match allows for a move; a player may have stricter ones of its own
   * @throws PlayerFailure if the player is at fault and forfeits the game
   */
  Choice choose(P position, Limits limits);

  /** Chooses a move with no limits but the player's own. */
  default Choice choose(P position) {
    return choose(position, Limits.NONE);
  }

  /**
   * Chooses a move that somebody may ask for early: given the signal, a player that can answers at
   * once with the best it has found, and is as fit for its next move as ever.
   *
   * @param progress told of each depth, by players that search in depths
   */
  default Choice choose(P position, Limits limits, Progress progress, StopSignal signal) {
    return choose(position, limits);
  }

  /** For people: level 4, or minimax to depth 3. */
  String name();

  /** The engine whose scores may serve later sessions; nothing if its strength is measured. */
  default Optional<Engine> engine() {
    return Optional.empty();
  }

  /** Gives up the move under way, whose choice is then worth nothing. */
  default void stop() {}

  /** Lets go of what the player holds; a program of others is ended. */
  @Override
  default void close() {}

  /**
   * A move and the thought behind it.
   *
   * @param move what is played; not always what the search liked best
   * @param thought what the search found
   */
  record Choice(int move, Result thought) {}
}
