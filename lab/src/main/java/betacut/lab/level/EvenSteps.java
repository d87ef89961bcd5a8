package betacut.lab.level;

import betacut.play.level.Level;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * Chooses levels in even steps of Elo along a measured ladder, by interpolation between its rungs:
 * geometrically, as equal factors are about equal steps.
 *
 * <p>The ladder begins with rungs without guard, of which level 1 is made: halfway between random
 * play and the weakest rung with a guard, but near enough to the latter for a game in ten against
 * it. So a child can beat it. All others have the guard, which cannot be had in part: where it is
 * worth more than a step, levels from the second on are even among themselves, and the first two
 * steps are longer. Neither is there half of a solver: if it is far above all others, so is the
 * highest level.
 */
final class EvenSteps {
  /** Who is so much weaker still scores 9 %, which can be measured. */
  private static final double LONGEST_STEP = 400;

  private static final double NOISE_DIGITS = 1000;

  private final List<Level> rungs;
  private final int guarded;
  private final double[] weak;
  private final double[] strong;

  /**
   * @param measured the Elo of each rung, weakest first; made non-decreasing here, apart for those
   *     without guard and those with it
   */
  EvenSteps(List<Level> rungs, double... measured) {
    this.rungs = rungs;
    guarded = (int) rungs.stream().takeWhile(rung -> rung.guardPlies() == 0).count();
    weak = Isotonic.of(Arrays.copyOf(measured, guarded));
    strong = Isotonic.of(Arrays.copyOfRange(measured, guarded, measured.length));
  }

  /** At least four levels, numbered from 1. */
  List<Level> choose(int count) {
    List<Level> careless = rungs.subList(0, guarded);
    List<Level> careful = rungs.subList(guarded, rungs.size());
    double wanted = Math.max(strong[0] / 2, strong[0] - LONGEST_STEP);
    double lowest = Math.clamp(wanted, weak[0], weak[guarded - 1]);
    double top = strong[strong.length - 1];
    double searched = strong[strong.length - (rungs.getLast().asksSolver() ? 2 : 1)];
    double second = Math.max(strong[0], lowest + (searched - lowest) / (count - 1));
    double lastButOne = Math.min(searched, top - (top - second) / (count - 2));
    List<Level> levels = new ArrayList<>();
    levels.add(at(lowest, careless, weak).numbered(1));
    for (int number = 2; number < count; number++) {
      double target = second + (lastButOne - second) * (number - 2) / (count - 3);
      levels.add(at(target, careful, strong).numbered(number));
    }
    levels.add(rungs.getLast().numbered(count));
    return levels;
  }

  /** The weakest setting that reaches a rating. */
  private static Level at(double target, List<Level> rungs, double... elo) {
    int above = 0;
    while (above < elo.length - 1 && elo[above] < target) {
      above++;
    }
    Level high = rungs.get(above);
    if (above == 0) {
      return high;
    }
    Level low = rungs.get(above - 1);
    double share = (target - elo[above - 1]) / (elo[above] - elo[above - 1]);
    if (high.asksSolver()) {
      return low;
    }
    if (high.noise() == 0 && low.noise() > 0) { // the least noise costs half of the depth
      return share < 0.5 ? low : high;
    }
    return between(low, high, share);
  }

  private static Level between(Level low, Level high, double share) {
    double nodes = geometric(low.nodes(), high.nodes(), share);
    double noise = low.noise() == 0 ? 0 : geometric(low.noise(), high.noise(), share);
    return new Level(
        0,
        Math.round(nodes),
        Math.round(noise * NOISE_DIGITS) / NOISE_DIGITS,
        high.guardPlies(),
        false,
        OptionalInt.empty());
  }

  private static double geometric(double low, double high, double share) {
    return low * Math.pow(high / low, share);
  }
}
