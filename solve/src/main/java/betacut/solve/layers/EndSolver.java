package betacut.solve.layers;

import betacut.rules.Position;
import java.util.function.BooleanSupplier;
import java.util.function.ToIntFunction;

/**
 * Values the last positions of a table that does not reach the end of its game: a solver that was
 * made for the game, say.
 */
@FunctionalInterface
public interface EndSolver {
  /** For tables that nobody asks a solver about. */
  EndSolver NONE =
      stopped -> {
        throw new IllegalStateException("no solver was given");
      };

  /**
   * The exact scores of positions, for one thread.
   *
   * @param stopped asked now and then; then a question ends with {@link
   *     betacut.solve.exact.SolveStopped}
   */
  ToIntFunction<Position> scores(BooleanSupplier stopped);
}
