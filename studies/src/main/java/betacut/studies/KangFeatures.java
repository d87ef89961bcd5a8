package betacut.studies;

import betacut.games.connectfour.ConnectFourPosition;
import betacut.rules.Evaluator;
import betacut.rules.Score;
import java.util.Set;

/**
 * Some of the four features of Kang, Wang and Hu (2019), to see what each is worth. With all of
 * them it is the evaluation {@code kang} of the game, which a test holds it to.
 *
 * @param features 2 for three in a row (or with a gap), 3 for two in a row, 4 for lone stones;
 *     feature 1, four in a row, is the rules' own
 */
record KangFeatures(Set<Integer> features) implements Evaluator<ConnectFourPosition> {
  private static final int UNSTOPPABLE = 15_000_000;
  private static final int THREE = 900_000;
  private static final int OPEN_TWO = 50_000;
  private static final int TWO_PER_FREE_CELL = 10_000;
  private static final int MOST_FREE_CELLS = 5;
  private static final int[] LONE_BY_DISTANCE = {200, 120, 70, 40};

  // Small differences keep their order, big ones lose the digits that do not fit our range.
  private static final int FINE = 20;
  private static final int FINE_LIMIT = 320_000;
  private static final int COARSE = 5_000;

  KangFeatures {
    features = Set.copyOf(features);
  }

  @Override
  public int evaluate(ConnectFourPosition position) {
    long own = position.ownStones();
    long opponent = position.opponentStones();
    var board = new Cells(position, own | opponent);
    int raw = sum(board, own) - sum(board, opponent);
    int near = Math.clamp(raw, -FINE_LIMIT, FINE_LIMIT);
    return Score.clampOpinion(near / FINE + (raw - near) / COARSE);
  }

  private int sum(Cells board, long stones) {
    int sum = features.contains(4) ? loneStones(board, stones) : 0;
    for (int d : new int[] {1, board.step - 1, board.step, board.step + 1}) {
      for (long left = stones & ~(stones << d); left != 0; left &= left - 1) {
        sum += run(board, stones, Long.lowestOneBit(left), d);
      }
    }
    return sum;
  }

  /** What one run of stones is worth, known by its first cell. */
  private int run(Cells board, long stones, long first, int d) {
    int length = 1;
    while ((stones & first << length * d) != 0) {
      length++;
    }
    boolean before = (board.playable & first >>> d) != 0;
    boolean after = (board.playable & first << length * d) != 0;
    if (length == 3 && features.contains(2)) {
      return before && after ? UNSTOPPABLE : before || after ? THREE : 0;
    }
    return length == 2 ? two(board, stones, first, d, before, after) : 0;
  }

  private int two(Cells board, long stones, long first, int d, boolean before, boolean after) {
    boolean gapBefore = before && (stones & first >>> 2 * d) != 0;
    boolean gapAfter = after && (stones & first << 3 * d) != 0;
    if (gapBefore || gapAfter) {
      return features.contains(2) ? THREE * (gapBefore && gapAfter ? 2 : 1) : 0;
    }
    if (!features.contains(3) || before == after) {
      return features.contains(3) && before ? OPEN_TWO : 0;
    }
    long cell = before ? first >>> d : first << 2 * d;
    int free = 0;
    for (int i = 2; i <= MOST_FREE_CELLS; i++) {
      cell = (before ? cell >>> d : cell << d) & board.empty;
      free += cell == 0 ? 0 : 1;
    }
    return TWO_PER_FREE_CELL * free;
  }

  private static int loneStones(Cells board, long stones) {
    long sides = stones | stones << 1 | stones >>> 1;
    long around = stones << 1 | stones >>> 1 | sides << board.step | sides >>> board.step;
    int sum = 0;
    for (long left = stones & ~around; left != 0; left &= left - 1) {
      int column = Long.numberOfTrailingZeros(left) / board.step;
      int distance = Math.abs(2 * column - (board.width - 1)) / 2;
      sum += LONE_BY_DISTANCE[Math.min(distance, LONE_BY_DISTANCE.length - 1)];
    }
    return sum;
  }

  /**
   * The board: cells column by column from below, with one bit between columns that is never set.
   */
  private static final class Cells {
    final int width;
    final int step;
    final long playable;
    final long empty;

    Cells(ConnectFourPosition position, long stones) {
      width = position.width();
      step = position.height() + 1;
      playable = position.playableCells();
      long cells = 0;
      for (int column = 0; column < width; column++) {
        cells |= (1L << position.height()) - 1 << column * step;
      }
      empty = cells & ~stones;
    }
  }
}
