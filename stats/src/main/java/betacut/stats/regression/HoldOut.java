package betacut.stats.regression;

import betacut.platform.SplitMix;
import java.util.stream.IntStream;

/**
 * Sets games aside for validation. The positions of one game resemble each other, so all go to the
 * same side; which one depends on the game's id and the seed alone, hence stays the same when games
 * are added.
 *
 * @param share of games set aside
 */
public record HoldOut(double share, long seed) {
  /** Refuses what is no share. */
  public HoldOut {
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("no share: " + share);
    }
  }

  /** Whether this game is set aside. */
  public boolean isSetAside(long game) {
    return (SplitMix.mix(SplitMix.mix(seed) + game) >>> 11) * 0x1p-53 < share;
  }

  /** The rows to learn from, given the game of each row. */
  public int[] training(long... games) {
    return IntStream.range(0, games.length).filter(i -> !isSetAside(games[i])).toArray();
  }

  /** The rows to judge by, given the game of each row. */
  public int[] validation(long... games) {
    return IntStream.range(0, games.length).filter(i -> isSetAside(games[i])).toArray();
  }
}
