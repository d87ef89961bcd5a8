package betacut.solve;

import betacut.rules.Position;
import betacut.rules.Value;
import betacut.search.Result;
import betacut.search.Statistics;
import betacut.search.spi.Clock;
import java.util.List;

/** What a solver says that has no answer. */
final class Unsolved {
  private Unsolved() {}

  /** An estimate at depth 0, and just a legal move. */
  static Result result(Position root, long nodes, Clock clock) {
    int[] moves = root.legalMoves();
    int move = moves[moves.length / 2];
    return new Result(
        move,
        Value.estimate(0, 0),
        List.of(move),
        List.of(),
        Statistics.ofNodes(nodes),
        clock.nanos(),
        clock.end());
  }
}
