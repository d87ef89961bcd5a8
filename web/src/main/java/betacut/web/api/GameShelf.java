package betacut.web.api;

import betacut.rules.Game;
import betacut.rules.Games;
import java.util.LinkedHashMap;
import java.util.Map;

/** The games asked for last: some take a moment to make. */
final class GameShelf {
  private static final int KEPT = 32;

  private final Map<String, Game<?>> games =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Game<?>> eldest) {
          return size() > KEPT;
        }
      };

  synchronized Game<?> find(String name) {
    Game<?> known = games.get(name);
    if (known == null) {
      known = Games.find(name);
      games.put(name, known);
    }
    return known;
  }
}
