package betacut.browser.solve;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.solve.layers.LayerTable;
import java.util.Optional;

/** A page has no folder with tables of every position. */
public final class PageStrongTables {
  private PageStrongTables() {}

  public static Optional<LayerTable> of(Game<?> game) {
    return Optional.empty();
  }

  public static boolean knows(Game<?> game, Position position) {
    return false;
  }
}
