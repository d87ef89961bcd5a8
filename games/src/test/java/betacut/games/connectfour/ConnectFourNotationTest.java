package betacut.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Board;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectFourNotationTest {
  private final ConnectFour game = ConnectFour.of(7, 6);

  @Test
  void readsMoveLists() {
    String board = "......./......./......./......./...o.../..oxx..";
    for (String text : new String[] {"4453", "4 4 5 3", "4,4,5,3", " 4453 "}) {
      assertThat(game.format(game.parse(text))).as(text).isEqualTo(board);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "-", "  ", "7/7/7/7/7/7", "......./......./......./......./......./7"})
  void readsTheStart(String text) {
    var position = game.parse(text);
    assertThat(position.key()).isEqualTo(game.start().key());
    assertThat(position.ply()).isZero();
  }

  @Test
  void readsBoards() {
    var position = game.parse("7/7/7/7/3O3/2oXx2");
    assertThat(position.key()).isEqualTo(game.parse("4453").key());
    assertThat(position.ply()).isEqualTo(4);
    var flat = game.parse("...................................o...x..");
    assertThat(flat.key()).isEqualTo(game.parse("51").key());
  }

  @Test
  void readsWideBoards() {
    var wide = ConnectFour.of(12, 4);
    long key = wide.parse("10 3 12").key();
    assertThat(wide.parse("10,3,12").key()).isEqualTo(key);
    assertThat(wide.parse("jcl").key()).isEqualTo(key);
    assertThat(wide.parse("j 3 l").key()).isEqualTo(key);
    assertThat(wide.formatMove(wide.parseMove(wide.start(), "l"))).isEqualTo("12");
    assertThatThrownBy(() -> wide.parse("13"))
        .hasMessage("'13' is not a column (move 1 of '13'). Columns are 1 to 12, from the left.");
  }

  @ParameterizedTest
  @CsvSource({"7,6", "4,4", "12,4", "32,1", "3,15"})
  void formatsAndReadsBack(int width, int height) {
    var random = new SplittableRandom(9);
    var sized = ConnectFour.of(width, height);
    int[] moves = new int[width];
    for (int i = 0; i < 50; i++) {
      var position = sized.start();
      while (position.outcome() == Position.ONGOING) {
        int move = moves[random.nextInt(position.moves(moves, 0))];
        assertThat(sized.parseMove(position, sized.formatMove(move))).isEqualTo(move);
        position.make(move);
        var back = sized.parse(sized.format(position));
        assertThat(back.key()).isEqualTo(position.key());
        assertThat(back.ply()).isEqualTo(position.ply());
        assertThat(back.outcome()).isEqualTo(position.outcome());
      }
    }
  }

  @Test
  void drawsColumns() {
    Board board = game.board(game.parse("4453"));
    assertThat(board.kind()).isEqualTo(Board.Kind.COLUMNS);
    assertThat(board.cell(3, 5)).isEqualTo('x');
    assertThat(board.cell(3, 4)).isEqualTo('o');
    assertThat(game.targetCell(game.parse("4453"), 3)).isEqualTo(3 * 7 + 3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "4444444 | Column 4 is full (move 7 of '4444444'). Columns with room: 1, 2, 3, 5, 6, 7.",
        "1298 | '9' is not a column (move 3 of '1298'). Columns are 1 to 7, from the left.",
        "40 | '0' is not a column (move 2 of '40'). Columns are 1 to 7, from the left.",
        "44e | 'e' is not a column (move 3 of '44e'). Columns are 1 to 7, from the left.",
        "12121213 | '3' cannot be played (move 8 of '12121213'): the game is over, x has four in a"
            + " row. Leave out the moves after the end.",
        "......./7 | The board has 2 rows; this game has 6, separated by '/'.",
        "7/7/7/7/7/...... | Row 6 from the top has 6 cells; this game has 7 columns.",
        "7/7/7/7/7/999 | Row 6 from the top has 64 cells; this game has 7 columns.",
        "7/7/7/7/7/...q... | 'q' in row 6 from the top is not a cell; cells are x, o, . or a number"
            + " of empty cells.",
        "7/7/7/7/7/xx5 | x has 2 stones and o has 0; x moves first and they take turns, so x has as"
            + " many as o or one more.",
        "7/7/7/7/7/o6 | x has 0 stones and o has 1; x moves first and they take turns, so x has as"
            + " many as o or one more.",
        "7/7/7/2x4/7/2o4 | The stone in column 3, row 3 from the bottom, has an empty cell under"
            + " it; stones drop to the lowest free cell.",
        "7/7/7/7/oooo3/xxxx3 | Both x (column 1, row 1 to column 4, row 1) and o (column 1, row 2"
            + " to column 4, row 2) have four in a row; the game ends with the first four.",
        "7/7/7/7/ooo4/xxxx2o | x has four in a row (column 1, row 1 to column 4, row 1) but is to"
            + " move; the game ended before the last stone.",
        "7/7/7/ooo4/oooxo2/xxxxxxx | The fours of x cannot have come from one last stone on top of"
            + " a column.",
      })
  void saysWhatIsWrongWithAPosition(String text, String message) {
    assertThatThrownBy(() -> game.parse(text))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessage(message);
  }

  @Test
  void saysThatAFullBoardTakesNoMove() {
    var tiny = ConnectFour.of(2, 2);
    assertThatThrownBy(() -> tiny.parse("11221"))
        .hasMessage(
            "'1' cannot be played (move 5 of '11221'): the game is over, the board is full. Leave"
                + " out the moves after the end.");
  }

  @Test
  void quotesLongTextsBriefly() {
    assertThatThrownBy(() -> game.parse("1234567".repeat(1000)))
        .isInstanceOf(IllegalPositionException.class)
        .message()
        .hasSizeLessThan(250);
  }

  @Test
  void checksSingleMoves() {
    var full = game.parse("444444");
    assertThatThrownBy(() -> game.parseMove(full, "4"))
        .hasMessage("Column 4 is full. Columns with room: 1, 2, 3, 5, 6, 7.");
    assertThatThrownBy(() -> game.parseMove(full, "x"))
        .hasMessage("'x' is not a column. Columns are 1 to 7, from the left.");
    assertThatThrownBy(() -> game.parseMove(full, ""))
        .hasMessage("'' is not a column. Columns are 1 to 7, from the left.");
    assertThat(game.parseMove(full, " 7 ")).isEqualTo(6);
  }

  @ParameterizedTest
  @CsvSource({"7x6,connect4", "'',connect4", "8x7,connect4:8x7", "4×5,connect4:4x5"})
  void findsSizes(String variant, String id) {
    assertThat(new ConnectFourFamily().game(variant).id()).isEqualTo(id);
  }

  @ParameterizedTest
  @ValueSource(strings = {"9x9", "0x6", "7x0", "1x16", "65x0", "33x1"})
  void refusesBoardsThatDoNotFit(String variant) {
    assertThatThrownBy(() -> new ConnectFourFamily().game(variant))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("board of " + variant + " is not possible")
        .hasMessageContaining("must be at most 64");
  }

  @ParameterizedTest
  @ValueSource(strings = {"big", "7", "7x", "-7x6", "7x6x5", "9999999999x6"})
  void refusesWhatIsNoSize(String variant) {
    assertThatThrownBy(() -> new ConnectFourFamily().game(variant))
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "'"
                + variant
                + "' is not a size of a Connect-4 board; write WIDTHxHEIGHT, such as 7x6.");
  }
}
