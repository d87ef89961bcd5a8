package betacut.search.engine;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Board;
import betacut.rules.MoveListGame;
import betacut.rules.Outcome;
import betacut.rules.Position;
import betacut.rules.Rules;
import betacut.rules.RulesGame;
import betacut.search.Algorithm;
import betacut.search.Limits;
import betacut.search.Options;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Games that go on without a move are refused, not called won. */
final class BrokenRulesTest {
  /** Take two or three stones; whoever takes the last one wins. The draw with one is forgotten. */
  private record Forgetful(int stones) implements Rules<Integer, Integer> {
    @Override
    public Integer start() {
      return stones;
    }

    @Override
    public List<Integer> moves(Integer left) {
      return Stream.of(2, 3).filter(taken -> taken <= left).toList();
    }

    @Override
    public Integer play(Integer left, Integer taken) {
      return left - taken;
    }

    @Override
    public Outcome result(Integer left) {
      return left == 0 ? Outcome.LOSS : Outcome.ONGOING;
    }
  }

  /** A game of two choices each ply that goes on after its last one. */
  private static final class StuckPosition extends Position implements MoveListGame.Recorded {
    private static final int LAST_PLY = 2;

    @Override
    public int moves(int[] out, int from) {
      if (ply == LAST_PLY) {
        return from;
      }
      out[from] = 0;
      out[from + 1] = 1;
      return from + 2;
    }

    @Override
    public void make(int move) {
      ply++;
      key = 2 * key + move + 1;
    }

    @Override
    public void undo(int move) {
      ply--;
      key = (key - move - 1) / 2;
    }

    @Override
    public int outcome() {
      return ONGOING;
    }

    @Override
    public int moveLimit() {
      return 2;
    }

    @Override
    public int maxMoves() {
      return 2;
    }

    @Override
    public int pliesLeft() {
      return 9 - ply;
    }

    @Override
    public StuckPosition copy() {
      var copy = new StuckPosition();
      copy.ply = ply;
      copy.key = key;
      return copy;
    }

    @Override
    public int[] movesMade() {
      return new int[0];
    }
  }

  private static final class StuckGame extends MoveListGame<StuckPosition> {
    StuckGame() {
      super("stuck");
    }

    @Override
    public StuckPosition start() {
      return new StuckPosition();
    }

    @Override
    public Board board(StuckPosition position) {
      return new Board(Board.Kind.CELLS, 1, 1, ".");
    }

    @Override
    public boolean owns(Position position) {
      return position instanceof StuckPosition;
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"ALPHABETA", "PVS", "MTDF", "MCTS", "DFPN"})
  void anOngoingStateWithoutMovesIsRefusedWithItsRule(Algorithm algorithm) {
    for (int stones : new int[] {1, 4}) {
      var game = RulesGame.of(new Forgetful(stones));
      var engine = Engine.of(game, Options.full(algorithm));
      assertThatThrownBy(() -> engine.search(game.start(), Limits.depth(9)))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContainingAll("forgetful", "the state 1", "result(state)");
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"ALPHABETA", "PVS", "MTDF", "MCTS", "DFPN"})
  void anOngoingPositionWithoutMovesIsRefused(Algorithm algorithm) {
    var game = new StuckGame();
    var engine = Engine.of(game, Options.full(algorithm));
    var last = game.start();
    last.make(0);
    last.make(1);
    for (var position : List.of(game.start(), last)) {
      assertThatThrownBy(() -> engine.search(position, Limits.depth(9)))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContainingAll("StuckPosition", "ply 2", "without a legal move");
    }
  }
}
