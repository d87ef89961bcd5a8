package betacut.lab.level;

import betacut.lab.tournament.Arena;
import betacut.play.level.Level;
import betacut.play.level.Levels;
import betacut.rules.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the levels of a game. A first tournament measures a ladder of candidates, ten levels are
 * chosen from it in even steps, and a second tournament measures these: the choice was made by
 * chance results of the first, so its numbers would flatter the choice.
 *
 * <p>All players are limited by nodes and all choices drawn from the seed, so the same calibration
 * gives the same levels on every machine.
 *
 * @param candidates the ladder
 * @param first what it was measured to be
 * @param levels chosen and measured; their Elo never decreases, neighbours in the wrong order
 *     having been given their mean
 * @param second what the levels were measured to be, as it came
 */
public record Calibration(
    List<Level> candidates, LadderRatings first, List<Level> levels, LadderRatings second) {
  /** How many levels a game has. */
  public static final int LEVELS = 10;

  public Calibration {
    candidates = List.copyOf(candidates);
    levels = List.copyOf(levels);
  }

  /**
   * Plays both tournaments; empty if they were stopped.
   *
   * @param games of every two that meet; a quarter where they think long
   */
  public static Optional<Calibration> of(Game<?> game, int games, long seed, Arena arena) {
    List<Level> candidates = Candidates.of(game);
    return new Ladder("candidates", game, candidates, games, seed)
        .play(arena)
        .flatMap(
            first -> {
              List<Level> chosen = new EvenSteps(candidates, first.values()).choose(LEVELS);
              return new Ladder(
                      "levels", game, chosen, games, ~seed) // other openings than the first
                  .play(arena)
                  .map(second -> new Calibration(candidates, first, rated(chosen, second), second));
            });
  }

  private static List<Level> rated(List<Level> chosen, LadderRatings ratings) {
    double[] elo = Isotonic.of(ratings.values());
    List<Level> levels = new ArrayList<>();
    for (int i = 0; i < elo.length; i++) {
      levels.add(
          chosen
              .get(i)
              .rated(
                  (int) Math.round(elo[i]),
                  (int) Math.ceil(ratings.elo().get(i).interval().halfWidth()),
                  (int) Math.ceil(ratings.steps().get(i).interval().halfWidth())));
    }
    return levels;
  }

  /** The levels as a file holds them. */
  public Levels withProvenance(List<String> provenance) {
    return new Levels(levels, provenance, true);
  }
}
