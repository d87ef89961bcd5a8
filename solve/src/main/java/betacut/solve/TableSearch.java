package betacut.solve;

import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.UsageException;
import betacut.rules.Value;
import betacut.search.Detail;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.Statistics;
import betacut.search.spi.Request;
import betacut.search.spi.Searcher;
import betacut.solve.layers.LayerTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A table of every position as a search: exact at once, with one node for each position looked up.
 * Asked for a position that is not in it, it asks the game's solver, if there is one.
 */
final class TableSearch implements Searcher {
  private final LayerTable table;
  private final Optional<Searcher> otherwise;

  TableSearch(LayerTable table, Optional<Searcher> otherwise) {
    this.table = table;
    this.otherwise = otherwise;
  }

  @Override
  public Result search(Position position, Request request) {
    if (score(table, position).isPresent()) {
      Optional<Result> found = new Lookup(position.copy()).answer(request);
      if (found.isPresent()) {
        request.progress().finished(found.get());
        return found.get();
      }
    }
    return otherwise
        .map(solver -> solver.search(position, request))
        .orElseGet(() -> Unsolved.result(position, 0, request.clock()));
  }

  @Override
  public void forget() {
    otherwise.ifPresent(Searcher::forget);
  }

  /** The score of a position; nothing if it is not in the table, or that is damaged. */
  static OptionalInt score(LayerTable table, Position position) {
    try {
      return table.score(position);
    } catch (UsageException damaged) {
      return OptionalInt.empty();
    }
  }

  /** One position to answer for. */
  private final class Lookup {
    private final Position root;
    private long nodes;

    Lookup(Position root) {
      this.root = root;
    }

    Optional<Result> answer(Request request) {
      List<RootMove> moves = moves(root);
      if (moves.isEmpty()) {
        return Optional.empty();
      }
      RootMove best = moves.getFirst();
      List<Integer> line = line(best.move());
      moves.set(0, new RootMove(best.move(), best.value(), line));
      int score = best.value().score();
      if (request.detail() != Detail.ALL) {
        moves.removeIf(move -> move.value().score() != score);
      }
      return Optional.of(
          new Result(
              best.move(),
              best.value(),
              line,
              request.detail() == Detail.BEST ? List.of() : moves,
              Statistics.ofNodes(nodes),
              request.clock().nanos(),
              Result.End.SOLVED));
    }

    /** Every move of a position, the best first; none if one of them is not in the table. */
    private List<RootMove> moves(Position position) {
      List<RootMove> moves = new ArrayList<>();
      for (int move : position.legalMoves()) {
        int pass = position.play(move);
        OptionalInt score = score(table, position);
        if (pass >= 0) {
          position.undo(pass);
        }
        position.undo(move);
        if (score.isEmpty()) {
          return List.of();
        }
        nodes++;
        int own = pass >= 0 ? score.getAsInt() : -score.getAsInt();
        moves.add(new RootMove(move, Value.exact(Score.atPly(own, 1), position.pliesLeft())));
      }
      moves.sort(Comparator.comparingInt((RootMove move) -> move.value().score()).reversed());
      return moves;
    }

    private List<Integer> line(int first) {
      List<Integer> line = new ArrayList<>(List.of(first));
      Position at = root.copy();
      at.play(first);
      while (at.outcome() == Position.ONGOING) {
        List<RootMove> moves = moves(at);
        if (moves.isEmpty()) {
          break;
        }
        line.add(moves.getFirst().move());
        at.play(moves.getFirst().move());
      }
      return line;
    }
  }
}
