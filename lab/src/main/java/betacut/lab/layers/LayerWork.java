package betacut.lab.layers;

import betacut.lab.store.Columns;
import betacut.lab.unit.Work;
import betacut.lab.unit.Worker;
import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.StopSignal;
import betacut.solve.Solvers;
import betacut.solve.exact.SolveStopped;
import betacut.solve.layers.LayerSteps;
import betacut.solve.layers.LayerUnits;
import betacut.solve.layers.TableFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Map;
import java.util.function.ToIntFunction;

/** The units of one layer; all that travels is where its files are. */
final class LayerWork implements Work<LayerUnits.Made> {
  private static final long serialVersionUID = 1;

  /** Never a table: what came of a unit is in the certificate, layer by layer. */
  private static final Columns<LayerUnits.Made> COLUMNS =
      Columns.of(LayerUnits.Made.class, "", Map.of());

  private final String game;
  private final int mebibytes;
  private final String folder;
  private final int layer;
  private final LayerUnits.Kind kind;
  private transient LayerUnits units;

  LayerWork(String game, int mebibytes, LayerUnits units, LayerUnits.Kind kind) {
    this.game = game;
    this.mebibytes = mebibytes;
    this.units = units;
    this.kind = kind;
    folder = units.folder().path().toAbsolutePath().toString();
    layer = units.layer();
  }

  @Override
  public Columns<LayerUnits.Made> columns() {
    return COLUMNS;
  }

  @Override
  public Worker<LayerUnits.Made> worker(BitSet done, StopSignal stop) {
    LayerUnits all = units();
    Game<?> played = Games.find(game);
    var steps = new LayerSteps(played, () -> scores(played, stop));
    return (unit, rows) -> {
      if (stop.isGiven()) {
        return;
      }
      try {
        rows.accept(all.run(steps, kind, unit));
      } catch (SolveStopped stopped) {
        // the unit is left to whoever goes on
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }

  private ToIntFunction<Position> scores(Game<?> played, StopSignal stop) {
    return Solvers.ends(played, mebibytes).orElseThrow().scores(stop::isGiven);
  }

  /** Looks at the files, if this comes from another process. */
  private synchronized LayerUnits units() {
    if (units == null) {
      try {
        var table = new TableFolder(Path.of(folder));
        units = new LayerUnits(Games.find(game), table, layer, kind);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return units;
  }
}
