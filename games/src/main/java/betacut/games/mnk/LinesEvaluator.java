package betacut.games.mnk;

import betacut.rules.Evaluator;
import betacut.rules.Score;

/**
 * Our evaluation: every stretch of k cells in a line that holds stones of one side only counts for
 * that side by its number of stones.
 */
final class LinesEvaluator implements Evaluator<MnkPosition> {
  /** By number of stones: one more is worth several stretches with one less. */
  static final int[] WEIGHTS = {
    0, 1, 5, 20, 80, 300, 600, 900, 1200, 1500, 1800, 2100, 2400, 2700, 3000, 3300
  };

  private final LineBoard board;

  /** By the first player's stones × 16 + the second's, so that no stretch needs a branch. */
  private final int[] worth = new int[WEIGHTS.length * WEIGHTS.length];

  LinesEvaluator(LineBoard board) {
    this.board = board;
    for (int stones = 1; stones < WEIGHTS.length; stones++) {
      worth[stones * WEIGHTS.length] = WEIGHTS[stones];
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
      score += worth[firstStones * WEIGHTS.length + secondStones];
    }
    return score;
  }
}
