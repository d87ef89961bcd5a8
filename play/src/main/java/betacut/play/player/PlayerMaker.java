package betacut.play.player;

import betacut.rules.Position;
import java.util.function.LongFunction;

/**
 * A description of a player that has been understood, from which a new one is made for each game:
 * nothing learned or drawn in one game reaches another, so games can be played in any order.
 *
 * @param text the description, which is also its name in tables
 * @param isTimed whether it plays by the clock, so that its games differ from run to run
 * @param maker makes a player out of the seed of its random choices
 */
public record PlayerMaker<P extends Position>(
    String text, boolean isTimed, LongFunction<Player<P>> maker) {
  /** A player for one game. */
  public Player<P> create(long seed) {
    return maker.apply(seed);
  }
}
