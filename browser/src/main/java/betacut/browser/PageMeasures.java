package betacut.browser;

import betacut.rules.Game;
import betacut.rules.Games;
import betacut.rules.Position;
import betacut.search.Limits;
import betacut.search.Result;
import betacut.search.engine.Engine;
import betacut.search.text.EngineText;
import betacut.solve.connectfour.ConnectFourSolver;
import betacut.solve.connectfour.SolverPosition;

/** Counts and times of searches, taken in the same way in a page and on the JVM. */
public final class PageMeasures {
  private static final int SOLVER_MEBIBYTES = 16;

  private PageMeasures() {}

  /**
   * What a search finds, how many nodes it takes, and how long: {@code -11 19647 4000000}.
   *
   * @param engine as {@link EngineText} reads it
   */
  public static String search(String game, String position, String engine, int depth) {
    return search(Games.find(game), position, EngineText.parse(engine), depth);
  }

  private static <P extends Position> String search(
      Game<P> game, String position, EngineText engine, int depth) {
    Result result =
        Engine.of(game, engine.options(game, false))
            .search(game.parse(position), Limits.depth(depth));
    return result.value().score() + " " + result.statistics().nodes() + " " + result.nanos();
  }

  /**
   * The same of Connect-4 positions by the solver, without its book and with one table for all.
   *
   * @param positions moves that led to each, one position a line
   */
  public static String solve(String positions) {
    var solver = new ConnectFourSolver(7, 6, SOLVER_MEBIBYTES);
    var lines = new StringBuilder();
    for (String moves : positions.split("\n")) {
      long before = solver.nodes();
      long start = System.nanoTime();
      int score = solver.score(SolverPosition.parse(7, 6, moves));
      long nanos = System.nanoTime() - start;
      lines.append("%d %d %d\n".formatted(score, solver.nodes() - before, nanos));
    }
    return lines.toString();
  }
}
