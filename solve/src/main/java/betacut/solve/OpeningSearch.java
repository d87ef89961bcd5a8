package betacut.solve;

import betacut.rules.Position;
import betacut.rules.Value;
import betacut.search.Detail;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.Statistics;
import betacut.search.spi.Request;
import betacut.search.spi.Searcher;
import betacut.solve.opening.SearchedOpenings;
import betacut.solve.opening.SearchedOpenings.Opinion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A book of opinions as a search: estimates at once, without a node. Asked for a position that is
 * not in it, it asks the game's solver, if there is one.
 */
final class OpeningSearch implements Searcher {
  /**
   * Moves that are worse than the best by no more are called as good as it, in points: half a disc
   * of Othello, where results differ by two.
   */
  static final int AS_GOOD = 50;

  private final SearchedOpenings book;
  private final Optional<Searcher> otherwise;

  OpeningSearch(SearchedOpenings book, Optional<Searcher> otherwise) {
    this.book = book;
    this.otherwise = otherwise;
  }

  @Override
  public Result search(Position position, Request request) {
    if (!book.knows(position)) {
      return otherwise
          .map(solver -> solver.search(position, request))
          .orElseGet(() -> Unsolved.result(position, 0, request.clock()));
    }
    List<RootMove> moves = new ArrayList<>(moves(position));
    RootMove best = moves.getFirst();
    if (request.detail() == Detail.TIES) {
      moves.removeIf(move -> move.value().score() < best.value().score() - AS_GOOD);
    }
    var result =
        new Result(
            best.move(),
            best.value(),
            best.line(),
            request.detail() == Detail.BEST ? List.of() : moves,
            Statistics.NONE,
            request.clock().nanos(),
            Result.End.BOOK);
    request.progress().finished(result);
    return result;
  }

  private List<RootMove> moves(Position position) {
    return book.moves(position).stream()
        .map(
            one ->
                new RootMove(
                    one.move(), Value.estimate(one.score(), one.depth()), line(position, one)))
        .toList();
  }

  /** The best moves of the book after a move, until it ends. */
  private List<Integer> line(Position from, Opinion first) {
    List<Integer> line = new ArrayList<>();
    Position at = from.copy();
    Opinion next = first;
    while (next != null) {
      line.add(next.move());
      at.play(next.move());
      List<Opinion> replies = at.outcome() == Position.ONGOING ? book.moves(at) : List.of();
      next = replies.isEmpty() ? null : replies.getFirst();
    }
    return line;
  }

  @Override
  public void forget() {
    otherwise.ifPresent(Searcher::forget);
  }
}
