package betacut.games.connectfour;

import betacut.rules.Evaluator;
import betacut.rules.Weights;

/**
 * The study's evaluation: every line of four cells that holds stones of one colour only counts for
 * that colour by its number of stones.
 *
 * <p>All lines of one direction are counted at once. Bit i of {@code single} says that exactly one
 * of the cells i and i + d holds a stone, bit i of {@code pair} that both do; the line from i is
 * that pair and the pair from i + 2d. It holds three stones if one pair is full and the other half
 * full, and two if both are half full or one is full and the other empty.
 */
final class EssayEvaluator implements Evaluator.Weighted<ConnectFourPosition> {
  private final ColumnBoard board;
  private final Weights weights;
  private final int one;
  private final int two;
  private final int three;
  private final int[] directions;
  private final long[] starts;

  EssayEvaluator(ColumnBoard board, Weights weights) {
    this.board = board;
    this.weights = weights;
    one = weights.get("one");
    two = weights.get("two");
    three = weights.get("three");
    directions = board.directions();
    starts = new long[directions.length];
    for (int i = 0; i < starts.length; i++) {
      starts[i] = board.lineStarts(directions[i]);
    }
  }

  /** With the weights of a file beside this class. */
  static EssayEvaluator of(ColumnBoard board, String file) {
    return new EssayEvaluator(board, Weights.beside(EssayEvaluator.class, file));
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public EssayEvaluator with(Weights other) {
    return new EssayEvaluator(board, other);
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

  private int lines(long stones, long starts, int d) {
    long single = stones ^ stones >>> d;
    long pair = stones & stones >>> d;
    long laterSingle = single >>> 2 * d;
    long laterPair = pair >>> 2 * d;
    long threes = pair & laterSingle | single & laterPair;
    long twos = single & laterSingle | (pair ^ laterPair) & ~(single | laterSingle);
    int score = two * Long.bitCount(twos & starts) + three * Long.bitCount(threes & starts);
    if (one == 0) {
      return score; // as the study has it
    }
    long ones = (single ^ laterSingle) & ~(pair | laterPair);
    return score + one * Long.bitCount(ones & starts);
  }
}
