import betacut.rules.Evaluator;
import betacut.rules.Position;
import betacut.testkit.OwnSearch;

/** A win is a win is a win. */
public class Bug1FlatWins implements OwnSearch {
  private static final int INFINITY = 1_000_000;

  @Override
  public Answer search(Position position, Evaluator<Position> evaluator, int depth) {
    int[] moves = new int[position.maxMoves()];
    int n = position.moves(moves, 0);
    int bestMove = -1;
    int best = -INFINITY;
    for (int i = 0; i < n; i++) {
      position.make(moves[i]);
      int score = -negamax(position, evaluator, depth - 1);
      position.undo(moves[i]);
      if (score > best) {
        best = score;
        bestMove = moves[i];
      }
    }
    return new Answer(bestMove, best);
  }

  private int negamax(Position position, Evaluator<Position> evaluator, int depth) {
    int outcome = position.outcome();
    if (outcome != Position.ONGOING) {
      return outcome;
    }
    if (depth == 0) {
      return evaluator.evaluate(position);
    }
    int[] moves = new int[position.maxMoves()];
    int n = position.moves(moves, 0);
    int best = -INFINITY;
    for (int i = 0; i < n; i++) {
      position.make(moves[i]);
      best = Math.max(best, -negamax(position, evaluator, depth - 1));
      position.undo(moves[i]);
    }
    return best;
  }
}
