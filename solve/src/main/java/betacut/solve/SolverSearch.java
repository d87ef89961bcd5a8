package betacut.solve;

import betacut.rules.Position;
import betacut.search.Detail;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.Statistics;
import betacut.search.spi.Clock;
import betacut.search.spi.Request;
import betacut.search.spi.Searcher;
import betacut.solve.exact.SolveStopped;
import betacut.solve.exact.Solver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/**
 * A solver made by hand as a search: every value exact, or none.
 *
 * <p>It does not deepen, so a depth limit does not bind it. What cannot be expected to be solved
 * within the other limits is not begun. If a limit comes first, the result's {@code end} names it,
 * its value is an estimate at depth 0 and its move just a legal one.
 */
abstract class SolverSearch<P extends Position, S extends Solver> implements Searcher {
  static final Comparator<RootMove> BEST_FIRST =
      Comparator.comparingInt((RootMove move) -> move.value().score()).reversed();

  private final Class<P> kind;
  private Optional<S> solver = Optional.empty();

  SolverSearch(Class<P> kind) {
    this.kind = kind;
  }

  /** Makes the solver. */
  abstract S make(P root);

  /** Whether an answer can be expected within the limits. */
  abstract boolean isExpected(P root, Clock clock, Detail detail);

  /** What the solver's work counts for one thread's node limit. */
  abstract long charged(long nodes);

  /** Every move, the best first. */
  abstract List<RootMove> all(S asked, P root);

  /** The moves that are as good as the best. */
  abstract List<RootMove> ties(S asked, P root);

  /**
   * A best move further on; nothing where the solver does not reach.
   *
   * @param score what the position is worth, if the scores of its game have no distances
   */
  abstract OptionalInt next(S asked, P at, int score);

  /** The solver, made when the first question comes. */
  final S solver(P root) {
    S asked = solver.orElseGet(() -> make(root));
    solver = Optional.of(asked);
    return asked;
  }

  @Override
  public final Result search(Position position, Request request) {
    P root = kind.cast(position);
    Clock clock = request.clock();
    if (!isExpected(root, clock, request.detail())) {
      return Unsolved.result(root, 0, clock);
    }
    S asked = solver(root);
    long before = asked.nodes();
    BooleanSupplier stop = () -> clock.isMet(charged(asked.nodes() - before));
    asked.stopWhen(stop);
    try {
      boolean wantsAll = request.detail() == Detail.ALL;
      List<RootMove> moves = new ArrayList<>(wantsAll ? all(asked, root) : ties(asked, root));
      RootMove best = moves.getFirst();
      List<Integer> line = line(asked, root, best, stop);
      moves.set(0, new RootMove(best.move(), best.value(), line));
      var result =
          new Result(
              best.move(),
              best.value(),
              line,
              request.detail() == Detail.BEST ? List.of() : moves,
              Statistics.ofNodes(asked.nodes() - before),
              clock.nanos(),
              Result.End.SOLVED);
      request.progress().finished(result);
      return result;
    } catch (SolveStopped stopped) {
      return Unsolved.result(root, asked.nodes() - before, clock);
    }
  }

  /** Best play to the end; shorter if a limit comes first, for the value is known without it. */
  private List<Integer> line(S asked, P root, RootMove best, BooleanSupplier stop) {
    List<Integer> line = new ArrayList<>(List.of(best.move()));
    P at = kind.cast(root.copy());
    int score = best.value().score();
    try {
      at.make(best.move());
      while (at.outcome() == Position.ONGOING && !stop.getAsBoolean()) {
        score = -score;
        OptionalInt move = next(asked, at, score);
        if (move.isEmpty()) {
          return line;
        }
        line.add(move.getAsInt());
        at.make(move.getAsInt());
      }
    } catch (SolveStopped stopped) {
      return line;
    }
    return line;
  }

  @Override
  public final void forget() {
    solver.ifPresent(Solver::clear);
  }
}
