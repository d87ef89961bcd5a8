package betacut.solve;

import betacut.games.connectfour.ConnectFour;
import betacut.rules.Game;
import betacut.search.Options;
import betacut.search.engine.Engine;
import betacut.search.spi.Searcher;
import java.util.Optional;

/** Knows which games have a solver made by hand. */
public final class Solvers {
  private Solvers() {}

  /** True if there is a solver made for this game. */
  public static boolean know(Game<?> game) {
    return game instanceof ConnectFour;
  }

  /** A search that is always exact, with the table size and threads of the options. */
  public static Optional<Searcher> searcher(Game<?> game, Options options) {
    return know(game)
        ? Optional.of(new ConnectFourSearch(options.tableMebibytes(), options.threads()))
        : Optional.empty();
  }

  /** An engine that asks the game's solver first, if there is one. */
  public static Engine engine(Game<?> game, Options options) {
    return searcher(game, options)
        .map(solver -> Engine.asking(solver, game, options))
        .orElseGet(() -> Engine.of(game, options));
  }
}
