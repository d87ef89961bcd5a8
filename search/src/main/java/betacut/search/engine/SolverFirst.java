package betacut.search.engine;

import betacut.rules.Position;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Statistics;
import betacut.search.spi.Clock;
import betacut.search.spi.Request;
import betacut.search.spi.Searcher;

/** Takes a solver's answer if the position is in its reach, and searches otherwise. */
final class SolverFirst implements Searcher {
  private final Searcher solver;
  private final Searcher search;

  SolverFirst(Searcher solver, Searcher search) {
    this.solver = solver;
    this.search = search;
  }

  @Override
  public Result search(Position position, Request request) {
    if (request.depth() < Limits.MAX_DEPTH) {
      return search.search(position, request);
    }
    Clock clock = request.clock();
    Progress progress = request.progress();
    Clock half = clock.part(clock.halfOfNodes(), clock.budget() / 2);
    Result solved = solver.search(position, request.with(half, progress));
    if (solved.end() == Result.End.SOLVED || solved.end() == Result.End.BOOK) {
      return solved;
    }
    Statistics spent = solved.statistics();
    // Several threads share what is spent; the half that was kept back is theirs in any case.
    long left = Math.max(half.nodeLimit(), clock.nodeLimit() - spent.nodes());
    Clock rest = clock.part(left, clock.budget());
    Progress later = result -> progress.finished(plus(result, spent));
    return plus(search.search(position, request.with(rest, later)), spent);
  }

  private static Result plus(Result result, Statistics spent) {
    return result.with(result.statistics().plus(spent));
  }

  @Override
  public void forget() {
    solver.forget();
    search.forget();
  }
}
