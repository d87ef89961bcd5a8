package betacut.solve;

import betacut.platform.DataFolder;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.UsageException;
import betacut.solve.layers.LayerTable;
import betacut.solve.layers.TableFolder;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The tables of every position that lie in the user's data folder. One that cannot be used is left
 * alone, for answers come without it, too; {@code solve --check-table} says what is wrong with it.
 */
final class StrongTables {
  /** Those that were opened; whoever looks again finds one that was built meanwhile. */
  private static final Map<Path, LayerTable> OPEN = new ConcurrentHashMap<>();

  private StrongTables() {}

  static Optional<LayerTable> of(Game<?> game) {
    return of(game, DataFolder.of(System.getenv()));
  }

  static Optional<LayerTable> of(Game<?> game, Path data) {
    TableFolder folder = TableFolder.of(data, game);
    Optional<LayerTable> known = Optional.ofNullable(OPEN.get(folder.path()));
    if (known.isPresent()) {
      return known;
    }
    try {
      Optional<LayerTable> found = LayerTable.open(game, folder);
      found.ifPresent(table -> OPEN.put(folder.path(), table));
      return found;
    } catch (UsageException unusable) {
      return Optional.empty();
    }
  }

  /** Whether a position is in its game's table. */
  static boolean knows(Game<?> game, Position position) {
    return of(game).filter(table -> TableSearch.score(table, position).isPresent()).isPresent();
  }
}
