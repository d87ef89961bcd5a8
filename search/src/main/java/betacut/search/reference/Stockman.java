package betacut.search.reference;

import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.UsageException;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import betacut.search.Detail;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.Statistics;
import betacut.search.spi.Clock;
import betacut.search.spi.Request;
import betacut.search.spi.SearchStopped;
import betacut.search.spi.Searcher;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * SSS* in its original best-first form, for small trees: the measure of the SSS* that the kernel
 * builds of zero windows. It evaluates no leaf that left-to-right alpha-beta would not.
 *
 * <p>One search to the whole depth, without deepening: a search that is stopped knows nothing, and
 * answers with the first move and the opinion of the position as it stands. The line is the best
 * move alone, for the list forgets the replies.
 */
public final class Stockman implements Searcher {
  private final Evaluator<Position> evaluator;
  private Statistics statistics = Statistics.NONE;

  @SuppressWarnings("unchecked") // the caller pairs positions with evaluators of the same game
  public Stockman(Evaluator<?> evaluator) {
    this.evaluator = (Evaluator<Position>) evaluator;
  }

  /**
   * {@inheritDoc}
   *
   * @throws UsageException if the tree is too big to be kept in memory
   */
  @Override
  public Result search(Position position, Request request) {
    Clock clock = request.clock();
    statistics = Statistics.NONE;
    int depth = request.depthFrom(position);
    try {
      Result result =
          request.detail() == Detail.BEST
              ? best(position, depth, clock)
              : everyMove(position.copy(), depth, clock);
      request.progress().finished(result);
      return result;
    } catch (SearchStopped stopped) {
      int move = position.legalMoves()[0];
      Value value = Value.estimate(evaluator.evaluate(position), 0);
      return new Result(
          move, value, List.of(move), List.of(), statistics, clock.nanos(), clock.end());
    }
  }

  private Result best(Position position, int depth, Clock clock) {
    var tree = new StockmanTree(position, evaluator, depth, clock, 0);
    Value value = value(tree, depth);
    return finished(tree.bestMove(), value, List.of(), clock);
  }

  /** A tree for each move: the values that one tree finds for its other moves are bounds. */
  private Result everyMove(Position root, int depth, Clock clock) {
    List<RootMove> all = new ArrayList<>();
    for (int move : root.legalMoves()) {
      root.make(move);
      var tree = new StockmanTree(root, evaluator, depth - 1, clock, statistics.nodes());
      Value reply = value(tree, depth - 1);
      root.undo(move);
      all.add(new RootMove(move, new Value(Score.atPly(-reply.score(), 1), reply.kind(), depth)));
    }
    all.sort(Comparator.comparingInt((RootMove move) -> move.value().score()).reversed());
    return finished(all.getFirst().move(), all.getFirst().value(), all, clock);
  }

  private Value value(StockmanTree tree, int depth) {
    int score = tree.search();
    statistics =
        statistics.plus(Statistics.of(tree.nodes(), tree.leaves(), tree.ends(), tree.draws()));
    // A win within the depth stays the shortest however deep one looks.
    boolean exact = tree.leaves() == 0 || Score.hasDistance(score);
    return exact ? Value.exact(score, depth) : Value.estimate(score, depth);
  }

  private Result finished(int move, Value value, List<RootMove> all, Clock clock) {
    boolean solved = value.kind() == Bound.EXACT;
    return new Result(
        move,
        value,
        List.of(move),
        all,
        statistics,
        clock.nanos(),
        solved ? Result.End.SOLVED : Result.End.DEPTH);
  }
}
