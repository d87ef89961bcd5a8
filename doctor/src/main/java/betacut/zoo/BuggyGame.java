package betacut.zoo;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.Value;
import betacut.search.Result;
import betacut.search.Statistics;
import betacut.search.spi.Clock;
import betacut.search.spi.Searcher;
import betacut.search.trace.Trace;
import betacut.testkit.ForwardingGame;
import java.util.List;
import java.util.Optional;

/** A game whose {@link BuggyPosition}s end by a mistaken rule. */
public final class BuggyGame<P extends Position> extends ForwardingGame<P, BuggyPosition<P>> {
  private final BuggyPosition.Judge<P> judge;

  public BuggyGame(Game<P> game, BuggyPosition.Judge<P> judge) {
    super(game);
    this.judge = judge;
  }

  @Override
  public String id() {
    return game.id() + " with a bug";
  }

  @Override
  protected BuggyPosition<P> wrap(P position) {
    return new BuggyPosition<>(position, judge);
  }

  @Override
  protected P unwrap(BuggyPosition<P> position) {
    return position.inner();
  }

  @Override
  public boolean owns(Position position) {
    return position instanceof BuggyPosition<?> other && game.owns(other.inner());
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
    return wrap((P) position.copy());
  }

  /** It thinks that the game is over, and moves because it must. */
  private static Result believedOver(BuggyPosition<?> position, Clock clock) {
    int move = position.legalMoves()[0];
    return new Result(
        move,
        Value.estimate(position.outcome(), 0),
        List.of(move),
        List.of(),
        Statistics.NONE,
        clock.nanos(),
        Result.End.DEPTH);
  }
}
