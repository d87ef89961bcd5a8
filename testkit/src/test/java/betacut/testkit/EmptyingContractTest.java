package betacut.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Game;
import betacut.rules.RulesGame;
import betacut.rules.RulesPosition;
import org.junit.jupiter.api.Test;

/** A game where a side may move again keeps the contract; one that skips badly is told so. */
final class EmptyingContractTest extends GameContract<RulesPosition<Emptying.State, String>> {
  @Override
  protected Game<RulesPosition<Emptying.State, String>> game() {
    return RulesGame.of(new Emptying(4));
  }

  /** Skips sides and denies it. */
  private static final class Denying<P extends betacut.rules.Position> extends WrappedPosition<P> {
    Denying(P inner) {
      super(inner);
    }

    @Override
    public boolean hasSkips() {
      return false;
    }

    @Override
    public Denying<P> copy() {
      return new Denying<>(Walk.copyOf(inner));
    }
  }

  private static final class DenyingGame<P extends betacut.rules.Position>
      extends ForwardingGame<P, Denying<P>> {
    DenyingGame(Game<P> game) {
      super(game);
    }

    @Override
    protected Denying<P> wrap(P inner) {
      return new Denying<>(inner);
    }

    @Override
    protected P unwrap(Denying<P> position) {
      return position.inner();
    }
  }

  @Test
  void aSkippedSideMustBeDeclared() {
    var sample = new GameSample<>(new DenyingGame<>(game()), Walks.SEED, 60);
    assertThatThrownBy(() -> new TurnChecks<>(sample).checks().forEach(Check::run))
        .hasMessageContaining("a side is skipped, but hasSkips denies it");
  }
}
