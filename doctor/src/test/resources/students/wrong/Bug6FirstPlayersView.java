import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.rules.Score;
import betacut.testkit.OwnSearch;

/** Negamax with the evaluation that minimax used: good for the first player is positive. */
public class Bug6FirstPlayersView implements OwnSearch {
  private Evaluator<Position> sideToMove;

  @Override
  public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
    sideToMove = evaluator;
    int[] best = {-1, -Score.INF};
    int[] moves = new int[position.maxMoves()];
    int end = position.moves(moves, 0);
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      int value = -negamax(position, depth - 1, 1);
      position.undo(moves[i]);
      if (value > best[1]) {
        best = new int[] {moves[i], value};
      }
    }
    return new Answer(best[0], best[1]);
  }

  private int firstPlayersOpinion(Position position) {
    return position.mover() == 0 ? sideToMove.evaluate(position) : -sideToMove.evaluate(position);
  }

  private int negamax(Position position, int depth, int ply) {
    if (position.outcome() != Position.ONGOING) {
      return Score.atPly(position.outcome(), ply);
    }
    if (depth == 0) {
      return firstPlayersOpinion(position);
    }
    int best = -Score.INF;
    int[] moves = new int[position.maxMoves()];
    int end = position.moves(moves, 0);
    for (int i = 0; i < end; i++) {
      position.make(moves[i]);
      best = Math.max(best, -negamax(position, depth - 1, ply + 1));
      position.undo(moves[i]);
    }
    return best;
  }
}
