package betacut.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Board;
import betacut.rules.Score;
import betacut.rules.Value;
import betacut.rules.Value.Bound;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HintedBoardTest {
  @Test
  void valuesSayWhatTheyAre() {
    assertThat(HintedBoard.brief(Value.exact(Score.WIN - 5, 9))).isEqualTo("W5");
    assertThat(HintedBoard.brief(Value.exact(-Score.WIN + 4, 9))).isEqualTo("L4");
    assertThat(HintedBoard.brief(Value.exact(Score.DRAW, 9))).isEqualTo("=");
    assertThat(HintedBoard.brief(Value.exact(Score.ofMargin(8), 9))).isEqualTo("W+8");
    assertThat(HintedBoard.brief(Value.estimate(-12, 9))).isEqualTo("~-12");
    assertThat(HintedBoard.brief(Value.estimate(0, 9))).isEqualTo("~0");
    assertThat(HintedBoard.brief(Value.estimate(12_345, 9))).isEqualTo("~+12k");
    assertThat(HintedBoard.brief(new Value(Score.WIN - 5, Bound.LOWER, 9))).isEqualTo("W<5");
    assertThat(HintedBoard.brief(new Value(3, Bound.LOWER, 9))).isEqualTo(">+3");
    assertThat(HintedBoard.brief(new Value(-3, Bound.UPPER, 9))).isEqualTo("<-3");
  }

  @Test
  void columnsCarryTheirValuesAbove() {
    Board board = new Board(Board.Kind.COLUMNS, 3, 2, "....x.");
    assertThat(
            new HintedBoard(BoardDrawing.of(false), Map.of(0, "W5", 2, "~-3"), false)
                .draw(board, 4))
        .containsExactly(
            "    1    2    3", // names
            "    W5        ~-3",
            "    .    .    .",
            "    .   [x]   .");
  }

  @Test
  void longValuesGetMoreRoomAndPadsTheirNumbers() {
    Board board = new Board(Board.Kind.CELLS, 2, 2, "..x.");
    Map<Integer, String> values = Map.of(0, "1:L4", 1, "2:W10");
    assertThat(new HintedBoard(BoardDrawing.of(false), values, true).draw(board, 2))
        .containsExactly("    1:L4  2:W10", "   [x]    .");
  }

  @Test
  void quartersStayApart() {
    Board board = new Board(Board.Kind.PLACE_AND_TURN, 2, 2, ".xo.");
    assertThat(new HintedBoard(BoardDrawing.of(false), Map.of(0, "="), false).draw(board, 1))
        .containsExactly(
            " 2  =    |[x]", //
            "   ------+-----",
            " 1  o    | .",
            "    a      b");
  }
}
