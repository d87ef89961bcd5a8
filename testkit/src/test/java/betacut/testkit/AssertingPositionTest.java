package betacut.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.RulesGame;
import betacut.rules.RulesPosition;
import org.junit.jupiter.api.Test;

final class AssertingPositionTest {
  private final RulesGame<Subtraction.State, String> game = RulesGame.of(new Subtraction(2));
  private final AssertingPosition<RulesPosition<Subtraction.State, String>> position =
      new AssertingPosition<>(game.start());

  private int move(String text) {
    return game.parseMove(position.inner(), text);
  }

  @Test
  void properUseIsSilent() {
    int move = move("l2");
    long key = position.key();
    position.make(move);
    position.copy().undo(move);
    position.undo(move);
    assertThat(position.key()).isEqualTo(key);
  }

  @Test
  void anIllegalMoveIsCaught() {
    int move = move("l2");
    position.make(move);
    assertThatThrownBy(() -> position.make(move)).hasMessageContaining("illegal move");
  }

  @Test
  void anUndoOfAnotherMoveIsCaught() {
    int other = move("r1");
    position.make(move("l1"));
    assertThatThrownBy(() -> position.undo(other)).hasMessageContaining("not made last");
  }

  @Test
  void movesAfterTheEndAreCaught() {
    position.make(move("l2"));
    position.make(move("r2"));
    assertThatThrownBy(() -> position.moves(new int[9], 0)).hasMessageContaining("after the end");
  }

  @Test
  void anOpinionAfterTheEndIsCaught() {
    var evaluator = AssertingPosition.judging(game.evaluators().firstEntry().getValue());
    assertThat(evaluator.evaluate(position)).isZero();
    position.make(move("l2"));
    position.make(move("r2"));
    assertThatThrownBy(() -> evaluator.evaluate(position)).hasMessageContaining("after the end");
  }
}
