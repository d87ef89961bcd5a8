package betacut.games.connectfour;

import betacut.rules.Evaluator;

/**
 * The study's evaluation: every line of four cells that holds stones of one colour only counts for
 * that colour by its number of stones.
 *
 * <p>All lines of one direction are counted at once. Bit i of {@code one} says that exactly one of
 * the cells i and i + d holds a stone, bit i of {@code two} that both do; the line from i is that
 * pair and the pair from i + 2d. It holds three stones if one pair is full and the other half full,
 * and two if both are half full or one is full and the other empty.
 */
final class EssayEvaluator implements Evaluator<ConnectFourPosition> {
  /** By number of stones in the line; one and none are worth nothing, four never gets here. */
  static final int[] WEIGHTS = {0, 0, 1, 4, 0};

  private final int[] directions;
  private final long[] starts;

  EssayEvaluator(ColumnBoard board) {
    directions = board.directions();
    starts = new long[directions.length];
    for (int i = 0; i < starts.length; i++) {
      starts[i] = board.lineStarts(directions[i]);
    }
  }

  @Override
  public int evaluate(ConnectFourPosition position) {
    long own = position.ownStones();
    long opponent = position.opponentStones();
    int score = 0;
    for (int i = 0; i < directions.length; i++) {
      int d = directions[i];
      score += lines(own, starts[i] & ~touched(opponent, d), d);
      score -= lines(opponent, starts[i] & ~touched(own, d), d);
    }
    return score;
  }

  /** The starts of the lines that hold any of these stones. */
  static long touched(long stones, int d) {
    long pair = stones | stones >>> d;
    return pair | pair >>> 2 * d;
  }

  private static int lines(long stones, long starts, int d) {
    long one = stones ^ stones >>> d;
    long two = stones & stones >>> d;
    long laterOne = one >>> 2 * d;
    long laterTwo = two >>> 2 * d;
    long three = two & laterOne | one & laterTwo;
    long both = one & laterOne | (two ^ laterTwo) & ~(one | laterOne);
    return WEIGHTS[2] * Long.bitCount(both & starts) + WEIGHTS[3] * Long.bitCount(three & starts);
  }
}
