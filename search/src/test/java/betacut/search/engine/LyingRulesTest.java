package betacut.search.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import betacut.rules.Game;
import betacut.rules.Outcome;
import betacut.rules.Position;
import betacut.rules.Rules;
import betacut.rules.RulesGame;
import betacut.rules.Score;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rules that say what is not so are refused by the rule they break, never believed. */
final class LyingRulesTest {
  private static final int HEAP = 9;

  enum Lie {
    NO_LIST("moves", "moves(state) is null in the state"),
    NO_MOVE("moves", "moves(state) has null among the moves of the state"),
    SAME_MOVE("moves", "moves(state) has the move 1 twice in the state"),
    NEGATIVE_END("pliesLeft", "pliesLeft(state) is -3 in the state"),
    EARLY_END("pliesLeft", "pliesLeft(state) is 2 in the state"),
    END_NOW("pliesLeft", "pliesLeft(state) is 0 in the state"),
    NO_RESULT("result", "result(state) is null in the state"),
    STRANGE_RESULT("result", "result(state) is "),
    NO_STATE("play", "play(state, move) is null for the move 1 in the state"),
    CHANGED_STATE("play", "play(state, move) changes the state it is given"),
    SAME_STATES("equals", "equals calls the states");

    private final String method;
    private final String rule;

    Lie(String method, String rule) {
      this.method = method;
      this.rule = rule;
    }
  }

  /** A heap in an array, which whoever wants to can change. */
  private record Stones(int[] left, boolean isSly) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Stones stones
          && (isSly ? left[0] % 2 == stones.left[0] % 2 : Arrays.equals(left, stones.left));
    }

    @Override
    public int hashCode() {
      return left[0] % 2;
    }

    @Override
    public String toString() {
      return "of " + left[0];
    }
  }

  /** Takes one to three stones; whoever takes the last one wins. */
  private record Liar(Lie lie) implements Rules<Stones, Integer> {
    @Override
    public Stones start() {
      return stones(HEAP);
    }

    private Stones stones(int left) {
      return new Stones(new int[] {left}, lie == Lie.SAME_STATES);
    }

    /** The lies begin where not every search has to look. */
    private boolean tells(Lie one, Stones state) {
      return lie == one && state.left[0] <= HEAP - 3;
    }

    @Override
    public List<Integer> moves(Stones state) {
      List<Integer> moves =
          new ArrayList<>(IntStream.rangeClosed(1, Math.min(3, state.left[0])).boxed().toList());
      if (tells(Lie.SAME_MOVE, state)) {
        moves.add(1);
      }
      if (tells(Lie.NO_MOVE, state)) {
        moves.set(0, null);
      }
      return tells(Lie.NO_LIST, state) ? null : moves;
    }

    @Override
    public Stones play(Stones state, Integer taken) {
      if (tells(Lie.NO_STATE, state)) {
        return null;
      }
      int left = state.left[0] - taken;
      if (lie == Lie.CHANGED_STATE) {
        state.left[0] = left;
      }
      return stones(left);
    }

    @Override
    public Outcome result(Stones state) {
      if (tells(Lie.NO_RESULT, state)) {
        return null;
      }
      if (state.left[0] > 0) {
        return Outcome.ONGOING;
      }
      return lie == Lie.STRANGE_RESULT ? new Outcome(Score.INF + 1) : Outcome.LOSS;
    }

    @Override
    public int pliesLeft(Stones state) {
      return switch (lie) {
        case EARLY_END -> 2;
        case END_NOW -> state.left[0] <= HEAP - 3 ? 0 : state.left[0];
        case NEGATIVE_END -> state.left[0] <= HEAP - 3 ? -3 : state.left[0];
        default -> state.left[0];
      };
    }
  }

  @ParameterizedTest
  @EnumSource
  void isRefusedByItsRule(Lie lie) {
    for (Algorithm algorithm : List.of(Algorithm.ALPHABETA, Algorithm.PVS, Algorithm.MTDF)) {
      var game = RulesGame.of(new Liar(lie));
      var engine = Engine.of(game, Options.full(algorithm));
      var breach =
          catchThrowableOfType(
              Game.Breach.class, () -> engine.search(game.start(), Limits.depth(HEAP)));
      assertThat(breach).as("%s by %s", lie, algorithm).isNotNull();
      assertThat(breach).hasMessageStartingWith("liar: ").hasMessageContaining(lie.rule);
      assertThat(breach.method()).isEqualTo(lie.method);
      assertThat(breach.type()).isEqualTo(lie == Lie.SAME_STATES ? Stones.class : Liar.class);
    }
  }

  /** Nobody is refused for a bound that no search believes. */
  @Test
  void gamesMayOutlastTheUsualBound() {
    var game = RulesGame.of(new Endless());
    var position = game.start();
    for (int ply = 0; ply < 2 * Score.MAX_PLY; ply++) {
      position.pliesLeft();
      position.make(position.legalMoves()[0]);
      assertThat(position.outcome()).isEqualTo(Position.ONGOING);
    }
  }

  private record Endless() implements Rules<Integer, Integer> {
    @Override
    public Integer start() {
      return 0;
    }

    @Override
    public List<Integer> moves(Integer state) {
      return List.of(1);
    }

    @Override
    public Integer play(Integer state, Integer step) {
      return state + step;
    }

    @Override
    public Outcome result(Integer state) {
      return Outcome.ONGOING;
    }
  }

  /** What is asked for drawing, too. */
  @Test
  void namesBoardsAndTextsHaveToBeThere() {
    Rules<Integer, Integer> silent =
        new Rules<>() {
          @Override
          public String name() {
            return "silent";
          }

          @Override
          public Integer start() {
            return null;
          }

          @Override
          public List<Integer> moves(Integer state) {
            return List.of(1);
          }

          @Override
          public Integer play(Integer state, Integer step) {
            return state + step;
          }

          @Override
          public Outcome result(Integer state) {
            return Outcome.ONGOING;
          }

          @Override
          public String notation(Integer move) {
            return null;
          }

          @Override
          public betacut.rules.Board board(Integer state) {
            return null;
          }
        };
    var game = RulesGame.of(silent);
    assertThatThrownBy(game::start).hasMessageContaining("start() is null");
    var position = game.position(1);
    assertThatThrownBy(() -> game.board(position)).hasMessageContaining("board(state) is null");
    int move = position.legalMoves()[0];
    assertThatThrownBy(() -> game.formatMove(move))
        .isInstanceOf(Game.Breach.class)
        .hasMessageContaining("notation(move) is null");
  }
}
