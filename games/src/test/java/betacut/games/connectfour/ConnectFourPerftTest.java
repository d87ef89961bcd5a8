package betacut.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.rules.Position;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ConnectFourPerftTest {
  private static final long[] DISTINCT = {1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275};

  static List<PerftFile.Line> perftFile() {
    return PerftFile.read("connect4.txt");
  }

  @ParameterizedTest
  @MethodSource("perftFile")
  void countsThePublishedNumberOfPaths(PerftFile.Line line) {
    String variant = line.game().replaceFirst("connect4:?", "");
    var game = new ConnectFourFamily().game(variant);
    assertThat(PerftFile.perft(game.start(), line.depth())).isEqualTo(line.count());
  }

  @ParameterizedTest
  @CsvSource({"4,4,7", "5,4,6", "4,5,6", "6,5,5", "7,6,5", "9,6,4", "8,7,4", "1,5,5", "3,9,7"})
  void countsAsManyPathsAsTheSlowRuleBook(int width, int height, int depth) {
    long slow = new SlowConnectFour(width, height).perft(depth);
    Position start = ConnectFour.of(width, height).start();
    assertThat(PerftFile.perft(start, depth)).isEqualTo(slow);
  }

  @Test
  void reachesTheKnownNumberOfDistinctPositions() {
    for (int ply = 0; ply < DISTINCT.length; ply++) {
      var keys = PerftFile.keys(ConnectFour.of(7, 6).start(), ply, false);
      assertThat(keys).as("ply %d", ply).hasSize((int) DISTINCT[ply]);
    }
  }

  @Test
  void mirrorImagesHalveTheDistinctPositions() {
    int folded = PerftFile.keys(ConnectFour.of(7, 6).start(), 6, true).size();
    long mirrorSymmetric =
        PerftFile.keys(ConnectFour.of(7, 6).start(), 6, false).stream()
            .filter(ConnectFourPerftTest::isItsOwnMirrorImage)
            .count();
    assertThat(2L * folded - mirrorSymmetric).isEqualTo(DISTINCT[6]);
  }

  private static boolean isItsOwnMirrorImage(long key) {
    for (int column = 0; column < 3; column++) {
      if ((key >>> 7 * column & 127) != (key >>> 7 * (6 - column) & 127)) {
        return false;
      }
    }
    return true;
  }
}
