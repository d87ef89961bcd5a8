package betacut.solve.layers;

import java.io.IOException;
import java.util.function.Consumer;

/** Has the units of a layer done, here or elsewhere. */
@FunctionalInterface
public interface LayerExecutor {
  /**
   * Returns when all units of a kind are done.
   *
   * @param made is told of each, by any thread; of one that was done twice, twice
   * @throws betacut.solve.exact.SolveStopped if somebody wants an end; what is done stays
   */
  void run(LayerUnits units, LayerUnits.Kind kind, Consumer<LayerUnits.Made> made)
      throws IOException;
}
