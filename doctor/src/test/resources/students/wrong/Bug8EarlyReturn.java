import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;

/** Works on a copy, so nobody sees that cut nodes leave their move on the board. */
public class Bug8EarlyReturn implements OwnSearch {
  private Position board;
  private Evaluator<Position> evaluator;

  @Override
  public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
    board = position.copy();
    this.evaluator = evaluator;
    int[] moves = new int[board.maxMoves()];
    int count = board.moves(moves, 0);
    int best = -Score.INF;
    int bestMove = -1;
    for (int i = 0; i < count; i++) {
      board.make(moves[i]);
      int value = -cutting(depth - 1, -Score.INF, -best, 1);
      board.undo(moves[i]);
      if (value > best) {
        best = value;
        bestMove = moves[i];
      }
    }
    return new Answer(bestMove, best);
  }

  private int cutting(int depth, int alpha, int beta, int ply) {
    if (board.outcome() != Position.ONGOING) {
      return Score.atPly(board.outcome(), ply);
    }
    if (depth == 0) {
      return evaluator.evaluate(board);
    }
    int[] moves = new int[board.maxMoves()];
    int count = board.moves(moves, 0);
    for (int i = 0; i < count; i++) {
      board.make(moves[i]);
      int value = -cutting(depth - 1, -beta, -alpha, ply + 1);
      if (value >= beta) {
        return beta;
      }
      board.undo(moves[i]);
      alpha = Math.max(alpha, value);
    }
    return alpha;
  }
}
