package betacut.games.othello;

import static betacut.games.othello.OthelloTesting.game;
import static betacut.games.othello.OthelloTesting.moves;
import static betacut.games.othello.OthelloTesting.walk;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import betacut.rules.Game;
import betacut.rules.IllegalPositionException;
import betacut.rules.Position;
import betacut.rules.UsageException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OthelloNotationTest {
  private static final String START =
      "---------------------------OX------XO--------------------------- X";

  @ParameterizedTest
  @ValueSource(strings = {"8x8", "6x6", "4x4", "6x6,discs-only"})
  void positionsAndMovesReadBackWhatWasWritten(String variant) {
    Game<OthelloPosition> game = game(variant);
    for (long seed = 0; seed < 30; seed++) {
      walk(
          variant,
          seed,
          position -> {
            OthelloPosition again = game.parse(game.format(position));
            assertThat(again.key()).isEqualTo(position.key());
            assertThat(again.mover()).isEqualTo(position.mover());
            assertThat(game.format(again)).isEqualTo(game.format(position));
            assertThat(again.outcome()).isEqualTo(position.outcome());
            if (position.outcome() == Position.ONGOING) {
              for (int move : moves(position)) {
                assertThat(game.parseMove(position, game.formatMove(move))).isEqualTo(move);
              }
            }
          });
    }
  }

  @Test
  void theStartHasManyNames() {
    Game<OthelloPosition> game = game("");
    assertThat(game.format(game.start())).isEqualTo(START);
    for (String text : new String[] {"", "-", " ", START, START + "; D3:+0;"}) {
      assertThat(game.format(game.parse(text))).isEqualTo(START);
    }
  }

  @Test
  void moveListsNeedNoSeparators() {
    Game<OthelloPosition> game = game("8x8");
    String expected = game.format(game.parse("f5 d6 c3"));
    assertThat(game.format(game.parse("f5d6c3"))).isEqualTo(expected);
    assertThat(game.format(game.parse("F5,D6, C3"))).isEqualTo(expected);
    assertThat(game.parse("f5d6c3").ply()).isEqualTo(3);
  }

  @Test
  void passesMayBeLeftOutOfMoveLists() {
    Game<OthelloPosition> game = game("4x4");
    String[] passed = new String[2];
    for (long seed = 0; passed[0] == null; seed++) {
      var list = new StringBuilder();
      var before = new OthelloPosition[1];
      walk(
          "4x4",
          seed,
          position -> {
            if (before[0] != null) {
              list.append(' ').append(moveBetween(game, before[0], position));
            }
            before[0] = position.copy();
          });
      if (list.indexOf("pass") >= 0) {
        passed[0] = list.toString();
        passed[1] = game.format(before[0]);
      }
    }
    assertThat(game.format(game.parse(passed[0]))).isEqualTo(passed[1]);
    assertThat(game.format(game.parse(passed[0].replace(" pass", "")))).isEqualTo(passed[1]);
    assertThat(game.format(game.parse(passed[0].replace("pass", "ps")))).isEqualTo(passed[1]);
  }

  private static String moveBetween(
      Game<OthelloPosition> game, OthelloPosition before, OthelloPosition after) {
    for (int move : moves(before)) {
      before.make(move);
      boolean found = before.key() == after.key();
      before.undo(move);
      if (found) {
        return game.formatMove(move);
      }
    }
    throw new AssertionError("no move leads there");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a1                   | not a legal move here",
        "f5 pass              | not a legal move here",
        "f5x                  | Cannot read 'x'",
        "hello                | Cannot read 'hello'",
        "XO-- X               | 64",
        "f5 z9                | Move 2: 'z9' is not a legal move here",
        "f5 D6 A1             | Move 3: 'A1' is not a legal move here",
        "f5Xy                 | Cannot read 'Xy'",
      })
  void impossibleTextsSayWhy(String text, String reason) {
    assertThatThrownBy(() -> game("8x8").parse(text))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void boardsNeedASideAndAFullMiddle() {
    assertThatThrownBy(() -> game("8x8").parse(START.substring(0, 64)))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessageContaining("who moves");
    assertThatThrownBy(() -> game("8x8").parse("-".repeat(64) + " X"))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessageContaining("middle");
  }

  @Test
  void discsHangTogether() {
    String lonely = "X" + START.substring(1);
    assertThatThrownBy(() -> game("8x8").parse(lonely))
        .isInstanceOf(IllegalPositionException.class)
        .hasMessageContaining("touch no others");
    // h4 and a5 are far apart, though their numbers are not.
    String wrapped = "-".repeat(27) + "OXXXXX--XO" + "-".repeat(27) + " O";
    assertThatThrownBy(() -> game("8x8").parse(wrapped))
        .isInstanceOf(IllegalPositionException.class);
    String diagonal = "X--------X--------X--------OX------XO" + "-".repeat(27) + " O";
    assertThat(game("8x8").format(game("8x8").parse(diagonal.toLowerCase(Locale.ROOT))))
        .isEqualTo(diagonal);
  }

  @Test
  void unknownVariantsNameTheKnownOnes() {
    assertThatThrownBy(() -> game("10x10"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("8x8, 6x6, 4x4");
  }

  @Test
  void everyVariantKeepsItsName() {
    for (String variant : new OthelloFamily().variants()) {
      String id = game(variant).id();
      assertThat(id).isEqualTo(variant.equals("8x8") ? "othello" : "othello:" + variant);
    }
  }

  @Test
  void theBoardIsDrawnFromTheTop() {
    var board = game("4x4").board(game("4x4").parse("d3"));
    assertThat(board.cells()).isEqualTo("....".concat(".ox..xxx...."));
    assertThat(board.cell(3, 2)).isEqualTo('x');
  }
}
