package betacut.games.connectfour;

import betacut.rules.Evaluator;
import betacut.rules.Score;

/**
 * The four features of Kang, Wang and Hu (2019), the heuristic that the paper among our sources
 * names; as we read them, each for both sides and subtracted:
 *
 * <ol>
 *   <li>Four in a row. Never seen here: such a position is over.
 *   <li>Exactly three in a row. A stone can be dropped now next to both ends: won, their infinity;
 *       next to one: 900,000; neither: nothing. Also two in a row, a gap that can be filled now and
 *       a third: 900,000.
 *   <li>Exactly two in a row. A stone can be dropped next to both ends: 50,000. Next to one: by the
 *       free cells that follow on that side, 10,000 for two and as much for each of up to three
 *       more.
 *   <li>A stone with none of its colour around it: 200 in the middle column and 120, 70, 40
 *       outwards.
 * </ol>
 *
 * Their numbers exceed our range, so the difference is bent into it by a rising odd function: the
 * order of positions, all that a search looks at, stays theirs up to rounding.
 */
final class KangEvaluator implements Evaluator<ConnectFourPosition> {
  static final int UNSTOPPABLE = 15_000_000;
  static final int THREE = 900_000;
  static final int OPEN_TWO = 50_000;
  static final int TWO_PER_FREE_CELL = 10_000;
  static final int MOST_FREE_CELLS = 5;
  static final int[] LONE_BY_DISTANCE = {200, 120, 70, 40};

  private static final int FINE = 20;
  private static final int FINE_LIMIT = 320_000;
  private static final int COARSE = 5_000;

  private final ColumnBoard board;
  private final long cells;

  /** Columns with the same distance from the middle, by that distance; the last ones together. */
  private final long[] columnsByDistance = new long[LONE_BY_DISTANCE.length];

  KangEvaluator(ColumnBoard board) {
    this.board = board;
    cells = board.cells();
    long column = (1L << board.height()) - 1;
    for (int i = 0; i < board.width(); i++) {
      int distance = Math.abs(2 * i - (board.width() - 1)) / 2;
      columnsByDistance[Math.min(distance, LONE_BY_DISTANCE.length - 1)] |=
          column << i * board.step();
    }
  }

  @Override
  public int evaluate(ConnectFourPosition position) {
    long own = position.ownStones();
    long opponent = position.opponentStones();
    long empty = cells & ~(own | opponent);
    long playable = position.playableCells();
    return bend(features(own, empty, playable) - features(opponent, empty, playable));
  }

  static int bend(int raw) {
    int near = Math.clamp(raw, -FINE_LIMIT, FINE_LIMIT);
    return Score.clampOpinion(near / FINE + (raw - near) / COARSE);
  }

  private int features(long stones, long empty, long playable) {
    int step = board.step();
    return along(1, stones, empty, playable)
        + along(step - 1, stones, empty, playable)
        + along(step, stones, empty, playable)
        + along(step + 1, stones, empty, playable)
        + loneStones(stones);
  }

  /**
   * Features 2 and 3 in one direction; runs are known by their first cell, {@code d} bits apart.
   */
  private static int along(int d, long stones, long empty, long playable) {
    long runs = stones & ~(stones << d);
    long twoOrMore = runs & stones >>> d;
    long threeOrMore = twoOrMore & stones >>> 2 * d;
    return threes(d, threeOrMore & ~(stones >>> 3 * d), playable)
        + twos(d, twoOrMore & ~threeOrMore, stones, empty, playable);
  }

  private static int threes(int d, long threes, long playable) {
    long before = threes & playable << d;
    long after = threes & playable >>> 3 * d;
    return UNSTOPPABLE * Long.bitCount(before & after) + THREE * Long.bitCount(before ^ after);
  }

  private static int twos(int d, long twos, long stones, long empty, long playable) {
    long before = twos & playable << d;
    long after = twos & playable >>> 2 * d;
    long gapBefore = before & stones << 2 * d;
    long gapAfter = after & stones >>> 3 * d;
    long plain = ~(gapBefore | gapAfter);
    long onlyBefore = before & ~after & plain;
    long onlyAfter = after & ~before & plain;
    int free = 0;
    for (int i = 1; i <= MOST_FREE_CELLS; i++) {
      onlyBefore = onlyBefore >>> d & empty;
      onlyAfter = (i == 1 ? onlyAfter << 2 * d : onlyAfter << d) & empty;
      free += i == 1 ? 0 : Long.bitCount(onlyBefore) + Long.bitCount(onlyAfter);
    }
    return THREE * (Long.bitCount(gapBefore) + Long.bitCount(gapAfter))
        + OPEN_TWO * Long.bitCount(before & after & plain)
        + TWO_PER_FREE_CELL * free;
  }

  private int loneStones(long stones) {
    int step = board.step();
    long sides = stones | stones << 1 | stones >>> 1;
    long around = stones << 1 | stones >>> 1 | sides << step | sides >>> step;
    long lone = stones & ~around;
    int score = 0;
    for (int i = 0; i < LONE_BY_DISTANCE.length; i++) {
      score += LONE_BY_DISTANCE[i] * Long.bitCount(lone & columnsByDistance[i]);
    }
    return score;
  }
}
