package betacut.solve.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolverPositionTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "8; move 1: '8' is not a column of this board",
        "x; move 1: 'x' is not a column of this board",
        "0; move 1: '0' is not a column of this board",
        "1 2; move 2: ' ' is not a column of this board",
        "44444441; move 7: column 4 is full",
        "12121212; move 8: the game is over"
      })
  void badGamesAreRefused(String moves, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SolverPosition.parse(7, 6, moves))
        .withMessage(message);
  }

  @Test
  void aDashOrNothingIsTheEmptyBoard() {
    assertThat(SolverPosition.parse(7, 6, "-")).isEqualTo(SolverPosition.empty(7, 6));
    assertThat(SolverPosition.parse(7, 6, "")).isEqualTo(SolverPosition.empty(7, 6));
  }

  @Test
  void ordersOfTheSameStonesAreEqual() {
    var position = SolverPosition.parse(7, 6, "1234");
    assertThat(SolverPosition.parse(7, 6, "3214")).isEqualTo(position).hasSameHashCodeAs(position);
    assertThat(SolverPosition.parse(7, 6, "2134")).isNotEqualTo(position);
    assertThat(SolverPosition.parse(7, 7, "1234")).isNotEqualTo(position);
  }

  @Test
  void theBoardIsDrawnTopRowFirst() {
    assertThat(SolverPosition.parse(4, 3, "1123")).hasToString("....\no...\nxxo.\n");
  }

  @ParameterizedTest
  @CsvSource({"-1", "7", "3"})
  void aStoneThatCannotFallIsRefused(int column) {
    var position = SolverPosition.parse(7, 6, "444444");
    assertThatIllegalArgumentException().isThrownBy(() -> position.play(column));
  }

  @ParameterizedTest
  @CsvSource({"9,7", "0,6", "7,0", "64,1"})
  void aBoardThatDoesNotFitIsRefused(int width, int height) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SolverPosition.empty(width, height))
        .withMessageContaining("does not fit 64 bits");
  }

  @Test
  void aPositionCanBeGivenByItsStones() {
    var played = SolverPosition.parse(7, 6, "4435");
    assertThat(SolverPosition.of(7, 6, played.own(), played.own() ^ played.mask()))
        .isEqualTo(played);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "1; 1; two stones in one cell, or a stone off the board",
        "0; 64; two stones in one cell, or a stone off the board",
        "0; 2; a stone hangs in the air",
        "1; 0; the side to move has 1 stones and the other 0",
        "0; 3; the side to move has 0 stones and the other 2"
      })
  void stonesThatCannotBeAreRefused(long own, long other, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SolverPosition.of(7, 6, own, other))
        .withMessage(message);
  }
}
