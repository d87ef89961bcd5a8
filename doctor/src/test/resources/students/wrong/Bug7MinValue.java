import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;

/** Starts with the widest window an int can hold. */
public class Bug7MinValue implements OwnSearch {
  private int bestMove;

  @Override
  public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
    int value = search(position, evaluator, depth, Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
    return new Answer(bestMove, value);
  }

  private int search(
      Position position, Evaluator<Position> evaluator, int depth, int alpha, int beta, int ply) {
    int result = position.outcome();
    if (result != Position.ONGOING) {
      return Score.atPly(result, ply);
    }
    if (depth == 0) {
      return evaluator.evaluate(position);
    }
    int[] moves = new int[position.maxMoves()];
    int count = position.moves(moves, 0);
    for (int i = 0; i < count; i++) {
      position.make(moves[i]);
      int value = -search(position, evaluator, depth - 1, -beta, -alpha, ply + 1);
      position.undo(moves[i]);
      if (value > alpha) {
        alpha = value;
        if (ply == 0) {
          bestMove = moves[i];
        }
      }
      if (alpha >= beta) {
        return alpha;
      }
    }
    return alpha;
  }
}
