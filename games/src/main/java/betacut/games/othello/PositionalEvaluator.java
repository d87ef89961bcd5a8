package betacut.games.othello;

import betacut.rules.Evaluator;
import betacut.rules.Score;

/** The sum of {@link SquareWeights} over own discs less the same over the opponent's. */
final class PositionalEvaluator implements Evaluator<OthelloPosition> {
  /** Worth of each of the 256 fillings of each row: eight look-ups instead of sixty-four. */
  private final int[] rows = new int[8 << 8];

  PositionalEvaluator(Size size) {
    int[] weights = SquareWeights.of(size);
    for (int row = 0; row < 8; row++) {
      for (int filling = 0; filling < 256; filling++) {
        for (int column = 0; column < 8; column++) {
          rows[row << 8 | filling] += (filling >> column & 1) * weights[row << 3 | column];
        }
      }
    }
  }

  @Override
  public int evaluate(OthelloPosition position) {
    return Score.clampOpinion(sum(position.own()) - sum(position.opponent()));
  }

  private int sum(long discs) {
    int sum = 0;
    for (int row = 0; row < 8; row++) {
      sum += rows[row << 8 | (int) (discs >>> (row << 3)) & 0xFF];
    }
    return sum;
  }
}
