package betacut.games.mnk;

import betacut.rules.Evaluator;
import betacut.rules.Score;

/**
 * Our evaluation: every stretch of k cells in a line that holds stones of one side only counts for
 * that side by its number of stones.
 */
final class MnkLinesEvaluator implements Evaluator<MnkPosition> {
  /** By number of stones: one more is worth several stretches with one less. */
  static final int[] WEIGHTS = {
    0, 1, 5, 20, 80, 300, 600, 900, 1200, 1500, 1800, 2100, 2400, 2700, 3000, 3300, 3600, 3900,
    4200, 4500, 4800
  };

  /** Room for as many stones as a stretch may hold, and a power of two. */
  private static final int ROW = 32;

  private final LineBoard board;

  /**
   * By the first player's stones × {@link #ROW} + the second's, so that no stretch needs a branch.
   */
  private final int[] worth = new int[ROW * ROW];

  MnkLinesEvaluator(LineBoard board) {
    this.board = board;
    for (int stones = 1; stones < WEIGHTS.length; stones++) {
      worth[stones * ROW] = WEIGHTS[stones];
      worth[stones] = -WEIGHTS[stones];
    }
  }

  @Override
  public int evaluate(MnkPosition position) {
    int[] first = position.lines(0);
    int[] second = position.lines(1);
    int score = 0;
    for (int line : board.winnableLines) {
      if ((first[line] | second[line]) != 0) {
        score += line(first[line], second[line], line);
      }
    }
    return Score.clampOpinion(position.mover() == 0 ? score : -score);
  }

  private int line(int first, int second, int line) {
    int stretch = (1 << board.inRow) - 1;
    int start = board.firstBit[line];
    int last = start + board.length[line] - board.inRow;
    int score = 0;
    for (int i = start; i <= last; i++) {
      int firstStones = Integer.bitCount(first >>> i & stretch);
      int secondStones = Integer.bitCount(second >>> i & stretch);
      score += worth[firstStones * ROW + secondStones];
    }
    return score;
  }
}
