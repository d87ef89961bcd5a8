package betacut.solve.pentago;

import betacut.games.pentago.PentagoLines;
import betacut.solve.exact.SolveStopped;
import betacut.solve.exact.Solver;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Who wins, for every move at once, from any classic position that has enough stones; and within
 * how many plies.
 *
 * <p>Two sweeps over all supers below a position ({@link SuperSweep}) tell whether the side to move
 * wins and whether it does not lose. How many supers there are depends on the number of stones
 * alone: 2.4 million from 22, 20 million from 20, 173 million from 18 for both sweeps. How soon is
 * found by sweeps that look 1, 2, 3, ... plies ahead, as far as all of them together take no more
 * than the two; a win that takes longer is known without its distance.
 *
 * <p>A solver may be used by one thread at a time; it keeps nothing from one question to the next.
 */
public final class PentagoSolver implements Solver {
  /** A cell of the rest is a bit of an int, and there must be a sign. */
  public static final int FEWEST_STONES = 6;

  private static final int CELLS = 36;

  /** Supers that nobody notices: some 30 ms. */
  private static final long LEAST_FOR_PLIES = 1_000_000;

  private final int threads;
  private BooleanSupplier stop = () -> false;
  private long supers;

  /** A solver with so many threads. */
  public PentagoSolver(int threads) {
    this.threads = threads;
  }

  /** The supers that who wins takes from a position with so many stones. */
  public static long work(int stones) {
    int cells = CELLS - stones;
    return 2 * SuperSweep.allSupers(cells, cells);
  }

  /** The bytes it takes: two layers and what belongs to them. */
  public static long bytes(int stones) {
    return bytes(stones, CELLS - stones);
  }

  /** The same for a look so many plies ahead. */
  private static long bytes(int stones, int depth) {
    int cells = CELLS - stones;
    long most = 0;
    for (int n = 1; n <= depth; n++) {
      most = Math.max(most, SuperSweep.supers(cells, n - 1) + SuperSweep.supers(cells, n));
    }
    return 2 * Long.BYTES * most;
  }

  /** Asks {@code stop} every few rows of supers. */
  @Override
  public void stopWhen(BooleanSupplier stop) {
    this.stop = stop;
  }

  /** Supers valued since the solver was made; each is 128 boards. */
  @Override
  public long nodes() {
    return supers;
  }

  @Override
  public void clear() {
    // There is nothing to forget.
  }

  /**
   * Who wins, and after which moves.
   *
   * @throws SolveStopped if it shall not go on
   */
  public PentagoSolution outcomes(long own, long opponent) {
    return solve(own, opponent, false);
  }

  /**
   * The same, and how soon.
   *
   * @throws SolveStopped if it shall not go on
   */
  public PentagoSolution solve(long own, long opponent) {
    return solve(own, opponent, true);
  }

  /**
   * Who wins, if that can be proved by looking 1, 2, 3, ... plies ahead with no more than so many
   * supers and bytes in all: then the plies of every move that has them are right, and nothing is
   * known of the others.
   *
   * @throws SolveStopped if it shall not go on
   */
  public Optional<PentagoSolution> prove(
      long own, long opponent, double mostSupers, double mostBytes) {
    requireOngoing(own, opponent);
    var solution = new PentagoSolution(own, opponent);
    int cells = solution.cells();
    int stones = CELLS - cells;
    var question = new Question(own, opponent);
    double left = mostSupers;
    // At least once: a stone may win unturned, and others by their turn as soon.
    for (int plies = 1; plies <= cells && (plies == 1 || solution.outcome() == 0); plies++) {
      left -= 2 * SuperSweep.allSupers(cells, plies);
      if (left < 0 || bytes(stones, plies) > mostBytes) {
        return Optional.empty();
      }
      solution.learnPlies(question.ask(true, plies), question.ask(false, plies), plies);
    }
    return Optional.of(solution).filter(known -> known.outcome() != 0);
  }

  /** How many plies ahead {@link #prove} can look from so many stones with so many supers. */
  public static int pliesWithin(int stones, double mostSupers) {
    int cells = CELLS - stones;
    double left = mostSupers;
    int plies = 0;
    while (plies < cells && left >= 2 * SuperSweep.allSupers(cells, plies + 1)) {
      plies++;
      left -= 2 * SuperSweep.allSupers(cells, plies);
    }
    return plies;
  }

  private static void requireOngoing(long own, long opponent) {
    if (PentagoLines.five(own) || PentagoLines.five(opponent)) {
      throw new IllegalArgumentException("the game is over");
    }
  }

  private PentagoSolution solve(long own, long opponent, boolean wantsPlies) {
    requireOngoing(own, opponent);
    var solution = new PentagoSolution(own, opponent);
    var question = new Question(own, opponent);
    int depth = solution.cells();
    solution.learn(question.ask(true, depth), question.ask(false, depth));
    long left = Math.max(LEAST_FOR_PLIES, work(CELLS - depth));
    for (int plies = 1; wantsPlies && plies < depth && solution.lacksPlies(); plies++) {
      left -= 2 * SuperSweep.allSupers(depth, plies);
      if (left < 0) {
        return solution;
      }
      solution.learnPlies(question.ask(true, plies), question.ask(false, plies), plies);
    }
    if (wantsPlies) {
      solution.restTakes(depth);
    }
    return solution;
  }

  /** One position. */
  private final class Question {
    private final SuperSweep sweep;

    Question(long own, long opponent) {
      long before = supers;
      sweep =
          new SuperSweep(
              own,
              opponent,
              threads,
              done -> {
                supers = before + done;
                return stop.getAsBoolean();
              });
    }

    SuperSweep.Answers ask(boolean mustWin, int depth) {
      return sweep.run(mustWin, depth);
    }
  }
}
