package betacut.lab.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tells pairs that are news from those that only happen again. Between players without chance an
 * opening that comes twice gives the same two games: counted twice they would make intervals narrow
 * and a sequential test sure of nothing. Between players with chance equal games are honest draws.
 * Who has none need not be said, and of other programs nobody could: two players who ever played an
 * opening differently have some.
 *
 * <p>Pairs are shown in the order of their numbers, so that the answer is the same at every moment
 * of a tournament and for any number of workers.
 */
final class PairRepeats {
  private record Beginning(int first, int second, String opening) {}

  private record Course(List<String> moves, int halves) {}

  private final Map<Beginning, Course> seen = new HashMap<>();
  private final Set<Set<Integer>> varying = new HashSet<>();

  /** Whether both games were seen before and these two players never play otherwise. */
  boolean isRepeat(PlayedGame one, PlayedGame other) {
    boolean areKnown = isKnown(one) & isKnown(other);
    return areKnown && !varying.contains(players(one));
  }

  private boolean isKnown(PlayedGame game) {
    var course = new Course(game.moves(), game.halves());
    Course before =
        seen.putIfAbsent(new Beginning(game.first(), game.second(), game.opening()), course);
    if (before != null && !before.equals(course)) {
      varying.add(players(game));
    }
    return course.equals(before);
  }

  private static Set<Integer> players(PlayedGame game) {
    return Set.of(game.first(), game.second());
  }

  /** Games by number without the pairs that only happen again. */
  static List<PlayedGame> leftOut(List<PlayedGame> games) {
    var repeats = new PairRepeats();
    List<PlayedGame> news = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      PlayedGame game = games.get(i);
      boolean isPair =
          game.number() % 2 == 0
              && i + 1 < games.size()
              && games.get(i + 1).number() == game.number() + 1;
      if (!isPair) {
        news.add(game);
      } else {
        PlayedGame partner = games.get(++i);
        if (!repeats.isRepeat(game, partner)) {
          news.add(game);
          news.add(partner);
        }
      }
    }
    return news;
  }
}
