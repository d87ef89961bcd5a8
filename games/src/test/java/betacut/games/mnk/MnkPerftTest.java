package betacut.games.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import betacut.games.connectfour.PerftFile;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MnkPerftTest {
  static List<PerftFile.Line> perftFile() {
    return PerftFile.read("tictactoe.txt");
  }

  @ParameterizedTest
  @MethodSource("perftFile")
  void countsThePublishedNumberOfPaths(PerftFile.Line line) {
    assertThat(PerftFile.perft(Mnk.of(3, 3, 3).start(), line.depth())).isEqualTo(line.count());
  }

  @ParameterizedTest
  @CsvSource({
    "3,3,3,7", "4,4,4,4", "4,3,3,5", "3,4,2,5", "2,2,2,4", "5,4,3,4", "2,6,3,5", "9,2,5,4"
  })
  void countsAsManyPathsAsTheSlowRuleBook(int width, int height, int inRow, int depth) {
    long slow = new SlowMnk(width, height, inRow).perft(depth);
    assertThat(PerftFile.perft(Mnk.of(width, height, inRow).start(), depth)).isEqualTo(slow);
  }

  @Test
  void ticTacToeReaches5478PositionsAnd765UpToSymmetry() {
    Set<Long> all = new HashSet<>();
    Set<Long> folded = new HashSet<>();
    for (int ply = 0; ply <= 9; ply++) {
      all.addAll(PerftFile.keys(Mnk.of(3, 3, 3).start(), ply, false));
      folded.addAll(PerftFile.keys(Mnk.of(3, 3, 3).start(), ply, true));
    }
    assertThat(all).hasSize(5478);
    assertThat(folded).hasSize(765);
    assertThat(new SlowMnk(3, 3, 3).reachable()).hasSize(5478);
  }

  @Test
  void differentPositionsHaveDifferentKeys() {
    var game = Mnk.of(3, 3, 3);
    Set<String> texts = new SlowMnk(3, 3, 3).reachable();
    assertThat(texts.stream().map(text -> game.parse(text).key()).distinct()).hasSize(5478);
  }
}
