package betacut.search.kernel;

import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.Statistics;
import java.util.List;

/** What is known of the root after one depth: a {@link Result} without its costs. */
record DepthResult(int move, Value value, List<Integer> line, List<RootMove> moves) {
  /** Whether a deeper search could add nothing. */
  boolean isSettled() {
    return value.kind() == Bound.EXACT
        && moves.stream().allMatch(each -> each.value().kind() == Bound.EXACT);
  }

  /** The best move as one of the root's moves. */
  RootMove asMove() {
    return new RootMove(move, value, line);
  }

  DepthResult withMoves(List<RootMove> others) {
    return new DepthResult(move, value, line, others);
  }

  /** The same with values that are proven to hold at every depth. */
  DepthResult exact() {
    List<RootMove> proven =
        moves.stream()
            .map(each -> new RootMove(each.move(), exact(each.value()), each.line()))
            .toList();
    return new DepthResult(move, exact(value), line, proven);
  }

  private static Value exact(Value value) {
    return Value.exact(value.score(), value.depth());
  }

  Result result(Statistics work, long nanos, Result.End end) {
    return new Result(move, value, line, moves, work, nanos, end);
  }
}
