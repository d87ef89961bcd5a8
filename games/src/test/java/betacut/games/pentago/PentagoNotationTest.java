package betacut.games.pentago;

import static betacut.games.pentago.PentagoTesting.game;
import static betacut.games.pentago.PentagoTesting.moves;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Score;
import betacut.rules.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PentagoNotationTest {
  private static final String FOUR_X = "....../.o..o./....../.o..o./....../xxxx..";

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void positionsAndMovesReadBackWhatWasWritten(String variant) {
    Game<PentagoPosition> game = game(variant);
    for (PentagoPosition position : PentagoTesting.samples(variant, 5)) {
      PentagoPosition again = game.parse(game.format(position));
      assertThat(again.key()).isEqualTo(position.key());
      assertThat(again.ply()).isEqualTo(position.ply());
      assertThat(again.own()).isEqualTo(position.own());
      for (int move : moves(position)) {
        assertThat(game.parseMove(position, game.formatMove(move))).isEqualTo(move);
      }
    }
  }

  @Test
  void aMoveIsACellAQuadrantAndATurn() {
    Game<PentagoPosition> game = game("classic");
    String afterTurn = "....../....../....../x...../....../......";
    assertThat(game.format(game.parse("c3-3L"))).isEqualTo(afterTurn);
    assertThat(game.format(game.parse("C33l"))).isEqualTo(afterTurn);
    assertThat(game.format(game.parse("a1-3R, f6-1L")))
        .isEqualTo(".....o/....../....../x...../....../......");
    assertThat(game("twist").format(game("twist").parse("a1-3M")))
        .isEqualTo("....../....../....../....../....../..x...");
  }

  @Test
  void aStoneThatMakesFiveHasNoTurnInClassic() {
    Game<PentagoPosition> game = game("classic");
    PentagoPosition position = game.parse(FOUR_X);
    int win = game.parseMove(position, "e1");
    assertThat(game.formatMove(win)).isEqualTo("e1");
    assertThat(game.parseMove(position, "e1-3L")).isEqualTo(win);
    position.make(win);
    assertThat(position.outcome()).isEqualTo(Score.LOSS);
  }

  @Test
  void theTwistTurnsFirst() {
    Game<PentagoPosition> game = game("twist");
    assertThatThrownBy(() -> game.parseMove(game.parse(FOUR_X), "e1"))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessageContaining("turn must follow");
    PentagoPosition position = game.parse(FOUR_X);
    position.make(game.parseMove(position, "e1-3R"));
    assertThat(position.outcome()).isEqualTo(PentagoPosition.ONGOING);
    position = game.parse(FOUR_X);
    position.make(game.parseMove(position, "e1-1R"));
    assertThat(position.outcome()).isEqualTo(Score.LOSS);
  }

  @Test
  void theStartHasManyNames() {
    Game<PentagoPosition> game = game("");
    for (String text : new String[] {"", "-", " ", PentagoTesting.EMPTY_ROWS}) {
      assertThat(game.format(game.parse(text))).isEqualTo(PentagoTesting.EMPTY_ROWS);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hello                                     | six rows",
        "....../....../....../....../......        | six rows",
        "....../....../....../....../....../.....  | Row 6 from the top has 5 cells",
        "....../....../....../....../....../.....z | in row 6 from the top is not a cell",
        "....../....../....../....../....../xx.... | x has 2 stones and o has 0",
        "....../....../....../....../....../o..... | x has 0 stones and o has 1",
        "c3                                        | turn must follow",
        "c3-2M                                     | no turn 'M'",
        "c3-5L                                     | Cannot read the move",
        "g3-1L                                     | Cannot read the move",
        "c3-1L c3-1L                               | a stone on c3 already",
      })
  void impossibleTextsSayWhy(String text, String reason) {
    assertThatThrownBy(() -> game("classic").parse(text))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void movesAfterTheEndAreRefused() {
    String won = "a1-2L a6-2L b1-2L b6-2L c1-2L c5-2L d1-2L f6-2L e1";
    assertThat(game("classic").parse(won).outcome()).isEqualTo(Score.LOSS);
    assertThatThrownBy(() -> game("classic").parse(won + " f1-1L"))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessageContaining("over before move 'f1-1L'");
  }

  @Test
  void unknownVariantsNameTheKnownOnes() {
    assertThatThrownBy(() -> game("three"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("classic, twist");
    assertThat(game("twist").id()).isEqualTo("pentago:twist");
  }

  @Test
  void theTargetIsWhereTheStoneIsPut() {
    Game<PentagoPosition> game = game("classic");
    PentagoPosition start = game.start();
    assertThat(game.targetCell(start, game.parseMove(start, "a6-4L"))).isZero();
    assertThat(game.targetCell(start, game.parseMove(start, "f1-1L"))).isEqualTo(35);
    assertThat(game.board(game.parse("f1-1L")).cell(5, 5)).isEqualTo('x');
  }

  @ParameterizedTest
  @ValueSource(strings = {"classic", "twist"})
  void aStoneRestsWhereTheTurnTakesIt(String variant) {
    Game<PentagoPosition> game = game(variant);
    PentagoPosition start = game.start();
    for (int move : PentagoTesting.allMoves(start)) {
      start.make(move);
      assertThat(game.board(start).cells().indexOf('x'))
          .describedAs(game.formatMove(move))
          .isEqualTo(game.restingCell(start, move));
      start.undo(move);
    }
    assertThat(game.notationHelp()).contains("R (clockwise)", "1 2 above, 3 4 below", "c3-2");
  }
}
