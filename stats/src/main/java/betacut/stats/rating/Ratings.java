package betacut.stats.rating;

import betacut.stats.sample.Estimate;
import java.util.List;

/**
 * Elo of several players on one scale.
 *
 * @param method the name of the estimate, to be shown beside its numbers
 * @param anchor the player whose rating is 0 by definition, so it has no error
 * @param players by number: rating, and its interval relative to the anchor
 */
public record Ratings(String method, int anchor, List<Estimate> players) {
  /** Keeps its own copy of the list. */
  public Ratings {
    players = List.copyOf(players);
  }

  /** The rating of a player. */
  public double elo(int player) {
    return players.get(player).value();
  }
}
