package betacut.studies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnbeatenTest {
  @ParameterizedTest
  @CsvSource({"1, 316, 620", "4, 96, 312", "6, 0, 0"})
  void ticTacToeIsSafeFromDepthSix(int depth, int lostFirst, int lostSecond) {
    String engine = PaperStudy.engine(depth);
    assertThat(Unbeaten.lostEnds("tictactoe", engine, 0)).isEqualTo(lostFirst);
    assertThat(Unbeaten.lostEnds("tictactoe", engine, 1)).isEqualTo(lostSecond);
  }
}
