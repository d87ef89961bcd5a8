package betacut.solve.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every position of small boards, against plain minimax: scores, and each static bound alone. */
class SmallBoardsTest {
  @ParameterizedTest
  @CsvSource({"1,5", "2,6", "3,4", "4,3", "4,4", "5,3", "3,5", "6,2", "4,5", "3,7", "3,6"})
  void everyScoreAndEveryBoundAgreesWithPlainMinimax(int width, int height) {
    var oracle = new PlainMinimax(width, height);
    var columns = new String[width];
    Arrays.fill(columns, "");
    oracle.score(columns, 0);
    var solver = new ConnectFourSolver(width, height, 1);
    var bounds = new ZugzwangBounds(width, height) {};
    int every = Math.max(1, oracle.known().size() / 200_000);
    int number = 0;
    var wrong = new ArrayList<String>();
    for (var entry : oracle.known().entrySet()) {
      long[] words = words(bounds, entry.getKey());
      if (!boundsHold(bounds, words[0], words[1], entry.getValue())
          || number++ % every == 0 && solver.score(words[0], words[1]) != entry.getValue()) {
        wrong.add(entry.getKey());
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static long[] words(BoardGeometry board, String key) {
    String[] columns = key.split("/", -1);
    long x = 0;
    long mask = 0;
    for (int c = 0; c < columns.length; c++) {
      for (int r = 0; r < columns[c].length(); r++) {
        long bit = 1L << c * board.stride + r;
        mask |= bit;
        x |= columns[c].charAt(r) == 'x' ? bit : 0;
      }
    }
    boolean first = Long.bitCount(mask) % 2 == 0;
    return new long[] {first ? x : x ^ mask, mask};
  }

  /**
   * The bounds promise nothing where the side to move wins at once, so such positions are left out.
   */
  private static boolean boundsHold(ZugzwangBounds bounds, long own, long mask, int score) {
    long other = own ^ mask;
    long playable = bounds.playable(mask);
    long ownWins = bounds.winningCells(own, mask);
    long otherWins = bounds.winningCells(other, mask);
    if (playable == 0 || (ownWins & playable) != 0) {
      return true;
    }
    if (score > bounds.delayBound(own, ownWins, mask)
        || (otherWins & playable) == 0 && -score > bounds.delayBound(other, otherWins, mask)) {
      return false;
    }
    if ((bounds.cells - Long.bitCount(mask)) % 2 == 0) {
      return followUpHolds(bounds, own, other, otherWins, playable, -score);
    }
    long threats = otherWins & bounds.lower & ~playable;
    return threats == 0
        || -score >= bounds.oddThreatBound(own, other, otherWins, playable, threats);
  }

  /** A bound asked with some alpha is the full one, unless that is not greater than alpha. */
  private static boolean followUpHolds(
      ZugzwangBounds bounds, long own, long other, long otherWins, long playable, int score) {
    int full = bounds.followUpBound(own, other, otherWins, playable, -1);
    for (int alpha = 0; alpha <= 3; alpha++) {
      int asked = bounds.followUpBound(own, other, otherWins, playable, alpha);
      if (asked != full && (full > alpha || asked > score)) {
        return false;
      }
    }
    return score >= full;
  }
}
