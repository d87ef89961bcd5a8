package betacut.testkit;

import betacut.rules.Evaluator;
import betacut.rules.Game;
import betacut.rules.Position;

/** A game whose positions watch their use; see {@link AssertingPosition}. */
public final class AssertingGame<P extends Position>
    extends ForwardingGame<P, AssertingPosition<P>> {
  /** Puts a game under watch. */
  public AssertingGame(Game<P> game) {
    super(game);
  }

  @Override
  protected AssertingPosition<P> wrap(P position) {
    return new AssertingPosition<>(position);
  }

  @Override
  protected P unwrap(AssertingPosition<P> position) {
    return position.inner();
  }

  @Override
  public boolean owns(Position position) {
    return position instanceof AssertingPosition<?> other && game.owns(other.inner());
  }

  @Override
  protected Evaluator<AssertingPosition<P>> judging(Evaluator<P> evaluator) {
    return AssertingPosition.judging(evaluator);
  }
}
