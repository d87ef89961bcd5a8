package betacut.lab.tournament;

import betacut.rules.Game;
import betacut.rules.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Openings of random plies, drawn without replacement: none comes twice, nor its mirror image,
 * until no other is found; then all may come again. Which one a number has depends on the seed and
 * on nothing else, so numbers are drawn in their order whoever asks first.
 */
final class DrawnOpenings<P extends Position> {
  private static final int TRIES = 200;

  private final Game<P> game;
  private final OpeningLines<P> lines;
  private final int least;
  private final int spread;
  private final OpeningDraw<P> choice;
  private final List<String> drawn = new ArrayList<>();

  /** By plies: those of one length may be used up before those of another. */
  private final Map<Integer, Set<Long>> seen = new HashMap<>();

  DrawnOpenings(Game<P> game, OpeningLines<P> lines, int least, int most, OpeningDraw<P> choice) {
    this.choice = choice;
    this.game = game;
    this.lines = lines;
    this.least = Math.min(least, most);
    spread = Math.abs(most - least) + 1;
  }

  synchronized P at(int number) {
    while (drawn.size() <= number) {
      drawn.add(game.format(next(drawn.size())));
    }
    return game.parse(drawn.get(number));
  }

  private P next(int number) {
    int plies = least + number % spread;
    Set<Long> used = seen.computeIfAbsent(plies, unseen -> new HashSet<>());
    SplittableRandom random = lines.source(number);
    P position = choice.of(() -> lines.random(plies, random));
    for (int i = 0; i < TRIES && used.contains(key(position)); i++) {
      position = choice.of(() -> lines.random(plies, random));
    }
    if (!used.add(key(position))) {
      used.clear();
      used.add(key(position));
    }
    return position;
  }

  private static long key(Position position) {
    return position.key(position.canonicalSymmetry());
  }
}
