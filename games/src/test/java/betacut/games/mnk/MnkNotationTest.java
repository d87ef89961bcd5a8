package betacut.games.mnk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Board;
import betacut.rules.IllegalPositionException;
import betacut.rules.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MnkNotationTest {
  private final Mnk game = Mnk.of(3, 3, 3);

  @ParameterizedTest
  @ValueSource(strings = {"519", "5 1 9", "5,1,9", "b2 a3 c1", "B2,A3,C1", "b2 19", "o../.x./..x"})
  void readsTheSamePositionInManyForms(String text) {
    var position = game.parse(text);
    assertThat(game.format(position)).isEqualTo("o../.x./..x");
    assertThat(position.ply()).isEqualTo(3);
    assertThat(position.key()).isEqualTo(game.parse("915").key());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", " ", ".../.../...", "3/3/3", "........."})
  void readsTheStart(String text) {
    assertThat(game.parse(text).key()).isEqualTo(game.start().key());
  }

  @Test
  void readsRunsOfEmptyCellsOnLargeBoards() {
    var gomoku = Mnk.of(15, 15, 5);
    String rows = "15/".repeat(7);
    var position = gomoku.parse(rows + "7x7/6o8/" + "15/".repeat(5) + "15");
    assertThat(position.key()).isEqualTo(gomoku.parse("h8 g7").key());
    assertThat(gomoku.formatMove(0)).isEqualTo("a15");
    assertThat(gomoku.formatMove(14)).isEqualTo("o15");
    assertThat(gomoku.formatMove(224)).isEqualTo("o1");
  }

  @Test
  void movesReadBack() {
    for (Mnk sized : new Mnk[] {game, Mnk.of(15, 15, 5), Mnk.of(2, 15, 3), Mnk.of(15, 2, 3)}) {
      var start = sized.start();
      for (int move = 0; move < start.moveLimit(); move++) {
        assertThat(sized.parseMove(start, sized.formatMove(move))).isEqualTo(move);
      }
    }
  }

  @Test
  void finishedGamesKeepTheirOutcome() {
    assertThat(game.parse("xxx/oo./...").outcome()).isEqualTo(game.parse("14253").outcome());
    assertThat(game.parse("xxx/xoo/xoo").outcome()).isEqualTo(game.parse("14253").outcome());
    assertThat(game.parse("xox/oxx/oxo").outcome()).isZero();
  }

  @Test
  void drawsCells() {
    Board board = game.board(game.parse("519"));
    assertThat(board.kind()).isEqualTo(Board.Kind.CELLS);
    assertThat(board.cells()).isEqualTo("o...x...x");
    assertThat(game.targetCell(game.start(), 7)).isEqualTo(7);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "55 | Cell 5 is taken by x (move 2 of '55'). Choose an empty cell; there are 8.",
        "b2 a1 a1 | Cell a1 is taken by o (move 3 of 'b2 a1 a1'). Choose an empty cell; there are"
            + " 7.",
        "50 | '0' is not a cell (move 2 of '50'). Cells are a1 (bottom left) to c3 (top right), or"
            + " 1 (top left) to 9 (bottom right).",
        "d1 | 'd1' is not a cell (move 1 of 'd1'). Cells are a1 (bottom left) to c3 (top right), or"
            + " 1 (top left) to 9 (bottom right).",
        "a4 | 'a4' is not a cell (move 1 of 'a4'). Cells are a1 (bottom left) to c3 (top right), or"
            + " 1 (top left) to 9 (bottom right).",
        "hello | 'hello' is not a cell (move 1 of 'hello'). Cells are a1 (bottom left) to c3 (top"
            + " right), or 1 (top left) to 9 (bottom right).",
        "142536 | '6' cannot be played (move 6 of '142536'): the game is over, x has 3 in a row."
            + " Leave out the moves after the end.",
        "1235468791 | '1' cannot be played (move 10 of '1235468791'): the game is over, the board"
            + " is full. Leave out the moves after the end.",
        "x.. | The board has 3 cells; this game has 3x3 = 9.",
        ".../... | The board has 2 rows; this game has 3, separated by '/'.",
        ".../.../.. | Row 3 from the top has 2 cells; this game has 3 columns.",
        ".../.../4 | Row 3 from the top has 4 cells; this game has 3 columns.",
        ".../.y./... | 'y' in row 2 from the top is not a cell; cells are x, o, . or a number of"
            + " empty cells.",
        "xx./.../... | x has 2 stones and o has 0; x moves first and they take turns, so x has as"
            + " many as o or one more.",
        "o../.../... | x has 0 stones and o has 1; x moves first and they take turns, so x has as"
            + " many as o or one more.",
        "xxx/ooo/... | Both x (a3 to c3) and o (a2 to c2) have 3 in a row; the game ends with the"
            + " first.",
        "xxx/oo./o.. | x has 3 in a row (a3 to c3) but is to move; the game ended before the last"
            + " stone.",
        "ooo/xx./xx. | o has 3 in a row (a3 to c3) but is to move; the game ended before the last"
            + " stone.",
        "oox/oxo/x.x | x has 3 in a row (c3 to a1) but is to move; the game ended before the last"
            + " stone.",
      })
  void saysWhatIsWrongWithAPosition(String text, String message) {
    assertThatThrownBy(() -> game.parse(text))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessage(message);
  }

  @Test
  void refusesTwoRowsWithoutACommonLastStone() {
    var wide = Mnk.of(6, 3, 3);
    assertThatThrownBy(() -> wide.parse("xxx.../oo.oo./xxx..o"))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessage(
            "The rows of x cannot have come from one last stone: no cell is in all of them.");
    assertThat(wide.parse("xxxxx./oo.oo./......").outcome()).isNegative();
  }

  @Test
  void checksSingleMoves() {
    assertThat(game.parseMove(game.start(), " 9 ")).isEqualTo(8);
    assertThat(game.parseMove(game.start(), "C1")).isEqualTo(8);
    assertThatThrownBy(() -> game.parseMove(game.parse("5"), "b2"))
        .hasMessage("Cell b2 is taken by x. Choose an empty cell; there are 8.");
    assertThatThrownBy(() -> Mnk.of(4, 4, 4).parseMove(Mnk.of(4, 4, 4).start(), "5"))
        .hasMessage("'5' is not a cell. Cells are a1 (bottom left) to d4 (top right).");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "3,3,3 | tictactoe",
        "\"\" | tictactoe",
        "15,15,5 | gomoku",
        "15x15,5 | gomoku",
        "4,5,3 | mnk:4,5,3",
        "4x5, 3 | mnk:4,5,3"
      })
  void findsSizes(String variant, String id) {
    assertThat(new MnkFamily().game(variant).id()).isEqualTo(id);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "21,15,5 | A board of width 21 is not possible; choose 2 to 20.",
        "3,1,3 | A board of height 1 is not possible; choose 2 to 20.",
        "3,3,4 | 4 in a row is not possible on a board of 3x3; choose 2 to 3.",
        "3,3,1 | 1 in a row is not possible on a board of 3x3; choose 2 to 3.",
        "3,3 | '3,3' is not an m,n,k game; write WIDTH,HEIGHT,K, such as 3,3,3 or 15,15,5.",
        "big | 'big' is not an m,n,k game; write WIDTH,HEIGHT,K, such as 3,3,3 or 15,15,5.",
        "-3,3,3 | '-3,3,3' is not an m,n,k game; write WIDTH,HEIGHT,K, such as 3,3,3 or 15,15,5."
      })
  void refusesImpossibleSizes(String variant, String message) {
    assertThatThrownBy(() -> new MnkFamily().game(variant))
        .isInstanceOf(UsageException.class)
        .hasMessage(message);
  }
}
