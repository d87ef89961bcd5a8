package betacut.testkit;

import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The positions that a game's checks look at.
 *
 * @param count walks to the middle of games, and a fifth as many to the end
 */
public record GameSample<P extends Position>(Game<P> game, long seed, int count) {
  /** Positions in the middle of games, the shortest walk first: it is the best counter-example. */
  public List<Walk<P>> ongoing() {
    return shortestFirst(new Walks<>(game, seed).walks(count));
  }

  /** Whole games, the shortest first; seeded apart from the walks. */
  public List<Walk<P>> wholeGames() {
    List<Walk<P>> games = new ArrayList<>();
    var walks = new Walks<>(game, seed + 1);
    for (int number = 0; number < Math.max(10, count / 5); number++) {
      games.add(walks.wholeGame(number));
    }
    return shortestFirst(games);
  }

  private static <P extends Position> List<Walk<P>> shortestFirst(List<Walk<P>> walks) {
    return walks.stream().sorted(Comparator.comparingInt(walk -> walk.moves().size())).toList();
  }

  Snapshot snapshot(P position) {
    return Snapshot.of(game, position);
  }
}
