package betacut.search.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import betacut.rules.Board;
import betacut.rules.Game;
import betacut.rules.MoveListGame;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Positions of somebody's own that say what is not so are refused, too. */
final class LyingPositionTest {
  private static final int HEAP = 9;

  enum Lie {
    NONE(""),
    EARLY_END("pliesLeft"),
    EARLY_END_BELOW("pliesLeft"),
    NEGATIVE_END("pliesLeft"),
    LOST_KEY("undo"),
    LOST_STONES("undo"),
    ONE_KEY("key"),
    TWICE("moves"),
    FOREIGN_MOVE("moves"),
    TOO_MANY("maxMoves"),
    SAME_PLY("make");

    private final String method;

    Lie(String method) {
      this.method = method;
    }
  }

  /** Takes one to three stones; whoever takes the last one wins. */
  private static final class Stones extends Position implements MoveListGame.Recorded {
    private final Lie lie;
    private int left;

    Stones(Lie lie, int left) {
      this.lie = lie;
      this.left = left;
      key = left;
    }

    @Override
    public int moves(int[] out, int from) {
      int end = from;
      for (int taken = 1; taken <= Math.min(3, left); taken++) {
        out[end++] = taken;
      }
      if (lie == Lie.TWICE || lie == Lie.FOREIGN_MOVE) {
        out[from] = lie == Lie.TWICE ? out[end - 1] : moveLimit();
      }
      return end;
    }

    @Override
    public void make(int move) {
      left -= move;
      key = lie == Lie.ONE_KEY ? HEAP : left;
      ply += lie == Lie.SAME_PLY ? 0 : 1;
    }

    @Override
    public void undo(int move) {
      left += lie == Lie.LOST_STONES ? 0 : move;
      key =
          switch (lie) {
            case LOST_KEY -> key + 100;
            case LOST_STONES -> left + move;
            case ONE_KEY -> HEAP;
            default -> left;
          };
      ply -= lie == Lie.SAME_PLY ? 0 : 1;
    }

    @Override
    public int outcome() {
      return left == 0 ? Score.LOSS : ONGOING;
    }

    @Override
    public int moveLimit() {
      return 4;
    }

    @Override
    public int maxMoves() {
      return lie == Lie.TOO_MANY ? 2 : 3;
    }

    @Override
    public int pliesLeft() {
      return switch (lie) {
        case EARLY_END -> 2;
        case EARLY_END_BELOW -> left <= 6 ? Math.min(left, 1) : left;
        case NEGATIVE_END -> -1;
        default -> left;
      };
    }

    @Override
    public Stones copy() {
      var copy = new Stones(lie, left);
      copy.ply = ply;
      copy.key = key;
      return copy;
    }

    @Override
    public int[] movesMade() {
      return new int[0];
    }
  }

  private static final class Heap extends MoveListGame<Stones> {
    private final Lie lie;

    Heap(Lie lie) {
      super("heap");
      this.lie = lie;
    }

    @Override
    public Stones start() {
      return new Stones(lie, HEAP);
    }

    @Override
    public Board board(Stones position) {
      return new Board(Board.Kind.CELLS, 1, 1, ".");
    }

    @Override
    public boolean owns(Position position) {
      return position instanceof Stones;
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void isRefusedByItsRule(Lie lie) {
    for (Algorithm algorithm : List.of(Algorithm.ALPHABETA, Algorithm.PVS, Algorithm.MTDF)) {
      var game = new Heap(lie);
      var engine = Engine.of(game, Options.full(algorithm));
      var breach =
          catchThrowableOfType(
              Game.Breach.class, () -> engine.search(game.start(), Limits.depth(HEAP)));
      assertThat(breach).as("%s by %s", lie, algorithm).isNotNull();
      assertThat(breach.method()).isEqualTo(lie.method);
      assertThat(breach.type()).isEqualTo(Stones.class);
    }
  }

  @Test
  void truthIsBelieved() {
    var game = new Heap(Lie.NONE);
    for (Algorithm algorithm : List.of(Algorithm.ALPHABETA, Algorithm.PVS, Algorithm.MTDF)) {
      var result =
          Engine.of(game, Options.full(algorithm)).search(game.start(), Limits.depth(HEAP));
      assertThat(result.value().kind()).isEqualTo(Value.Bound.EXACT);
    }
  }
}
