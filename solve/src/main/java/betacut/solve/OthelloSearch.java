package betacut.solve;

import betacut.games.othello.OthelloPosition;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Detail;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.Statistics;
import betacut.search.spi.Clock;
import betacut.search.spi.Request;
import betacut.search.spi.Searcher;
import betacut.solve.exact.SolveStopped;
import betacut.solve.othello.OthelloSolver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The Othello solver as a search: every value exact, or none. A depth limit does not bind it; what
 * cannot be expected to be solved within the other limits is not begun.
 */
public final class OthelloSearch implements Searcher {
  /** Nodes that 12 empty squares take, what each one more multiplies them by (e12 to FFO 44). */
  private static final double NODES_OF_TWELVE = 10_000;

  private static final double GROWTH = 2.25;

  /** At least so many nodes are searched in a microsecond. */
  private static final double NODES_A_MICROSECOND = 10;

  /** An answer for every move takes about so many times as long. */
  private static final int ALL_MOVES = 4;

  private static final int LEAST_MEBIBYTES = 1;
  private static final int MOST_MEBIBYTES = 4096;

  private final int mebibytes;
  private final int mostEmpties;
  private Optional<OthelloSolver> solver = Optional.empty();

  /**
   * A search with a table of at most so many MiB, made when the first question comes.
   *
   * @param mostEmpties positions with more empty squares are not tried
   */
  public OthelloSearch(int mebibytes, int mostEmpties) {
    this.mebibytes = Math.clamp(mebibytes, LEAST_MEBIBYTES, MOST_MEBIBYTES);
    this.mostEmpties = mostEmpties;
  }

  /** Whether an answer can be expected within so many nodes. */
  static boolean isInReach(OthelloPosition position, double nodes) {
    return NODES_OF_TWELVE * Math.pow(GROWTH, position.empties() - 12) <= nodes;
  }

  @Override
  public Result search(Position position, Request request) {
    var root = (OthelloPosition) position;
    Clock clock = request.clock();
    double affordable = Math.min(clock.nodeLimit(), clock.budget() / 1000.0 * NODES_A_MICROSECOND);
    int answers = request.detail() == Detail.ALL ? ALL_MOVES : 1;
    if (root.empties() > mostEmpties || !isInReach(root, affordable / answers)) {
      return Unsolved.result(root, 0, clock);
    }
    OthelloSolver asked = solver.orElseGet(() -> new OthelloSolver(mebibytes));
    solver = Optional.of(asked);
    long before = asked.nodes();
    asked.stopWhen(() -> clock.isMet(asked.nodes() - before));
    try {
      Result result = new Question(asked, root, clock, before).answer(request.detail());
      request.progress().finished(result);
      return result;
    } catch (SolveStopped stopped) {
      return Unsolved.result(root, asked.nodes() - before, clock);
    }
  }

  @Override
  public void forget() {
    solver.ifPresent(OthelloSolver::clear);
  }

  /** One position to answer for. */
  private record Question(
      OthelloSolver solver, OthelloPosition root, Clock clock, long nodesBefore) {
    Result answer(Detail detail) {
      List<RootMove> moves = new ArrayList<>();
      if (root.playable() == 0) {
        moves.add(
            new RootMove(OthelloPosition.PASS, value(solver.score(root.own(), root.opponent()))));
      } else if (detail == Detail.ALL) {
        solver
            .moveScores(root.own(), root.opponent())
            .forEach((move, score) -> moves.add(new RootMove(move, value(score))));
        moves.sort(Comparator.comparingInt((RootMove m) -> m.value().score()).reversed());
      } else {
        int score = solver.score(root.own(), root.opponent());
        solver
            .bestMoves(root.own(), root.opponent(), score)
            .forEach(move -> moves.add(new RootMove(move, value(score))));
      }
      RootMove best = moves.getFirst();
      List<Integer> line = line(best);
      moves.set(0, new RootMove(best.move(), best.value(), line));
      return new Result(
          best.move(),
          best.value(),
          line,
          detail == Detail.BEST ? List.of() : moves,
          Statistics.ofNodes(solver.nodes() - nodesBefore),
          clock.nanos(),
          Result.End.SOLVED);
    }

    private Value value(int score) {
      return Value.exact(Score.ofMargin(score), root.empties());
    }

    /** Best play to the end; shorter if a limit comes first, for the value is known without it. */
    private List<Integer> line(RootMove best) {
      List<Integer> line = new ArrayList<>(List.of(best.move()));
      OthelloPosition at = root.copy();
      int score = Score.margin(best.value().score());
      try {
        at.make(best.move());
        while (at.outcome() == Position.ONGOING) {
          score = -score;
          int move =
              at.playable() == 0
                  ? OthelloPosition.PASS
                  : solver.bestMoves(at.own(), at.opponent(), score).getFirst();
          line.add(move);
          at.make(move);
        }
      } catch (SolveStopped stopped) {
        return line;
      }
      return line;
    }
  }
}
