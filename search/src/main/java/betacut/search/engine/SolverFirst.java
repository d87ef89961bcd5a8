package betacut.search.engine;

import betacut.rules.Position;
import betacut.search.Clock;
import betacut.search.Detail;
import betacut.search.Limits;
import betacut.search.Progress;
import betacut.search.Result;
import betacut.search.Searcher;
import betacut.search.Statistics;

/** Takes a solver's answer if the position is in its reach, and searches otherwise. */
final class SolverFirst implements Searcher {
  private final Searcher solver;
  private final Searcher search;

  SolverFirst(Searcher solver, Searcher search) {
    this.solver = solver;
    this.search = search;
  }

  @Override
  public Result search(
      Position position, Limits limits, Clock clock, Detail detail, Progress progress) {
    if (limits.depth() < Limits.MAX_DEPTH) {
      return search.search(position, limits, clock, detail, progress);
    }
    long nodes = Math.max(1, clock.nodeLimit() / 2);
    Clock share = clock.part(nodes, clock.budget() / 2);
    Result solved = solver.search(position, limits, share, detail, progress);
    if (solved.end() == Result.End.SOLVED) {
      return solved;
    }
    Statistics spent = solved.statistics();
    // Several threads share what is spent; the half that was kept back is theirs in any case.
    Clock rest = clock.part(Math.max(nodes, clock.nodeLimit() - spent.nodes()), clock.budget());
    return plus(
        search.search(
            position, limits, rest, detail, later -> progress.finished(plus(later, spent))),
        spent);
  }

  private static Result plus(Result result, Statistics spent) {
    return new Result(
        result.move(),
        result.value(),
        result.line(),
        result.moves(),
        result.statistics().plus(spent),
        result.nanos(),
        result.end());
  }

  @Override
  public void forget() {
    solver.forget();
    search.forget();
  }
}
