package betacut.zoo;

import betacut.rules.Board;
import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Value;
import betacut.search.Clock;
import betacut.search.Result;
import betacut.search.Searcher;
import betacut.search.Statistics;
import betacut.search.trace.Trace;
import betacut.testkit.Walks;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** A game whose {@link BuggyPosition}s end by a mistaken rule. */
public record BuggyGame<P extends Position>(Game<P> game, BuggyPosition.Judge<P> judge)
    implements Game<BuggyPosition<P>> {
  @Override
  public String id() {
    return game.id() + " with a bug";
  }

  @Override
  public String title() {
    return game.title();
  }

  @Override
  public BuggyPosition<P> start() {
    return new BuggyPosition<>(game.start(), judge);
  }

  @Override
  public BuggyPosition<P> parse(String text) {
    return new BuggyPosition<>(game.parse(text), judge);
  }

  @Override
  public String format(BuggyPosition<P> position) {
    return game.format(position.inner());
  }

  @Override
  public int parseMove(BuggyPosition<P> position, String text) {
    return game.parseMove(position.inner(), text);
  }

  @Override
  public String formatMove(int move) {
    return game.formatMove(move);
  }

  @Override
  public Board board(BuggyPosition<P> position) {
    return game.board(position.inner());
  }

  @Override
  public int targetCell(BuggyPosition<P> position, int move) {
    return game.targetCell(position.inner(), move);
  }

  @Override
  public SequencedMap<String, Evaluator<BuggyPosition<P>>> evaluators() {
    var evaluators = new LinkedHashMap<String, Evaluator<BuggyPosition<P>>>();
    game.evaluators().forEach((name, evaluator) -> evaluators.put(name, judging(evaluator)));
    return evaluators;
  }

  private static <P extends Position> Evaluator<BuggyPosition<P>> judging(Evaluator<P> evaluator) {
    return position -> evaluator.evaluate(position.inner());
  }

  /** A right search that thinks about the real game with these rules. */
  Searcher searcher(Evaluator<P> evaluator, Optional<Trace> trace) {
    Searcher mistaken = ZooSearcher.of(Bug.NONE, this, judging(evaluator), trace);
    return (position, request) -> {
      var seen = seen(position);
      return seen.outcome() == Position.ONGOING
          ? mistaken.search(seen, request)
          : believedOver(seen, request.clock());
    };
  }

  @SuppressWarnings("unchecked") // an engine asks only about its own game's positions
  private BuggyPosition<P> seen(Position position) {
    return new BuggyPosition<>((P) position.copy(), judge);
  }

  /** It thinks that the game is over, and moves because it must. */
  private static Result believedOver(BuggyPosition<?> position, Clock clock) {
    int move = Walks.movesOf(position)[0];
    return new Result(
        move,
        Value.estimate(position.outcome(), 0),
        List.of(move),
        List.of(),
        Statistics.NONE,
        clock.nanos(),
        Result.End.DEPTH);
  }

  @Override
  public boolean hasPasses() {
    return game.hasPasses();
  }
}
