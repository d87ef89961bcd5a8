package betacut.zoo;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Algorithm;
import betacut.search.Detail;
import betacut.search.Options;
import betacut.search.Result;
import betacut.search.Result.RootMove;
import betacut.search.Statistics;
import betacut.search.engine.Engine;
import betacut.search.spi.Clock;
import betacut.search.spi.Request;
import betacut.search.spi.Searcher;
import betacut.search.trace.Trace;
import betacut.testkit.OwnSearch;
import betacut.testkit.OwnSearch.Answer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A search of the zoo as an opponent: any game can be played against any bug of a search, and bugs
 * of the rules think about a real game with their mistaken rules.
 */
public final class ZooSearcher implements Searcher {
  private final Bug bug;
  private final ZooSearch search;
  private final Evaluator<Position> evaluator;

  private ZooSearcher(Bug bug, Evaluator<Position> evaluator, Optional<Trace> trace) {
    this.bug = bug;
    this.evaluator = evaluator;
    search = new ZooSearch(bug, trace);
  }

  /** An engine with this bug and the game's usual evaluation. */
  public static <P extends Position> Engine engine(Bug bug, Game<P> game) {
    Searcher searcher = of(bug, game, game.evaluators().firstEntry().getValue(), Optional.empty());
    return Engine.around(searcher, game, Options.plain(Algorithm.ALPHABETA));
  }

  /**
   * A search with this bug, which writes itself down if there is a trace.
   *
   * @throws betacut.rules.UsageException if the bug is one of the rules of another game
   */
  public static <P extends Position> Searcher of(
      Bug bug, Game<P> game, Evaluator<P> evaluator, Optional<Trace> trace) {
    return bug.isInRules()
        ? BuggyRules.of(bug, game).searcher(evaluator, trace)
        : new ZooSearcher(bug, OwnSearch.opinion(evaluator), trace);
  }

  @Override
  public Result search(Position root, Request request) {
    Clock clock = request.clock();
    int deepest = Math.min(request.depth(), Math.max(1, root.pliesLeft()));
    Answer answer = answered(root, deepest, clock);
    int move = legal(root, answer.move());
    List<RootMove> moves = request.detail() == Detail.BEST ? List.of() : ties(root, answer, move);
    return new Result(
        move,
        valueOf(answer),
        List.of(move),
        moves,
        Statistics.ofNodes(search.nodes()),
        clock.nanos(),
        clock.end());
  }

  /** Some bugs leave a board on which anything may be thrown: then the first move has to do. */
  private Answer answered(Position root, int deepest, Clock clock) {
    try {
      return search.deepen(
          root.copy(), evaluator, deepest, nodes -> (nodes & 63) == 0 && clock.isMet(nodes));
    } catch (RuntimeException crashed) {
      return new Answer(root.legalMoves()[0], 0);
    }
  }

  private static int legal(Position position, int move) {
    int[] moves = position.legalMoves();
    return Arrays.stream(moves).anyMatch(known -> known == move) ? move : moves[0];
  }

  /** The moves it takes for equally good, unless it has no time left to look for them. */
  private List<RootMove> ties(Position root, Answer answer, int move) {
    boolean looks = bug != Bug.SAME_GAME_EVERY_TIME && answer.depth() > 0 && answer.depth() < 7;
    List<Integer> best = looks ? bestMoves(root, answer.depth()) : List.of(move);
    return (best.contains(move) ? best : List.of(move))
        .stream().map(each -> new RootMove(legal(root, each), valueOf(answer))).toList();
  }

  private List<Integer> bestMoves(Position root, int depth) {
    try {
      return search.bestMoves(root.copy(), evaluator, depth).orElseThrow();
    } catch (RuntimeException crashed) {
      return List.of();
    }
  }

  /** What it says, wrong or not, in the range that scores can have. */
  private static Value valueOf(Answer answer) {
    return Value.estimate(Math.clamp(answer.value(), -Score.WIN, Score.WIN), answer.depth());
  }

  @Override
  public void forget() {
    search.forget();
  }
}
