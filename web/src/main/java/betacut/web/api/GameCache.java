package betacut.web.api;

import betacut.rules.Game;
import betacut.rules.Games;
import java.util.LinkedHashMap;
import java.util.Map;

/** The games asked for last: some take a moment to make. */
public final class GameCache {
  private static final int KEPT = 32;

  private final Map<String, Game<?>> games =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Game<?>> eldest) {
          return size() > KEPT;
        }
      };

  /** Never makes a game with the lock held: one of somebody else's might take for ever. */
  Game<?> find(String name) {
    Game<?> known = known(name);
    return known != null ? known : keep(name, Games.find(name));
  }

  private synchronized Game<?> known(String name) {
    return games.get(name);
  }

  /** Two may have made the same game at once; everybody gets the first one. */
  private synchronized Game<?> keep(String name, Game<?> made) {
    Game<?> first = games.putIfAbsent(name, made);
    return first != null ? first : made;
  }
}
