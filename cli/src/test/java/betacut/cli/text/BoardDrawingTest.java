package betacut.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Board;
import org.junit.jupiter.api.Test;

class BoardDrawingTest {
  private final BoardDrawing drawing = BoardDrawing.of(false);

  @Test
  void columnsAreNumberedAbove() {
    var board = new Board(Board.Kind.COLUMNS, 4, 2, "..o.x.xo");
    assertThat(drawing.draw(board, 2)).isEqualTo("    1 2 3 4\n    . .[o].\n    x . x o\n");
    var fromZero = new BoardDrawing('1', '2', 0, false);
    assertThat(fromZero.draw(board, -1)).isEqualTo("    0 1 2 3\n    . . 2 .\n    1 . 1 2\n");
  }

  @Test
  void rowsCountFromTheBottom() {
    var board = new Board(Board.Kind.CELLS, 3, 2, "x....o");
    assertThat(drawing.draw(board, 0)).isEqualTo(" 2 [x]. .\n 1  . . o\n    a b c\n");
    assertThat(drawing.draw(board, 5)).isEqualTo(" 2  x . .\n 1  . .[o]\n    a b c\n");
  }

  @Test
  void discsCountFromTheTop() {
    var board = new Board(Board.Kind.FLIPPING_DISCS, 2, 2, "xo.x", true);
    assertThat(drawing.draw(board, -1)).isEqualTo("    a b\n 1  x o\n 2  . x\n");
  }

  @Test
  void quartersAreSeparated() {
    var board = new Board(Board.Kind.PLACE_AND_TURN, 4, 4, "x..o.xo....x....");
    String left = drawing.draw(board, 5);
    assertThat(left)
        .isEqualTo(
            " 4  x . | . o\n 3  .[x]| o .\n   -----+-----\n 2  . . | . x\n 1  . . | . .\n"
                + "    a b   c d\n");
    assertThat(drawing.draw(board, 6)).contains(" 3  . x |[o].\n");
  }

  @Test
  void numberPadShowsWhatIsFree() {
    var board = new Board(Board.Kind.CELLS, 3, 3, "x...o....");
    assertThat(drawing.drawNumbered(board, 4)).isEqualTo("    x 2 3\n    4[o]6\n    7 8 9\n");
  }

  @Test
  void textBoardHasNoCoordinates() {
    var board = new Board(Board.Kind.CELLS, 4, 1, "a b3");
    assertThat(drawing.draw(board, -1)).isEqualTo("    a   b 3\n");
  }

  @Test
  void screenReadersHearWhatIsThere() {
    var columns = new Board(Board.Kind.COLUMNS, 3, 2, "..o..x");
    assertThat(drawing.describe(columns)).isEqualTo("Column 3 from the bottom: x o\n");
    var cells = new Board(Board.Kind.CELLS, 2, 2, "xo.x");
    assertThat(drawing.describe(cells)).isEqualTo("x on a2 b1\no on b2\n");
    var empty = new Board(Board.Kind.CELLS, 2, 2, "....");
    assertThat(drawing.describe(empty)).isEqualTo("The board is empty.\n");
  }
}
