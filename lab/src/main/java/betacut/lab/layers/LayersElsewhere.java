package betacut.lab.layers;

import betacut.lab.unit.Assignment;
import betacut.lab.unit.UnitExecutor;
import betacut.search.StopSignal;
import betacut.solve.exact.SolveStopped;
import betacut.solve.layers.LayerExecutor;
import betacut.solve.layers.LayerUnits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.BitSet;
import java.util.function.Consumer;

/**
 * Layers of a game done as units of work.
 *
 * @param game its name, by which others find it, too
 * @param mebibytes of the solver's table, where the last layer is asked of it
 */
public record LayersElsewhere(UnitExecutor executor, String game, int mebibytes, StopSignal stop)
    implements LayerExecutor {
  @Override
  public void run(LayerUnits units, LayerUnits.Kind kind, Consumer<LayerUnits.Made> made)
      throws IOException {
    var all = new BitSet();
    all.set(0, units.count(kind));
    try {
      executor.run(
          new Assignment<>(
              new LayerWork(game, mebibytes, units, kind),
              all,
              new BitSet(),
              made,
              () -> false,
              stop));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    if (stop.isGiven()) {
      throw SolveStopped.INSTANCE;
    }
  }
}
