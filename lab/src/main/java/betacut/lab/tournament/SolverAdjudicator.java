package betacut.lab.tournament;

import betacut.games.connectfour.ConnectFourPosition;
import betacut.rules.Position;
import betacut.solve.ConnectFourSearch;
import betacut.solve.connectfour.ConnectFourSolver;
import betacut.solve.connectfour.OpeningBook;
import betacut.solve.exact.SolveStopped;
import java.util.OptionalInt;

/** Asks the Connect-4 solver who wins, which is cheaper than asking when. */
final class SolverAdjudicator<P extends Position> implements Adjudicator<P> {
  private static final int MEBIBYTES = 8;

  private final ConnectFourSolver solver;
  private final long nodes;

  SolverAdjudicator(ConnectFourPosition start, long nodes) {
    this.nodes = nodes;
    solver = new ConnectFourSolver(start.width(), start.height(), MEBIBYTES);
    OpeningBook.shipped(start.width(), start.height()).ifPresent(solver::use);
  }

  @Override
  public void begin() {
    solver.clear();
  }

  @Override
  public OptionalInt outcome(P position) {
    long before = solver.nodes();
    solver.stopWhen(() -> solver.nodes() - before >= nodes);
    try {
      var asked = ConnectFourSearch.copy((ConnectFourPosition) (Position) position);
      return OptionalInt.of(solver.outcome(asked));
    } catch (SolveStopped stopped) {
      return OptionalInt.empty();
    }
  }
}
