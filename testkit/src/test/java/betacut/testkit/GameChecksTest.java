package betacut.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Game;
import betacut.rules.Position;
import betacut.rules.RulesGame;
import betacut.rules.RulesPosition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Games that break their contract are found out. */
final class GameChecksTest {
  private static final RulesGame<Subtraction.State, String> EIGHT =
      RulesGame.of(new Subtraction(8));

  /** Another size has another name, like every game of a family. */
  private static final Game<?> NINE =
      new Wrapped<>(RulesGame.of(new Subtraction(9))) {
        @Override
        public String id() {
          return "subtraction:9";
        }
      };

  private abstract static class Wrapped<P extends Position> extends ForwardingGame<P, P> {
    Wrapped(Game<P> game) {
      super(game);
    }

    @Override
    protected P wrap(P position) {
      return position;
    }

    @Override
    protected P unwrap(P position) {
      return position;
    }
  }

  private static <P extends Position> List<String> findings(Game<P> game) {
    return GameChecks.of(new GameSample<>(game, Walks.SEED, 10), List.of(NINE)).stream()
        .flatMap(check -> check.findings().stream())
        .toList();
  }

  @Test
  void aGameThatOwnsAnotherSizeIsFound() {
    var greedy =
        new Wrapped<>(EIGHT) {
          @Override
          public boolean owns(Position position) {
            return position instanceof RulesPosition<?, ?>;
          }
        };
    assertThat(findings(greedy))
        .singleElement()
        .asString()
        .contains("owns no position of another game or size", "subtraction:9");
    assertThat(findings(EIGHT)).isEmpty();
  }

  @Test
  void aGameThatDisownsItsPositionsIsFound() {
    var modest =
        new Wrapped<>(EIGHT) {
          @Override
          public boolean owns(Position position) {
            return false;
          }
        };
    assertThat(findings(modest)).singleElement().asString().contains("a game owns its positions");
  }

  @Test
  void aGameThatGoesOnWithoutMovesIsFound() {
    assertThat(findings(new EndlessGame(EIGHT)))
        .anySatisfy(
            finding ->
                assertThat(finding).contains("an ongoing game has a move", "expected: at least 1"));
  }

  /** Subtraction whose positions go on when the heaps are empty. */
  private static final class EndlessGame
      extends ForwardingGame<RulesPosition<Subtraction.State, String>, EndlessPosition> {
    EndlessGame(Game<RulesPosition<Subtraction.State, String>> game) {
      super(game);
    }

    @Override
    protected EndlessPosition wrap(RulesPosition<Subtraction.State, String> position) {
      return new EndlessPosition(position);
    }

    @Override
    protected RulesPosition<Subtraction.State, String> unwrap(EndlessPosition position) {
      return position.inner();
    }

    @Override
    public boolean owns(Position position) {
      return position instanceof EndlessPosition;
    }
  }

  private static final class EndlessPosition
      extends WrappedPosition<RulesPosition<Subtraction.State, String>> {
    EndlessPosition(RulesPosition<Subtraction.State, String> inner) {
      super(inner);
    }

    @Override
    public int outcome() {
      return ONGOING;
    }

    @Override
    public int moves(int[] out, int from) {
      return inner.outcome() == ONGOING ? inner.moves(out, from) : from;
    }

    @Override
    public EndlessPosition copy() {
      return new EndlessPosition(Walk.copyOf(inner));
    }
  }
}
