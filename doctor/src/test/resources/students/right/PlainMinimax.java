import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;

/** Two functions that call each other, no cuts, and the first best move. */
public class PlainMinimax implements OwnSearch {
  private Evaluator<Position> evaluator;

  @Override
  public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
    this.evaluator = evaluator;
    int[] moves = new int[position.maxMoves()];
    int count = position.moves(moves, 0);
    int best = Integer.MIN_VALUE;
    int bestMove = -1;
    for (int i = 0; i < count; i++) {
      position.make(moves[i]);
      int value = min(position, depth - 1, 1);
      position.undo(moves[i]);
      if (value > best) {
        best = value;
        bestMove = moves[i];
      }
    }
    return new Answer(bestMove, best);
  }

  private int max(Position position, int depth, int ply) {
    if (position.outcome() != Position.ONGOING) {
      return Score.atPly(position.outcome(), ply);
    }
    if (depth == 0) {
      return evaluator.evaluate(position);
    }
    int[] moves = new int[position.maxMoves()];
    int count = position.moves(moves, 0);
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      position.make(moves[i]);
      best = Math.max(best, min(position, depth - 1, ply + 1));
      position.undo(moves[i]);
    }
    return best;
  }

  private int min(Position position, int depth, int ply) {
    if (position.outcome() != Position.ONGOING) {
      return -Score.atPly(position.outcome(), ply);
    }
    if (depth == 0) {
      return -evaluator.evaluate(position);
    }
    int[] moves = new int[position.maxMoves()];
    int count = position.moves(moves, 0);
    int best = Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      position.make(moves[i]);
      best = Math.min(best, max(position, depth - 1, ply + 1));
      position.undo(moves[i]);
    }
    return best;
  }
}
