package betacut.lab.level;

import betacut.lab.tournament.Arena;
import betacut.lab.tournament.TournamentResults;
import betacut.play.level.Level;
import betacut.play.level.Levels;
import betacut.rules.Game;
import betacut.rules.UsageException;
import betacut.stats.sample.Distributions;
import betacut.stats.sample.Estimate;
import betacut.stats.test.Holm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether levels still are what their file says: new games, the same kind of tournament, and each
 * step from level to level compared with the one written down.
 *
 * <p>A step has drifted if the difference of both is more than their errors explain, with the
 * probabilities corrected for there being ten of them.
 */
public record LevelCheck(List<Step> steps, int games) {
  /** The probability of a false alarm, all steps together. */
  public static final double FALSE_ALARM = 0.01;

  public LevelCheck {
    steps = List.copyOf(steps);
  }

  /**
   * The step up to one level from the one below it, or from random play.
   *
   * @param shipped what the file says it is worth
   * @param shippedError half the width of its 95 % interval
   * @param measured what it was worth now
   * @param measuredError half the width of its 95 % interval
   * @param probability of so big a difference, or a bigger one, by chance; corrected
   */
  public record Step(
      int level,
      int shipped,
      int shippedError,
      double measured,
      double measuredError,
      double probability) {
    public boolean hasDrifted() {
      return probability < FALSE_ALARM;
    }
  }

  /** Plays the games; empty if they were stopped. */
  public static Optional<LevelCheck> of(
      Game<?> game, Levels levels, int games, long seed, Arena arena) {
    if (levels.all().stream().anyMatch(level -> level.elo().isEmpty())) {
      throw new UsageException(
          "The levels of %s were never measured, so they cannot drift; run betacut level calibrate %s."
              .formatted(game.id(), game.id()));
    }
    return new Ladder("levels", game, levels.all(), games, seed)
        .play(arena)
        .map(ratings -> compare(levels.all(), ratings));
  }

  static LevelCheck compare(List<Level> levels, LadderRatings ratings) {
    double[] probabilities = new double[levels.size()];
    for (int i = 0; i < probabilities.length; i++) {
      Estimate now = ratings.steps().get(i);
      double error = Math.hypot(now.interval().halfWidth(), levels.get(i).stepError());
      double width = Distributions.normalWidth(TournamentResults.CONFIDENCE);
      double distance = Math.abs(now.value() - step(levels, i)) / error * width;
      probabilities[i] = 2 * Distributions.normal(-distance);
    }
    double[] corrected = Holm.adjust(probabilities);
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < corrected.length; i++) {
      Estimate now = ratings.steps().get(i);
      steps.add(
          new Step(
              levels.get(i).number(),
              step(levels, i),
              levels.get(i).stepError(),
              now.value(),
              now.interval().halfWidth(),
              corrected[i]));
    }
    return new LevelCheck(steps, ratings.games());
  }

  private static int step(List<Level> levels, int index) {
    int below = index == 0 ? 0 : levels.get(index - 1).elo().orElseThrow();
    return levels.get(index).elo().orElseThrow() - below;
  }

  /** The levels whose step is not what it was. */
  public List<Step> drifted() {
    return steps.stream().filter(Step::hasDrifted).toList();
  }
}
