import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;

/** Wanted to play the last of the equal moves, and takes bounds for equality. */
public class Bug2LastTieWins implements OwnSearch {
  private Evaluator<Position> judge;

  @Override
  public Answer search(Position board, Evaluator<Position> evaluator, int depth) {
    judge = evaluator;
    int[] moves = new int[board.maxMoves()];
    int n = board.moves(moves, 0);
    int alpha = -Score.INF;
    int choice = moves[0];
    for (int i = 0; i < n; i++) {
      board.make(moves[i]);
      int score = -alphaBeta(board, -Score.INF, -alpha, depth - 1, 1);
      board.undo(moves[i]);
      if (score >= alpha) {
        alpha = score;
        choice = moves[i];
      }
    }
    return new Answer(choice, alpha);
  }

  private int alphaBeta(Position board, int alpha, int beta, int depth, int ply) {
    if (board.outcome() != Position.ONGOING) {
      return clamp(Score.atPly(board.outcome(), ply), alpha, beta);
    }
    if (depth == 0) {
      return clamp(judge.evaluate(board), alpha, beta);
    }
    int[] moves = new int[board.maxMoves()];
    int n = board.moves(moves, 0);
    int low = alpha;
    for (int i = 0; i < n; i++) {
      board.make(moves[i]);
      low = Math.max(low, -alphaBeta(board, -beta, -low, depth - 1, ply + 1));
      board.undo(moves[i]);
      if (low >= beta) {
        return beta;
      }
    }
    return low;
  }

  private static int clamp(int score, int alpha, int beta) {
    return Math.min(beta, Math.max(alpha, score));
  }
}
