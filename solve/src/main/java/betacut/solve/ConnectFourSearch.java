package betacut.solve;

import betacut.games.connectfour.ConnectFourPosition;
import betacut.rules.Position;
import betacut.rules.Value;
import betacut.search.Detail;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.Statistics;
import betacut.search.spi.Clock;
import betacut.search.spi.Request;
import betacut.search.spi.Searcher;
import betacut.solve.connectfour.ConnectFourSolver;
import betacut.solve.connectfour.OpeningBook;
import betacut.solve.connectfour.SolverPosition;
import betacut.solve.exact.SolveStopped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * The Connect-4 solver as a search: every value exact, or none.
 *
 * <p>It does not deepen, so a depth limit does not bind it. If another limit comes first, the
 * result's {@code end} names it, its value is an estimate at depth 0 and its move just a legal one.
 */
public final class ConnectFourSearch implements Searcher {
  /** What a table takes on the boards with the longest keys, and the most there can be. */
  private static final int LEAST_MEBIBYTES = 8;

  private static final int MOST_MEBIBYTES = 8192;

  private final int mebibytes;
  private final int threads;
  private Optional<ConnectFourSolver> solver = Optional.empty();

  /**
   * A search with a table of at most so many MiB (but at least 8), made when the first question
   * comes.
   */
  public ConnectFourSearch(int mebibytes, int threads) {
    this.mebibytes = Math.clamp(mebibytes, LEAST_MEBIBYTES, MOST_MEBIBYTES);
    this.threads = threads;
  }

  @Override
  public Result search(Position position, Request request) {
    Clock clock = request.clock();
    var root = (ConnectFourPosition) position;
    ConnectFourSolver asked = solver(root);
    long before = asked.nodes();
    BooleanSupplier stop = () -> clock.isMet((asked.nodes() - before) / threads);
    asked.stopWhen(stop);
    try {
      Result result = new Question(asked, copy(root), clock, before, stop).answer(request.detail());
      request.progress().finished(result);
      return result;
    } catch (SolveStopped stopped) {
      return Unsolved.result(root, asked.nodes() - before, clock);
    }
  }

  /** The same position on the solver's board, which numbers its cells alike. */
  public static SolverPosition copy(ConnectFourPosition position) {
    return SolverPosition.of(
        position.width(), position.height(), position.ownStones(), position.opponentStones());
  }

  private ConnectFourSolver solver(ConnectFourPosition root) {
    if (solver.isEmpty()) {
      int width = root.width();
      int height = root.height();
      var made = new ConnectFourSolver(width, height, mebibytes, threads);
      OpeningBook.shipped(width, height).ifPresent(made::use);
      solver = Optional.of(made);
    }
    return solver.get();
  }

  @Override
  public void forget() {
    solver.ifPresent(ConnectFourSolver::clear);
  }

  private static Statistics statistics(long nodes) {
    return Statistics.ofNodes(nodes);
  }

  /** One position to answer for. */
  private record Question(
      ConnectFourSolver solver,
      SolverPosition root,
      Clock clock,
      long nodesBefore,
      BooleanSupplier stop) {
    Result answer(Detail detail) {
      int stones = root.stones();
      var scale = new SolverScale(root.width() * root.height());
      List<RootMove> moves = new ArrayList<>();
      if (detail == Detail.ALL) {
        List<OptionalInt> scores = solver.columnScores(root);
        for (int column : fromCentre()) {
          scores
              .get(column)
              .ifPresent(score -> moves.add(new RootMove(column, scale.value(stones, score))));
        }
        moves.sort(Comparator.comparingInt((RootMove m) -> m.value().score()).reversed());
      } else {
        Value value = scale.value(stones, solver.score(root));
        List<Integer> best = solver.bestMoves(root);
        fromCentre().stream()
            .filter(best::contains)
            .forEach(move -> moves.add(new RootMove(move, value)));
      }
      return result(moves, detail);
    }

    private Result result(List<RootMove> moves, Detail detail) {
      RootMove best = moves.getFirst();
      List<Integer> line = line(best);
      moves.set(0, new RootMove(best.move(), best.value(), line));
      return new Result(
          best.move(),
          best.value(),
          line,
          detail == Detail.BEST ? List.of() : moves,
          statistics(solver.nodes() - nodesBefore),
          clock.nanos(),
          Result.End.SOLVED);
    }

    /** Best play to the end; shorter if a limit comes first, for the value is known without it. */
    private List<Integer> line(RootMove best) {
      var line = new ArrayList<>(List.of(best.move()));
      var at = root.play(best.move());
      try {
        while (!at.isOver() && !stop.getAsBoolean()) {
          List<Integer> good = solver.bestMoves(at);
          int move = fromCentre().stream().filter(good::contains).findFirst().orElseThrow();
          line.add(move);
          at = at.play(move);
        }
      } catch (SolveStopped stopped) {
        return line;
      }
      return line;
    }

    /** All columns, those nearest to the centre first. */
    private List<Integer> fromCentre() {
      int middle = root.width() - 1;
      return IntStream.rangeClosed(0, middle)
          .boxed()
          .sorted(Comparator.comparingInt(column -> Math.abs(2 * column - middle)))
          .toList();
    }
  }
}
