package betacut.lab.level;

import betacut.play.level.Level;
import betacut.rules.Game;
import betacut.solve.Solvers;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The ladder of settings among which levels are looked for, from nearly random to the strongest.
 *
 * <p>Only the lowest have no guard: what makes an opponent look foolish is a missed win in one, not
 * a bad plan. From there noise shrinks and node caps grow, in smaller steps where noise of about
 * half a spread makes most of the difference. The last have no noise at all: a search that need not
 * know the value of every move gets much deeper, so the first of them is a jump, though it has
 * fewer nodes. At the top an exact solver plays where the game has one; where it has one for
 * endings only, the last search asks that within its nodes.
 */
final class Candidates {
  /** Games that last no longer are solved by any search. */
  private static final int FEW_PLIES = 12;

  private static final int GUARD = 2;
  static final int UNGUARDED = 4;
  private static final long[] NODES = {
    1, 10, 30, 120, 1, 100, 250, 500, 750, 1200, 2000, 3200, 5500, 10_000, 20_000, 8000, 25_000,
    60_000, 200_000
  };
  private static final double[] NOISE = {
    8, 2, 1, 0.5, 8, 1, 0.7, 0.5, 0.4, 0.32, 0.25, 0.19, 0.14, 0.1, 0.05, 0, 0, 0, 0
  };

  /** The solver's share of this solves nearly every position of Connect-4 within a second. */
  private static final long SOLVER_NODES = 5_000_000;

  private Candidates() {}

  static List<Level> of(Game<?> game) {
    List<Level> rungs = new ArrayList<>();
    for (int i = 0; i < NODES.length; i++) {
      boolean isLast = i == NODES.length - 1;
      int guard = i < UNGUARDED ? 0 : GUARD;
      rungs.add(rung(i + 1, NODES[i], NOISE[i], guard, isLast && Solvers.knowEnds(game)));
    }
    if (Solvers.know(game) || isShort(game)) {
      rungs.add(rung(rungs.size() + 1, SOLVER_NODES, 0, GUARD, true));
    }
    return rungs;
  }

  /**
   * Rungs between random play and a weak level, through which the two are compared: against each
   * other they may have only one result.
   */
  static List<Level> below(Level level) {
    List<Level> rungs = new ArrayList<>();
    for (int i = 0; i < UNGUARDED; i++) {
      if (NODES[i] < level.nodes() && NOISE[i] > level.noise()) {
        rungs.add(rung(i + 1, NODES[i], NOISE[i], 0, false));
      }
    }
    return rungs;
  }

  /** Whether a game is over so soon that a search to its end costs nothing. */
  static boolean isShort(Game<?> game) {
    return game.start().pliesLeft() <= FEW_PLIES;
  }

  private static Level rung(int number, long nodes, double noise, int guard, boolean asksSolver) {
    return new Level(number, nodes, noise, guard, asksSolver, OptionalInt.empty());
  }
}
