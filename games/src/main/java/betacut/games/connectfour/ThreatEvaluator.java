package betacut.games.connectfour;

import betacut.rules.Evaluator;
import betacut.rules.Score;
import betacut.rules.Weights;

/**
 * Our evaluation: free cells that would complete a four, by who wants them and on which row, and
 * lines still open.
 *
 * <p>When nothing else is left to play, the players fill columns in turn, and with an even number
 * of rows the first player gets the odd ones and the second the even ones (counted from 1 at the
 * bottom). So a threat on the right row usually wins in the end, one on the wrong row only keeps
 * the opponent off the cell below, and a threat above another is seldom reached. A threat that can
 * be filled at once is about to be blocked.
 */
final class ThreatEvaluator implements Evaluator.Weighted<ConnectFourPosition> {
  /** What features are worth to one player; threats are live unless another is below them. */
  record Worth(int liveOdd, int liveEven, int covered, int playable, int openTwo, int openOne) {
    static Worth of(String player, Weights weights) {
      return new Worth(
          weights.get(player + ".live-odd"),
          weights.get(player + ".live-even"),
          weights.get(player + ".covered"),
          weights.get(player + ".playable"),
          weights.get(player + ".open-two"),
          weights.get(player + ".open-one"));
    }
  }

  private final ColumnBoard board;
  private final Weights weights;
  private final Worth toFirst;
  private final Worth toSecond;
  private final int step;
  private final long bottomRow;
  private final long sentinels;
  private final long cells;
  private final long oddRows;
  private final long upStarts;
  private final long fallingStarts;
  private final long rightStarts;
  private final long risingStarts;

  ThreatEvaluator(ColumnBoard board, Weights weights) {
    this.board = board;
    this.weights = weights;
    toFirst = Worth.of("first", weights);
    toSecond = Worth.of("second", weights);
    step = board.step();
    bottomRow = board.bottomRow();
    sentinels = bottomRow << board.height();
    cells = board.cells();
    oddRows = board.oddRows();
    upStarts = board.lineStarts(1);
    fallingStarts = board.lineStarts(step - 1);
    rightStarts = board.lineStarts(step);
    risingStarts = board.lineStarts(step + 1);
  }

  /** With the weights of a file beside this class. */
  static ThreatEvaluator of(ColumnBoard board, String file) {
    return new ThreatEvaluator(board, Weights.beside(ThreatEvaluator.class, file));
  }

  @Override
  public Weights weights() {
    return weights;
  }

  @Override
  public ThreatEvaluator with(Weights other) {
    return new ThreatEvaluator(board, other);
  }

  @Override
  public int evaluate(ConnectFourPosition position) {
    long first = position.firstStones();
    long second = position.secondStones();
    int score = threats(first, second, position.playableCells());
    score += openLines(toFirst, first, second) - openLines(toSecond, second, first);
    return Score.clampOpinion(position.mover() == 0 ? score : -score);
  }

  private int threats(long first, long second, long playable) {
    long empty = cells & ~(first | second);
    long ofFirst = ConnectFourPosition.fourthCells(first, step) & empty;
    long ofSecond = ConnectFourPosition.fourthCells(second, step) & empty;
    // Subtracting one in each column turns over its bits up to the lowest threat.
    long fenced = ofFirst | ofSecond | sentinels;
    long uncovered = fenced ^ fenced - bottomRow;
    return threats(toFirst, ofFirst, uncovered, playable)
        - threats(toSecond, ofSecond, uncovered, playable);
  }

  private int threats(Worth worth, long threats, long uncovered, long playable) {
    long live = threats & uncovered & ~playable;
    return worth.liveOdd * Long.bitCount(live & oddRows)
        + worth.liveEven * Long.bitCount(live & ~oddRows)
        + worth.covered * Long.bitCount(threats & ~uncovered)
        + worth.playable * Long.bitCount(threats & playable);
  }

  private int openLines(Worth worth, long stones, long others) {
    return openLines(worth, stones, others, 1, upStarts)
        + openLines(worth, stones, others, step - 1, fallingStarts)
        + openLines(worth, stones, others, step, rightStarts)
        + openLines(worth, stones, others, step + 1, risingStarts);
  }

  /** Counts as {@link EssayEvaluator} does, by pairs of cells. */
  private static int openLines(Worth worth, long stones, long others, int d, long starts) {
    long open = starts & ~EssayEvaluator.touched(others, d);
    long one = stones ^ stones >>> d;
    long two = stones & stones >>> d;
    long laterOne = one >>> 2 * d;
    long laterTwo = two >>> 2 * d;
    long ones = (one ^ laterOne) & ~(two | laterTwo);
    long twos = one & laterOne | (two ^ laterTwo) & ~(one | laterOne);
    return worth.openOne * Long.bitCount(ones & open) + worth.openTwo * Long.bitCount(twos & open);
  }
}
